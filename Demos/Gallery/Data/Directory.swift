import Reflow

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The name of a file in bytes, which need not be valid UTF-8.
public struct FileName: Hashable, Sendable {
    let bytes: [UInt8]

    /// The name as text. Invalid UTF-8 becomes U+FFFD. The text may still contain control characters.
    var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// One entry of a folder.
struct DirectoryEntry: Sendable {
    let name: FileName
    var isFolder = false
    /// The type and permissions, those of the target for a link; `nil` if unknown.
    var mode: FileMode?
    /// The target of a symbolic link; `nil` for any other entry.
    var target: FileName?
    /// The size in bytes; `nil` unless the entry is a regular file.
    var size: Int?
    /// The time of the last write, in seconds since 1970; `nil` if unknown.
    var modified: Int?
    /// The reason why the entry can't be read; `nil` if it can.
    var problem: String?
}

/// Reads folders.
enum Directory {
    /// Returns the entries of a folder, at most `limit`, without `.` and `..`, in any order. O(entries), with two system
    /// calls for each entry, and one more for a link.
    static func entries(
        of path: [UInt8], limit: Int = .max
    ) throws(SystemError) -> [DirectoryEntry] {
        guard let stream = path.withPath(opendir) else { throw .last }
        defer { closedir(stream) }
        let folder = dirfd(stream)
        var entries: [DirectoryEntry] = []
        while entries.count < limit, let next = readdir(stream) {
            let bytes = withUnsafeBytes(of: &next.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            guard bytes != [0x2E], bytes != [0x2E, 0x2E] else { continue }
            entries.append(entry(bytes, type: next.pointee.d_type, in: folder))
        }
        return entries
    }

    /// Reads one entry. A link has the properties of its target. A link without a target is a file that can't be read.
    private static func entry(_ bytes: [UInt8], type: UInt8, in folder: Int32) -> DirectoryEntry {
        var entry = DirectoryEntry(name: FileName(bytes: bytes))
        // Some file systems do not report types.
        if type == UInt8(DT_LNK) || type == UInt8(DT_UNKNOWN) {
            entry.target = System.target(ofLink: bytes, in: folder).map { FileName(bytes: $0) }
        }
        bytes.withPath { name in
            var status = stat()
            guard fstatat(folder, name, &status, 0) == 0 else {
                entry.isFolder = type == UInt8(DT_DIR)
                entry.problem = entry.target != nil ? "a broken link" : SystemError.last.reason
                return
            }
            entry.mode = FileMode(status.st_mode)
            let known = FileStatus(status)
            entry.isFolder = known.kind == .folder
            entry.size = known.kind == .regular ? known.size : nil
            entry.modified = known.modified
            let access = faccessat(folder, name, entry.isFolder ? R_OK | X_OK : R_OK, 0)
            if access != 0 { entry.problem = SystemError.last.reason }
        }
        return entry
    }

    /// Returns the current folder of the program.
    static func current() -> [UInt8] {
        guard let path = getcwd(nil, 0) else { return [0x2E] }
        defer { free(path) }
        return Array(UnsafeBufferPointer(start: path, count: strlen(path))).map(
            UInt8.init(bitPattern:))
    }
}
