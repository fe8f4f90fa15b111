import Gallery
import Reflow

/// The state of a text search in a demo.
struct Finder {
    /// The text to find; empty for none.
    private(set) var text = ""
    /// Whether the text is being typed.
    private var isTyping = false
    /// The scroll position before the reader began to type.
    private(set) var origin: ReaderPosition?
    /// The search before the reader began to type.
    private var former: Found?
    /// The search for the current text, running or finished.
    var search: TextSearch?
    /// The result of the last step; `nil` before the first step.
    var step: TextSearch.Step?
    /// Whether the result of the search is shown as a message.
    var isAnnounced = false {
        didSet { if isAnnounced { isTyping = false } }
    }

    /// The pattern to find; `nil` for an empty text.
    var pattern: TextPattern? { TextPattern(text) }

    /// Whether the search is running.
    var isSearching: Bool { step == .unfinished }

    /// Whether n and N can repeat the search.
    var canRepeat: Bool { !text.isEmpty && !isTyping }

    /// The progress of the search: `3/17`, and `found` or `searched`.
    var progress: (figure: String, word: String)? {
        guard !isSearching else { return search.map { ($0.progress, "searched") } }
        return search?.match.map { ($0.description, "found") }
    }

    /// Ends the search and clears the text.
    mutating func end() { self = Finder() }

    /// Begins to type, and remembers the scroll position and the former search.
    mutating func begin(at place: ReaderPosition) {
        let found = Found(text: text, search: search, step: step)
        end()
        isTyping = true
        (origin, former) = (place, found)
    }

    /// Replaces the text. The search for it has not begun.
    mutating func setText(_ text: String) {
        self.text = text
        (search, step, isAnnounced) = (nil, nil, false)
    }

    /// Restores the search from before the reader began to type.
    mutating func dismiss() {
        let found = former
        end()
        guard let found else { return }
        (text, search, step) = (found.text, found.search, found.step)
    }

    /// The search for an accepted text.
    private struct Found {
        let text: String
        let search: TextSearch?
        let step: TextSearch.Step?
    }
}
