import Testing

@testable import Terminals

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A program in the background, while another job is in the foreground.
@Suite struct BackgroundTests {
    /// Only a program that ignores SIGTTOU continues in the background.
    @Test(arguments: Backend.allCases)
    func theTerminalStaysAnotherJobs(_ backend: Backend) async {
        await #expect(processExitsWith: .success) { [backend] in
            let line = try #require(PseudoTerminal(columns: 20, rows: 6))
            // The process starts a session with this terminal.
            try #require(setsid() > 0 && ioctl(0, UInt(TIOCSCTTY), 0) == 0)
            signal(SIGTTOU, SIG_IGN)
            // The end of the terminal sends SIGHUP.
            signal(SIGHUP, SIG_IGN)
            let other = try #require(startJob("cat"))
            defer {
                kill(other, SIGKILL)
                waitpid(other, nil, 0)
            }
            try #require(tcsetpgrp(0, other) == 0)
            try backend.withTerminal { terminal in
                #expect(terminal.run(ChildProcess("true")).problem == nil)
                #expect(tcgetpgrp(0) == other)
            }
            withExtendedLifetime(line) {}
        }
    }
}

/// Starts a program in its own process group. Returns `nil` if that fails.
private func startJob(_ program: String) -> pid_t? {
    #if canImport(Darwin)
        var attributes: posix_spawnattr_t?
    #else
        var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    let word = strdup(program)
    defer {
        free(word)
        posix_spawnattr_destroy(&attributes)
    }
    var process = pid_t()
    let error = posix_spawnp(&process, program, nil, &attributes, [word, nil], nil)
    return error == 0 ? process : nil
}
