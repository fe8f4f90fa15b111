import Testing

@testable import Gallery

/// Paths consist of bytes.
@Suite struct PathTests {
    private func absolute(_ path: String) -> String {
        String(decoding: System.absolutePath(of: Array(path.utf8)), as: UTF8.self)
    }

    @Test("An absolute path stays the same, and another path starts in the current folder")
    func absolutePaths() {
        let current = String(decoding: Directory.current(), as: UTF8.self)
        #expect(absolute("/a/b") == "/a/b" && absolute("/a//b/") == "/a/b" && absolute("/") == "/")
        #expect(absolute("a") == "\(current)/a" && absolute("a/b/") == "\(current)/a/b")
        #expect(absolute("") == "", "An empty path stays empty.")
        #expect(absolute(".") == absolute("\(current)/."))
        #expect(absolute("/usr/../usr/.") == absolute("/usr"))
        #expect(
            absolute("/no/such/../folder") == "/no/such/../folder",
            "The target of a missing folder is unknown.")
    }

    @Test("Names that begin with a dot are hidden, but not the contents of such a folder")
    func hidden() {
        let names = [".x": true, "a/.x": true, ".x/a": false, "a": false, "": false]
        for (name, isHidden) in names {
            #expect(FolderPath(bytes: Array(name.utf8)).isHidden == isHidden, "\(name)")
        }
    }
}
