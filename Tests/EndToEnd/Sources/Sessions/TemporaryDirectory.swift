#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A directory that exists as long as this object. Names are bytes, as in the file system.
public final class TemporaryDirectory {
    public let path: String

    struct Failure: Error {
        var path: String
        var code: Int32
    }

    public init() throws {
        var template = Array("/tmp/reflow-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw Failure(path: "/tmp", code: errno) }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit { Self.remove(Array(path.utf8)) }

    /// Creates a file in the directory or in one of its folders.
    public func makeFile(_ name: [UInt8], containing bytes: [UInt8]) throws {
        let descriptor = Self.withCString(self.bytes(of: name)) {
            open($0, O_WRONLY | O_CREAT, 0o644)
        }
        guard descriptor >= 0 else { throw Failure(path: shown(name), code: errno) }
        defer { close(descriptor) }
        _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    }

    public func makeFile(_ name: String, containing bytes: [UInt8]) throws {
        try makeFile(Array(name.utf8), containing: bytes)
    }

    public func makeFile(_ name: [UInt8], containing text: String = "") throws {
        try makeFile(name, containing: Array(text.utf8))
    }

    public func makeFolder(_ name: [UInt8]) throws {
        guard Self.withCString(bytes(of: name), { mkdir($0, 0o755) }) == 0 else {
            throw Failure(path: shown(name), code: errno)
        }
    }

    public func makeFile(_ name: String, containing text: String = "") throws {
        try makeFile(Array(name.utf8), containing: text)
    }

    public func makeFolder(_ name: String) throws { try makeFolder(Array(name.utf8)) }

    /// Appends a text to a file.
    public func append(_ text: String, to name: String) throws {
        let descriptor = open(path + "/" + name, O_WRONLY | O_APPEND)
        guard descriptor >= 0 else { throw Failure(path: name, code: errno) }
        defer { close(descriptor) }
        _ = Array(text.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    }

    /// Returns the contents of a file.
    public func bytes(of name: String) throws -> [UInt8] {
        guard let file = fopen(path + "/" + name, "r") else {
            throw Failure(path: name, code: errno)
        }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
            while case let count = fread(buffer.baseAddress, 1, buffer.count, file), count > 0 {
                bytes.append(contentsOf: buffer[..<count])
            }
        }
        return bytes
    }

    /// Returns the size of a file in bytes.
    public func size(of name: String) throws -> Int {
        var status = stat()
        guard stat(path + "/" + name, &status) == 0 else {
            throw Failure(path: name, code: errno)
        }
        return Int(status.st_size)
    }

    /// Truncates a file to zero bytes.
    public func empty(_ name: String) throws {
        guard truncate(path + "/" + name, 0) == 0 else { throw Failure(path: name, code: errno) }
    }

    /// Renames a file. This replaces an existing file with the new name.
    public func move(_ name: String, to other: String) throws {
        guard rename(path + "/" + name, path + "/" + other) == 0 else {
            throw Failure(path: name, code: errno)
        }
    }

    /// Creates a symbolic link.
    public func makeLink(_ name: String, to target: String) throws {
        guard symlink(target, path + "/" + name) == 0 else {
            throw Failure(path: name, code: errno)
        }
    }

    private func bytes(of name: [UInt8]) -> [UInt8] { Array(path.utf8) + Array("/".utf8) + name }

    private func shown(_ name: [UInt8]) -> String { String(decoding: name, as: UTF8.self) }

    private static func withCString<Result>(
        _ bytes: [UInt8], _ body: (UnsafePointer<CChar>) -> Result
    ) -> Result {
        (bytes + [0]).map { CChar(bitPattern: $0) }.withUnsafeBufferPointer {
            body($0.baseAddress!)
        }
    }

    private static func remove(_ path: [UInt8]) {
        if let stream = withCString(path, { opendir($0) }) {
            while let entry = readdir(stream) {
                let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                    Array($0.prefix { $0 != 0 })
                }
                if name != [0x2E], name != [0x2E, 0x2E] {
                    let inner = path + [0x2F] + name
                    // A symbolic link to a folder is removed itself, without the folder's contents.
                    if withCString(inner, { unlink($0) }) != 0 { remove(inner) }
                }
            }
            closedir(stream)
        }
        _ = withCString(path) { rmdir($0) }
    }
}
