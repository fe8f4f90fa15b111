import Testing

@testable import Terminals

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Signals that ask for the end, and programs that do not read them.
@Suite struct SignalTests {
    /// Never returns, as a closure of a program may do.
    private static func hang() -> Never {
        while true { pause() }
    }

    @Test(arguments: Backend.allCases)
    func aSignalThatIsNotReadEndsTheProgram(_ backend: Backend) async {
        await #expect(processExitsWith: .signal(SIGTERM)) { [backend] in
            try withTerminal(backend) { _, _ in
                send(SIGTERM)
                Self.hang()
            }
        }
        await #expect(processExitsWith: .signal(SIGINT)) { [backend] in
            try withTerminal(backend) { _, _ in
                send(SIGINT)
                Self.hang()
            }
        }
        await #expect(processExitsWith: .signal(SIGHUP)) { [backend] in
            // Each opening starts a watchdog.
            for _ in 0..<3 { try withTerminal(backend) { _, _ in } }
            try withTerminal(backend) { _, _ in
                send(SIGHUP)
                Self.hang()
            }
        }
    }

    /// The hang-up of a terminal that does not control the process sends no signal.
    @Test(arguments: Backend.allCases)
    func aTerminalThatHasGoneEndsTheProgram(_ backend: Backend) async {
        await #expect(processExitsWith: .signal(SIGHUP)) { [backend] in
            try withTerminal(backend) { _, line in
                line.hangUp()
                Self.hang()
            }
        }
        await #expect(processExitsWith: .signal(SIGHUP)) { [backend] in
            signal(SIGHUP, SIG_IGN)
            try withTerminal(backend) { terminal, line in
                line.type("ab")
                #expect(next(terminal) == .key("a"))
                line.hangUp()
                #expect(next(terminal) == .key("b"))
                Self.hang()
            }
        }
        await #expect(processExitsWith: .success) { [backend] in
            try withTerminal(backend) { terminal, line in
                line.hangUp()
                #expect(next(terminal) == .end(.hangUp))
                usleep(1_600_000)
            }
        }
    }

    /// The program may take as long as it needs. Another signal at once belongs to the same request.
    @Test(arguments: Backend.allCases)
    func aSignalThatIsReadDoesNotEndTheProgram(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            try withTerminal(backend) { terminal, _ in
                send(SIGTERM)
                #expect(next(terminal) == .end(.terminate))
                send(SIGHUP)
                usleep(1_600_000)
                #expect(next(terminal) == .end(.hangUp))
                usleep(1_600_000)
            }
        }
    }

    /// A program that continues after a request to end gets a second for the next request.
    @Test(arguments: Backend.allCases)
    func aProgramThatGoesOnIsEndedByTheNextSignal(_ backend: Backend) async {
        await #expect(processExitsWith: .signal(SIGTERM)) { [backend] in
            try withTerminal(backend) { terminal, _ in
                send(SIGINT)
                #expect(next(terminal) == .end(.interrupt))
                #expect(terminal.nextInput(before: .zero) == nil)
                send(SIGTERM)
                Self.hang()
            }
        }
    }

    @Test(arguments: Backend.allCases)
    func anImpatientUserDoesNotWaitASecond(_ backend: Backend) async {
        await #expect(processExitsWith: .signal(SIGHUP)) { [backend] in
            try withTerminal(backend) { _, _ in
                send(SIGHUP)
                usleep(300_000)
                send(SIGHUP)
                _exit(9)
            }
        }
    }

    /// A handler of the program's own is called first, and may end the program in its own way.
    @Test(arguments: Backend.allCases)
    func theHandlerFromBeforeIsCalled(_ backend: Backend) async {
        await #expect(processExitsWith: .exitCode(7)) { [backend] in
            signal(SIGTERM) { _ in _exit(7) }
            try withTerminal(backend) { _, _ in
                send(SIGTERM)
                Self.hang()
            }
        }
        await #expect(processExitsWith: .signal(SIGTERM)) { [backend] in
            signal(SIGTERM) { _ in }
            try withTerminal(backend) { _, _ in
                send(SIGTERM)
                Self.hang()
            }
        }
        await #expect(processExitsWith: .exitCode(8)) { [backend] in
            // `exit` restores the terminal as well. It must not wait for the watchdog, because it runs in that thread.
            signal(SIGTERM) { _ in exit(8) }
            try withTerminal(backend) { _, _ in
                send(SIGTERM)
                Self.hang()
            }
        }
    }

    @Test(arguments: Backend.allCases)
    func aSignalThatIsIgnoredStaysIgnored(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            signal(SIGHUP, SIG_IGN)
            try withTerminal(backend) { terminal, _ in
                send(SIGHUP)
                usleep(1_300_000)
                #expect(terminal.nextInput(before: .zero) == nil)
            }
        }
    }

    /// A fork of the process has no watchdog, and must not wait for its end.
    @Test(arguments: Backend.allCases)
    func aForkClosesTheTerminal(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            // Swift does not show `fork`.
            let symbol = try #require(dlsym(dlopen(nil, RTLD_NOW), "fork"))
            let fork = unsafeBitCast(symbol, to: (@convention(c) () -> pid_t).self)
            try withTerminal(backend) { terminal, _ in
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
        @Test(arguments: Backend.allCases)
        func noThreadIsLeft(_ backend: Backend) async {
            await #expect(processExitsWith: .success) { [backend] in
                func threadCount() -> Int {
                    guard let directory = opendir("/proc/self/task") else { return 0 }
                    defer { closedir(directory) }
                    var count = 0
                    while readdir(directory) != nil { count += 1 }
                    return count
                }
                try withTerminal(backend) { _, _ in }
                let before = threadCount()
                for _ in 0..<50 { try withTerminal(backend) { _, _ in } }
                // The Swift runtime may start threads meanwhile.
                #expect(threadCount() < before + 25)
            }
        }
    #endif
}
