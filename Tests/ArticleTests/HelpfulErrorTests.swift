import CompilerSupport
import Foundation
import Testing

/// Mistakes for which the compiler's own message would not name the cause.
@Suite struct HelpfulErrorTests {
    /// The compiler's errors for a program, one a line.
    private func errors(_ program: String) async throws -> [String] {
        let (compiler, modules, folder) = (try SwiftCompiler(), try BuiltModules(), try Folder())
        let file = try folder.add("import Reflow\n" + program, "main.swift")
        do {
            try await compiler.run(["-typecheck"] + modules.importing + [file], in: folder)
            return []
        } catch CompilerError.failed(_, let text) {
            return text.split(separator: "\n").map(String.init).filter {
                $0.hasPrefix(file) && $0.contains(" error: ")
            }
        }
    }

    /// The body of a closure may use its parameter as a section at once, in a `switch` or after other statements.
    @Test(
        arguments: ["FlowLayout", "ScrollableSectionLayout"],
        [
            "<Part> { part in .flow(items: .perLine(part == .title ? 1 : 3, aspectRatio: 1)) }",
            "<String> { name in .flow(items: item).header(height: name == \"x\" ? 16 : 0) }",
            """
            <Part> { part in
                switch part {
                case .title: .flow(items: item)
                case .list: .list(rows: .height(16))
                }
            }
            """,
            """
            <String> { name in
                let height = name.isEmpty ? 0.0 : 16.0
                return .flow(items: item).header(height: height)
            }
            """,
        ])
    func aLayoutClosureWithOneParameter(layout: String, closure: String) async throws {
        let program = """
            enum Part { case title, list }
            let item = ItemSize.perLine(3, aspectRatio: 1)
            let layout = \(layout)\(closure)
            """
        #expect(
            try await errors(program).contains {
                $0.hasSuffix("The closure takes two parameters: { section, column in … }")
            })
    }

    @Test(arguments: ["FlowLayout", "ScrollableSectionLayout"])
    func theRightClosuresCompile(layout: String) async throws {
        let program = """
            let item = ItemSize.perLine(3, aspectRatio: 1)
            let a = \(layout)<String> { _ in .flow(items: item) }
            let b = \(layout)<String> { column in .flow(items: .perLine(column.width > 300 ? 2 : 1, aspectRatio: 1)) }
            let c = \(layout)<String> { name, _ in .flow(items: item).header(height: name.isEmpty ? 0 : 16) }
            let d = \(layout)<String>(everySection: { _ in .flow(items: item) })
            let e = \(layout)<String> { _ in
                let item = ItemSize.perLine(2, aspectRatio: 1)
                return .flow(items: item)
            }
            """
        #expect(try await errors(program) == [])
    }

    @Test(arguments: [
        ("CollectionView(layout: layout) { Section(1, items: [Box(), Box()]) }", true),
        (
            """
            CollectionView(layout: layout) {
                for section in 0..<3 { Section(section, items: [1, 2].map { _ in Box() }) }
            }
            """, true
        ),
        ("Snapshot { Section(0, items: [Box()]) }", true),
        ("Snapshot { Section(Box(), items: 1...3) }", false),
    ])
    func identifiersThatAreNotHashable(call: String, isItem: Bool) async throws {
        let program = """
            struct Box: Sendable {}
            let layout = FlowLayout<Int> { _ in .list(rows: .height(16)) }
            let value = try \(call)
            """
        let sentence =
            isItem
            ? "Items must be Hashable and Sendable identifiers."
            : "The identifier of a section must be Hashable and Sendable."
        #expect(try await errors(program).contains { $0.hasSuffix(sentence) })
    }
}
