// The folder Data is the one place of this target that knows which C library there is, and which system.
import Reflow

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What makes a file the same one under any name.
struct FileIdentity: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
}

/// What the system knows of a file.
struct FileStatus: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// Has a size, and can be read anywhere.
        case regular
        case folder
        /// Comes byte by byte, and ends.
        case pipe
        /// A device, a socket.
        case other

        /// What it is called where a file is wanted; nil for a file.
        var obstacle: String? {
            switch self {
            case .regular: nil
            case .folder: "a folder"
            case .pipe: "a pipe"
            case .other: "a device or a socket"
            }
        }
    }

    let identity: FileIdentity
    let kind: Kind
    /// In bytes; zero for what is no regular file.
    let size: Int
    /// When it was written last, in seconds since 1970.
    let modified: Int

    init(_ status: stat) {
        identity = FileIdentity(
            device: UInt64(truncatingIfNeeded: status.st_dev),
            inode: UInt64(truncatingIfNeeded: status.st_ino))
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .regular
            case S_IFDIR: .folder
            case S_IFIFO: .pipe
            default: .other
            }
        size = kind == .regular ? Int(status.st_size) : 0
        #if canImport(Darwin)
            modified = Int(status.st_mtimespec.tv_sec)
        #else
            modified = Int(status.st_mtim.tv_sec)
        #endif
    }
}

/// Questions about files by their names, which are bytes.
enum System {
    /// What a name leads to. Throws when it leads nowhere, or may not be looked at.
    static func status(of path: [UInt8]) throws(SystemError) -> FileStatus {
        var status = stat()
        guard path.withPath({ stat($0, &status) }) == 0 else { throw .last }
        return FileStatus(status)
    }

    /// The folder that holds a path, which begins at the root, or the nearest one above that is there.
    static func nearestFolder(above path: [UInt8]) -> [UInt8] {
        var folder = path.parentFolder
        while folder.count > 1, (try? status(of: folder))?.kind != .folder {
            folder = folder.parentFolder
        }
        return folder
    }

    /// The user a file belongs to; nil when there is no such file.
    static func owner(of path: [UInt8]) -> UInt32? {
        var status = stat()
        return path.withPath({ stat($0, &status) }) == 0 ? UInt32(status.st_uid) : nil
    }

    /// The names in a folder, in no order, without `.` and `..`. O(entries), without a look at any of them.
    static func names(in path: [UInt8]) throws(SystemError) -> [[UInt8]] {
        guard let stream = path.withPath(opendir) else { throw .last }
        defer { closedir(stream) }
        var names: [[UInt8]] = []
        while let next = readdir(stream) {
            let name = withUnsafeBytes(of: &next.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if name != [0x2E], name != [0x2E, 0x2E] { names.append(name) }
        }
        return names
    }

    /// Whether a descriptor is a terminal.
    static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// The name of a user; the number where nobody knows it.
    static func userName(_ user: UInt32) -> String {
        var entry = passwd()
        var found: UnsafeMutablePointer<passwd>?
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { buffer in
            // A buffer of some capacity has an address.
            let error = getpwuid_r(
                uid_t(user), &entry, buffer.baseAddress!, buffer.count, &found)
            guard error == 0, found != nil, let name = entry.pw_name else { return "\(user)" }
            return String(cString: name)
        }
    }

    /// The user this program runs for.
    static var user: UInt32 { UInt32(geteuid()) }

    /// Whether a user is a person rather than a part of the system, as systems hand out their numbers.
    static func isPerson(_ user: UInt32) -> Bool {
        #if canImport(Darwin)
            return user >= 500 && user < 0xFFFF_FFF0
        #else
            return user >= 1000 && user != 65534
        #endif
    }
}

/// Where files are.
extension System {
    /// Where files go that nobody needs for long.
    static var temporaryFolder: [UInt8] {
        guard let folder = getenv("TMPDIR"), folder.pointee != 0 else { return Array("/tmp".utf8) }
        return Array(String(cString: folder).utf8)
    }

    /// The path from the root; links are followed only where `.` or `..` are to be got rid of. An empty path names
    /// nothing and stays empty.
    static func absolutePath(of path: [UInt8]) -> [UInt8] {
        guard !path.isEmpty else { return path }
        let slash = UInt8(ascii: "/")
        let parts = path.split(separator: slash)
        if parts.contains([0x2E]) || parts.contains([0x2E, 0x2E]) { return fullPath(of: path) }
        let start = path.first == slash ? [] : Directory.current()
        let absolute = parts.reduce(start) { $0 + [slash] + $1 }
        return absolute.isEmpty ? [slash] : absolute
    }

    /// The path from the root, with links followed; as it is where that can't be told.
    static func fullPath(of path: [UInt8]) -> [UInt8] {
        guard let full = path.withPath({ realpath($0, nil) }) else { return path }
        defer { free(full) }
        return Array(UnsafeBufferPointer(start: full, count: strlen(full))).map(
            UInt8.init(bitPattern:))
    }
}

/// What the kernel counts in.
extension System {
    /// Ticks of the CPU clock in a second.
    static var clockTicks: Double {
        let ticks = sysconf(Int32(_SC_CLK_TCK))
        return ticks > 0 ? Double(ticks) : 100
    }

    /// Bytes in a page of memory.
    static var pageSize: UInt64 {
        let size = sysconf(Int32(_SC_PAGESIZE))
        return size > 0 ? UInt64(size) : 4096
    }
}
