import Foundation

@testable import Browser
@testable import Gallery

/// A file for Log in a temporary folder.
struct LogFile {
    let tree: FileTree
    /// The path of the file.
    let path: String

    init() throws {
        tree = try FileTree()
        path = tree.path + "/README.md"
    }

    /// Writes the file, and opens it in Log.
    func session(_ content: String, _ columns: Int = 40, _ rows: Int = 12) throws -> Session {
        try Data(content.utf8).write(to: URL(fileURLWithPath: path))
        var options = tree.options
        options.values[.file] = .text(path)
        return try Session("log", columns, rows, options: options)
    }
}
