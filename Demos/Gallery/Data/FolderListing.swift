import Reflow

/// The path of a file or folder, relative to the root folder of the demo. It is empty for the root folder.
///
/// Paths are bytes, which need not be valid UTF-8.
public struct FolderPath: Hashable, Sendable {
    let bytes: [UInt8]

    static let root = FolderPath(bytes: [])
    /// A placeholder for the parent of the current folder. No real entry has this name.
    static let above = FolderPath(bytes: [0x2E, 0x2E])

    /// The last component of the path as text. Invalid UTF-8 becomes U+FFFD. The text may still contain control
    /// characters.
    var name: String { String(decoding: bytes.lastName, as: UTF8.self) }

    /// The folder that contains this path; `nil` for the root folder.
    var parent: FolderPath? {
        guard !bytes.isEmpty else { return nil }
        let slash = bytes.lastIndex(of: UInt8(ascii: "/")) ?? bytes.startIndex
        return FolderPath(bytes: Array(bytes[..<slash]))
    }

    /// Returns the path below `root`. The result is absolute if `root` is.
    func full(in root: [UInt8]) -> [UInt8] { bytes.isEmpty ? root : root.appending(name: bytes) }

    /// Whether the name begins with a dot.
    var isHidden: Bool { bytes.lastName.first == UInt8(ascii: ".") }

    /// Returns whether the path is the folder or anything below it.
    func isInside(_ folder: FolderPath) -> Bool {
        self == folder || folder == .root
            || bytes.starts(with: folder.bytes + [UInt8(ascii: "/")])
    }

    func appending(_ name: FileName) -> FolderPath {
        FolderPath(bytes: bytes.isEmpty ? name.bytes : bytes.appending(name: name.bytes))
    }
}

/// The contents of a folder, sorted naturally by name.
struct FolderListing: Equatable {
    private(set) var folders: [FolderPath] = []
    private(set) var files: [FolderEntry] = []
    /// All files and folders by path.
    private var entries: [FolderPath: FolderEntry] = [:]
    /// The reason why the folder can't be read.
    private(set) var error: SystemError?

    /// Whether the listing contains no files and no folders.
    var isEmpty: Bool { entries.isEmpty }

    /// Whether the folder does not exist any more.
    var isGone: Bool { error?.isMissing ?? false }

    /// Returns the entry of a file or folder in this folder. O(1)
    func entry(of path: FolderPath) -> FolderEntry? { entries[path] }

    /// Reads a folder. If this fails, the listing is empty and `error` contains the reason. O(entries log entries).
    init(of path: FolderPath, in root: [UInt8]) {
        do throws(SystemError) {
            self.init(try Directory.entries(of: path.full(in: root)), in: path)
        } catch {
            self.init([], in: path)
            self.error = error
        }
    }

    init(_ entries: [DirectoryEntry], in path: FolderPath) {
        let named = entries.map { (entry: $0, name: NaturalName($0.name)) }
        for (entry, name) in named.sorted(by: { $0.name < $1.name }) {
            let own = FolderEntry(
                path: path.appending(entry.name), letter: name.letter, size: entry.size,
                modified: entry.modified, problem: entry.problem, mode: entry.mode,
                target: entry.target)
            self.entries[own.path] = own
            if entry.isFolder { folders.append(own.path) } else { files.append(own) }
        }
    }
}
