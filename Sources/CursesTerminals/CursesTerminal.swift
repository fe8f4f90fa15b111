#if Curses
    import CCurses
    import Terminals

    /// The terminal in which the program was started, driven by ncurses.
    ///
    /// `SystemTerminal` describes how the terminal is used and restored. With ncurses, the terminal's description
    /// (terminfo) decides what is sent, so every terminal type of the system works that can move its cursor.
    public final class CursesTerminal: SystemTerminal, DeviceTerminal {
        package let device: TerminalDevice

        private init(_ device: TerminalDevice) { self.device = device }

        /// Opens the terminal.
        ///
        /// Throws a `TerminalError`, whose description is a sentence that says what is missing and what to do.
        public static func open(_ options: TerminalOptions) throws -> CursesTerminal {
            let environment = TerminalEnvironment.current
            let folding = Folding()
            var colorCount: Int32 = 0
            try options.withRequest { request in
                var drawing = rfl_drawing()
                drawing.promises_exact_colors = environment.promisesExactColors
                drawing.monochrome = environment.isColorRefused
                drawing.fold = { Folding.fold($0, $1, $2) }
                drawing.context = folding.context
                drawing.scalars = { Folding.spell($0, into: $1) }
                return rfl_open_curses(request, &drawing, &colorCount)
            }
            return CursesTerminal(
                TerminalDevice(
                    options, colors: ColorDepth(colorCount: colorCount), keys: describedKeys(),
                    output: CursesOutput(folding)))
        }

        /// Returns the key sequences that only the terminal's description contains.
        private static func describedKeys() -> [DescribedKey] {
            DescribedKey.all { name in
                rfl_key_bytes(name).map { Array(String(cString: $0).utf8) }
            }
        }
    }
#else
    import Terminals

    /// A type for the error message of a program that uses ncurses while the package is built without it.
    @available(
        *, unavailable,
        message:
            "This build of Reflow has no ncurses, because its trait Curses is off. Turn the trait on in Package.swift, or use AnsiTerminal or DefaultTerminal."
    )
    public final class CursesTerminal: SystemTerminal, DeviceTerminal {
        package var device: TerminalDevice { preconditionFailure("There is no ncurses.") }

        private init() {}

        /// Cannot be called.
        public static func open(_ options: TerminalOptions) throws -> CursesTerminal {
            CursesTerminal()
        }
    }
#endif
