import Sessions

/// An action of a user for a key that the help names.
enum KeyPress {
    case type(String)
    case click
    case wheel(Session.WheelDirection, isShifted: Bool)
    case resize

    /// Returns the actions for a word of the help, or `nil` if the word is unknown.
    static func all(for word: String) -> [KeyPress]? {
        switch word {
        // Finds a text, so that n and N have matches.
        case "/", "&": return [.type(word), .type("e"), .type("\r")]
        // Any key closes the help; here it is esc.
        case "?", "F1": return [.type(word == "?" ? word : "\u{1B}OP"), .type("\u{1B}")]
        case "click", "again": return [.click]
        case "wheel": return [.wheel(.down, isShifted: false), .wheel(.up, isShifted: false)]
        case "shift-wheel": return [.wheel(.down, isShifted: true), .wheel(.up, isShifted: true)]
        case "resize": return [.resize]
        case "arrows": return ["→", "↓", "←", "↑"].flatMap { all(for: $0) ?? [] }
        case "alt-arrows": return ["A", "B", "C", "D"].map { .type("\u{1B}[1;3\($0)") }
        default: break
        }
        if let sequence = sequences[word] { return [.type(sequence)] }
        if word.count == 1 { return [.type(word)] }
        if word.count == 2, word.hasPrefix("^"), let letter = word.utf8.last {
            return [.type(String(Unicode.Scalar(letter & 0x1F)))]
        }
        // A number, and the key that it repeats.
        guard word.dropLast().allSatisfy(\.isNumber) else { return nil }
        return word.map { .type(String($0)) }
    }

    private static let sequences = [
        "space": " ", "enter": "\r", "esc": "\u{1B}", "backspace": "\u{7F}", "tab": "\t",
        "shift-tab": "\u{1B}[Z", "↑": "\u{1B}OA", "↓": "\u{1B}OB", "→": "\u{1B}OC",
        "←": "\u{1B}OD", "Home": "\u{1B}OH", "End": "\u{1B}OF", "PgUp": "\u{1B}[5~",
        "PgDn": "\u{1B}[6~", "shift-↑": "\u{1B}[1;2A",
    ]
}

extension Session {
    /// Performs the action in the middle of the screen, and waits until the program is idle. Returns false if the
    /// program has ended.
    func act(_ press: KeyPress) throws -> Bool {
        let middle = Place(columns / 2, rows / 2)
        switch press {
        case .type(let text): return try act(text)
        case .click: return try act { click(middle) }
        case .wheel(let direction, let isShifted):
            return try act { wheel(direction, at: middle, isShifted: isShifted) }
        case .resize:
            let size = (columns, rows)
            let goesOn = try act { resize(columns: size.0 - 1, rows: size.1) }
            guard goesOn else { return false }
            return try act { resize(columns: size.0, rows: size.1) }
        }
    }
}
