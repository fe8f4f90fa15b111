// Only the folder Data of this target depends on the C library and the operating system.
import Reflow

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The identity of a file, the same under any of its names.
struct FileIdentity: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
}

/// The status of a file.
struct FileStatus: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// A file that has a size and can be read at any offset.
        case regular
        case folder
        /// A stream of bytes, which has an end but no size.
        case pipe
        /// A device or a socket.
        case other

        /// The kind of file in words, for the error that a regular file is required; `nil` for a regular file.
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
    /// The size in bytes; zero unless the file is a regular file.
    let size: Int
    /// The time of the last write, in seconds since 1970.
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

/// System calls for files. A path is an array of bytes.
enum System {
    /// Returns the status of the file at a path, and follows links. Throws an error if there is no such file or no
    /// permission.
    static func status(of path: [UInt8]) throws(SystemError) -> FileStatus {
        var status = stat()
        guard path.withPath({ stat($0, &status) }) == 0 else { throw .last }
        return FileStatus(status)
    }

    /// Returns the nearest existing folder above an absolute path.
    static func nearestFolder(above path: [UInt8]) -> [UInt8] {
        var folder = path.parentFolder
        while folder.count > 1, (try? status(of: folder))?.kind != .folder {
            folder = folder.parentFolder
        }
        return folder
    }

    /// Returns the user that owns a file; `nil` if there is no such file.
    static func owner(of path: [UInt8]) -> UInt32? {
        var status = stat()
        return path.withPath({ stat($0, &status) }) == 0 ? UInt32(status.st_uid) : nil
    }

    /// Returns the target of a symbolic link; `nil` for any other file, or if there is no file.
    ///
    /// - Parameter folder: The descriptor of the folder that a relative path begins in; by default the current folder.
    static func target(ofLink path: [UInt8], in folder: Int32 = AT_FDCWD) -> [UInt8]? {
        withUnsafeTemporaryAllocation(byteCount: Int(PATH_MAX), alignment: 1) { buffer in
            let count = buffer.withMemoryRebound(to: CChar.self) { buffer in
                // The force unwrap cannot fail, because a buffer with a capacity above zero has an address.
                path.withPath { readlinkat(folder, $0, buffer.baseAddress!, buffer.count) }
            }
            return count > 0 ? Array(buffer.prefix(count)) : nil
        }
    }

    /// Returns the names in a folder, without `.` and `..`, in any order. O(entries), without a system call for each
    /// entry.
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

    /// Returns the name of a user, or the number as text if the system does not know the name.
    static func userName(_ user: UInt32) -> String {
        var entry = passwd()
        var found: UnsafeMutablePointer<passwd>?
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { buffer in
            // The force unwrap cannot fail, because a buffer with a capacity above zero has an address.
            let error = getpwuid_r(
                uid_t(user), &entry, buffer.baseAddress!, buffer.count, &found)
            guard error == 0, found != nil, let name = entry.pw_name else { return "\(user)" }
            return String(cString: name)
        }
    }

    /// The effective user of this program.
    static var user: UInt32 { UInt32(geteuid()) }

    /// Returns whether a user is a person and not a system account. Each system has a range of numbers for people.
    static func isPerson(_ user: UInt32) -> Bool {
        #if canImport(Darwin)
            return user >= 500 && user < 0xFFFF_FFF0
        #else
            return user >= 1000 && user != 65534
        #endif
    }
}

/// Standard folders and absolute paths.
extension System {
    /// The folder for temporary files.
    static var temporaryFolder: [UInt8] {
        let folder = Platform.variable("TMPDIR") ?? ""
        return Array((folder.isEmpty ? "/tmp" : folder).utf8)
    }

    /// Returns the absolute path. Follows links only if the path contains `.` or `..`.
    ///
    /// An empty path stays empty.
    static func absolutePath(of path: [UInt8]) -> [UInt8] {
        guard !path.isEmpty else { return path }
        let slash = UInt8(ascii: "/")
        let parts = path.split(separator: slash)
        if parts.contains([0x2E]) || parts.contains([0x2E, 0x2E]) { return fullPath(of: path) }
        let start = path.first == slash ? [] : Directory.current()
        let absolute = parts.reduce(start) { $0 + [slash] + $1 }
        return absolute.isEmpty ? [slash] : absolute
    }

    /// Returns the absolute path after following links, or the unchanged path if that fails.
    static func fullPath(of path: [UInt8]) -> [UInt8] {
        guard let full = path.withPath({ realpath($0, nil) }) else { return path }
        defer { free(full) }
        return Array(UnsafeBufferPointer(start: full, count: strlen(full))).map(
            UInt8.init(bitPattern:))
    }
}

/// The units of the kernel.
extension System {
    /// The number of ticks of the CPU clock in a second.
    static var clockTicks: Double {
        let ticks = sysconf(Int32(_SC_CLK_TCK))
        return ticks > 0 ? Double(ticks) : 100
    }

    /// The number of bytes in a page of memory.
    static var pageSize: UInt64 {
        let size = sysconf(Int32(_SC_PAGESIZE))
        return size > 0 ? UInt64(size) : 4096
    }
}
