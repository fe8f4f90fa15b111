import Dispatch
import Testing

@testable import Terminals

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The terminal's waits: their events, their length, and their order.
@Suite struct WaitingTests {
    /// The wait lasts until the deadline, also for less than a millisecond, and also with events
    /// that are no input.
    @Test(arguments: Backend.allCases)
    func deadlinesAreKept(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            try withTerminal(backend) { terminal, _ in
                for nanoseconds in [1, 1_000, 400_000, 999_999, 1_500_000, 3_000_000] {
                    for isInterrupted in [false, true] {
                        if isInterrupted { send(SIGWINCH) }
                        let deadline = terminal.now + .nanoseconds(nanoseconds)
                        #expect(terminal.nextInput(before: deadline) == nil)
                        #expect(terminal.now >= deadline)
                    }
                }
            }
        }
    }

    /// A descriptor that is always readable does not delay keys.
    @Test(arguments: Backend.allCases)
    func keysAndWakesTakeTurns(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            try withTerminal(backend) { terminal, line in
                let mailbox = Mailbox<Int>()
                mailbox.post(1)
                terminal.watchedDescriptors = [mailbox.descriptor]
                line.type("ab")
                let inputs = (0..<5).map { _ in next(terminal) }
                #expect(inputs == [.wake, .key("a"), .wake, .key("b"), .wake])
            }
        }
    }

    /// The terminal returns keys that it has read without waiting for further input.
    @Test(arguments: Backend.allCases)
    func keysThatHaveBeenReadWaitForNothing(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            try withTerminal(backend) { terminal, line in
                line.type("abc")
                let keys = (0..<3).map { _ in terminal.nextInput(before: nil) }
                #expect(keys == [.key("a"), .key("b"), .key("c")])
            }
        }
    }

    @Test(arguments: Backend.allCases)
    func whatWasTypedBeforeTheEndIsHeard(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            try withTerminal(backend) { terminal, line in
                line.type("abc")
                #expect(next(terminal) == .key("a"))
                line.hangUp()
                #expect(next(terminal) == .key("b"))
                #expect(next(terminal) == .key("c") && terminal.exitStatus == 0)
                #expect(next(terminal) == .end(.hangUp) && terminal.exitStatus == 128 + SIGHUP)
            }
        }
    }

    /// ^C discards typed text, perhaps just before the terminal reads it.
    @Test(arguments: Backend.allCases)
    func nothingToReadIsNoEnd(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            // Ends a test that would wait forever.
            alarm(60)
            try withTerminal(backend) { terminal, _ in
                terminal.device.read()
                #expect(terminal.nextInput(before: .zero) == nil)
            }
        }
    }

    /// A named pipe with a new writer, which may write only after the terminal starts to wait.
    @Test(arguments: Backend.allCases)
    func whatIsWrittenMeanwhileWakes(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            alarm(60)
            let path = "/tmp/reflow-\(getpid())"
            try #require(mkfifo(path, 0o600) == 0)
            let reader = open(path, O_RDONLY | O_NONBLOCK)
            defer { unlink(path) }
            let others = DispatchQueue(label: "writer")
            try withTerminal(backend) { terminal, _ in
                terminal.watchedDescriptors = [reader]
                // The write may come before the wait, but not always.
                for _ in 0..<100 {
                    let writer = open(path, O_WRONLY)
                    others.async { _ = write(writer, "x", 1) }
                    #expect(terminal.nextInput(before: nil) == .wake)
                    var byte: UInt8 = 0
                    #expect(read(reader, &byte, 1) == 1)
                    close(writer)
                    #expect(
                        terminal.nextInput(before: nil) == .wake, "The writer has closed the pipe.")
                }
            }
        }
    }

    /// An input that fails would look readable forever.
    @Test(arguments: Backend.allCases)
    func whatCannotBeReadIsTheEnd(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            try withTerminal(backend) { terminal, _ in
                let unreadable = open("/dev/null", O_WRONLY)
                dup2(unreadable, 0)
                #expect(next(terminal) == .end(.hangUp))
            }
        }
    }

    /// The terminal has not reported that it uses this key form.
    @Test(arguments: Backend.allCases)
    func reportedKeysAreNoSignals(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            try withTerminal(backend) { terminal, line in
                line.type("\u{1B}[99;5u")
                #expect(next(terminal) == .key(.control("c")))
            }
        }
    }

    /// The terminal has reported that it uses this key form. Only keys with Control are signals
    /// then.
    @Test(arguments: Backend.allCases)
    func reportedLettersAreNoSignals(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            try withTerminal(backend) { terminal, line in
                line.type("\u{1B}[?1uc")
                #expect(next(terminal) == .key("c") && terminal.nextInput(before: .zero) == nil)
            }
        }
    }

    @Test(arguments: Backend.allCases)
    func answersAreAwaitedUntilAllAreThere(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            try withTerminal(backend) { terminal, line in
                #expect(terminal.device.askedAt != nil)
                line.type("\u{1B}]11;rgb:ff/ff/ff\u{7}")
                #expect(next(terminal) == .wake && terminal.device.askedAt != nil)
                // The end of the session waits for the remaining answers.
                line.type("\u{1B}[?62c")
                terminal.device.askedAt = terminal.now + .seconds(9)
                terminal.device.takeLateAnswers()
                #expect(terminal.device.askedAt == nil && terminal.nextInput(before: .zero) == nil)
            }
        }
    }

    /// Signals that arrive during the query are delivered after it.
    @Test(arguments: Backend.allCases)
    func nothingIsLostWhileTheTerminalIsAsked(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            try withTerminal(backend) { terminal, line in
                line.resize(columns: 21, rows: 6)
                send(SIGWINCH)
                terminal.device.ask()
                #expect(next(terminal) == .resize(ScreenSize(columns: 21, rows: 6)))
                send(SIGTERM)
                terminal.device.ask()
                #expect(next(terminal) == .end(.terminate))
            }
        }
    }

    /// A shell would read the rest of an answer as typed text.
    @Test(arguments: Backend.allCases)
    func nothingOfTheAnswersIsLeftAfterTheEnd(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            let line = try #require(PseudoTerminal(columns: 20, rows: 6))
            let terminal = try backend.open(.init())
            terminal.device.askedAt = terminal.now + .seconds(9)
            line.type("\u{1B}[?62c")
            terminal.close()
            var modes = termios()
            tcgetattr(0, &modes)
            cfmakeraw(&modes)
            tcsetattr(0, TCSANOW, &modes)
            var left: Int32 = 0
            #expect(ioctl(0, UInt(FIONREAD), &left) == 0 && left == 0)
        }
    }
}
