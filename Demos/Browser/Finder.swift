import Gallery
import Reflow

/// Looking for a text in a demo.
struct Finder {
    /// What is typed now, or was typed last.
    var field = TextField()
    /// Whether keys are typed into it.
    var isTyping = false
    /// Where the reader was before they began to type.
    var origin: ReaderPlace?
    /// The search for what is typed, under way or at its end.
    var search: TextSearch?
    /// Whether it is under way.
    var isSearching = false
    /// Whether the data may be other than what it went through.
    var isStale = false
    /// What is to be said when the search has come to something.
    var isAnnounced = false
    /// What was found before.
    var history = FindHistory()

    /// Whether there is something for n and N to go on with.
    var canRepeat: Bool { !field.isEmpty && !isTyping }

    /// What is looked for; nil while nothing is.
    var pattern: TextPattern? { TextPattern(field.text) }

    /// Which of all matches was found: `3/17`.
    var matchText: String? { isSearching ? nil : search?.match?.description }

    /// Ends it; what was found before stays known.
    mutating func end() { self = Finder(history: history) }

    /// Begins to type.
    mutating func begin(at place: ReaderPlace) {
        self = Finder(isTyping: true, origin: place, history: history)
    }
}

/// Texts that were found before, for ↑ and ↓.
struct FindHistory {
    /// The last one last, each once.
    private var texts: [String] = []
    /// Which of them is in the field; their number for what is being typed.
    private var index = 0
    private var draft = ""

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
