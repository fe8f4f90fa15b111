import Terminals

/// A question in the bottom bar of a shell, with a text field for the answer.
public struct ShellPrompt<Program: ShellProgram> {
    /// A closure that handles a text of the prompt.
    public typealias Handler = (inout Program, String, inout ShellState<Program>) -> Outcome

    /// The title before the field.
    package var title: String
    /// The text field.
    package var field: TextField
    /// The message for a key that the prompt does not use.
    package var help: String
    /// Returns the hints beside the field, for the current text.
    package var hints: (Program, String) -> [Hint]
    /// Handles the new text after each change.
    package var change: Handler
    /// Handles the end without an answer, after esc or backspace in an empty field. Receives the text.
    package var cancel: Handler
    /// Handles a key that the field ignores, such as an arrow. If the result is `.ignored`, the shell shows `help`.
    package var other: (inout Program, Key, inout ShellState<Program>) -> Outcome
    /// Handles the answer, after enter.
    package var submit: Handler
    /// Returns whether a character may be typed. The prompt refuses other characters with its help. All by default.
    package var accepts: (Character) -> Bool = { _ in true }
    /// The earlier answers, the latest last. ↑ and ↓ recall them. If nil, `other` handles ↑ and ↓.
    package var history: [String]?
    /// The index of the recalled answer in `history`; the count of `history` for the text being typed.
    private var recalled = 0
    /// The typed text before the first recall.
    private var draft = ""

    /// Makes a prompt. `submit` handles the answer; all other closures are optional. `limit` is the maximum length of
    /// the text in Unicode scalars.
    public init(
        _ title: String, text: String = "", placeholder: String = "", limit: Int = 256,
        help: String = "type a text; enter accepts it, esc cancels", history: [String]? = nil,
        _ submit: @escaping Handler, change: @escaping Handler = { _, _, _ in .redraw },
        cancel: @escaping Handler = { _, _, _ in .redraw },
        other: @escaping (inout Program, Key, inout ShellState<Program>) -> Outcome = { _, _, _ in
            .ignored
        },
        hints: @escaping (Program, String) -> [Hint] = { _, _ in
            [Hint(.enter, word: "accept"), Hint(.escape, word: "cancel")]
        }
    ) {
        self.title = title
        field = TextField(text, placeholder: placeholder, limit: limit)
        self.help = help
        self.hints = hints
        self.change = change
        self.cancel = cancel
        self.other = other
        self.submit = submit
        self.history = history
        recalled = history?.count ?? 0
    }

    /// Replaces the text by the answer before (-1) or after (1) the current text in the history. Returns nil without a
    /// history, and false if there is no such answer.
    mutating func recall(_ step: Int) -> Bool? {
        guard let history else { return nil }
        let next = recalled + step
        guard (0...history.count).contains(next) else { return false }
        if recalled == history.count { draft = field.text }
        recalled = next
        field.setText(next == history.count ? draft : history[next])
        return true
    }
}
