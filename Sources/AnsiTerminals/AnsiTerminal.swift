import CTerminals
import Terminals

/// The terminal in which the program was started, driven by ANSI sequences, without ncurses.
///
/// `SystemTerminal` describes how the terminal is used and restored. TERM decides which sequences are sent. Colours
/// beyond eight need a TERM such as `xterm-256color`, or the variable COLORTERM for 24-bit colours.
public final class AnsiTerminal: SystemTerminal, DeviceTerminal {
    package let device: TerminalDevice

    private init(_ device: TerminalDevice) { self.device = device }

    /// Opens the terminal.
    ///
    /// Throws a `TerminalError`, whose description is a sentence that says what is missing and what to do. A type that
    /// cannot move its cursor, such as `dumb`, and an unknown type give such an error.
    public static func open(_ options: TerminalOptions) throws -> AnsiTerminal {
        let (type, result) = AnsiType.find(in: .current)
        try options.withRequest { request in
            type.entering.withCString { entering in
                type.leaving.withCString { leaving in
                    var sequences = rfl_sequences(
                        check: result, entering: entering,
                        screen_count: type.alternateScreen.utf8.count, leaving: leaving,
                        is_xterm_like: type.family == .xterm, has_mouse: type.hasMouse)
                    return rfl_open_plain(request, &sequences)
                }
            }
        }
        return AnsiTerminal(
            TerminalDevice(
                options, colors: type.colors, keys: [],
                output: AnsiOutput(type, isUnicode: rfl_is_unicode())))
    }
}
