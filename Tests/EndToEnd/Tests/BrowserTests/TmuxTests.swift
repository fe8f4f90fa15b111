import Sessions
import Testing

/// Compares the program in tmux with the program in libvterm. After the same keys, both screens show the same text and
/// colors.
///
/// The tests use four of the fourteen types, which are tmux's own. tmux does not understand the sequences for the other
/// ten types.
///
/// REFLOW_MATRIX=all tests all sizes and locales.
@Suite struct TmuxTests {
    static let hasTmux = (try? Tmux.run(["-V"]))?.end == .exited(0)

    static let sizes = [
        (80, 24), (20, 5), (40, 10), (132, 43), (200, 60), (300, 100), (1, 1), (2, 2),
    ].map(WalkSize.init)

    static let all: [MatrixTests.Combination] = {
        let types = ["screen", "screen-256color", "tmux", "tmux-256color"]
        let demos = ["basic", "sections", "store"]
        let locales: [MatrixTests.Locale] =
            MatrixTests.isWhole ? MatrixTests.Locale.allCases : [.utf8]
        return types.enumerated().flatMap { index, type in
            sizes.enumerated().filter { MatrixTests.isWhole || $0.offset == index % 2 }.flatMap {
                number, size in
                locales.map {
                    MatrixTests.Combination(
                        type: type, locale: $0, size: size,
                        demo: demos[(number + index) % demos.count])
                }
            }
        }
    }()

    private static let keys = ["j", "j", " ", "k", "l", "G", "g", "j", "r"]

    @Test(.enabled(if: hasTmux && SystemCall.tellsTimes, "there is no tmux"), arguments: all)
    func tmuxShowsTheSame(_ combination: MatrixTests.Combination) throws {
        let data = try TemporaryDirectory()
        let environment = try combination.environment(in: data)
        let (demo, size) = (combination.demo, combination.size)
        let direct = try Session(
            .reflow, [demo, "--no-animation"], columns: size.columns, rows: size.rows,
            environment: environment)
        let variables = environment.map { name, value in
            value.map { "\(name)=\($0)" } ?? "-u \(name)"
        }
        // The arguments that unset a variable come first.
        let tmux = try Tmux(
            "env \(variables.sorted().joined(separator: " ")) \(Program.reflow.command) \(demo) --no-animation",
            type: combination.type, size: size)
        _ = try direct.rest()
        try tmux.wait(toShow: direct)
        for key in Self.keys {
            try #require(try direct.act(key))
            try tmux.send(key)
            try tmux.wait(toShow: direct)
        }
        // Clears the screen in tmux, so that the next screen is a fresh draw.
        try tmux.run(["send-keys", "-R"])
        try tmux.send(Sent.redraw)
        try tmux.wait(toShow: direct)
        try #require(try direct.act { direct.resize(columns: 60, rows: 18) })
        try tmux.run(["resize-window", "-x", "60", "-y", "18"])
        try tmux.wait(toShow: direct)
        direct.send("Q")
        #expect(try direct.waitForEnd() == .exited(0))
        try tmux.send("Q")
        // The server ends with its last session.
        try tmux.waitForEnd()
        MatrixTests.tell(
            "1 tmux-sessions \(Self.keys.count + 1) keys \(Self.keys.count + 3) screens")
    }
}

/// A tmux server with one window. No terminal is attached to it.
private final class Tmux {
    private let data: TemporaryDirectory

    static func run(_ arguments: [String]) throws -> (end: Session.End, lines: [String]) {
        let session = try Session(
            // The server continues to run. Without descriptor 3, the session does not wait for it.
            .path("/bin/sh"), ["-c", "tmux -u \"$@\" 3>&-; exit $?", "sh"] + arguments,
            environment: ["TMUX": nil], hasTerminal: false)
        let end = try session.waitForEnd()
        let text = String(decoding: session.output, as: UTF8.self)
        return (end, text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }

    init(_ command: String, type: String, size: WalkSize) throws {
        data = try TemporaryDirectory()
        try data.makeFile(
            "conf",
            containing: """
                set -g status off
                set -g default-terminal \(type)
                set -g escape-time 0

                """)
        try run([
            "-f", data.path + "/conf", "new-session", "-d", "-x", "\(size.columns)", "-y",
            "\(size.rows)", "exec \(command) 3>&-",
        ])
    }

    deinit { _ = try? run(["kill-server"]) }

    @discardableResult
    func run(_ arguments: [String]) throws -> (end: Session.End, lines: [String]) {
        try Self.run(["-S", data.path + "/socket"] + arguments)
    }

    func send(_ keys: String) throws { try run(["send-keys", "-l", keys]) }

    /// Returns the window's screen with colors, as libvterm shows it.
    private func shown(columns: Int, rows: Int) throws -> ShownScreen {
        let script = "tmux -u -S \"$0\" capture-pane -peN 3>&-"
        // A line break follows the last row, so the screen has one more row.
        let session = try Session(
            .path("/bin/sh"), ["-c", script, data.path + "/socket"], columns: columns,
            rows: rows + 1, environment: ["TMUX": nil])
        _ = try session.waitForEnd()
        return session.shown
    }

    /// Waits until the window shows the same screen as the session. In a single column it compares only the text:
    /// ncurses inserts characters there, and terminals give these different colors.
    func wait(toShow session: Session) throws {
        var different: [String] = []
        try wait(for: different.prefix(5).joined(separator: "\n")) {
            let wanted = session.shown
            let shown = try self.shown(columns: session.columns, rows: session.rows)
            different = wanted.rows(differingFrom: shown).flatMap { row in
                wanted.cells(ofRow: row, differingFrom: shown).filter {
                    session.columns == 1
                        ? $0.here.scalars != $0.there.scalars : !$0.here.looksLike($0.there)
                }.map { "row \(row), column \($0.column): \($0.there), not \($0.here)" }
            }
            if different.isEmpty { return true }
            // A notice may have disappeared in the session meanwhile. Reads the session's output, and compares again.
            guard !session.hasEnded() else { throw SessionError("The program ended.") }
            return false
        }
    }

    func waitForEnd() throws {
        try wait(for: "the end") { try self.run(["has-session"]).end != .exited(0) }
    }

    private func wait(for what: @autoclosure () -> String, _ isSo: () throws -> Bool) throws {
        let limit = ContinuousClock.now + .seconds(30)
        while try !isSo() {
            guard .now < limit else {
                let lines = try run(["capture-pane", "-p"]).lines
                throw SessionError(
                    "tmux did not show this within 30 seconds: \(what())\n"
                        + lines.joined(separator: "\n"))
            }
        }
    }
}

extension ShownCell {
    /// Whether the two cells look the same. For blanks, only the background is visible.
    fileprivate func looksLike(_ other: ShownCell) -> Bool {
        func isBlank(_ cell: ShownCell) -> Bool {
            cell.scalars.isEmpty && !cell.isReversed && !cell.isUnderlined
        }
        guard isBlank(self), isBlank(other) else { return self == other }
        return background == other.background
    }
}
