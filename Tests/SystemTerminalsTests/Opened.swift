import AnsiTerminals
import Testing

@testable import Terminals

#if Curses
    import CursesTerminals
#endif

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A terminal of the system. Exit tests receive it as a value, because they cannot receive types.
enum Backend: String, Codable, CaseIterable, Sendable {
    case ansi
    #if Curses
        case curses
    #endif

    func open(_ options: TerminalOptions = TerminalOptions()) throws -> any DeviceTerminal {
        switch self {
        case .ansi: try AnsiTerminal.open(options)
        #if Curses
            case .curses: try CursesTerminal.open(options)
        #endif
        }
    }

    func withTerminal(
        _ options: TerminalOptions = TerminalOptions(), _ body: (any DeviceTerminal) throws -> Void
    ) throws {
        let terminal = try open(options)
        defer { terminal.close() }
        try body(terminal)
    }
}

/// Returns the next input, and waits up to nine seconds for it.
func next(_ terminal: any DeviceTerminal) -> Input? {
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
    _ backend: Backend, type: String = "xterm-256color", columns: UInt16 = 20, rows: UInt16 = 6,
    _ body: (any DeviceTerminal, PseudoTerminal) throws -> Void
) throws {
    let line = try #require(PseudoTerminal(columns: columns, rows: rows, type: type))
    let options = TerminalOptions(escapeDelay: .milliseconds(5))
    try backend.withTerminal(options) { terminal in
        _ = line.output()
        try body(terminal, line)
    }
}

func screen(_ terminal: any DeviceTerminal, _ rows: [String]) -> Screen {
    var screen = Screen(size: terminal.size, features: terminal.features)
    screen.draw { region in
        for (row, text) in rows.enumerated() { region.text(text, row: row) }
    }
    return screen
}
