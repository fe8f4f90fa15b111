import CompilerSupport
import Foundation
import Testing

/// Every public type is mentioned in an article, on its library's page, in the README or in an
/// example.
@Suite struct PublicTypeTests {
    /// Matches a line of the interface report that declares a type, for example `Panes.Pane: struct
    /// Pane`.
    private static var declaration: Regex<(Substring, Substring, Substring)> {
        /^([\w.]+): .*?\b(actor|class|enum|protocol|struct|typealias) \w/
    }

    @Test func eachIsMentioned() throws {
        let types = try Self.publicTypes()
        #expect(types.count > 100)
        let words = try Self.words()
        let unknown = types.filter { !words.contains($0) }
        #expect(
            unknown == [],
            "Add a line under Topics for each of these types, or declare it `package`.")
    }

    /// The names of all types, with nested types as `Panes/Pane`. Nested aliases are omitted,
    /// because their parent explains them.
    private static func publicTypes() throws -> [String] {
        try files(below: "Tests/ArticleTests/Interface", "txt").flatMap { report in
            try report.split(separator: "\n").compactMap { line -> String? in
                guard let match = try declaration.firstMatch(in: line),
                    !(match.2 == "typealias" && match.1.contains("."))
                else { return nil }
                return String(match.1).replacing(".", with: "/")
            }
        }
    }

    /// All words of the texts and examples, and all paths as `Panes/Pane`.
    private static func words() throws -> Set<String> {
        let texts =
            try files(below: "Sources", "md") + files(below: "Demos/Examples", "swift")
            + [String(contentsOf: BuiltModules.root.appending(path: "README.md"), encoding: .utf8)]
        let paths = texts.flatMap { $0.matches(of: /\w+([.\/]\w+)*/).map { String($0.0) } }
        return Set(
            paths.flatMap { path in
                let names = path.split { $0 == "." || $0 == "/" }
                return names.map(String.init) + zip(names, names.dropFirst()).map { "\($0)/\($1)" }
            })
    }

    private static func files(below folder: String, _ ending: String) throws -> [String] {
        let folder = BuiltModules.root.appending(path: folder)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return try paths.filter { $0.hasSuffix(".\(ending)") }.sorted().map {
            try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
        }
    }
}
