import Reflow

/// Draws the rows and headers.
extension FilesDemo {
    public func draw(_ element: Element<Group, FolderPath>, in region: inout Region) {
        // At a small zoom, two names may share a row. The fill covers the earlier name, so that the later name is
        // readable.
        region.fill(.terminal)
        guard let path = element.item else { return drawHeader(element, in: &region) }
        let entry = folders.entry(of: path)
        var look = look(of: path, entry)
        let problem = problemText(of: path)
        let isFolder = element.section == .folders
        let text = isFolder ? folderText(path, isUnicode: region.features.isUnicode) : path.name
        // An entry that cannot be read is dim. The colour of a broken link shows its state.
        let isBroken = entry?.target != nil && entry?.mode == nil && look.color != nil
        if !problem.isEmpty, !isBroken { look = SgrLook(.dim) }
        if isFolder, path == folders.current, problem.isEmpty {
            look = SgrLook(.bold, color: .amber)
        }
        var name = [TextSpan(text, look.attributes, color: region.ink(look.color))]
        if !problem.isEmpty { name.append(TextSpan(problem, .dim)) }
        if let target = entry?.target {
            let arrow = region.features.isUnicode ? "→" : "->"
            name.append(TextSpan(" \(arrow) \(target.text)", .dim))
        }
        // In the narrow tree beside files, a folder has only its name. In a tree without files, it has its date too.
        guard !isFolder || !layout.hasFiles else { return region.text(name) }
        drawRow(name, entry, from: isFolder ? 0 : 2, in: &region)
    }

    /// Returns the look of a name by the type of its file.
    func look(of path: FolderPath, _ entry: FolderEntry?) -> SgrLook {
        guard let entry else { return colors.folder }
        return colors.look(
            of: path.bytes.lastName, mode: entry.mode, isLink: entry.target != nil)
    }

    /// Draws a name, then size and date if there is room.
    private func drawRow(
        _ name: [TextSpan], _ entry: FolderEntry?, from start: Int, in region: inout Region
    ) {
        let size = entry?.size.map { ByteCount(UInt64($0)).text } ?? ""
        let date = dateText(of: entry) ?? ""
        let start = min(start, region.columns)
        region.within(columns: start..<region.columns, rows: 0..<region.rows) {
            let columns = columns(in: $0.columns)
            columns.draw(["", TextSpan(size, .dim), TextSpan(date, .dim)], into: &$0)
            let nameColumns = columns.layout(width: $0.columns)[0] ?? 0..<0
            $0.within(columns: nameColumns, rows: 0..<$0.rows) { $0.text(name) }
        }
    }

    /// Returns the columns that fit into a width. The name is always shown. If only one of size and date fits, the sort
    /// key is shown.
    private func columns(in width: Int) -> TextColumns {
        let isByDate = !layout.hasFiles || order.key == .date
        return TextColumns(
            [
                // The names of folders are short. The maximum width keeps each date near the name.
                .init("Name", least: min(20, width), most: layout.hasFiles ? nil : 60),
                .init("Size", width: 4, .trailing, rank: isByDate ? 2 : 1),
                .init("Date", width: 6, .trailing, rank: isByDate ? 1 : 2),
            ], gap: 2)
    }

    /// Returns the text of a folder in the tree, with its state and level in words; `nil` for any other entry.
    func plainText(of path: FolderPath) -> String? {
        guard path != .above, folders.isFolder(path) else { return nil }
        let state = folders.tree.isExpanded(path) ? "open" : "closed"
        let words: [String?] = [
            "\(title(of: path))/\(problemText(of: path))",
            folders.tree.canExpand(path) ? state : nil,
            folders.tree.level(of: path).map { "level \($0 + 1)" },
            layout.hasFiles ? nil : dateText(of: folders.entry(of: path)),
        ]
        return words.compactMap(\.self).joined(separator: ", ")
    }

    private func dateText(of entry: FolderEntry?) -> String? {
        entry?.modified.flatMap { LocalTime($0)?.text(on: today) }
    }

    /// Returns the reason why an entry can't be read, as text that follows the entry's name.
    private func problemText(of path: FolderPath) -> String {
        folders.problem(with: path).map { " — \($0)" } ?? ""
    }

    private func drawHeader(_ header: Element<Group, FolderPath>, in region: inout Region) {
        switch header.section {
        case .folders:
            region.fill(region.showsTones ? .panel : .blue)
            let sentence = layout.hasFiles ? "" : " · \(missingFiles)"
            region.text([TextSpan(" Folders", .bold), TextSpan(sentence, .dim)])
            if view.isPinned(header) { region.edge(.blue) }
        case .files(let band):
            region.fill(region.showsTones ? .panel : .gray)
            region.text(" \(band.title)", .bold)
            if view.isPinned(header) { region.edge(.gray) }
        }
    }

    /// Returns the name of a folder, indented by its level, with a mark if the folder has subfolders.
    private func folderText(_ path: FolderPath, isUnicode: Bool) -> String {
        if path == .above { return "    ../" }
        let level = folders.tree.level(of: path) ?? 0
        let mark =
            if !folders.tree.canExpand(path) {
                " "
            } else if folders.tree.isExpanded(path) {
                isUnicode ? "▾" : "-"
            } else {
                isUnicode ? "▸" : "+"
            }
        let indent = String(repeating: "  ", count: level + 1)
        return "\(indent)\(mark) \(title(of: path))/"
    }
}
