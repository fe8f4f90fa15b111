import Terminals
import Testing

@testable import CursesTerminals

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A request to end that the program does not read.
@Suite struct SignalTests {
    /// What a closure of a program does that never returns.
    private static func hang() -> Never {
        while true { pause() }
    }

    @Test func aSignalThatIsNotReadEndsTheProgram() async {
        await #expect(processExitsWith: .signal(SIGTERM)) {
            try withTerminal { _, _ in
                send(SIGTERM)
                Self.hang()
            }
        }
        await #expect(processExitsWith: .signal(SIGINT)) {
            try withTerminal { _, _ in
                send(SIGINT)
                Self.hang()
            }
        }
        await #expect(processExitsWith: .signal(SIGHUP)) {
            // Opened again, the terminal has the thread again that counts.
            for _ in 0..<3 { try withTerminal { _, _ in } }
            try withTerminal { _, _ in
                send(SIGHUP)
                Self.hang()
            }
        }
    }

    /// A terminal that does not control the process goes without a signal.
    @Test func aTerminalThatHasGoneEndsTheProgram() async {
        await #expect(processExitsWith: .signal(SIGHUP)) {
            try withTerminal { _, line in
                line.hangUp()
                Self.hang()
            }
        }
        await #expect(processExitsWith: .signal(SIGHUP)) {
            signal(SIGHUP, SIG_IGN)
            try withTerminal { terminal, line in
                line.type("ab")
                #expect(next(terminal) == .key("a"))
                line.hangUp()
                #expect(next(terminal) == .key("b"))
                Self.hang()
            }
        }
        await #expect(processExitsWith: .success) {
            try withTerminal { terminal, line in
                line.hangUp()
                #expect(next(terminal) == .end(.hangUp))
                usleep(1_600_000)
            }
        }
    }

    /// The program may take as long as it needs, and whatever follows at once is a part of the same request.
    @Test func aSignalThatIsReadDoesNotEndTheProgram() async {
        await #expect(processExitsWith: .success) {
            try withTerminal { terminal, _ in
                send(SIGTERM)
                #expect(next(terminal) == .end(.terminate))
                send(SIGHUP)
                usleep(1_600_000)
                #expect(next(terminal) == .end(.hangUp))
                usleep(1_600_000)
            }
        }
    }

    /// A program that goes on after a request gets its second for the next one as well.
    @Test func aProgramThatGoesOnIsEndedByTheNextSignal() async {
        await #expect(processExitsWith: .signal(SIGTERM)) {
            try withTerminal { terminal, _ in
                send(SIGINT)
                #expect(next(terminal) == .end(.interrupt))
                #expect(terminal.nextInput(before: .zero) == nil)
                send(SIGTERM)
                Self.hang()
            }
        }
    }

    @Test func anImpatientUserDoesNotWaitASecond() async {
        await #expect(processExitsWith: .signal(SIGHUP)) {
            try withTerminal { _, _ in
                send(SIGHUP)
                usleep(300_000)
                send(SIGHUP)
                _exit(9)
            }
        }
    }

    /// A handler of the program's own is called first, and may end the program in its own way.
    @Test func theHandlerFromBeforeIsCalled() async {
        await #expect(processExitsWith: .exitCode(7)) {
            signal(SIGTERM) { _ in _exit(7) }
            try withTerminal { _, _ in
                send(SIGTERM)
                Self.hang()
            }
        }
        await #expect(processExitsWith: .signal(SIGTERM)) {
            signal(SIGTERM) { _ in }
            try withTerminal { _, _ in
                send(SIGTERM)
                Self.hang()
            }
        }
        await #expect(processExitsWith: .exitCode(8)) {
            // `exit` restores the terminal, too, and does not wait for the thread that it runs in.
            signal(SIGTERM) { _ in exit(8) }
            try withTerminal { _, _ in
                send(SIGTERM)
                Self.hang()
            }
        }
    }

    @Test func aSignalThatIsIgnoredStaysIgnored() async {
        await #expect(processExitsWith: .success) {
            signal(SIGHUP, SIG_IGN)
            try withTerminal { terminal, _ in
                send(SIGHUP)
                usleep(1_300_000)
                #expect(terminal.nextInput(before: .zero) == nil)
            }
        }
    }

    /// A fork of the process has no thread that counts, and must not wait for its end.
    @Test func aForkClosesTheTerminal() async {
        await #expect(processExitsWith: .success) {
            // Swift does not show `fork`.
            let symbol = try #require(dlsym(dlopen(nil, RTLD_NOW), "fork"))
            let fork = unsafeBitCast(symbol, to: (@convention(c) () -> pid_t).self)
            try withTerminal { terminal, _ in
                let process = fork()
                if process == 0 {
                    terminal.close()
                    _exit(3)
                }
                var status: Int32 = 0
                #expect(waitpid(process, &status, 0) == process && status == 3 << 8)
            }
        }
    }

    #if os(Linux)
        @Test func noThreadIsLeft() async {
            await #expect(processExitsWith: .success) {
                func threadCount() -> Int {
                    guard let directory = opendir("/proc/self/task") else { return 0 }
                    defer { closedir(directory) }
                    var count = 0
                    while readdir(directory) != nil { count += 1 }
                    return count
                }
                try withTerminal { _, _ in }
                let before = threadCount()
                for _ in 0..<50 { try withTerminal { _, _ in } }
                // The runtime may start some of its own meanwhile.
                #expect(threadCount() < before + 25)
            }
        }
    #endif
}
