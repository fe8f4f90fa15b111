import Reflow

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The type and the permissions of a file, as the system reports them.
struct FileMode: Hashable, Sendable {
    private let bits: UInt32

    init(_ bits: mode_t) { self.bits = UInt32(bits) }

    private var type: UInt32 { bits & UInt32(S_IFMT) }

    private func has(_ permission: mode_t) -> Bool { bits & UInt32(permission) != 0 }

    var isFolder: Bool { type == UInt32(S_IFDIR) }
    var isRegular: Bool { type == UInt32(S_IFREG) }
    var isLink: Bool { type == UInt32(S_IFLNK) }

    /// The keys of `LS_COLORS` for this mode. The colour of the first key that has one applies, as in `ls`. Empty for a
    /// regular file without special permissions.
    var colorKeys: [String] {
        switch type {
        case UInt32(S_IFREG):
            return (has(S_ISUID) ? ["su"] : []) + (has(S_ISGID) ? ["sg"] : [])
                + (has(S_IXUSR | S_IXGRP | S_IXOTH) ? ["ex"] : [])
        case UInt32(S_IFDIR):
            let (isSticky, isOpen) = (has(S_ISVTX), has(S_IWOTH))
            return (isSticky && isOpen ? ["tw"] : []) + (isOpen ? ["ow"] : [])
                + (isSticky ? ["st"] : []) + ["di"]
        case UInt32(S_IFLNK): return ["ln"]
        case UInt32(S_IFIFO): return ["pi"]
        case UInt32(S_IFSOCK): return ["so"]
        case UInt32(S_IFBLK): return ["bd"]
        case UInt32(S_IFCHR): return ["cd"]
        default: return ["or"]
        }
    }

    /// The type and the permissions as `ls -l` shows them: `-rwxr-xr-x`.
    var text: String {
        let letter =
            switch type {
            case UInt32(S_IFDIR): "d"
            case UInt32(S_IFLNK): "l"
            case UInt32(S_IFIFO): "p"
            case UInt32(S_IFSOCK): "s"
            case UInt32(S_IFBLK): "b"
            case UInt32(S_IFCHR): "c"
            case UInt32(S_IFREG): "-"
            default: "?"
            }
        let special = [(S_ISUID, "s"), (S_ISGID, "s"), (S_ISVTX, "t")]
        // Each part has three bits: for the owner, the group and the others.
        let parts = special.enumerated().map { place, special in
            let rights = bits >> UInt32(6 - 3 * place) & 7
            let runs = rights & 1 != 0
            let mark = runs ? special.1 : special.1.uppercased()
            return (rights & 4 != 0 ? "r" : "-") + (rights & 2 != 0 ? "w" : "-")
                + (has(special.0) ? mark : runs ? "x" : "-")
        }
        return letter + parts.joined()
    }
}

/// The facts about a file that a preview shows. They are different after a change of the file.
struct FileFacts: Hashable, Sendable {
    let identity: FileIdentity
    let mode: FileMode
    /// The number of the user that owns the file.
    let owner: UInt32
    /// The size in bytes; without a meaning for folders.
    let size: Int
    /// The time of the last write: seconds since 1970, and nanoseconds.
    let modified: Int
    private let nanoseconds: Int

    /// Reads the facts about a file. Throws an error if there is no such file or no permission.
    ///
    /// - Parameter followsLinks: Whether the facts about a link are those of its target.
    init(of path: [UInt8], followingLinks followsLinks: Bool) throws(SystemError) {
        var status = stat()
        let result = path.withPath { followsLinks ? stat($0, &status) : lstat($0, &status) }
        guard result == 0 else { throw .last }
        identity = FileStatus(status).identity
        mode = FileMode(status.st_mode)
        owner = UInt32(status.st_uid)
        size = Int(status.st_size)
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        (modified, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec))
    }
}
