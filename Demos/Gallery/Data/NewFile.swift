import Reflow

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Writing a file that did not exist before.
public enum NewFile {
    /// The maximum number of names that are tried.
    private static let most = 999

    /// Writes bytes to a new file in a folder, and returns its name: `NAME.ENDING`, or `NAME-2.ENDING` and so on if the
    /// name is taken.
    ///
    /// Never replaces a file, and follows no link. If writing fails, removes the file and throws an error.
    public static func write(
        _ bytes: [UInt8], to name: String, ending: String, in folder: [UInt8]
    ) throws(SystemError) -> String {
        for number in 1...most {
            let file = number == 1 ? "\(name).\(ending)" : "\(name)-\(number).\(ending)"
            let path = folder.appending(name: Array(file.utf8))
            do throws(SystemError) { try create(path, bytes) } catch {
                if error.code == EEXIST { continue }
                throw error
            }
            return file
        }
        throw SystemError(code: EEXIST)
    }

    /// Writes bytes to a new file. Throws an error if the path exists, also as a link without a target. If writing
    /// fails, removes the file and throws an error.
    static func create(_ path: [UInt8], _ bytes: [UInt8]) throws(SystemError) {
        let descriptor = path.withPath {
            open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        }
        guard descriptor >= 0 else { throw .last }
        var code = Platform.writeAll(bytes, to: descriptor)
        // Some file systems report a full disk only now.
        if close(descriptor) != 0, code == 0 { code = errno }
        guard code == 0 else {
            _ = path.withPath { unlink($0) }
            throw SystemError(code: code)
        }
    }
}
