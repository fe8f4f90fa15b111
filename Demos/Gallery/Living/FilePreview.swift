import Reflow

/// The preview of a file or folder, and the state of the disk that it shows.
struct FilePreview {
    /// The state that the preview depends on. An equal state has the same preview.
    struct Source: Hashable {
        let path: [UInt8]
        /// The facts about the entry itself, or the reason why there are none.
        let facts: FileFacts?
        let problem: String?
        /// The facts about the target of a link; `nil` for a broken link.
        let target: FileFacts?
        let showsHidden: Bool
        let today: CalendarDay

        init(_ path: [UInt8], showsHidden: Bool, today: CalendarDay) {
            (self.path, self.showsHidden, self.today) = (path, showsHidden, today)
            do throws(SystemError) {
                let facts = try FileFacts(of: path, followingLinks: false)
                self.facts = facts
                problem = nil
                target =
                    facts.mode.isLink ? try? FileFacts(of: path, followingLinks: true) : facts
            } catch {
                (facts, target, problem) = (nil, nil, error.reason)
            }
        }
    }

    let source: Source
    let content: DemoPreview

    /// The maximum number of bytes of a text, of bytes in the dump of another file, and of entries of a folder.
    private static let (textLimit, dumpLimit, entryLimit) = (1 << 16, 256, 2_000)

    /// Reads the preview. Reads only regular files and folders, and only their start, so that it takes little time.
    init(_ source: Source, title: String, colors: FileColors) {
        self.source = source
        var heading = [[TextSpan(Self.facts(source), .dim)]]
        var lines: [[TextSpan]] = []
        if source.facts?.mode.isLink == true {
            let target = System.target(ofLink: source.path) ?? []
            let text = "→ \(String(decoding: target, as: UTF8.self))"
            heading.append([TextSpan(source.target == nil ? "\(text) — a broken link" : text)])
        }
        if let target = source.target {
            let (description, content) =
                if target.mode.isFolder {
                    Self.folder(source, colors)
                } else if target.mode.isRegular {
                    Self.file(source.path, target)
                } else {
                    (
                        (try? System.status(of: source.path))?.kind.obstacle ?? "not a file",
                        [[TextSpan]]()
                    )
                }
            heading.append([TextSpan(description)])
            lines = content
        }
        content = DemoPreview(title: title, id: source.path, heading: heading, lines: lines)
    }

    /// The permissions, the owner, the size and the date in one line.
    private static func facts(_ source: Source) -> String {
        guard let facts = source.facts else { return source.problem ?? "" }
        let size = facts.mode.isRegular ? ByteCount(UInt64(max(0, facts.size))).text : nil
        let date = LocalTime(facts.modified)?.text(on: source.today)
        return [facts.mode.text, System.userName(facts.owner), size, date].compactMap(\.self)
            .joined(separator: "  ")
    }
}

/// Folders.
extension FilePreview {
    /// Returns the number of entries, and the entries by name: folders first.
    private static func folder(
        _ source: Source, _ colors: FileColors
    ) -> (description: String, lines: [[TextSpan]]) {
        let all: [DirectoryEntry]
        do throws(SystemError) {
            all = try Directory.entries(of: source.path, limit: entryLimit + 1)
        } catch {
            return ("cannot be read: \(error.reason)", [])
        }
        let shown = FolderListing(
            all.filter { source.showsHidden || $0.name.bytes.first != UInt8(ascii: ".") },
            in: .root)
        let lines = shown.folders.compactMap(shown.entry) + shown.files
        let counts = [
            count(shown.folders.count, "folder"), count(shown.files.count, "file"),
            all.count > lines.count ? "\(all.count - lines.count) hidden" : nil,
        ].compactMap(\.self).joined(separator: ", ")
        let description =
            all.count > entryLimit
            ? "more than \(entryLimit) entries" : all.isEmpty ? "empty" : counts
        return (
            description,
            lines.map { entry in
                let look = colors.look(
                    of: entry.path.bytes, mode: entry.mode, isLink: entry.target != nil)
                let slash = entry.mode?.isFolder == true ? "/" : ""
                return [TextSpan(entry.path.name + slash, look.attributes, color: look.color)]
            }
        )
    }

