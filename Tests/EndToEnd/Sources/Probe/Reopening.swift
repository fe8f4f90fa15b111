import Reflow

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Opens the terminal, and then opens it again as another type. The second time must not use the properties of the
/// first type.
struct Reopening: TerminalProgram {
    let title: String

    static func run(as type: String) throws {
        try run("first")
        setenv("TERM", type, 1)
        try run("second")
    }

    private static func run(_ title: String) throws {
        try Backend.withTerminal { terminal in
            var program = Reopening(title: title)
            terminal.run(&program)
        }
    }

    mutating func handle(_ input: Input, at now: Duration) -> Outcome {
        input == .key("q") ? .quit : .ignored
    }

    /// Fills a few cells with a dark blue whose value is also a color number of the palette.
    func draw(into region: inout Region, at now: Duration) {
        region.fill(Color(hex: 0x00000A), columns: 0..<8, rows: 0..<1)
        region.text(title, row: 0)
    }
}
