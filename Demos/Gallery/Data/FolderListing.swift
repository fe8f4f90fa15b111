/// A file or folder by its path below the folder that is shown; empty for that folder itself.
///
/// Paths are bytes, which need not be text.
public struct FilePath: Hashable, Sendable {
    let bytes: [UInt8]

    static let root = FilePath(bytes: [])

    /// The last name as text; what is not UTF-8 becomes U+FFFD. Not yet fit for a terminal.
    var name: String { String(decoding: bytes.lastName, as: UTF8.self) }

    /// The folder that holds it; nil for the one that is shown.
    var parent: FilePath? {
        guard !bytes.isEmpty else { return nil }
        let slash = bytes.lastIndex(of: UInt8(ascii: "/")) ?? bytes.startIndex
        return FilePath(bytes: Array(bytes[..<slash]))
    }

    /// Whether it is a folder, or anywhere in it.
    func isInside(_ folder: FilePath) -> Bool {
        self == folder || folder == .root
            || bytes.starts(with: folder.bytes + [UInt8(ascii: "/")])
    }

    func appending(_ name: FileName) -> FilePath {
        FilePath(bytes: bytes.isEmpty ? name.bytes : bytes.appending(name: name.bytes))
    }
}

/// What is in a folder, sorted as people do: by letters whatever their case, then by bytes.
struct FolderListing: Equatable {
    /// Files under one initial letter.
    struct Letter: Equatable {
        let letter: Character
        let files: [FilePath]
    }

    private(set) var folders: [FilePath] = []
    private(set) var letters: [Letter] = []
    /// Why some of them can't be read.
    private(set) var problems: [FilePath: String] = [:]
    /// Why the folder itself can't be read.
    private(set) var problem: String?

    /// Whether nothing is in it that is known of.
    var isEmpty: Bool { folders.isEmpty && letters.isEmpty }

    /// Reads a folder; one that can't be read is empty, and says why. O(entries log entries).
    init(of path: FilePath, in root: [UInt8]) {
        let full = path.bytes.isEmpty ? root : root.appending(name: path.bytes)
        var entries: [DirectoryEntry] = []
        var problem: String?
        do {
            entries = try Directory.entries(of: full)
        } catch {
            problem = (error as? DirectoryError)?.reason.lowercased() ?? "\(error)"
        }
        self.init(entries, in: path)
        self.problem = problem
    }

    init(_ entries: [DirectoryEntry], in path: FilePath) {
        let keyed = entries.map { (entry: $0, key: $0.name.text.lowercased()) }
        let sorted = keyed.sorted { left, right in
            if left.key != right.key { return left.key < right.key }
            return left.entry.name.bytes.lexicographicallyPrecedes(right.entry.name.bytes)
        }
        var files: [Character: [FilePath]] = [:]
        for (entry, key) in sorted {
            let own = path.appending(entry.name)
            if let problem = entry.problem { problems[own] = problem.lowercased() }
            if entry.isFolder {
                folders.append(own)
            } else {
                files[Self.initial(of: key), default: []].append(own)
            }
        }
        letters = files.keys.sorted().map { Letter(letter: $0, files: files[$0] ?? []) }
    }

    /// The letter a name is filed under; `#` for what is none, and before all letters.
    private static func initial(of name: String) -> Character {
        guard let first = name.first, first.isLetter else { return "#" }
        return first.uppercased().first ?? first
    }
}
