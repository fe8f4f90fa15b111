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

/// Returns the next input, and waits up to nine seconds for it.
func next(_ terminal: CursesTerminal) -> Input? {
    terminal.nextInput(before: terminal.now + .seconds(9))
}

/// Sends a signal. The handler has run when this returns, because the function unblocks the signals
/// of the test's thread.
func send(_ signal: Int32) {
    var (all, old) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_UNBLOCK, &all, &old)
    raise(signal)
    pthread_sigmask(SIG_SETMASK, &old, nil)
}

func withTerminal(
    type: String = "xterm-256color", columns: UInt16 = 20, rows: UInt16 = 6,
    _ body: (CursesTerminal, PseudoTerminal) throws -> Void
) throws {
    let line = try #require(PseudoTerminal(columns: columns, rows: rows, type: type))
    let options = CursesTerminal.Options(escapeDelay: .milliseconds(5))
    try CursesTerminal.withTerminal(options) { terminal in
        _ = line.output()
        try body(terminal, line)
    }
}

func screen(_ terminal: CursesTerminal, _ rows: [String]) -> Screen {
    var screen = Screen(size: terminal.size, features: terminal.features)
    screen.draw { region in
        for (row, text) in rows.enumerated() { region.text(text, row: row) }
    }
    return screen
}
