import Gallery
import Reflow

/// A text field in the bottom row, for a search or a filter.
struct Prompt {
    enum Purpose {
        case find, filter
    }

    /// A change of the text.
    enum Change {
        case edited
        /// Enter: the text is accepted.
        case accepted
        /// Esc, or backspace in an empty field: the former state returns.
        case dismissed
    }

    let purpose: Purpose
    /// The current text, or the last one after typing has ended.
    var field = TextField()
    /// Whether the prompt receives keys.
    private(set) var isTyping = false
    /// The texts accepted earlier.
    private var history = PromptHistory()

    init(_ purpose: Purpose) { self.purpose = purpose }

    /// The pattern to search for; `nil` for an empty text.
    var pattern: TextPattern? { TextPattern(field.text) }

    /// Begins to type.
    mutating func begin() {
        field = TextField()
        isTyping = true
        history.restart()
    }

    /// Clears the text. The history stays.
    mutating func end() {
        field = TextField()
        isTyping = false
    }

    /// Handles a key or a paste.
    mutating func take(_ input: Input) -> (change: Change?, outcome: Outcome) {
        let former = field.text
        let outcome = field.handle(input, at: .zero)
        guard outcome == .ignored else {
            return (field.text == former ? nil : .edited, outcome)
        }
        switch input {
        case .key(.escape), .key(.backspace):
            end()
            return (.dismissed, .redraw)
        case .key(.enter):
            isTyping = false
            history.add(field.text)
            return (.accepted, .redraw)
        case .key(.up): return recall(-1)
        case .key(.down): return recall(1)
        default: return (nil, .message("type to \(verb); enter stays, esc goes back"))
        }
    }

    private mutating func recall(_ step: Int) -> (change: Change?, outcome: Outcome) {
        guard let text = history.recall(step, from: field.text) else {
            let word = purpose == .find ? "search" : "filter"
            return (nil, .message(step < 0 ? "no earlier \(word)" : "no later \(word)"))
        }
        field.setText(text)
        return (.edited, .redraw)
    }

    /// The hint for enter. With an empty text, enter ends the search or the filter.
    private var accepting: String {
        guard field.isEmpty else { return "stay" }
        return purpose == .find ? "find nothing" : "show all"
    }

    private var verb: String { purpose == .find ? "find" : "filter" }

    /// Returns the status line while the text is typed.
    func status(_ message: String?, hints: [Hint]) -> StatusLine {
        StatusLine(
            title: purpose == .find ? "Find" : "Filter", field: field, message: message,
            hints: hints + [
                Hint(.enter, word: accepting), Hint(.escape, word: "go back"),
            ])
    }
}

/// The texts accepted earlier, which ↑ and ↓ recall.
private struct PromptHistory {
    /// The texts, the latest last. No text occurs twice.
    private var texts: [String] = []
    /// The index of the text in the field; `texts.count` for the text being typed.
    private var index = 0
    private var draft = ""

    /// Moves to the text being typed.
    mutating func restart() { index = texts.count }

    /// Adds a text as the latest one.
    mutating func add(_ text: String) {
        guard !text.isEmpty else { return }
        texts.removeAll { $0 == text }
        // The history keeps at most 100 texts.
        texts = texts.suffix(99) + [text]
        index = texts.count
    }

    /// Returns the earlier or later text; `nil` if there is none.
    mutating func recall(_ step: Int, from text: String) -> String? {
        let next = index + step
        guard (0...texts.count).contains(next), next != index else { return nil }
        if index == texts.count { draft = text }
        index = next
        return next == texts.count ? draft : texts[next]
    }
}
