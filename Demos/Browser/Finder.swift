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

    /// Whether there is something for n and N to go on with.
    var canRepeat: Bool { !field.isEmpty && !isTyping }
}
