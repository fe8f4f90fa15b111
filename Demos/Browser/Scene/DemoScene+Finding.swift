import Gallery
import Reflow

/// Finding a text, and filtering by a text.
extension DemoScene {
    /// Begins a find at the reader's scroll position, before the user types.
    func beginFind() { finder.begin(at: demo.readerPosition) }

    /// Finds a text from the position where the find began.
    func find(_ text: String) -> Outcome {
        let former = finder.search
        finder.setText(text)
        if let origin = finder.origin { demo.readerPosition = origin }
        guard let pattern = finder.pattern else { return .redraw }
        // A longer text can only occur where the shorter text was found, so the search continues from there.
        let outcome = proceed(
            former?.narrowed(to: pattern)
                ?? TextSearch(pattern, isForward: true, includingStart: true))
        return max(outcome, .redraw)
    }

    /// Keeps the search, so that n and N repeat the search.
    func acceptFind() -> Outcome {
        finder.isAnnounced = true
        return switch finder.step {
        case .unfinished: continueFind()
        case .nothing: notFound
        case .found, nil: .redraw
        }
    }

    /// Restores the scroll position and the search from before the prompt.
    func cancelFind() -> Outcome {
        if let origin = finder.origin { demo.readerPosition = origin }
        finder.dismiss()
        return .redraw
    }

    /// Finds the next or previous match.
    func findAgain(isForward: Bool) -> Outcome {
        guard let pattern = finder.pattern else {
            return .message("press / to find a text, then n and N find it again")
        }
        finder.isAnnounced = true
        // A running search in the same direction continues.
        if let search = finder.search, finder.isSearching, search.isForward == isForward {
            return proceed(search)
        }
        return proceed(TextSearch(pattern, isForward: isForward, includingStart: false))
    }

    /// Runs one step of an unfinished search.
    func continueFind() -> Outcome {
        guard finder.isSearching, let search = finder.search else { return .handled }
        return proceed(search)
    }

    /// Counts the matches again after the data has changed.
    func renewFind() {
        guard var search = finder.search else { return }
        _ = demo.proceed(&search, upTo: 0)
        finder.search = search
    }

    private func proceed(_ former: TextSearch) -> Outcome {
        var search = former
        let figure = finder.progress?.figure
        let step = demo.proceed(&search, upTo: TextSearch.stepLength)
        finder.search = search
        finder.step = step
        switch step {
        case .unfinished: return finder.progress?.figure == figure ? .handled : .redraw
        case .nothing: return notFound
        case .found:
            guard search.hasWrapped, finder.isAnnounced else { return .redraw }
            return .message(
                search.isForward
                    ? "the search continued from the start" : "the search continued from the end")
        }
    }

    private var notFound: Outcome {
        .message("“\(finder.text.suffix(fittingWidth: 30))” was not found")
    }

    /// The hints beside the text while it is typed.
    var findHints: [Hint] {
        finder.progress.map { [Hint([], names: $0.figure, word: $0.word)] } ?? []
    }
}

extension DemoScene {
    /// Filters the items by a pattern; `nil` shows all items.
    func filter(by pattern: TextPattern?) -> Outcome {
        demo.filter(by: pattern, renewing: &finder.search)
        return .redraw
    }

    /// The message that the demo cannot be filtered; `nil` if the demo can be filtered.
    var filterRefusal: String? {
        demo.features.filters ? nil : "\(entry.title) cannot be filtered"
    }

    /// The hints beside the text while it is typed.
    var filterHints: [Hint] {
        demo.facts.filter.map {
            [Hint([], names: "\($0)", word: $0.isSearching ? "searched" : "shown")]
        } ?? []
    }
}
