import Foundation

/// The compiler of the toolchain that runs the tests.
package struct SwiftCompiler {
    private let url: URL

    /// Finds `swiftc` in the `PATH`, where the `swift test` command was found as well.
    package init() throws { url = try Self.program("swiftc") }

    /// Finds a program of the toolchain in the `PATH`.
    package static func program(_ name: String) throws -> URL {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let found = path.split(separator: ":").map { URL(filePath: "\($0)/\(name)") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
        guard let found else { throw CompilerError.missing(name, path: path) }
        return found
    }

    /// Runs the compiler. Throws an error with the compiler's output if it fails.
    package func run(_ arguments: [String], in folder: Folder) async throws {
        _ = try await Self.output(of: url, ["-swift-version", "6"] + arguments, in: folder)
    }

    /// Runs a program and returns its output. Throws an error with this output if the program
    /// fails.
    package static func output(
        of program: URL, _ arguments: [String] = [], in folder: Folder
    ) async throws -> String {
        let name = "\(UUID())"
        // The output goes to files, because a pipe without a reader becomes full.
        try folder.write("", to: "\(name).out")
        try folder.write("", to: "\(name).err")
        func url(_ ending: String) -> URL { URL(filePath: "\(folder.path)/\(name).\(ending)") }
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.standardOutput = try FileHandle(forWritingTo: url("out"))
        process.standardError = try FileHandle(forWritingTo: url("err"))
        try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in ended.resume() }
            do { try process.run() } catch { ended.resume(throwing: error) }
        }
        guard process.terminationStatus == 0 else {
            throw CompilerError.failed(
                program.lastPathComponent, try String(contentsOf: url("err"), encoding: .utf8))
        }
        return try String(contentsOf: url("out"), encoding: .utf8)
    }
}

/// The reason why code could not be compiled or run.
package enum CompilerError: Error, CustomStringConvertible {
    case missing(String, path: String)
    case failed(String, String)
    case noModules(String)

    package var description: String {
        switch self {
        case .missing(let name, let path):
            "These tests compile code, but PATH (\(path)) has no \(name). Add the toolchain's folder to PATH."
        case .failed(let program, let text): "\(program) failed:\n\(text)"
        case .noModules(let folder):
            "There are no modules in \(folder). Run the tests with “swift test”, which builds them there."
        }
    }
}
