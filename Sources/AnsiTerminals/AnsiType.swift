import CTerminals
import Terminals

/// A type of terminal that understands ANSI sequences, with its abilities. The value of TERM decides the type.
///
/// A program without ncurses cannot read terminfo. So this type knows the abilities of whole families of terminals, and
/// sends only sequences that all terminals of a family understand or ignore.
struct AnsiType: Hashable {
    /// A family of terminals.
    enum Family: Hashable {
        /// Terminals with xterm's modes and questions: the alternate screen, the mouse, pastes and titles.
        case xterm
        /// Older terminals of windows: with the older alternate screen and the mouse, but without questions and titles.
        case window
        /// Consoles: they hide the cursor, but have no alternate screen.
        case console
        /// Video terminals of DEC and their emulators. The early ones cannot hide the cursor.
        case video
        /// Terminals with only the basic sequences, as in ANSI.SYS. They cannot scroll a part of the screen, and scroll
        /// when the last cell is written.
        case basic
    }

    let family: Family
    let colors: ColorDepth
    let hidesCursor: Bool
    /// Whether the terminal has a keypad mode, which makes some terminals send different bytes for different arrow keys.
    let hasKeypad: Bool
    /// The attributes that are sent. On a console, for example, italic letters would change their colour.
    let attributes: Style.Attributes

    /// Finds the type of the terminal. If the result is not `RFL_OPENED`, the type must not be used.
    static func find(in environment: TerminalEnvironment) -> (AnsiType, rfl_result) {
        let term = environment.type
        let name = String(term.prefix { $0 != "-" && $0 != "." && $0 != "+" })
        // A value of TERM that contains a number of colours belongs to a terminal like xterm. COLORTERM says nothing
        // here, because it may come from another terminal.
        let family = family(name, of: term) ?? (colorCount(term) == nil ? nil : .xterm)
        let type = AnsiType(name, family ?? .basic, term, environment)
        if term.isEmpty { return (type, RFL_TYPE_UNSET) }
        if cannotMoveCursor.contains(name) { return (type, RFL_TYPE_CANNOT_MOVE_CURSOR) }
        return (type, family == nil ? RFL_TYPE_MAY_NOT_BE_ANSI : RFL_OPENED)
    }

    private init(
        _ name: String, _ family: Family, _ term: String, _ environment: TerminalEnvironment
    ) {
        self.family = family
        switch family {
        // GNU screen shows italic letters in reverse video.
        case .xterm where name == "screen": attributes = [.bold, .dim, .underline, .reverse]
        case .xterm: attributes = [.bold, .dim, .italic, .underline, .reverse]
        case .console: attributes = [.bold, .dim, .underline, .reverse]
        case .window, .video, .basic: attributes = [.bold, .underline, .reverse]
        }
        // The types vt100 to vt132 cannot hide their cursor. They have a keypad mode, which the later ones lack.
        let isEarlyVideo = family == .video && name.hasPrefix("vt1")
        hidesCursor = family != .basic && !isEarlyVideo
        hasKeypad = family == .xterm || isEarlyVideo
        colors = Self.colors(name, family, term, environment)
    }

    private static func colors(
        _ name: String, _ family: Family, _ term: String, _ environment: TerminalEnvironment
    ) -> ColorDepth {
        let isMonochrome = ["-m", "-mono"].contains {
            term.hasSuffix($0) || term.contains("\($0)-")
        }
        if environment.isColorRefused || isMonochrome || family == .video { return .monochrome }
        if environment.promisesExactColors { return .trueColor }
        if let count = colorCount(term) { return count }
        // The name may follow that of xterm, as in `xterm-kitty`.
        let isKnown = term.split(separator: "-").contains { with256Colors.contains(String($0)) }
        return isKnown ? .indexed256 : .ansi8
    }

    /// Returns the number of colours that a value of TERM contains, such as `xterm-256color`.
    private static func colorCount(_ term: String) -> ColorDepth? {
        if term.contains("-direct") || term.contains("truecolor") { return .trueColor }
        if term.contains("256color") { return .indexed256 }
        return term.contains("-16color") ? .ansi16 : nil
    }

