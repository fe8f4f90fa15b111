import Reflow

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Replacing the contents of a file of the user.
public enum ReplacedFile {
    /// A reason why a file was not replaced. The file is as it was before.
    public enum Failure: Error, Hashable, Sendable {
        /// The file has other contents than expected.
        case changed
        /// The path is not a regular file.
        case notRegular
        case system(SystemError)

        /// The reason, worded to follow a colon.
        public var reason: String {
            switch self {
            case .changed: "it has changed meanwhile"
            case .notRegular: "it is not a regular file"
            case .system(let error): error.reason
            }
        }
    }

    /// Replaces the contents of a file, if they are the expected ones. Follows links, and keeps the file's mode. Keeps
    /// the owner if that is permitted.
    ///
    /// Writes a temporary file in the same folder and renames it, so that the file has always either the old or the new
    /// contents, also if the disk is full. A hard link to the file keeps the old contents.
    public static func replace(
        _ old: [UInt8], by new: [UInt8], at path: [UInt8]
    ) throws(Failure) {
        guard let resolved = Platform.absolutePath(of: path) else { throw .system(.last) }
        let target = Array(resolved.utf8)
        var status = stat()
        guard target.withPath({ stat($0, &status) }) == 0 else { throw .system(.last) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
        // A rename needs only the permission to write to the folder.
        guard target.withPath({ access($0, W_OK) }) == 0 else { throw .system(.last) }
        try expect(old, at: target)
        let temporary = try write(new, beside: target, like: status)
        do throws(Failure) {
            try expect(old, at: target)
            let code = temporary.withPath { from in target.withPath { rename(from, $0) } }
            guard code == 0 else { throw .system(.last) }
        } catch {
            _ = temporary.withPath { unlink($0) }
            throw error
        }
    }

    /// Checks the contents of a file.
    private static func expect(_ bytes: [UInt8], at path: [UInt8]) throws(Failure) {
        let file: OpenFile
        do throws(SystemError) { file = try OpenFile(path) } catch { throw .system(error) }
        guard file.bytes(at: 0, count: bytes.count + 1) == bytes else { throw .changed }
    }

    /// Writes a new file in the folder of another file, with its mode. Returns the path of the new file.
    private static func write(
        _ bytes: [UInt8], beside target: [UInt8], like status: stat
    ) throws(Failure) -> [UInt8] {
        let number = String(UInt64.random(in: 0 ... .max), radix: 36)
        let path = target.parentFolder.appending(name: Array(".reflow-\(number)".utf8))
        let descriptor = path.withPath {
            open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        }
        guard descriptor >= 0 else { throw .system(.last) }
        var code = Platform.writeAll(bytes, to: descriptor)
        // Only a privileged user can keep another owner. A new owner removes some bits of the mode, so the mode is last.
        _ = fchown(descriptor, status.st_uid, status.st_gid)
        if code == 0, fchmod(descriptor, status.st_mode & 0o7777) != 0 { code = errno }
        if code == 0, fsync(descriptor) != 0 { code = errno }
        // Some file systems report a full disk only now.
        if close(descriptor) != 0, code == 0 { code = errno }
        guard code == 0 else {
            _ = path.withPath { unlink($0) }
            throw .system(SystemError(code: code))
        }
        return path
    }
}
