import CompilerSupport
import Foundation
import Testing

/// The public interface of each library, kept in the repository so that a change of it is seen.
///
/// `REFLOW_RECORD=1` makes the report again.
@Suite struct InterfaceTests {
    private static let modules = [
        "CollectionLaws", "CollectionLayouts", "CollectionRendering", "CollectionSnapshots",
        "CollectionViews", "CursesTerminals", "TerminalControls", "Terminals",
    ]

    @Test("the public names and their declarations are those of the report", arguments: modules)
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
        #expect(changes == [], "Is it meant? Then run the tests with REFLOW_RECORD=1.")
    }
}

/// What the compiler says of a module's public names.
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

        /// `Screen.svg(depth:title:): func svg(depth: ColorDepth? = nil, title: String = "") -> String`
        var line: String {
            let declaration = (declarationFragments ?? []).map(\.spelling).joined()
            let words = declaration.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            return pathComponents.joined(separator: ".") + ": " + words
        }
    }

    private let symbols: [Symbol]
    private let relationships: [Relationship]

    /// A line for each name and each conformance, sorted; without what the compiler makes by itself.
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

    /// Asks the tool that DocC asks.
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
        // What is added to the types of another module has a file of its own.
        let documents = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".symbols.json") }.sorted()
            .map { name in
                let data = try Data(contentsOf: URL(filePath: "\(folder.path)/\(name)"))
                return try JSONDecoder().decode(Document.self, from: data)
            }
        symbols = documents.flatMap(\.symbols)
        relationships = documents.flatMap(\.relationships)
    }

    /// What the compiler says of itself.
    private struct TargetInfo: Decodable {
        struct Target: Decodable { let triple: String }
        struct Paths: Decodable { let runtimeResourcePath: String }
        let target: Target
        let paths: Paths

        /// A tool beside the compiler, which need not be in `PATH` as that is.
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
