import Foundation

/// A temporary folder of a test, which is removed with the last reference.
package final class Folder {
    package let path: String

    package init() throws {
        path = NSTemporaryDirectory() + "reflow-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The path of a name in the folder, as bytes.
    package func bytes(_ name: String) -> [UInt8] { Array("\(path)/\(name)".utf8) }

    package func write(_ text: String, to name: String) throws {
        try write(Data(text.utf8), to: name)
    }

    package func write(_ bytes: Data, to name: String) throws {
        let url = URL(fileURLWithPath: "\(path)/\(name)")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        // The file is written in place, because an atomic write would create another file.
        try bytes.write(to: url, options: [])
    }

    /// Writes a file and returns its path.
    package func add(_ text: String, _ name: String) throws -> String {
        try write(text, to: name)
        return "\(path)/\(name)"
    }

    package func append(_ text: String, to name: String) throws {
        try append(Array(text.utf8), to: name)
    }

    package func append(_ bytes: [UInt8], to name: String) throws {
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: "\(path)/\(name)"))
        defer { try? handle.close() }
        try handle.seekToEnd()
        try handle.write(contentsOf: Data(bytes))
    }

    package func cut(_ name: String, to length: UInt64 = 0) throws {
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: "\(path)/\(name)"))
        defer { try? handle.close() }
        try handle.truncate(atOffset: length)
    }

    package func rename(_ name: String, to other: String) throws {
        try FileManager.default.moveItem(atPath: "\(path)/\(name)", toPath: "\(path)/\(other)")
    }

    package func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: "\(path)/\(name)")
    }
}
