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

/// A program that another job keeps from the foreground.
@Suite struct BackgroundTests {
    /// Only one that ignores the signal for that goes on there.
    @Test func theTerminalStaysAnotherJobs() async {
        await #expect(processExitsWith: .success) {
            let line = try #require(PseudoTerminal(columns: 20, rows: 6))
            // A session of its own, with this terminal.
            try #require(setsid() > 0 && ioctl(0, UInt(TIOCSCTTY), 0) == 0)
            signal(SIGTTOU, SIG_IGN)
            // Of the terminal's end.
            signal(SIGHUP, SIG_IGN)
            let other = try #require(startJob("cat"))
            defer {
                kill(other, SIGKILL)
                waitpid(other, nil, 0)
            }
            try #require(tcsetpgrp(0, other) == 0)
            try CursesTerminal.withTerminal { terminal in
                #expect(terminal.run(ChildProcess("true")).problem == nil)
                #expect(tcgetpgrp(0) == other)
            }
            withExtendedLifetime(line) {}
        }
    }
}

/// Starts a program in a process group of its own; nil where that is not possible.
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
