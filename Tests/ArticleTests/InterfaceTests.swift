import CompilerSupport
import Foundation
import Testing

/// The public interface of each library, compared with a report in the repository, so that a change
/// is visible.
///
/// The environment variable `REFLOW_RECORD=1` records the report again.
@Suite struct InterfaceTests {
    private static let modules =
        [
            "AnsiTerminals", "CollectionLaws", "CollectionLayouts", "CollectionRendering",
            "CollectionSnapshots", "CollectionViews", "TerminalControls", "TerminalPictures",
            "Terminals",
        ] + cursesModules

    /// Without ncurses, this module is empty.
    #if Curses
        private static let cursesModules = ["CursesTerminals"]
    #else
        private static let cursesModules: [String] = []
    #endif

    @Test("The public names and their declarations equal the report", arguments: modules)
    func isReported(_ module: String) async throws {
        let folder = try Folder()
        let graph = try await SymbolGraph(of: module, in: folder)
        let lines = graph.lines
        #expect(lines.count > 3)
        let file = BuiltModules.root.appending(path: "Tests/ArticleTests/Interface/\(module).txt")
        if ProcessInfo.processInfo.environment["REFLOW_RECORD"] != nil {
            try lines.map { $0 + "\n" }.joined().write(to: file, atomically: true, encoding: .utf8)
        }
        let kept = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(
            String.init)
        let difference = lines.difference(from: kept)
        let changes = difference.map { change in
            switch change {
            case .insert(_, let line, _): "+ \(line)"
            case .remove(_, let line, _): "- \(line)"
            }
        }
        #expect(
            changes == [],
            "The public interface has changed. If this is intended, run the tests with REFLOW_RECORD=1."
        )
    }
}

/// The public names of a module, as the compiler reports them.
private struct SymbolGraph {
    private struct Document: Decodable {
        let symbols: [Symbol]
        let relationships: [Relationship]
    }

    struct Relationship: Decodable {
        let kind, source, target: String
        let targetFallback: String?
    }

    struct Symbol: Decodable {
        struct Identifier: Decodable { let precise: String }
        struct Fragment: Decodable { let spelling: String }

        let identifier: Identifier
        let pathComponents: [String]
        let declarationFragments: [Fragment]?

        /// The line of a symbol, for example `Screen.svg(depth:title:): func svg(depth: ColorDepth?
        /// = nil, title: String = "") -> String`.
        var line: String {
            let declaration = (declarationFragments ?? []).map(\.spelling).joined()
            let words = declaration.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            return pathComponents.joined(separator: ".") + ": " + words
        }
    }

    private let symbols: [Symbol]
    private let relationships: [Relationship]

    /// A sorted list of lines, one for each name and each conformance, without members that the
    /// compiler synthesizes.
    var lines: [String] {
        let written = symbols.filter { !$0.identifier.precise.contains("::SYNTHESIZED::") }
        let paths = Dictionary(
            symbols.map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) },
            uniquingKeysWith: { first, _ in first })
        let conformances = relationships.filter { $0.kind == "conformsTo" }.compactMap { relation in
            let target = relation.targetFallback ?? paths[relation.target] ?? relation.target
            return paths[relation.source].map { "\($0): conforms to \(target)" }
        }
        let everywhere = ["Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype"]
        return Set(
            written.map(\.line)
                + conformances.filter { line in !everywhere.contains { line.hasSuffix(" \($0)") } }
        ).sorted()
    }

    /// Runs the tool that DocC uses.
    init(of module: String, in folder: Folder) async throws {
        let info = try await Self.info(in: folder)
        var arguments = [
            "-module-name", module, "-minimum-access-level", "public", "-output-dir", folder.path,
            "-module-cache-path", folder.path + "/cache", "-target", info.target.triple,
        ]
        #if canImport(Darwin)
            let path = try await SwiftCompiler.output(
                of: URL(filePath: "/usr/bin/xcrun"), ["--show-sdk-path"], in: folder)
            arguments += ["-sdk", path.trimmingCharacters(in: .whitespacesAndNewlines)]
        #endif
        _ = try await SwiftCompiler.output(
            of: info.tool("swift-symbolgraph-extract"), arguments + BuiltModules().importing,
            in: folder)
        // Extensions of another module's types have a separate file.
        let documents = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".symbols.json") }.sorted()
            .map { name in
                let data = try Data(contentsOf: URL(filePath: "\(folder.path)/\(name)"))
                return try JSONDecoder().decode(Document.self, from: data)
            }
        symbols = documents.flatMap(\.symbols)
        relationships = documents.flatMap(\.relationships)
    }

    /// The compiler's information about its target.
    private struct TargetInfo: Decodable {
        struct Target: Decodable { let triple: String }
        struct Paths: Decodable { let runtimeResourcePath: String }
        let target: Target
        let paths: Paths

        /// The URL of a tool beside the compiler, which need not be in `PATH`.
        func tool(_ name: String) -> URL {
            URL(filePath: paths.runtimeResourcePath).deletingLastPathComponent()
                .deletingLastPathComponent().appending(path: "bin/\(name)")
        }
    }

    private static func info(in folder: Folder) async throws -> TargetInfo {
        let text = try await SwiftCompiler.output(
            of: SwiftCompiler.program("swiftc"), ["-print-target-info"], in: folder)
        return try JSONDecoder().decode(TargetInfo.self, from: Data(text.utf8))
    }
}
