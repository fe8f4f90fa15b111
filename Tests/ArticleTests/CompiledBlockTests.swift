import CompilerSupport
import Foundation
import Testing

/// The code of articles that is not part of these tests and is compiled separately.
@Suite struct CompiledBlockTests {
    private func article(_ name: String) throws -> Article {
        try Article("Sources/Reflow/Reflow.docc/\(name).md")
    }

    @Test("SwiftPM reads the manifest, and the package has the required products")
    func manifest() async throws {
        let folder = try Folder()
        try folder.write(
            try #require(try article("GettingStarted").blocks().first), to: "Package.swift")
        let text = try await SwiftCompiler.output(
            of: SwiftCompiler.program("swift"),
            ["package", "--package-path", folder.path, "dump-package"], in: folder)
        #expect(text.contains("\"executable\"") && text.contains("\"reflow\""))
        let own = try Article.text(of: "Package.swift")
        #expect(own.contains(".library(name: \"Reflow\","))
        for article in Article.all {
            for block in article.blocks() where block.contains(".package(") {
                #expect(block.contains("\"https://github.com/OWNER/reflow\", from: \"0.1.0\""))
            }
        }
    }

    @Test("The first program reports in one sentence that it needs a terminal")
    func firstProgram() async throws {
        let (compiler, modules, folder) = (try SwiftCompiler(), try BuiltModules(), try Folder())
        let blocks = try article("GettingStarted").blocks()
        let hello = blocks[1].replacing("@main\n", with: "")
        let start = "import Reflow\nfunc showDays() throws { try Hello.main() }\n" + blocks[2]
        let files = [try folder.add(hello, "Hello.swift"), try folder.add(start, "main.swift")]
        let program = folder.path + "/hello"
        try await compiler.run(
            ["-module-name", "Hello", "-o", program] + modules.importing + files
                + modules.linking(), in: folder)
        let shell = URL(filePath: "/bin/sh")
        let said = try await SwiftCompiler.output(
            of: shell, ["-c", "'\(program)' </dev/null 2>&1 >/dev/null; echo $?"], in: folder)
        #expect(
            said.hasPrefix("hello: Standard input is not a terminal:") && said.hasSuffix(".\n1\n"))
    }

    @Test("Names that Reflow and SwiftUI share can be used in one file")
    func swiftUI() async throws {
        let (compiler, modules, folder) = (try SwiftCompiler(), try BuiltModules(), try Folder())
        let standIn = try folder.add(
            """
            public struct Color { public init() {} }
            public struct Section<Content> { public init(_ content: Content) {} }
            public struct EdgeInsets { public init() {} }
            public enum Axis { case horizontal, vertical }
            """, "SwiftUI.swift")
        try await compiler.run(
            [
                "-emit-module", "-module-name", "SwiftUI", "-emit-module-path",
                "\(folder.path)/SwiftUI.swiftmodule", standIn,
            ], in: folder)
        let block = try #require(
            try article("ComingFromUIKit").blocks().first { $0.contains("import SwiftUI\n") })
        func check(_ text: String, _ name: String) async throws {
            let file = try folder.add(text, name)
            try await compiler.run(
                ["-typecheck", "-warnings-as-errors", "-module-name", "Shown", "-I", folder.path]
                    + modules.importing + [file], in: folder)
        }
        try await check(block, "Board.swift")
        // The article states that the code fails without the type aliases, or with private ones.
        let bare = block.split(separator: "\n").filter { !$0.hasPrefix("typealias") }
        await #expect(throws: CompilerError.self) {
            try await check(bare.joined(separator: "\n"), "Bare.swift")
        }
        await #expect(throws: CompilerError.self) {
            try await check(
                block.replacing("typealias", with: "private typealias"), "Private.swift")
        }
    }
}
