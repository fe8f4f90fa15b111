#if os(Linux) && Curses
    import Terminals
    import Testing

    @testable import CursesTerminals

    #if canImport(Musl)
        import Musl
    #else
        import Glibc
    #endif

    /// A process that may have little memory. Elsewhere the system does not limit it.
    @Suite struct MemoryTests {
        /// The sanitizer that `Tests/sanitize` built the tests with; nil without one.
        static let sanitizer = getenv("REFLOW_SANITIZER").map { String(cString: $0) }

        /// Without memory for a new size the terminal keeps the old one, and ncurses frees nothing twice.
        @Test(
            .disabled(if: sanitizer != nil, "a sanitizer takes more than is left"),
            arguments: [1, 80, 200]
        ) func aSizeWithoutMemoryIsNotTaken(columns: UInt16) async {
            await #expect(processExitsWith: .success) { [columns] in
                try withTerminal(.curses, columns: 80, rows: 24) { terminal, line in
                    var limit = rlimit()
                    let bytes = Holdings.addressedBytes ?? 0
                    getrlimit(addressLimit, &limit)
                    limit.rlim_cur = rlim_t(bytes + 20_000_000)
                    setrlimit(addressLimit, &limit)
                    for rows in [13_000, 500, 13_000, 24] as [UInt16] {
                        line.resize(columns: columns, rows: columns == 1 ? 2 * rows : rows)
                        send(SIGWINCH)
                        _ = terminal.nextInput(before: .zero)
                    }
                    #expect(terminal.size.columns == Int(columns))
                    limit.rlim_cur = limit.rlim_max
                    setrlimit(addressLimit, &limit)
                    terminal.draw(screen(terminal, ["#"]), repaint: true)
                    #expect(line.output().contains("#"))
                }
            }
        }
    }

    private let addressLimit = __rlimit_resource_t(RLIMIT_AS.rawValue)
#endif
