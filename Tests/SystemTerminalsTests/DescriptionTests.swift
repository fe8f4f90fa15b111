#if Curses
    import Testing

    @testable import Terminals

    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Musl)
        import Musl
    #else
        import Glibc
    #endif

    /// Terminals with unusual terminfo descriptions.
    @Suite(.enabled(if: canDescribe, "tic cannot compile a terminal's description"))
    struct DescriptionTests {
        /// An older description of st: it scrolls down by any number of rows, but has no sequence for
        /// one row.
        @Test func rowsAreMovedByAnyNumber() async {
            await #expect(processExitsWith: .success) {
                try withTerminal(describedAs: "ri@") { terminal, line in
                    terminal.draw(screen(terminal, ["a", "b", "c", "d", "e", "f"]))
                    _ = line.output()
                    terminal.draw(screen(terminal, ["x", "a", "b", "c", "d", "e"]))
                    let output = line.output()
                    #expect(output.contains("\u{1B}[1T"), "\(output.debugDescription)")
                }
            }
        }

        /// Colours are indices unless the description says that the terminal accepts RGB values.
        @Test func manyColoursAreNoValues() async {
            await #expect(processExitsWith: .success) {
                try withTerminal(describedAs: "RGB@, colors#0x1000000") { terminal, _ in
                    #expect(terminal.features.colors == .indexed256)
                }
            }
        }
    }

    private let canDescribe = system("tic -V >/dev/null 2>&1") == 0

    /// Opens a terminal with the description of xterm, except for some capabilities.
    private func withTerminal(
        describedAs difference: String, _ body: (any DeviceTerminal, PseudoTerminal) throws -> Void
    ) throws {
        var template = Array("/tmp/reflow-XXXXXX".utf8CString)
        let folder = try #require(mkdtemp(&template).map { String(cString: $0) })
        defer { system("rm -r \(folder)") }
        let source = "described|a test, \(difference), use=xterm-256color,"
        try #require(system("echo '\(source)' | tic -x -o \(folder) -") == 0)
        setenv("TERMINFO", folder, 1)
        try withTerminal(.curses, type: "described", body)
    }
#endif
