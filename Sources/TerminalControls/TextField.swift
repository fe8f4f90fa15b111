import Terminals

/// A line of text to edit, with the terminal's own cursor.
///
/// Editing works on grapheme clusters, which look like single characters. The field ignores keys that it does not use,
/// so that the program can handle them. These keys are enter, esc, tab, ↑, ↓ and others, and backspace in an empty
/// field. A field has a maximum length. The field leaves out the text beyond this length, and `handle` then returns a
/// `.message`.
public struct TextField: TerminalPart, Hashable, Sendable {
    /// The current text.
    public var text: String { before + after }
    /// The text shown faintly while the field is empty.
    package var placeholder: String
    /// The maximum length in Unicode scalars; one visible character may have several. Negative values become 0.
    package let limit: Int
    /// Whether the field shows the cursor.
    public var isFocused = true

    /// The text before the cursor, and the text after it.
    var (before, after) = ("", "")
    /// The number of columns from the last `.resize`, for clicks.
    private(set) var columns = Int.max / 2

    /// Makes a field with the cursor at the end of its text. Only the first non-empty line of the text is used.
    ///
    /// The field shows `placeholder` faintly while it is empty. `limit` is the maximum length in Unicode scalars; one
    /// visible character may have several. A negative limit counts as 0.
    public init(_ text: String = "", placeholder: String = "", limit: Int = 256) {
        self.placeholder = placeholder
        self.limit = max(0, limit)
        _ = insert(text)
    }

    /// Whether the field contains no text.
    public var isEmpty: Bool { before.isEmpty && after.isEmpty }

    /// Replaces the text by the first non-empty line of another text, up to the field's maximum length. The cursor is
    /// at the end.
    public mutating func setText(_ text: String) {
        (before, after) = ("", "")
        _ = insert(text)
    }

    /// Handles keys, pasted text (only its first non-empty line), clicks that move the cursor, and `.resize`.
    ///
    /// Returns `.redraw` if the text or the cursor has changed, and `.handled` if not. Returns `.message` if text
    /// beyond the maximum length was left out, and `.ignored` for keys that the field does not use, such as enter.
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

    /// Shows or hides the cursor.
    public mutating func setFocus(_ isFocused: Bool) { self.isFocused = isFocused }

    private mutating func inserting(_ typed: String) -> Outcome {
        let former = (before, after)
        guard insert(typed) else {
            return .message("Only the first \(limit) characters were kept.")
        }
        return former == (before, after) ? .handled : .redraw
    }
}
