import Testing

@testable import Gallery

/// Paths are bytes.
@Suite struct PathTests {
    private func absolute(_ path: String) -> String {
        String(decoding: System.absolutePath(of: Array(path.utf8)), as: UTF8.self)
    }

    @Test("a path from the root is as it is, any other begins in the program's folder")
    func absolutePaths() {
        let current = String(decoding: Directory.current(), as: UTF8.self)
        #expect(absolute("/a/b") == "/a/b" && absolute("/a//b/") == "/a/b" && absolute("/") == "/")
        #expect(absolute("a") == "\(current)/a" && absolute("a/b/") == "\(current)/a/b")
        #expect(absolute("") == "", "It is no path.")
        #expect(absolute(".") == absolute("\(current)/."))
        #expect(absolute("/usr/../usr/.") == absolute("/usr"))
        #expect(
            absolute("/no/such/../folder") == "/no/such/../folder", "Nobody knows where that is.")
    }

    @Test("names that begin with a dot are hidden, what is in such a folder is by that alone")
    func hidden() {
        let names = [".x": true, "a/.x": true, ".x/a": false, "a": false, "": false]
        for (name, isHidden) in names {
            #expect(FilePath(bytes: Array(name.utf8)).isHidden == isHidden, "\(name)")
        }
    }
}
