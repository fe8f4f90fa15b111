/// The environment variables that describe the terminal. This is a value type, so that tests can set the variables.
package struct TerminalEnvironment {
    private let variable: (String) -> String?

    package init(variable: @escaping (String) -> String?) { self.variable = variable }

    /// The environment of the process.
    package static var current: TerminalEnvironment {
        TerminalEnvironment { Platform.variable($0) }
    }

    private func isSet(_ name: String) -> Bool { variable(name).map { !$0.isEmpty } ?? false }

    /// The terminal's type; empty when TERM is not set.
    package var type: String { variable("TERM") ?? "" }

    /// Whether the user has turned off colours (no-color.org: NO_COLOR is set and not empty).
    package var isColorRefused: Bool { isSet("NO_COLOR") }

    /// The time that a lone escape waits for the rest of a sequence; see `InputParser.init`.
    package var escapeDelay: Duration {
        if let text = variable("ESCDELAY"), let milliseconds = Int(decimal: text), milliseconds >= 0
        {
            return .milliseconds(min(milliseconds, 5_000))
        }
        // Wait longer over ssh or in a multiplexer, where the bytes of an arrow key may arrive in two parts.
        if isSet("SSH_CONNECTION") || isSet("SSH_TTY") { return .milliseconds(100) }
        let isMultiplexed = type.hasPrefix("tmux") || type.hasPrefix("screen")
        if isMultiplexed || isSet("TMUX") || isSet("STY") { return .milliseconds(50) }
        return .milliseconds(25)
    }

    /// The background, light or dark, from COLORFGBG (`15;0`: the last number is one of the sixteen colours); nil if
    /// unknown.
    package var background: ScreenBackground? {
        guard let last = variable("COLORFGBG")?.split(separator: ";").last,
            let index = Int(decimal: last), (0..<16).contains(index)
        else { return nil }
        return index < 7 || index == 8 ? .dark : .light
    }

    /// Whether COLORTERM promises 24-bit colours, and the terminal shows them.
    package var promisesExactColors: Bool {
        guard !isColorRefused, ["truecolor", "24bit"].contains(variable("COLORTERM")) else {
            return false
        }
        switch type.prefix(while: { $0 != "-" && $0 != "." }) {
        // The console does not have these colours. COLORTERM may come from another terminal.
        case "linux": return false
        // GNU screen does not forward these colours. tmux does, and may use the same type.
        case "screen": return isSet("TMUX") && !isSet("STY")
        default: return true
        }
    }
}
