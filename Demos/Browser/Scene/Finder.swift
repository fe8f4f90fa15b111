import Gallery
import Reflow

/// The state of a text search in a demo.
struct Finder {
    /// The prompt. Its field contains the current text, or the last text after typing has ended.
    var prompt = Prompt(.find)
    /// The scroll position before the reader began to type.
    private(set) var origin: ReaderPosition?
    /// The search before the reader began to type.
    private var former: Found?
    /// The search for the current text, running or finished.
    var search: TextSearch?
    /// The result of the last step; `nil` before the first step.
    var step: TextSearch.Step?
    /// Whether the result of the search is shown as a message.
    var isAnnounced = false

    /// Whether the search is running.
    var isSearching: Bool { step == .unfinished }

    /// Whether n and N can repeat the search.
    var canRepeat: Bool { !prompt.field.isEmpty && !prompt.isTyping }

    /// The progress of the search: `3/17`, and `found` or `searched`.
    var progress: (figure: String, word: String)? {
        guard !isSearching else { return search.map { ($0.progress, "searched") } }
        return search?.match.map { ($0.description, "found") }
    }

    /// Ends the search and clears the text. The history of the prompt stays.
    mutating func end() {
        let prompt = prompt
        self = Finder()
        self.prompt = prompt
        self.prompt.end()
    }

    /// Begins to type, and remembers the scroll position and the former search.
    mutating func begin(at place: ReaderPosition) {
        let found = Found(field: prompt.field, search: search, step: step)
        end()
        prompt.begin()
        (origin, former) = (place, found)
    }

    /// Restores the search from before the reader began to type.
    mutating func dismiss() {
        let found = former
        end()
        guard let found else { return }
        prompt.field = found.field
        (search, step) = (found.search, found.step)
    }

    /// The search for an accepted text.
    private struct Found {
        let field: TextField
        let search: TextSearch?
        let step: TextSearch.Step?
    }
}
