import Foundation

/// The compiler of the toolchain that runs the tests.
package struct SwiftCompiler {
    private let url: URL

    /// Finds `swiftc` on the `PATH`, where `swift test` has been found as well.
    package init() throws { url = try Self.program("swiftc") }

    /// Finds a program of the toolchain there.
    package static func program(_ name: String) throws -> URL {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let found = path.split(separator: ":").map { URL(filePath: "\($0)/\(name)") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
        guard let found else { throw CompilerError.missing(name, path: path) }
        return found
    }

    /// Compiles; throws what the compiler says where it says anything and fails.
    package func run(_ arguments: [String], in folder: Folder) async throws {
        _ = try await Self.output(of: url, ["-swift-version", "6"] + arguments, in: folder)
    }

    /// What a program prints; throws where it fails, with what it says then.
    package static func output(
        of program: URL, _ arguments: [String] = [], in folder: Folder
    ) async throws -> String {
        let name = "\(UUID())"
        // Files, as a pipe that nobody reads fills up.
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

/// Why code could not be compiled, or run.
package enum CompilerError: Error, CustomStringConvertible {
    case missing(String, path: String)
    case failed(String, String)
    case noModules(String)

    package var description: String {
        switch self {
        case .missing(let name, let path):
            "These tests compile code. There is no \(name) in PATH (\(path)): put the toolchain's folder there."
        case .failed(let program, let text): "\(program) failed:\n\(text)"
        case .noModules(let folder):
            "There are no modules in \(folder): run the tests with “swift test”, which builds them there."
        }
    }
}
