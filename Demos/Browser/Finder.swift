import Gallery
import Reflow

/// Looking for a text in a demo.
struct Finder {
    /// What is typed now, or was typed last.
    var prompt = Prompt(.find)
    /// Where the reader was before they began to type.
    private(set) var origin: ReaderPlace?
    /// What was found before that.
    private var former: Found?
    /// The search for what is typed, under way or at its end.
    var search: TextSearch?
    /// What its last step has come to; nil before the first.
    var step: TextSearch.Step?
    /// Whether the result of the search is shown as a message.
    var isAnnounced = false

    /// Whether it is under way.
    var isSearching: Bool { step == .unfinished }

    /// Whether there is something for n and N to go on with.
    var canRepeat: Bool { !prompt.field.isEmpty && !prompt.isTyping }

    /// The progress of the search: `3/17`, and `found` or `searched`.
    var progress: (figure: String, word: String)? {
        guard !isSearching else { return search.map { ($0.progress, "searched") } }
        return search?.match.map { ($0.description, "found") }
    }

    /// Forgets what was looked for; what was found before stays known.
    mutating func end() {
        let prompt = prompt
        self = Finder()
        self.prompt = prompt
        self.prompt.end()
    }

    /// Begins to type.
    mutating func begin(at place: ReaderPlace) {
        let found = Found(field: prompt.field, search: search, step: step)
        end()
        prompt.begin()
        (origin, former) = (place, found)
    }

    /// Goes back to what was found before something was typed.
    mutating func dismiss() {
        let found = former
        end()
        guard let found else { return }
        prompt.field = found.field
        (search, step) = (found.search, found.step)
    }

    /// The result for an accepted text.
    private struct Found {
        let field: TextField
        let search: TextSearch?
        let step: TextSearch.Step?
    }
}
