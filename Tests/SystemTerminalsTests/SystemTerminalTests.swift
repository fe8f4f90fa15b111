import Testing

@testable import Terminals

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Each terminal on a pseudo-terminal. Each test runs in its own process, because it replaces
/// standard input and output and sends signals.
@Suite struct SystemTerminalTests {
    @Test(arguments: Backend.allCases)
    func whatIsTypedIsInput(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            try withTerminal(backend) { terminal, line in
                #expect(terminal.size == ScreenSize(columns: 20, rows: 6))
                #expect(terminal.nextInput(before: .zero) == nil)
                line.type("ab\u{1B}[A\u{1B}")
                for key in ["a", "b", .up, .escape] as [Key] {
                    #expect(next(terminal) == .key(key))
                }
                let soon = terminal.now + .milliseconds(20)
                #expect(terminal.nextInput(before: soon) == nil)
                #expect(terminal.now >= soon, "The terminal waits for the deadline.")
            }
        }
    }

    @Test(arguments: Backend.allCases)
    func theMostUrgentComesFirst(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            try withTerminal(backend) { terminal, line in
                line.resize(columns: 30, rows: 6)
                line.type("q")
                terminal.waker()
                send(SIGWINCH)
                #expect(next(terminal) == .resize(ScreenSize(columns: 30, rows: 6)))
                #expect(terminal.size == ScreenSize(columns: 30, rows: 6))
                #expect(next(terminal) == .wake)
                #expect(next(terminal) == .key("q"))
                send(SIGWINCH)
                #expect(terminal.nextInput(before: .zero) == nil, "The size has not changed.")
                line.type("z")
                send(SIGINT)
                #expect(terminal.exitStatus == 0)
                #expect(next(terminal) == .end(.interrupt))
                #expect(terminal.endSignal == SIGINT && terminal.exitStatus == 128 + SIGINT)
                send(SIGTERM)
                send(SIGHUP)
                #expect(next(terminal) == .end(.hangUp))
                #expect(terminal.endSignal == SIGHUP)
                #expect(next(terminal) == .end(.terminate))
                #expect(next(terminal) == .key("z"))
            }
        }
    }

    @Test(arguments: Backend.allCases)
    func rowsThatDifferAreSent(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            try withTerminal(backend) { terminal, line in
                terminal.draw(screen(terminal, ["first", "second"]))
                let whole = line.output()
                #expect(whole.contains("first") && whole.contains("second"))
                #expect(
                    whole.contains("\u{1B}[?2026h"),
                    "The terminal shows a new frame in one synchronized update.")
                terminal.draw(screen(terminal, ["first", "third"]))
                let part = line.output()
                #expect(!part.contains("first") && part.contains("third"))
                #expect(!part.contains("\u{1B}[?2026h"))
                terminal.draw(screen(terminal, ["first", "third"]))
                #expect(!line.output().contains("third"))
                terminal.draw(screen(terminal, ["first", "third"]), repaint: true)
                let again = line.output()
                #expect(again.contains("first") && again.contains("third"))
                #expect(again.contains("\u{1B}[?2026h"))
                terminal.draw(screen(terminal, ["a", "b", "x"]))
                #expect(
                    !line.output().contains("\u{1B}[?2026h"),
                    "Three changed rows of six need no synchronized update.")
                terminal.draw(screen(terminal, ["c", "d", "e", "f"]))
                #expect(
                    line.output().contains("\u{1B}[?2026h"),
                    "Four changed rows need a synchronized update.")
                #expect(terminal.isReadyForOutput)
            }
        }
    }

    /// Other programs may have written on the terminal while the process was stopped.
    @Test(arguments: Backend.allCases)
    func goingOnRepaints(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            try withTerminal(backend) { terminal, line in
                terminal.draw(screen(terminal, ["first"]))
                _ = line.output()
                send(SIGCONT)
                #expect(terminal.nextInput(before: .zero) == nil)
                let output = line.output()
                #expect(output.contains("first") && output.contains("\u{1B}[?2026h"))
                #expect(!output.contains("\0"))
                line.resize(columns: 21, rows: 6)
                send(SIGCONT)
                #expect(next(terminal) == .resize(ScreenSize(columns: 21, rows: 6)))
            }
        }
    }

    @Test(arguments: Backend.allCases)
    func theMouseIsAskedFor(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            try withTerminal(backend) { terminal, line in
                #expect(terminal.isMouseEnabled)
                terminal.isMouseEnabled = false
                #expect(!terminal.isMouseEnabled && line.output().contains("\u{1B}[?1006"))
                terminal.isMouseEnabled = true
                #expect(terminal.isMouseEnabled)
                line.type("\u{1B}[<0;3;2M")
                let event = MouseEvent(.press, column: 2, row: 1)
                #expect(next(terminal) == .mouse(event))
            }
        }
    }

    /// A terminal that answers at once is known before the first frame. A later answer wakes the
    /// program.
    @Test(arguments: Backend.allCases)
    func answersAreKnownAsSoonAsTheyCome(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            setenv("COLORFGBG", "15;0", 1)
            let line = try #require(PseudoTerminal(columns: 20, rows: 6))
            line.type("\u{1B}]11;rgb:ff/ff/ff\u{7}\u{1B}[?62c")
            try backend.withTerminal { terminal in
                #expect(terminal.background == .light)
                #expect(terminal.nextInput(before: .zero) == nil)
            }
            try backend.withTerminal { terminal in
                #expect(terminal.background == .dark)
                line.type("a\u{1B}]11;rgb:ff/ff/ff\u{7}b")
                #expect(next(terminal) == .key("a"))
                #expect(next(terminal) == .key("b"))
                #expect(next(terminal) == .wake && terminal.background == .light)
                #expect(terminal.nextInput(before: .zero) == nil)
            }
        }
    }

    @Test(arguments: Backend.allCases)
    func aDeviceNeedsNoStandardInput(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            let line = try #require(PseudoTerminal(columns: 20, rows: 6))
            let device = try #require(ttyname(0).map { FilePath(String(cString: $0)) })
            let null = open("/dev/null", O_RDWR)
            for end in [STDIN_FILENO, STDOUT_FILENO] { dup2(null, end) }
            #expect(throws: TerminalError.inputIsNoTerminal) { try backend.open() }
            #expect(throws: TerminalError.deviceIsNoTerminal("/dev/null")) {
                try backend.open(.init(device: "/dev/null"))
            }
            for _ in 0..<2 {
                try backend.withTerminal(.init(device: device)) { terminal in
                    #expect(terminal.size == ScreenSize(columns: 20, rows: 6))
                    terminal.draw(screen(terminal, ["first"]))
                    #expect(line.output().contains("first"))
                    line.type("q")
                    #expect(next(terminal) == .key("q"))
                }
            }
        }
    }

    @Test(arguments: Backend.allCases)
    func descriptorsWakeUntilTheyHaveEnded(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            try withTerminal(backend) { terminal, _ in
                let mailbox = Mailbox<Int>()
                terminal.watchedDescriptors = [mailbox.descriptor]
                #expect(terminal.watchedDescriptors == [mailbox.descriptor])
                #expect(terminal.nextInput(before: .zero) == nil)
                mailbox.post(1)
                for _ in 0..<2 { #expect(next(terminal) == .wake) }
                _ = mailbox.drain()
                #expect(terminal.nextInput(before: .zero) == nil)
                // A descriptor that is always readable and does not know its length.
                let zeros = open("/dev/zero", O_RDONLY)
                defer { close(zeros) }
                terminal.watchedDescriptors = [zeros]
                for _ in 0..<3 { #expect(terminal.nextInput(before: .zero) == .wake) }
                // A closed descriptor wakes the program once, even if the watched descriptors
                // change later.
                terminal.watchedDescriptors = [9_999, mailbox.descriptor]
                #expect(next(terminal) == .wake)
                #expect(terminal.nextInput(before: .zero) == nil)
                terminal.watchedDescriptors = [9_999]
                #expect(terminal.nextInput(before: .zero) == nil)
                terminal.watchedDescriptors = []
                terminal.watchedDescriptors = [9_999]
                #expect(terminal.nextInput(before: .zero) == .wake)
            }
        }
    }

    @Test(arguments: Backend.allCases)
    func aClosedTerminalDoesNothing(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            let line = try #require(PseudoTerminal(columns: 20, rows: 6))
            let terminal = try backend.open()
            #expect(throws: TerminalError.alreadyOpen) { try backend.open() }
            let first = screen(terminal, ["first"])
            terminal.close()
            _ = line.output()
            terminal.close()
            terminal.draw(first)
            terminal.isMouseEnabled = false
            #expect(terminal.isMouseEnabled)
            #expect(line.output() == "")
            #expect(terminal.nextInput(before: .zero) == .end(.hangUp))
            try backend.open(.init(isMouseEnabled: false)).isMouseEnabled = false
            try backend.withTerminal { #expect($0.isMouseEnabled) }
            try backend.withTerminal(.init(isMouseEnabled: false)) {
                #expect(!$0.isMouseEnabled)
            }
        }
    }
}
