import Gallery
import Reflow

/// `/`, n and N.
extension DemoScene {
    /// Begins to type a text to find.
    func find() -> Outcome {
        finder.begin(at: demo.readerPlace)
        return .redraw
    }

    /// Goes to the next place where the text is, or to the one before.
    func findAgain(isForward: Bool) -> Outcome {
        guard let pattern = finder.pattern else {
            return .message("/ finds text, n and N find it again")
        }
        finder.isAnnounced = true
        return proceed(
            demo.search(for: pattern, isForward: isForward, includingStart: false))
    }

    /// What is typed is looked for at once, from where the reader was.
    func type(_ input: Input) -> Outcome {
        let former = finder.field.text
        let outcome = finder.field.handle(input, at: .zero)
        if outcome != .ignored {
            let found = finder.field.text == former ? outcome : look()
            if case .message = outcome { return outcome }
            return found
        }
        switch input {
        case .key(.escape), .key(.backspace):
            if let origin = finder.origin { demo.readerPlace = origin }
            finder.end()
            return .redraw
        case .key(.up): return recall(-1)
        case .key(.down): return recall(1)
        case .key(.enter):
            finder.isTyping = false
            finder.history.add(finder.field.text)
            finder.isAnnounced = true
            return finder.isSearching ? proceed() : .redraw
        default: return .message("type to find; enter stays, esc goes back")
        }
    }

    /// Puts a text that was found before into the field, and looks for it.
    private func recall(_ step: Int) -> Outcome {
        guard let text = finder.history.recall(step, from: finder.field.text) else {
            return .message(step < 0 ? "nothing was found before that" : "nothing after that")
        }
        finder.field.setText(text)
        return look()
    }

    private func look() -> Outcome {
        let former = finder.isStale ? nil : finder.search
        finder.isStale = false
        finder.search = nil
        finder.isSearching = false
        finder.isAnnounced = false
        if let origin = finder.origin { demo.readerPlace = origin }
        guard let pattern = finder.pattern else { return .redraw }
        // Where the shorter text is not, the longer is not either: a letter more costs no search from the start.
        return proceed(
            former?.narrowed(to: pattern)
                ?? demo.search(for: pattern, isForward: true, includingStart: true))
    }

    /// Takes one step of the search that is under way.
    func proceed() -> Outcome {
        guard finder.isSearching, let search = finder.search else { return .handled }
        return proceed(search)
    }

    private func proceed(_ former: TextSearch) -> Outcome {
        var search = former
        let step = demo.proceed(&search)
        finder.search = search
        finder.isSearching = step == .unfinished
        switch step {
        case .unfinished: return .handled
        case .nothing: return .message("“\(finder.field.text.suffix(fittingWidth: 30))” is nowhere")
        case .found:
            guard search.hasWrapped, finder.isAnnounced else { return .redraw }
            return .message(search.isForward ? "from the start again" : "from the end again")
        }
    }

    /// The line at the bottom while a text is typed.
    func findStatus(_ message: String?) -> StatusLine {
        var hints = [Hint(.enter, word: "stay"), Hint(.escape, word: "go back")]
        if finder.isSearching {
            hints.insert(Hint([], names: "…", word: "searching"), at: 0)
        } else if let match = finder.matchText {
            hints.insert(Hint([], names: match, word: "found"), at: 0)
        }
        return StatusLine(title: "Find", field: finder.field, message: message, hints: hints)
    }
}
