import Gallery
import Reflow

/// A text that is typed in the row at the bottom, to find or to filter.
struct Prompt {
    enum Purpose {
        case find, filter
    }

    /// What has happened to the text, if anything.
    enum Change {
        case edited
        /// Enter: what was typed stays.
        case accepted
        /// Esc, or backspace without a text: it is as it was before.
        case dismissed
    }

    let purpose: Purpose
    /// What is typed now, or was typed last.
    var field = TextField()
    /// Whether keys are typed into it.
    private(set) var isTyping = false
    /// What was accepted before.
    private var history = PromptHistory()

    init(_ purpose: Purpose) { self.purpose = purpose }

    /// What is looked for; nil while nothing is.
    var pattern: TextPattern? { TextPattern(field.text) }

    /// Begins to type.
    mutating func begin() {
        field = TextField()
        isTyping = true
        history.restart()
    }

    /// Forgets the text; what was accepted before stays known.
    mutating func end() {
        field = TextField()
        isTyping = false
    }

    /// Takes a key, or what is pasted.
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
            let none = purpose == .find ? "no earlier search" : "no earlier filter"
            return (nil, .message(step < 0 ? none : "no later one"))
        }
        field.setText(text)
        return (.edited, .redraw)
    }

    /// What enter does. Without a text it takes back what was found, or filtered by.
    private var accepting: String {
        guard field.isEmpty else { return "stay" }
        return purpose == .find ? "find nothing" : "show all"
    }

    private var verb: String { purpose == .find ? "find" : "filter" }

    /// The row at the bottom while it is typed.
    func status(_ message: String?, hints: [Hint]) -> StatusLine {
        StatusLine(
            title: purpose == .find ? "Find" : "Filter", field: field, message: message,
            hints: hints + [
                Hint(.enter, word: accepting), Hint(.escape, word: "go back"),
            ])
    }
}

/// Texts that were accepted before, for ↑ and ↓.
private struct PromptHistory {
    /// The last one last, each once.
    private var texts: [String] = []
    /// Which of them is in the field; their number for what is being typed.
    private var index = 0
    private var draft = ""

    /// Goes back to what is being typed.
    mutating func restart() { index = texts.count }

    /// Keeps a text, as the last one.
    mutating func add(_ text: String) {
        guard !text.isEmpty else { return }
        texts.removeAll { $0 == text }
        // As many as anybody goes back to.
        texts = texts.suffix(99) + [text]
        index = texts.count
    }

    /// The text before what is in the field, or after it; nil where there is none.
    mutating func recall(_ step: Int, from text: String) -> String? {
        let next = index + step
        guard (0...texts.count).contains(next), next != index else { return nil }
        if index == texts.count { draft = text }
        index = next
        return next == texts.count ? draft : texts[next]
    }
}
