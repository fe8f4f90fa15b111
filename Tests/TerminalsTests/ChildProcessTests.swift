import Terminals
import Testing

/// Other programs in the terminal.
@Suite struct ChildProcessTests {
    /// Runs a program on `c` and says what came of it.
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

    @Test("a program in the loop has another one run, and hears how it ended")
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

    @Test("the editor is VISUAL's, else EDITOR's, else vi, with what stands behind its name")
    func editors() {
        func editor(_ environment: [String: String], _ path: String = "/a b") -> [String] {
            words(.editor(for: path.utf8, environment: environment))
        }
        #expect(editor(["VISUAL": "code --wait", "EDITOR": "ed"]) == ["code", "--wait", "/a b"])
        #expect(editor(["VISUAL": " ", "EDITOR": "  nano\t-w "]) == ["nano", "-w", "/a b"])
        #expect(editor([:]) == ["vi", "/a b"])
        #expect(editor(["EDITOR": "ed"], "-r") == ["ed", "./-r"], "A name is no option.")
    }

    @Test("the pager is PAGER's, else less, else more")
    func pagers() {
        func pager(_ environment: [String: String]) -> [String] {
            words(.pager(for: "/a".utf8, environment: environment))
        }
        #expect(pager(["PAGER": "less -R", "PATH": "/nowhere"]) == ["less", "-R", "/a"])
        #expect(pager(["PATH": "/nowhere"]) == ["more", "/a"])
        // Any file that may be run will do.
        #expect(pager(["PAGER": "", "PATH": "/nowhere:/bin"]).last == "/a")
    }

    @Test("a pager that ends by itself leaves its last page to be read")
    func waiting() {
        func waits(_ environment: [String: String]) -> Bool {
            ChildProcess.pager(for: "/F".utf8, environment: environment).waitsForKey
        }
        #expect(!waits(["PAGER": "less -R"]) && !waits(["PAGER": "/usr/bin/less"]))
        #expect(waits(["PAGER": "less -RF"]) && waits(["PAGER": "less", "LESS": "-FRX"]))
        #expect(waits(["PAGER": "more"]) && waits(["PAGER": "cat"]) && waits(["PATH": "/nowhere"]))
    }

    @Test("bytes that are no text are handed over as they are")
    func bytes() {
        let child = ChildProcess.editor(for: [0x62, 0xFF], environment: [:])
        #expect(child.arguments == [[0x62, 0xFF]])
        #expect(child == ChildProcess("vi", bytes: [[0x62, 0xFF]]))
    }
}
