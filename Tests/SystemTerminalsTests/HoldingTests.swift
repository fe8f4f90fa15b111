import Testing

@testable import Terminals

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The resources of the process that an open terminal uses. Closing the terminal restores all of
/// them.
@Suite struct HoldingTests {
    /// Opens a terminal in every way, including ways that fail halfway.
    @Test(arguments: Backend.allCases, ["xterm-256color", "linux", "vt100"])
    func nothingIsHeldAfterwards(_ backend: Backend, type: String) async {
        await #expect(processExitsWith: .success) { [backend, type] in
            let line = try #require(PseudoTerminal(columns: 20, rows: 6, type: type))
            setenv("COLUMNS", "7", 1)
            unsetenv("LINES")
            // The first terminal allocates the resources that later terminals share.
            try backend.withTerminal { _ in }
            let before = Holdings()
            for turn in 0..<3 {
                line.resize(columns: 20, rows: turn == 1 ? 0 : 6)
                for device in [nil, line.device, nil] {
                    try backend.withTerminal(.init(device: device)) { terminal in
                        #expect(getenv("COLUMNS").map { String(cString: $0) } == "7")
                        #expect(getenv("LINES") == nil)
                        #expect(Holdings.handler(of: SIGPIPE) == UInt(bitPattern: 1))
                        terminal.draw(screen(terminal, ["one"]))
                        #expect(terminal.run(ChildProcess("true")).problem == nil)
                        #expect(terminal.run(ChildProcess("no-such-program")).problem != nil)
                    }
                    #expect(Holdings() == before)
                }
                for device: FilePath in ["/dev/null", "/no-such-device"] {
                    #expect(throws: TerminalError.self) {
                        try backend.open(.init(device: device))
                    }
                    #expect(Holdings() == before)
                }
                setenv("TERM", "dumb", 1)
                for device in [nil, line.device] {
                    #expect(throws: TerminalError.typeCannotMoveCursor("dumb")) {
                        try backend.open(.init(device: device))
                    }
                }
                setenv("TERM", type, 1)
                #expect(Holdings() == before)
            }
        }
    }

    @Test(arguments: Backend.allCases)
    func noMemoryIsKept(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            let line = try #require(PseudoTerminal(columns: 300, rows: 200))
            func open(_ count: Int) throws {
                for _ in 0..<count {
                    try backend.withTerminal { _ in }
                    _ = line.output()
                }
            }
            try open(3)
            let before = Holdings.addressedBytes ?? 0
            try open(20)
            // One screen uses 5 MB.
            #expect((Holdings.addressedBytes ?? 0) - before < 30_000_000)
        }
    }

    @Test(arguments: Backend.allCases)
    func signalsInUseAreLeftAlone(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            let line = try #require(PseudoTerminal(columns: 20, rows: 6))
            try backend.withTerminal { _ in }
            var own = [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGIO]
            #if os(Linux)
                own += [34, 35, 64]
            #endif
            for number in own { signal(number) { _ in } }
            for number in [SIGTSTP, SIGHUP, SIGWINCH] { signal(number, SIG_IGN) }
            signal(SIGQUIT) { _ in }
            signal(SIGPIPE) { _ in }
            let before = (own + [SIGTSTP, SIGHUP]).map(Holdings.handler)
            let all = Holdings()
            try backend.withTerminal { terminal in
                #expect((own + [SIGTSTP, SIGHUP]).map(Holdings.handler) == before)
                // The terminal always needs these signals.
                line.resize(columns: 21, rows: 6)
                send(SIGWINCH)
                #expect(next(terminal) == .resize(ScreenSize(columns: 21, rows: 6)))
            }
            #expect(Holdings() == all)
            // If the program changes a handler meanwhile, closing the terminal keeps the program's
            // handler.
            try backend.withTerminal { _ in
                for number in own { signal(number, SIG_IGN) }
            }
            #expect(own.allSatisfy { Holdings.handler(of: $0) == UInt(bitPattern: 1) })
        }
    }

    /// A handler of a fatal signal may return, but the program cannot continue without its
    /// terminal.
    @Test(arguments: Backend.allCases)
    func fatalSignalsEndTheProgram(_ backend: Backend) async {
        await #expect(processExitsWith: .signal(SIGQUIT)) { [backend] in
            signal(SIGQUIT) { _ in }
            try withTerminal(backend) { _, _ in send(SIGQUIT) }
        }
        await #expect(processExitsWith: .exitCode(7)) { [backend] in
            signal(SIGABRT) { _ in _exit(7) }
            try withTerminal(backend) { _, _ in send(SIGABRT) }
        }
    }

    @Test(arguments: Backend.allCases)
    func whoeverWaitsForChildrenHearsOfThem(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            signal(SIGCHLD) { _ in setenv("HEARD", "1", 1) }
            var all = sigset_t()
            sigfillset(&all)
            pthread_sigmask(SIG_UNBLOCK, &all, nil)
            try withTerminal(backend) { terminal, _ in
                #expect(terminal.run(ChildProcess("true")).problem == nil)
                #expect(getenv("HEARD") != nil)
            }
        }
    }

    /// The terminal waits only for its own child, not for other child processes of the program.
    @Test(arguments: Backend.allCases)
    func otherProcessesAreNoChildren(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            // Ends a test that would wait forever.
            alarm(60)
            try withTerminal(backend) { terminal, _ in
                let other = popen("cat", "w")
                #expect(terminal.run(ChildProcess("no-such-program")).problem != nil)
                #expect(terminal.run(ChildProcess("true")).problem == nil)
                #expect(pclose(other) == 0)
            }
        }
    }

    @Test(arguments: Backend.allCases)
    func whatWasAskedBeforeOpeningIsOver(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            try withTerminal(backend) { _, _ in send(SIGINT) }
            try withTerminal(backend) { terminal, _ in
                #expect(terminal.nextInput(before: .zero) == nil)
            }
        }
    }

    /// With too few descriptors, opening gives an error message. With just enough descriptors,
    /// everything works.
    @Test(arguments: Backend.allCases)
    func fewDescriptorsAreASentence(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            try await Holdings.runtimeHasStarted()
            let line = try #require(PseudoTerminal(columns: 20, rows: 6))
            try backend.withTerminal { _ in }
            // All descriptors below the highest one are in use.
            let first = 1 + ((0..<512).last { fcntl($0, F_GETFD) >= 0 } ?? 0)
            for number in 0..<first where fcntl(number, F_GETFD) < 0 { dup2(0, number) }
            let before = Holdings()
            var old = rlimit()
            getrlimit(descriptorLimit, &old)
            var opened: [Bool] = []
            for count in 0..<8 {
                var few = rlimit(rlim_cur: rlim_t(Int(first) + count), rlim_max: old.rlim_max)
                setrlimit(descriptorLimit, &few)
                let result = Result { try backend.open(.init(device: line.device)) }
                let terminal = try? result.get()
                if case .failure(let error) = result {
                    #expect(error as? TerminalError == .tooManyOpenFiles)
                }
                terminal?.draw(screen(terminal!, ["one"]))
                let end = terminal?.run(ChildProcess("true"))
                terminal?.close()
                setrlimit(descriptorLimit, &old)
                opened.append(terminal != nil && end?.problem == nil)
                #expect(Holdings() == before, "\(count)")
                if terminal != nil, let problem = end?.problem {
                    #expect(problem.contains("too many open files"))
                }
            }
            // Opening needs five descriptors: two for the device, one for the output of ncurses,
            // and two for child processes.
            #expect(opened == (0..<8).map { $0 >= 5 }, "\(opened)")
        }
    }
}

#if os(Linux)
    private let descriptorLimit = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
#else
    private let descriptorLimit = RLIMIT_NOFILE
#endif
