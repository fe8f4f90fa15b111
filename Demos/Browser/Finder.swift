import Gallery
import Reflow

/// Looking for a text in a demo.
struct Finder {
    /// What is typed now, or was typed last.
    var prompt = Prompt(.find)
    /// Where the reader was before they began to type.
    private(set) var origin: ReaderPlace?
    /// The search for what is typed, under way or at its end.
    var search: TextSearch?
    /// Whether it is under way.
    var isSearching = false
    /// Whether the data may be other than what it went through.
    var isStale = false
    /// What is to be said when the search has come to something.
    var isAnnounced = false

    /// Whether there is something for n and N to go on with.
    var canRepeat: Bool { !prompt.field.isEmpty && !prompt.isTyping }

    /// What has come of the search: `3/17`, and `found` or `searched`.
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
        end()
        prompt.begin()
        origin = place
    }

    /// The data is other than what was looked through.
    mutating func forgetSearch() {
        search = nil
        isSearching = false
        isStale = true
    }
}
