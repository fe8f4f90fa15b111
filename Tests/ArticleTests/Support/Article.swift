import CompilerSupport
import Foundation
import Testing

/// An article of the guide, or the README.
struct Article: CustomTestStringConvertible, Sendable {
    /// The path from the root of the package.
    let path: String
    let text: String

    var testDescription: String { path }

    init(_ path: String) throws {
        self.path = path
        text = try Self.text(of: path)
    }

    static func text(of path: String) throws -> String {
        try String(contentsOf: BuiltModules.root.appending(path: path), encoding: .utf8)
    }

    /// All articles, sorted by path.
    static let all: [Article] = {
        let sources = BuiltModules.root.appending(path: "Sources")
        let files = FileManager.default.enumerator(atPath: sources.path)?.allObjects ?? []
        let articles = files.compactMap { $0 as? String }
            .filter { $0.contains(".docc/") && $0.hasSuffix(".md") }
            .map { "Sources/\($0)" }.sorted()
        return (["README.md"] + articles).compactMap { try? Article($0) }
    }()

    /// The last component of the path, without its extension.
    var name: String { URL(filePath: path).deletingPathExtension().lastPathComponent }

    /// The code blocks in a language, in order.
    func blocks(_ language: String = "swift") -> [String] {
        text.components(separatedBy: "```\(language)\n").dropFirst()
            .compactMap { $0.components(separatedBy: "\n```").first }
    }

    /// The code blocks that are compiled with the tests. SwiftPM reads the manifests instead, and
    /// `CompiledBlockTests` compiles blocks that import a missing module.
    var examples: [String] {
        blocks().filter { block in
            !block.contains(".package(") && !block.contains("import SwiftUI\n")
        }
    }

    /// The targets of links and pictures.
    var links: [String] {
        text.matches(of: /\]\(([^)\s]+)\)|src="([^"]+)"/).compactMap {
            ($0.1 ?? $0.2).map(String.init)
        }
    }

    /// The paths of files of this package in the text.
    var paths: [String] {
        text.matches(of: /`((?:Sources|Demos|Tests|\.ci)(?:\/[\w.+]+)*)`/).map { String($0.1) }
            .filter { !$0.hasPrefix("Sources/hello/") }
    }
}
