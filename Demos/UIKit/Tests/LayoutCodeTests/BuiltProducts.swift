import Foundation

/// The products of the current build, and the compiler that has built them.
enum BuiltProducts {
    /// Returns the folder with the running test bundle.
    static func folder() throws -> URL {
        let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? ""
        var url = URL(filePath: bundle)
        while url.pathComponents.count > 1, url.pathExtension != "xctest" {
            url.deleteLastPathComponent()
        }
        url.deleteLastPathComponent()
        guard FileManager.default.fileExists(atPath: url.path + "/LayoutChild") else {
            throw BuildFailure(text: "There is no LayoutChild in \(url.path).")
        }
        return url
    }

    /// Runs the compiler. Throws an error with the compiler's output if it fails.
    static func compile(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swiftc"] + arguments
        let output = Pipe()
        process.standardError = output
        process.standardOutput = output
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw BuildFailure(text: String(decoding: text, as: UTF8.self))
        }
    }
}

/// The reason why code could not be compiled or run.
struct BuildFailure: Error, CustomStringConvertible {
    let text: String

    var description: String { text }
}

/// A temporary folder of a test, which is removed with the last reference.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "reflow-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file and returns its path.
    func add(_ text: String, _ name: String) throws -> String {
        let file = "\(path)/\(name)"
        try text.write(toFile: file, atomically: false, encoding: .utf8)
        return file
    }
}
