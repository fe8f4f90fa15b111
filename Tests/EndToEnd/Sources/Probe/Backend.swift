import AnsiTerminals
import Reflow

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The terminal that the probe draws on: by default, `DefaultTerminal`. If REFLOW_TERMINAL is `ansi`, `AnsiTerminal`.
enum Backend {
    static func withTerminal<Result>(
        _ options: TerminalOptions = TerminalOptions(),
        _ body: (any SystemTerminal) throws -> Result
    ) throws -> Result {
        let name = getenv("REFLOW_TERMINAL").map { String(cString: $0) }
        if name == "ansi" { return try AnsiTerminal.withTerminal(options) { try body($0) } }
        return try DefaultTerminal.withTerminal(options) { try body($0) }
    }
}
