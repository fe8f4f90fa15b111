import Reflow

/// A file or folder by its path below the folder that is shown; empty for that folder itself.
///
/// Paths are bytes, which need not be text.
public struct FilePath: Hashable, Sendable {
    let bytes: [UInt8]

    static let root = FilePath(bytes: [])
    /// The way to the folder that holds the one that is looked into; no entry is called so.
    static let above = FilePath(bytes: [0x2E, 0x2E])

    /// The last name as text; what is not UTF-8 becomes U+FFFD. Not yet fit for a terminal.
    var name: String { String(decoding: bytes.lastName, as: UTF8.self) }

    /// The folder that holds it; nil for the one that is shown.
    var parent: FilePath? {
        guard !bytes.isEmpty else { return nil }
        let slash = bytes.lastIndex(of: UInt8(ascii: "/")) ?? bytes.startIndex
        return FilePath(bytes: Array(bytes[..<slash]))
    }

    /// The path from the root of the system, as the folder it is counted from has one.
    func full(in root: [UInt8]) -> [UInt8] { bytes.isEmpty ? root : root.appending(name: bytes) }

    /// Whether its name begins with a dot.
    var isHidden: Bool { bytes.lastName.first == UInt8(ascii: ".") }

    /// Whether it is a folder, or anywhere in it.
    func isInside(_ folder: FilePath) -> Bool {
        self == folder || folder == .root
            || bytes.starts(with: folder.bytes + [UInt8(ascii: "/")])
    }

    func appending(_ name: FileName) -> FilePath {
        FilePath(bytes: bytes.isEmpty ? name.bytes : bytes.appending(name: name.bytes))
    }
}

/// What is in a folder, sorted by names as people do.
struct FolderListing: Equatable {
    private(set) var folders: [FilePath] = []
    private(set) var files: [FolderEntry] = []
    /// Files and folders by their paths.
    private var entries: [FilePath: FolderEntry] = [:]
    /// Why the folder itself can't be read.
    private(set) var error: SystemError?

    /// Whether nothing is in it that is known of.
    var isEmpty: Bool { entries.isEmpty }

    /// Whether there is no such folder any more.
    var isGone: Bool { error?.isMissing ?? false }

    /// What is known of something in it. O(1)
    func entry(of path: FilePath) -> FolderEntry? { entries[path] }

    /// Reads a folder; one that can't be read is empty, and says why. O(entries log entries).
    init(of path: FilePath, in root: [UInt8]) {
        do throws(SystemError) {
            self.init(try Directory.entries(of: path.full(in: root)), in: path)
        } catch {
            self.init([], in: path)
            self.error = error
        }
    }

    init(_ entries: [DirectoryEntry], in path: FilePath) {
        let named = entries.map { (entry: $0, name: NaturalName($0.name)) }
        for (entry, name) in named.sorted(by: { $0.name < $1.name }) {
            let own = FolderEntry(
                path: path.appending(entry.name), letter: name.letter, size: entry.size,
                modified: entry.modified, problem: entry.problem)
            self.entries[own.path] = own
            if entry.isFolder { folders.append(own.path) } else { files.append(own) }
        }
    }
}
