import Terminals

/// A line of text to edit, with the terminal's own cursor.
///
/// Editing works on grapheme clusters: what looks like one character. Keys that a field does not use are ignored, so
/// that the program can handle them: enter, esc, tab, ↑, ↓ and others, and backspace when there is no text. Text beyond
/// `limit` is left out, and `handle` returns a `.message` that says so.
public struct TextField: TerminalPart, Hashable, Sendable {
    /// The current text.
    public var text: String { before + after }
    /// The text shown faintly while the field is empty.
    public var placeholder: String
    /// The maximum length in Unicode scalars; one visible character may have several. Negative values become 0.
    public let limit: Int
    /// Whether the field shows the cursor.
    public var isFocused = true

    /// The text up to the cursor, and from there on.
    var (before, after) = ("", "")
    /// As many as `.resize` has told; clicks go by it.
    private(set) var columns = Int.max / 2

    /// Makes a field with the cursor at the end of its text. Only the first non-empty line is taken, up to `limit`.
    public init(_ text: String = "", placeholder: String = "", limit: Int = 256) {
        self.placeholder = placeholder
        self.limit = max(0, limit)
        _ = insert(text)
    }

    /// Whether there is no text.
    public var isEmpty: Bool { before.isEmpty && after.isEmpty }

    /// Replaces the text by the first non-empty line of another, up to `limit`; the cursor is at its end.
    public mutating func setText(_ text: String) {
        (before, after) = ("", "")
        _ = insert(text)
    }

    /// Handles keys, pasted text (only its first non-empty line), clicks, which move the cursor, and `.resize`.
    ///
    /// Returns `.redraw` when the text or the cursor changed, `.handled` when not, `.message` when text was left out
    /// because of `limit`, and `.ignored` for keys that the field does not use, such as enter.
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
            return .message("at most \(limit) characters fit; the rest is left out")
        }
        return former == (before, after) ? .handled : .redraw
    }
}
