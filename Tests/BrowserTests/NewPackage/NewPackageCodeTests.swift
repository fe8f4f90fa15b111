import CompilerSupport
import Foundation
import Testing

@testable import Browser

/// The code of a new package.
@Suite struct NewPackageCodeTests {
    /// A manifest as SwiftPM reads it.
    private func manifest(of package: NewPackage, in folder: Folder) async throws -> String {
        try package.write(in: Array(folder.path.utf8))
        return try await SwiftCompiler.output(
            of: SwiftCompiler.program("swift"),
            ["package", "--package-path", "\(folder.path)/\(package.name.text)", "dump-package"],
            in: folder)
    }

    @Test("SwiftPM reads the manifest, with any path")
    func path() async throws {
        let folder = try Folder()
        let reflow = "sources \"of\" \\(reflow)\n'é"
        try folder.write("", to: "\(reflow)/Package.swift")
        try folder.write("", to: "\(reflow)/Sources/Reflow/Reflow.swift")
        let package = try NewPackage(name: "my-app", path: folder.bytes(reflow), url: nil)
        let text = try await manifest(of: package, in: folder)
        struct Manifest: Decodable {
            struct Dependency: Decodable { let fileSystem: [FileSystem] }
            struct FileSystem: Decodable { let path: String }
            struct Target: Decodable { let name, type: String }
            let name: String
            let dependencies: [Dependency]
            let targets: [Target]
        }
        let manifest = try JSONDecoder().decode(Manifest.self, from: Data(text.utf8))
        #expect(manifest.name == "my-app")
        #expect(manifest.targets.map(\.name) == ["my-app", "my-appTests"])
        #expect(manifest.targets.map(\.type) == ["executable", "test"])
        let path = try #require(manifest.dependencies.first?.fileSystem.first?.path)
        #expect(path.hasSuffix(reflow))
    }

    @Test("A URL gives the releases of this minor version")
    func url() async throws {
        let package = try NewPackage(
            name: "hello", path: nil, url: "https://a.org/someone/fork.git")
        let text = try await manifest(of: package, in: Folder())
        #expect(text.contains("https:") && text.contains("\"\(Program.version)\""))
        #expect(text.contains("\"upperBound\"") && text.contains("\"fork\""))
    }

    /// Compiles the program and its test in one module, which has the name of a type of Reflow. A small function
    /// replaces the macros of Swift Testing, whose place differs between systems.
    @Test("The program and its test compile without warnings, and the test passes")
    func compiled() async throws {
        let (compiler, modules, folder) = (try SwiftCompiler(), try BuiltModules(), try Folder())
        let package = try NewPackage(
            name: "Section", path: Array(BuiltModules.root.path.utf8), url: nil)
        func text(_ name: String) throws -> String {
            try #require(package.files.first { $0.path.hasSuffix(name) }).text
        }
        let program = try text("Program.swift").replacing("@main\n", with: "")
        let test = try text("ProgramTests.swift").replacing("import Testing\n", with: "")
            .replacing("@testable import Section\n", with: "")
            .replacing(/@Test\(.*\)\n/, with: "").replacing("#expect(", with: "expect(")
        let start = """
            func expect(_ isTrue: Bool) { precondition(isTrue) }
            try enterMoves()
            print("passed")
            Main.main()
            """
        let files = try [
            folder.add(program, "Program.swift"), folder.add(test, "ProgramTests.swift"),
            folder.add(start, "main.swift"),
        ]
        let path = folder.path + "/program"
        try await compiler.run(
            ["-module-name", "Section", "-warnings-as-errors", "-o", path] + modules.importing
                + files + modules.linking(), in: folder)
        let output = try await SwiftCompiler.output(
            of: URL(filePath: "/bin/sh"), ["-c", "'\(path)' </dev/null 2>&1; echo $?"], in: folder)
        #expect(output.contains("passed\n"))
        #expect(output.contains("program: Standard input is not a terminal:"))
        #expect(output.hasSuffix("\n1\n"))
    }
}
