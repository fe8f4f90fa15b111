import Terminals
import Testing

/// Child processes that use the terminal.
@Suite struct ChildProcessTests {
    /// Runs a child process on `c` and keeps the problem that it reports.
    private struct Opener: TerminalProgram {
        let terminal: MemoryTerminal
        var said: String?

        mutating func handle(_ input: Input, at now: Duration) -> Outcome {
            guard input == .key("c") else { return input == .key("q") ? .quit : .ignored }
            said = terminal.run(ChildProcess("vi", ["a b", "$c"])).problem
            return .redraw
        }

        func draw(into region: inout Region, at now: Duration) {}
    }

    @Test("A program runs a child process in the loop and receives the exit status")
    func running() {
        let causes: [(ChildEnd.Cause, String?)] = [
            (.exited(0), nil), (.exited(2), "“vi” has ended with status 2"),
            (.signaled(9), "“vi” was ended by signal 9"),
            (.notStarted("no such file"), "“vi” cannot be started: no such file"),
        ]
        for (cause, sentence) in causes {
            let terminal = MemoryTerminal(inputs: [.key("c"), .key("q")])
            terminal.childCause = { _ in cause }
            var opener = Opener(terminal: terminal)
            #expect(terminal.run(&opener) == nil)
            #expect(terminal.children == [ChildProcess("vi", ["a b", "$c"])])
            #expect(opener.said == sentence && terminal.frameCount == 2)
        }
    }

    private func words(_ child: ChildProcess) -> [String] {
        [child.program] + child.arguments.map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("The editor is $VISUAL, then $EDITOR, then vi, and keeps the variable's arguments")
    func editors() {
        func editor(_ environment: [String: String], _ path: String = "/a b") -> [String] {
            words(.editor(for: Array(path.utf8), environment: environment))
        }
        #expect(editor(["VISUAL": "code --wait", "EDITOR": "ed"]) == ["code", "--wait", "/a b"])
        #expect(editor(["VISUAL": " ", "EDITOR": "  nano\t-w "]) == ["nano", "-w", "/a b"])
        #expect(editor([:]) == ["vi", "/a b"])
        #expect(
            editor(["EDITOR": "ed"], "-r") == ["ed", "./-r"],
            "A path with a leading hyphen does not become an option.")
    }

    @Test("The pager is $PAGER, then less, then more")
    func pagers() {
        func pager(_ environment: [String: String]) -> [String] {
            words(.pager(for: FilePath("/a"), environment: environment))
        }
        #expect(pager(["PAGER": "less -R", "PATH": "/nowhere"]) == ["less", "-R", "/a"])
        #expect(pager(["PATH": "/nowhere"]) == ["more", "/a"])
        // The program depends on the contents of /bin, so the test compares only the argument.
        #expect(pager(["PAGER": "", "PATH": "/nowhere:/bin"]).last == "/a")
    }

    @Test("A pager that exits at the end of the text waits for a key")
    func waiting() {
        func waits(_ environment: [String: String]) -> Bool {
            ChildProcess.pager(for: FilePath("/F"), environment: environment).waitsForKey
        }
        #expect(!waits(["PAGER": "less -R"]) && !waits(["PAGER": "/usr/bin/less"]))
        #expect(waits(["PAGER": "less -RF"]) && waits(["PAGER": "less", "LESS": "-FRX"]))
        #expect(waits(["PAGER": "more"]) && waits(["PAGER": "cat"]) && waits(["PATH": "/nowhere"]))
    }

    @Test("Bytes that are not valid UTF-8 are passed unchanged")
    func bytes() {
        let child = ChildProcess.editor(for: [0x62, 0xFF], environment: [:])
        #expect(child.arguments == [[0x62, 0xFF]])
        #expect(child == ChildProcess("vi", bytes: [[0x62, 0xFF]]))
    }
}
