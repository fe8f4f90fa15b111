import Terminals

/// One line of text that is typed, with the terminal's own cursor in it.
///
/// It is edited by what looks like one character (a grapheme cluster). Keys that mean nothing to a field are ignored,
/// enter, esc, tab, ↑ and ↓ among them, and backspace where there is no text: they are the program's. A field may be
/// as long as is useful: what is typed or pasted beyond that is left out, and that is said.
public struct TextField: TerminalPart, Hashable, Sendable {
    /// The text.
    public var text: String { before + after }
    /// Shown faintly while there is no text.
    public var placeholder: String
    /// The most that is taken, counted in Unicode scalars: what looks like one character may have any number of them.
    public let limit: Int
    /// Whether it shows the cursor.
    public var isFocused = true

    /// The text up to the cursor, and from there on.
    var (before, after) = ("", "")
    /// As many as `.resize` has told; clicks go by it.
    private(set) var columns = Int.max / 2

    /// Makes a field with the cursor at the end of its text, of which the first line is taken as far as `limit` allows.
    public init(_ text: String = "", placeholder: String = "", limit: Int = 256) {
        self.placeholder = placeholder
        self.limit = max(0, limit)
        _ = insert(text)
    }

    /// Whether there is no text.
    public var isEmpty: Bool { before.isEmpty && after.isEmpty }

    /// Replaces the text; the cursor is at its end.
    public mutating func setText(_ text: String) {
        (before, after) = ("", "")
        _ = insert(text)
    }

    /// Takes keys, pasted text, of which only the first line counts, and clicks, which move the cursor.
    public mutating func handle(_ input: Input, at now: Duration) -> Outcome {
        let former = (before, after)
        switch input {
        case .key(let key):
            if let character = key.character { return inserting(String(character)) }
            guard edit(key) else { return .ignored }
        case .paste(let text): return inserting(text)
        case .mouse(let event):
            guard event.action == .press, event.row == 0 else { return .ignored }
            moveCursor(toColumn: event.column)
        case .resize(let size): columns = size.columns
        default: return .ignored
        }
        return former == (before, after) ? .handled : .redraw
    }

    private mutating func inserting(_ typed: String) -> Outcome {
        let former = (before, after)
        guard insert(typed) else {
            return .message("no more than \(limit) characters are taken; the rest is left out")
        }
        return former == (before, after) ? .handled : .redraw
    }
}
