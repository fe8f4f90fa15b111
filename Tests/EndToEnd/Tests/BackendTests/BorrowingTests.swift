import Sessions
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The sequences that open and restore a terminal are those of its description, each once and in order.
@Suite(.disabled(if: Environment.usesAnsi, "the descriptions have no effect without ncurses"))
struct BorrowingTests {
    static let types = [
        "xterm-256color", "xterm", "screen", "screen-256color", "tmux-256color", "linux", "vt100",
        "vt220", "ansi", "rxvt", "cygwin", "Eterm",
    ]

    /// The description of a terminal type, as `tput` prints it.
    private struct Description {
        let type: String

        func has(_ capability: String) throws -> Bool { try !self[capability].isEmpty }

        /// Returns the bytes of a capability, or an empty string if the type does not have it.
        subscript(_ capability: String) -> String {
            get throws {
                let session = try Session(
                    .path("/usr/bin/env"),
                    ["tput", "-T", type] + capability.split(separator: " ").map(String.init),
                    hasTerminal: false)
                let end = try session.waitForEnd()
                return end == .exited(0) ? String(decoding: session.output, as: UTF8.self) : ""
            }
        }

        func joined(_ capabilities: [String]) throws -> String {
            try capabilities.map { try self[$0] }.joined()
        }
    }

    private func begin(_ type: String) throws -> Session {
        let session = try Session(.probe, environment: ["TERM": type])
        try session.wait(for: "the first frame") { $0.shows("corner") }
        return session
    }

    private func entering(_ type: Description, rows: Int) throws -> String {
        let isXtermLike = try isXtermLike(type)
        return try type.joined(["smkx", "sgr0", "op", "rmir", "smam", "csr 0 \(rows - 1)", "civis"])
            + (isXtermLike ? "\u{1B}[?2004h" : "")
    }

    private func isXtermLike(_ type: Description) throws -> Bool {
        try type.has("kmous") && type["smcup"].contains("\u{1B}[?1049h")
    }

    private func leaving(_ type: Description, rows: Int) throws -> String {
        let isXtermLike = try isXtermLike(type)
        let hasMouse = try type.has("kmous") && type.has("smcup")
        return try (hasMouse ? "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l" : "")
            + (isXtermLike ? "\u{1B}[?2026l\u{1B}[?2004l" : "")
            + type.joined(["sgr0", "op"]) + (isXtermLike ? "\u{1B}[r" : "")
            + type.joined(["rmkx", "cup \(rows - 1) 0", "rmcup", "cnorm"])
            + (type.has("rmcup") ? "" : "\r\r\n")
    }

    @Test(arguments: types) func everythingIsSaidOnce(_ name: String) throws {
        let type = Description(type: name)
        let session = try begin(name)
        let text = String(decoding: session.output, as: UTF8.self)
        let start = try type["smcup"] + entering(type, rows: 24)
        #expect(text.hasPrefix(start), "\(text.prefix(200).debugDescription)")
        let mouse = "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h"
        #expect(try session.count(of: mouse) == (type.has("kmous") && type.has("smcup") ? 1 : 0))
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
        let all = String(decoding: session.output, as: UTF8.self)
        let end = try leaving(type, rows: 24)
        #expect(all.hasSuffix(end), "\(all.suffix(200).debugDescription)")
        if try type.has("rmcup") { #expect(try session.count(of: type["rmcup"]) == 1) }
    }

    /// After a resize, the program leaves the cursor in the new last row.
    @Test(arguments: ["xterm-256color", "vt100"]) func afterAResizeToo(_ name: String) throws {
        let type = Description(type: name)
        let session = try begin(name)
        session.resize(columns: 40, rows: 11)
        try session.wait(for: "the new size") { $0.row(10).hasSuffix("corner") }
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
        let all = String(decoding: session.output, as: UTF8.self)
        let end = try leaving(type, rows: 11)
        #expect(all.hasSuffix(end), "\(all.suffix(200).debugDescription)")
        #expect(try session.count(of: type["cup 10 0"] + type["rmcup"]) == 1)
    }

    /// A program that SIGSTOP stops has not left the alternate screen.
    @Test(arguments: ["xterm-256color", "linux"]) func goingOnSaysAllButTheScreen(
        _ name: String
    ) throws {
        let type = Description(type: name)
        let session = try begin(name)
        let start = try entering(type, rows: 24)
        #expect(session.count(of: start) == 1)
        session.signal(SIGSTOP)
        session.signal(SIGCONT)
        try session.wait(for: "everything again") { $0.count(of: "corne") == 2 }
        #expect(session.count(of: start) == 2)
        if try type.has("smcup") { #expect(try session.count(of: type["smcup"]) == 1) }
        session.send("z")
        try session.wait(for: "a key") { $0.row(2) == "heard 1, last: key z" }
        #expect(session.count(of: start) == 2 && session.count(of: "corne") == 2)
    }
}
