import Foundation
import Reflow
import Testing

@testable import gitlog

private let isGitThere =
    ChildOutput(of: ChildProcess("git", ["--version"])).waitForEnd().problem == nil

/// A temporary repository, which is removed with the test.
private final class Folder {
    /// The time, which advances by one second for each read, so that all animations are over.
    private var time = Duration.zero
    var now: Duration {
        time += .seconds(1)
        return time
    }

    let path = FileManager.default.temporaryDirectory.appending(path: "gitlog-\(UUID())").path

    init() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func git(_ words: String...) throws {
        let names = ["-c", "user.name=Ann", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"]
        let output = ChildOutput(of: ChildProcess("git", ["-C", path] + names + words))
        try #require(output.waitForEnd().problem == nil, "\(output.lines.text)")
    }

    func commit(_ message: String) throws {
        try git("commit", "-q", "--allow-empty", "--cleanup=verbatim", "-m", message)
    }
}

@Suite(.enabled(if: isGitThere, "git is not installed"))
struct GitLogTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
        try folder.git("init", "-q")
    }

    /// Runs the program until its screen matches. Throws an error if the program waits for no
    /// further input.
    private func wait(
        _ log: inout GitLog, columns: Int = 60, for isSo: ([String]) -> Bool
    ) throws -> [String] {
        while true {
            var screen = Screen(size: ScreenSize(columns: columns, rows: 16))
            screen.draw { log.draw(into: &$0, at: folder.now) }
            let rows = screen.text().split(separator: "\n", omittingEmptySubsequences: false)
                .map { String($0) }
            if isSo(rows) { return rows }
            var polled = log.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            try #require(poll(&polled, nfds_t(polled.count), 30_000) > 0, "\(screen.text())")
            _ = log.handle(.wake, at: folder.now)
        }
    }

    @Test("Commits appear under their day, and the selected one in detail below or beside")
    func commits() throws {
        try folder.commit("first")
        try folder.commit("second")
        var log = GitLog(try Repository(at: folder.path))
        // The first commits are shown before git has listed all commits.
        let rows = try wait(&log) {
            $0.contains { $0.hasSuffix("    second") } && $0.last?.hasPrefix("commits: 2 ") == true
        }
        #expect(
            rows[1].hasPrefix("▌second") && rows[1].hasSuffix("Ann") && rows[2].hasPrefix(" first"))
        #expect(rows[0].first?.isNumber == true)
        let wide = try wait(&log, columns: 120) { _ in true }
        #expect(wide[0].contains("commit ") && wide[1].hasPrefix("▌second"))
        _ = log.handle(.key(.down), at: folder.now)
        _ = try wait(&log) { $0.contains { $0.hasSuffix("    first") } }
    }

    @Test("New commits appear, removed commits disappear, and the selection stays")
    func following() throws {
        try folder.commit("first")
        try folder.commit("second")
        var log = GitLog(try Repository(at: folder.path))
        _ = try wait(&log) { $0[1].hasPrefix("▌second") }
        try folder.commit("third")
        _ = try wait(&log) { $0[1].hasPrefix(" third") && $0[2].hasPrefix("▌second") }
        try folder.git("reset", "-q", "--hard", "HEAD~2")
        _ = try wait(&log) { $0.last?.hasPrefix("commits: 1 ") == true }
    }

    @Test("A repository without commits shows a message until the first commit")
    func empty() throws {
        var log = GitLog(try Repository(at: folder.path))
        _ = try wait(&log) { $0.last?.contains("any commits") == true }
        try folder.commit("first")
        _ = try wait(&log) { $0[1].hasPrefix("▌first") }
    }

    @Test("Control characters in a message do not reach the terminal")
    func controls() throws {
        try folder.commit("a\u{1B}[31mb\u{7}")
        var log = GitLog(try Repository(at: folder.path))
        let rows = try wait(&log) { $0[1].contains("␛[31mb") }
        #expect(!rows.joined().unicodeScalars.contains { $0.value < 0x20 })
    }

    @Test("Tab goes to the details and back, and q and Esc quit")
    func keys() throws {
        try folder.commit("first")
        var log = GitLog(try Repository(at: folder.path))
        _ = try wait(&log) { $0.contains { $0.hasSuffix("    first") } }
        _ = try wait(&log, columns: 30) { _ in true }
        #expect(log.handle(.key(.tab), at: folder.now) == .redraw)
        #expect(log.handle(.key("j"), at: folder.now) == .redraw, "The details scroll.")
        #expect(log.handle(.key(.tab), at: folder.now) == .redraw)
        #expect(log.handle(.key("j"), at: folder.now) == .handled, "All commits are visible.")
        #expect(log.handle(.key("q"), at: folder.now) == .quit)
        #expect(log.handle(.key(.escape), at: folder.now) == .quit)
    }

    @Test("Git reports a missing repository")
    func noRepository() throws {
        let other = try Folder()
        #expect(throws: CommandLine.Failure.self) { try Repository(at: other.path) }
    }
}
