import CompilerSupport
import Foundation
import Reflow
import Testing

/// The articles and the README, compared with the package.
@Suite struct ArticleTests {
    @Test("Every library has a catalog, which the Swift Package Index builds")
    func catalogs() throws {
        let paths = Set(Article.all.map(\.path))
        let libraries = try Article.text(of: "Package.swift")
            .matches(of: /\.library\(name: "(\w+)"/).map { String($0.1) }
        // The libraries of the demos have no catalog.
        let documented = libraries.filter {
            FileManager.default.fileExists(atPath: "\(BuiltModules.root.path)/Sources/\($0)")
        }
        try #require(documented.count >= 9)
        let index = try Article.text(of: ".spi.yml")
        for library in documented {
            #expect(index.contains("- \(library)\n"))
            #expect(paths.contains("Sources/\(library)/\(library).docc/\(library).md"))
        }
    }

    /// The lines without their indentation. `@main` is omitted, because one program contains all
    /// examples.
    private func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("import ") && $0 != "@main" }
    }

    /// The parts of an example. A type at its start may be separate, so that functions can return
    /// it.
    private func parts(_ example: String) -> [String] {
        guard example.hasPrefix("enum "), let end = example.range(of: "\n\n") else {
            return [example]
        }
        return [String(example[..<end.lowerBound]), String(example[end.upperBound...])]
    }

    @Test(
        "Every line of code in an article is compiled in the file with the article's name",
        arguments: Article.all)
    func examplesAreCompiled(_ article: Article) throws {
        guard !article.examples.isEmpty else { return }
        let file = try Article.text(of: "Tests/ArticleTests/Examples/\(article.name).swift")
        let code = "\n" + lines(file).joined(separator: "\n") + "\n"
        for example in article.examples {
            for part in parts(example) {
                let lines = lines(part).joined(separator: "\n")
                let isThere = code.contains("\n\(lines)\n")
                #expect(isThere, "The file does not contain these lines:\n\(lines)")
            }
            for line in example.split(separator: "\n") where line.hasPrefix("import ") {
                #expect(file.contains("\(line)\n"))
            }
        }
    }

    @Test("Links and file names lead to existing files", arguments: Article.all)
    func linksLeadSomewhere(_ article: Article) {
        let folder = BuiltModules.root.appending(path: article.path).deletingLastPathComponent()
        // DocC checks its own links.
        let links = article.links.filter { !$0.hasPrefix("https://") && !$0.hasPrefix("doc:") }
        for link in links where !link.hasPrefix("#") {
            let file = folder.appending(path: link)
            #expect(FileManager.default.fileExists(atPath: file.path), "\(link)")
        }
        for link in links where link.hasPrefix("#") {
            let titles = article.text.split(separator: "\n").filter { $0.hasPrefix("#") }.map {
                title in
                title.drop { $0 == "#" || $0 == " " }.lowercased().replacing(" ", with: "-")
                    .filter { $0.isLetter || $0.isNumber || $0 == "-" }
            }
            #expect(titles.contains(String(link.dropFirst())), "\(link)")
        }
        for path in article.paths {
            let file = BuiltModules.root.appending(path: path)
            #expect(FileManager.default.fileExists(atPath: file.path), "\(path)")
        }
    }

    @Test("The README is short and links to every article of the guide")
    func readme() throws {
        let readme = try Article("README.md")
        #expect(readme.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 121)
        let guide = Article.all.map(\.path).filter { $0.hasPrefix("Sources/Reflow/") }
        for path in guide where !path.hasSuffix("/Reflow.md") {
            #expect(readme.links.contains(path), "\(path)")
        }
    }

    @Test("The gallery's bodies to copy have the stated length and import only Reflow")
    func bodiesToCopy() throws {
        let text = try Article.text(of: "Demos/Gallery/Bodies/ClockAndSpiral.swift")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count - 1 == 36)
        #expect(lines.filter { $0.hasPrefix("import ") } == ["import Reflow"])
    }
}
