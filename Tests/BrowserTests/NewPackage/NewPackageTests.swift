import CompilerSupport
import Foundation
import Gallery
import Testing

@testable import Browser

/// The command `reflow new`, without its command line.
@Suite struct NewPackageTests {
    private static let root = Array(BuiltModules.root.path.utf8)

    private func refusal(_ make: () throws -> Void) throws -> String {
        "\(try #require(#expect(throws: DemoError.self, performing: make)))"
    }

    @Test(
        "Without a place of Reflow the sentence names both options, and two places exclude each other"
    )
    func options() throws {
        let none = try refusal { _ = try NewPackage(name: "hello", path: nil, url: nil) }
        #expect(none.contains("--reflow-path DIR") && none.contains("--reflow-url URL"))
        let both = try refusal {
            _ = try NewPackage(name: "hello", path: Self.root, url: "https://a.org/reflow")
        }
        #expect(both.contains("--reflow-path and --reflow-url exclude each other"))
    }

    @Test("A folder without Reflow is refused")
    func folders() throws {
        let folder = try Folder()
        try folder.write("", to: "file")
        for (path, reason) in [
            ("", "does not contain Reflow"), ("/file", "does not contain Reflow"),
            ("/missing", "There is no folder"),
        ] {
            let text = try refusal {
                _ = try NewPackage(name: "hello", path: Array((folder.path + path).utf8), url: nil)
            }
            #expect(text.contains(reason) && text.contains("--reflow-path needs"))
        }
    }

    @Test(
        "A text that is not a URL of a repository is refused",
        arguments: ["", "reflow", "/reflow", "https://", "https://a.org/re flow", "a@b:\u{1B}[31m"])
    func urls(text: String) throws {
        let refusal = try refusal { _ = try NewPackage(name: "hello", path: nil, url: text) }
        #expect(refusal.contains("is not the URL of a git repository"))
    }

    @Test(
        "SwiftPM names a package after the last word of its URL",
        arguments: [
            "https://a.org/me/Reflow", "https://a.org/me/reflow.git/", "git@a.org:me/reflow.git",
            "git@a.org:reflow", "ssh://git@a.org:22/reflow.git", "file:///tmp/reflow",
        ])
    func identities(url: String) throws {
        #expect(try ReflowSource(url: url).identity == "reflow")
    }

    @Test("The package cannot have the name of Reflow's folder or repository")
    func sameName() throws {
        let text = try refusal {
            _ = try NewPackage(name: "Fork", path: nil, url: "https://a.org/fork.git")
        }
        #expect(text.contains("“Fork” cannot be the name"))
    }

    @Test("A relative path leads from the new folder to Reflow")
    func relativePaths() {
        // All paths of at most three names.
        let names = ["a", "b"]
        var paths = [[String]](), last: [[String]] = [[]]
        for _ in 0...3 {
            paths += last
            last = last.flatMap { path in names.map { path + [$0] } }
        }
        for parent in paths {
            for end in paths {
                let relative = ReflowSource.path(
                    toFolder: "/" + end.joined(separator: "/"),
                    fromFolderIn: "/" + parent.joined(separator: "/"))
                var reached = parent + ["new"]
                for name in relative.split(separator: "/") {
                    if name == ".." { reached.removeLast() } else { reached.append(String(name)) }
                }
                #expect(reached == end, "\(parent) \(end) \(relative)")
            }
        }
    }

    @Test("An existing file is not overwritten, and the sentence names it")
    func existing() throws {
        let folder = try Folder()
        try folder.write("kept", to: "hello")
        let package = try NewPackage(name: "hello", path: Self.root, url: nil)
        let text = try refusal { try package.write(in: Array(folder.path.utf8)) }
        #expect(text.contains("“hello” exists already"))
        let kept = try String(contentsOfFile: folder.path + "/hello", encoding: .utf8)
        #expect(kept == "kept")
        let missing = try refusal {
            try package.write(in: Array((folder.path + "/missing").utf8))
        }
        #expect(missing.contains("cannot be written: no such file or directory."))
    }

    @Test("The version is the one that Getting started depends on")
    func version() throws {
        let guide = BuiltModules.root.appending(
            path: "Sources/Reflow/Reflow.docc/GettingStarted.md")
        let text = try String(contentsOf: guide, encoding: .utf8)
        #expect(text.contains(".upToNextMinor(from: \"\(Program.version)\")"))
        let first = try String(
            contentsOf: BuiltModules.root.appending(path: "Package.swift"), encoding: .utf8
        ).prefix { $0 != "\n" }
        let package = try NewPackage(name: "hello", path: Self.root, url: nil)
        #expect(package.files[0].text.hasPrefix(first + "\n"))
    }
}