    private static func count(_ number: Int, _ noun: String) -> String? {
        number == 0 ? nil : "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}

/// Regular files.
extension FilePreview {
    private static func file(
        _ path: [UInt8], _ facts: FileFacts
    ) -> (description: String, lines: [[TextSpan]]) {
        // A file without a size may be a device of the kernel, whose bytes come only when something happens.
        guard facts.size > 0 else { return ("an empty file", []) }
        let file: OpenFile
        do throws(SystemError) { file = try OpenFile(path) } catch {
            return ("cannot be read: \(error.reason)", [])
        }
        // Another file may have replaced the file in the meantime.
        guard file.status?.kind == .regular else { return ("not a file any more", []) }
        let bytes = file.bytes(at: 0, count: textLimit)
        guard !bytes.isEmpty else { return ("without readable bytes", []) }
        let picture = PictureHeader { file.bytes(at: $0, count: $1) }
        if picture == nil, isText(bytes) { return text(bytes, of: facts.size) }
        let size = ByteCount(UInt64(facts.size)).words
        let name = String(decoding: path.lastName, as: UTF8.self)
        let kind = FileKind(name).map { ", \($0.rawValue)" } ?? ""
        let description =
            picture.map { "\($0.format) picture, \($0.width) × \($0.height) pixels" }
            ?? "binary, \(size)\(kind)"
        return (description, dump(bytes.prefix(dumpLimit)))
    }

    /// Returns whether bytes look like a text: no zero bytes, and few other control characters.
    static func isText(_ bytes: [UInt8]) -> Bool {
        guard !bytes.contains(0) else { return false }
        // Tabs, line ends, form feeds, backspaces and escape sequences are usual in texts.
        let controls = bytes.count { $0 < 0x20 && !(0x07...0x0D).contains($0) && $0 != 0x1B }
        return controls * 20 <= bytes.count
    }

    private static func text(
        _ bytes: [UInt8], of size: Int
    ) -> (description: String, lines: [[TextSpan]]) {
        var ranges = TextFile.lines(in: bytes)
        let isCut = size > bytes.count
        // The last line of a cut text is incomplete.
        if isCut, ranges.count > 1 { ranges.removeLast() }
        let lines = ranges.map { [TextSpan(LineText.shown(bytes[$0]))] }
        let count = "\(lines.count) \(lines.count == 1 ? "line" : "lines")"
        return (
            isCut
                ? "text, the first \(count) of \(ByteCount(UInt64(size)).words)" : "text, \(count)",
            lines
        )
    }

    /// Returns rows with eight bytes each: the offset, hexadecimal numbers, and the characters of ASCII.
    private static func dump(_ bytes: ArraySlice<UInt8>) -> [[TextSpan]] {
        func hex(_ number: Int, _ digits: Int) -> String {
            let text = String(number, radix: 16)
            return String(repeating: "0", count: max(0, digits - text.count)) + text
        }
        return stride(from: 0, to: bytes.count, by: 8).map { start in
            let row = bytes.dropFirst(start).prefix(8)
            let numbers = row.enumerated().map { place, byte in
                (place % 2 == 0 ? " " : "") + hex(Int(byte), 2)
            }.joined()
            let characters = String(
                decoding: row.map { (0x20...0x7E).contains($0) ? $0 : UInt8(ascii: ".") },
                as: UTF8.self)
            let blanks = String(repeating: " ", count: max(0, 20 - numbers.count))
            return [
                TextSpan(hex(start, 4), .dim), TextSpan(numbers + blanks),
                TextSpan("  \(characters)", .dim),
            ]
        }
    }
}

extension FilesDemo {
    /// Returns the preview of the selected entry, or of the current folder if nothing is selected. Reads the entry only
    /// if the entry or its file has changed.
    mutating func preview() -> DemoPreview {
        let selected = view.selection ?? folders.current
        let isAbove = selected == .above
        let above = folders.current.parent?.full(in: folders.root) ?? folders.root.parentFolder
        let path = isAbove ? above : selected.full(in: folders.root)
        let source = FilePreview.Source(path, showsHidden: showsHidden, today: today)
        if let latestPreview, latestPreview.source == source { return latestPreview.content }
        let title = isAbove ? "../" : title(of: selected)
        let preview = FilePreview(source, title: title, colors: colors)
        latestPreview = preview
        return preview.content
    }
}