    private static func family(_ name: String, of term: String) -> Family? {
        if name == "rxvt", term.contains("unicode") { return .xterm }
        if term.hasPrefix("ms-terminal") { return .xterm }
        // These names stand for older versions of xterm.
        if ["xterm-color", "xterm-mono"].contains(term) { return .window }
        if name.hasPrefix("vt"), name.dropFirst(2).first?.isNumber == true {
            return name == "vt52" || name == "vt50" ? nil : .video
        }
        return families.first { $0.names.contains(name) }?.family
    }

    private static let families: [(family: Family, names: Set<String>)] = [
        (
            .xterm,
            [
                "xterm", "alacritty", "contour", "dvtm", "foot", "ghostty", "gnome", "iTerm",
                "iTerm2",
                "kitty", "konsole", "mintty", "mlterm", "nsterm", "rio", "screen", "st",
                "stterm", "terminator", "terminology", "tmux", "vscode", "vte", "wezterm", "zellij",
            ]
        ),
        (.window, ["Eterm", "aterm", "kterm", "mrxvt", "putty", "rxvt"]),
        (.console, ["bterm", "cygwin", "eterm", "fbterm", "jfbterm", "linux", "yaft"]),
        (.video, ["dec"]),
        (.basic, ["ansi", "pcansi"]),
    ]

    private static let with256Colors: Set = [
        "alacritty", "contour", "foot", "ghostty", "kitty", "rio", "terminology", "vscode",
        "wezterm",
    ]

    private static let cannotMoveCursor: Set = [
        "dumb", "emacs", "glasstty", "lpr", "printer", "tty", "unknown",
    ]
}

/// The sequences of a type.
extension AnsiType {
    /// Whether the terminal reports the mouse.
    var hasMouse: Bool { family == .xterm || family == .window }

    /// Whether the terminal can scroll a part of the screen.
    var scrolls: Bool { family != .basic }

    /// The sequence that changes to the alternate screen; empty if there is none.
    var alternateScreen: String {
        switch family {
        case .xterm: "\u{1B}[?1049h"
        case .window: "\u{1B}7\u{1B}[?47h"
        case .console, .video, .basic: ""
        }
    }

    /// The sequence that chooses letters, which another program may have replaced by line drawing.
    private var letters: String { family == .basic ? "" : "\u{0F}\u{1B}(B" }

    /// The sequence that takes over the terminal.
    ///
    /// It sets the state that drawing expects: no attributes, letters instead of line drawing, no insert mode, and all
    /// rows in the scrolling region.
    var entering: String {
        var text = alternateScreen
        if hasKeypad { text += "\u{1B}[?1h\u{1B}=" }
        text += "\u{1B}[0m" + letters
        if family != .basic, family != .video { text += "\u{1B}[4l" }
        if family != .basic { text += "\u{1B}[r" }
        if hidesCursor { text += "\u{1B}[?25l" }
        if family == .xterm { text += "\u{1B}[?2004h" }
        return text
    }

    /// The sequence that restores the terminal. The mouse, keyboard and title are restored before it.
    ///
    /// Without an alternate screen, the cursor moves to the last row. A row number beyond the screen means the last row.
    var leaving: String {
        var text = family == .xterm ? "\u{1B}[?2026l\u{1B}[?2004l" : ""
        text += "\u{1B}[0m" + letters
        if family != .basic { text += "\u{1B}[r" }
        if hasKeypad { text += "\u{1B}[?1l\u{1B}>" }
        text += "\u{1B}[999;1H"
        switch family {
        case .xterm: text += "\u{1B}[?1049l"
        case .window: text += "\u{1B}[2J\u{1B}[?47l\u{1B}8"
        case .console, .video, .basic: break
        }
        // Show the cursor after leaving the alternate screen. There, some terminals restore a hidden cursor.
        if hidesCursor { text += "\u{1B}[?25h" }
        return alternateScreen.isEmpty ? text + "\r\n" : text
    }
}
