import Foundation
import Reflow
import Testing

@testable import gitlog

private let isGitThere =
    ChildOutput(of: ChildProcess("git", ["--version"])).waitForEnd().problem == nil

extension TemporaryFolder {
    fileprivate func git(_ words: String...) throws {
        let names = ["-c", "user.name=Ann", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"]
        let output = ChildOutput(of: ChildProcess("git", ["-C", path] + names + words))
        try #require(output.waitForEnd().problem == nil, "\(output.lines.text)")
    }

    fileprivate func commit(_ message: String) throws {
        try git("commit", "-q", "--allow-empty", "--cleanup=verbatim", "-m", message)
    }
}

@Suite(.enabled(if: isGitThere, "git is not installed"))
struct GitLogTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.git("init", "-q")
    }

    private func start(columns: Int = 60) throws -> Run<GitLog> {
        Run(GitLog(try Repository(at: folder.path)), columns: columns, rows: 16)
    }

    /// Runs the program until its screen matches. Throws an error if the program waits for no
    /// further input.
    private func wait(
        _ log: inout Run<GitLog>, for isSo: ([String]) -> Bool
    ) throws -> [String] {
        while true {
            let rows = log.rows()
            if isSo(rows) { return rows }
            var polled = log.shell.descriptors.map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            try #require(
                poll(&polled, nfds_t(polled.count), 30_000) > 0, "\(rows.joined(separator: "\n"))")
            _ = log.shell.handle(.wake, at: log.now)
        }
    }

    @Test("Commits appear under their day, and details of the selected commit below or beside")
    func commits() throws {
        try folder.commit("first")
        try folder.commit("second")
        var log = try start()
        // The first commits are shown before git has listed all commits.
        let rows = try wait(&log) {
            $0.contains { $0.hasSuffix("    second") } && $0.last?.hasPrefix("commits: 2 ") == true
        }
        #expect(
            rows[1].hasPrefix("▌second") && rows[1].hasSuffix("Ann") && rows[2].hasPrefix(" first"))
        #expect(rows[0].first?.isNumber == true)
        log.resize(columns: 120, rows: 16)
        let wide = log.rows()
        #expect(wide[0].contains("commit ") && wide[1].hasPrefix("▌second"))
        log.press(.down)
        _ = try wait(&log) { $0.contains { $0.hasSuffix("    first") } }
    }

    @Test("New commits appear, removed commits disappear, and the selection stays")
    func following() throws {
        try folder.commit("first")
        try folder.commit("second")
        var log = try start()
        _ = try wait(&log) { $0[1].hasPrefix("▌second") }
        try folder.commit("third")
        _ = try wait(&log) { $0[1].hasPrefix(" third") && $0[2].hasPrefix("▌second") }
        try folder.git("reset", "-q", "--hard", "HEAD~2")
        _ = try wait(&log) { $0.last?.hasPrefix("commits: 1 ") == true }
    }

    @Test("A repository without commits shows a message until the first commit")
    func empty() throws {
        var log = try start()
        _ = try wait(&log) { $0.last?.contains("any commits") == true }
        try folder.commit("first")
        _ = try wait(&log) { $0[1].hasPrefix("▌first") }
    }

    @Test("Control characters in a message do not reach the terminal")
    func controls() throws {
        try folder.commit("a\u{1B}[31mb\u{7}")
        var log = try start()
        let rows = try wait(&log) { $0[1].contains("␛[31mb") }
        #expect(!rows.joined().unicodeScalars.contains { $0.value < 0x20 })
    }

    @Test("Tab goes to the details and back, and q and Esc quit")
    func keys() throws {
        try folder.commit("first")
        var log = try start()
        _ = try wait(&log) { $0.contains { $0.hasSuffix("    first") } }
        log.resize(columns: 30, rows: 16)
        #expect(log.press(.tab) == .redraw)
        #expect(log.press("j") == .redraw, "The details scroll.")
        #expect(log.press(.tab) == .redraw)
        #expect(log.press("j") == .handled, "All commits are visible.")
        #expect(log.press("q") == .leave)
        #expect(log.press(.escape) == .leave)
    }

    @Test("The details of another commit have the size of their pane at once")
    func details() throws {
        try folder.commit("first")
        try folder.commit("second")
        var log = try start()
        // The details of the first commit may appear before git has listed the second one.
        _ = try wait(&log) {
            $0.contains { $0.hasSuffix("    second") } && $0.last?.hasPrefix("commits: 2 ") == true
        }
        for (key, subject) in [(Key.down, "first"), (.up, "second"), (.down, "first")] {
            log.press(key)
            _ = try wait(&log) { $0.contains { $0.hasSuffix("    \(subject)") } }
        }
    }

    @Test("Git reports a missing repository")
    func noRepository() throws {
        let other = try TemporaryFolder()
        #expect(throws: CommandLine.Failure.self) { try Repository(at: other.path) }
    }
}
