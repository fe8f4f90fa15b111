import CompilerSupport
import Foundation
import Testing

/// An article of the guide, or the README.
struct Article: CustomTestStringConvertible, Sendable {
    /// Relative to the root of the package.
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

    /// All of them, in order of their paths.
    static let all: [Article] = {
        let sources = BuiltModules.root.appending(path: "Sources")
        let files = FileManager.default.enumerator(atPath: sources.path)?.allObjects ?? []
        let articles = files.compactMap { $0 as? String }
            .filter { $0.contains(".docc/") && $0.hasSuffix(".md") }
            .map { "Sources/\($0)" }.sorted()
        return (["README.md"] + articles).compactMap { try? Article($0) }
    }()

    /// The last part of the path, without its ending.
    var name: String { URL(filePath: path).deletingPathExtension().lastPathComponent }

    /// The code that it shows in a language, in order.
    func blocks(_ language: String = "swift") -> [String] {
        text.components(separatedBy: "```\(language)\n").dropFirst()
            .compactMap { $0.components(separatedBy: "\n```").first }
    }

    /// Those that are compiled with the tests. Manifests are read by SwiftPM instead, and what imports a module that is
    /// not here is compiled with a stand-in: see `CompiledBlockTests`.
    var examples: [String] {
        blocks().filter { block in
            !block.contains(".package(") && !block.contains("import SwiftUI\n")
        }
    }

    /// What text has in brackets behind a link's text, or a picture's.
    var links: [String] {
        text.matches(of: /\]\(([^)\s]+)\)|src="([^"]+)"/).compactMap {
            ($0.1 ?? $0.2).map(String.init)
        }
    }

    /// Names of files of this package, as they stand in the text.
    var paths: [String] {
        text.matches(of: /`((?:Sources|Demos|Tests|\.ci)(?:\/[\w.+]+)*)`/).map { String($0.1) }
            .filter { !$0.hasPrefix("Sources/hello/") }
    }
}
