import Gallery
import Reflow

/// Finds a text in the demo; the keys are `/`, n and N.
extension DemoScene {
    /// Begins to type a search text.
    func find() -> Outcome {
        finder.begin(at: demo.readerPosition)
        return .redraw
    }

    /// Finds the next or previous match.
    func findAgain(isForward: Bool) -> Outcome {
        guard let pattern = finder.prompt.pattern else {
            return .message("/ finds text, n and N find it again")
        }
        finder.isAnnounced = true
        // A running search in the same direction continues.
        if let search = finder.search, finder.isSearching, search.isForward == isForward {
            return proceed(search)
        }
        return proceed(
            demo.search(for: pattern, isForward: isForward, includingStart: false))
    }

    /// Handles an input of the prompt. Each change searches at once from the reader's scroll position.
    func typeToFind(_ input: Input) -> Outcome {
        let (change, outcome) = finder.prompt.take(input)
        switch change {
        case .edited:
            let found = look()
            if case .message = outcome { return outcome }
            return found
        case .accepted:
            finder.isAnnounced = true
            return switch finder.step {
            case .unfinished: max(proceed(), outcome)
            case .nothing: notFound
            case .found, nil: outcome
            }
        case .dismissed:
            if let origin = finder.origin { demo.readerPosition = origin }
            finder.dismiss()
            return outcome
        case nil: return outcome
        }
    }

    private func look() -> Outcome {
        let former = finder.search
        finder.search = nil
        finder.step = nil
        finder.isAnnounced = false
        if let origin = finder.origin { demo.readerPosition = origin }
        guard let pattern = finder.prompt.pattern else { return .redraw }
        // A longer text can only be where the shorter one was found, so the search continues from there.
        let outcome = proceed(
            former?.narrowed(to: pattern)
                ?? demo.search(for: pattern, isForward: true, includingStart: true))
        return max(outcome, .redraw)
    }

    /// Runs one step of the search.
    func proceed() -> Outcome {
        guard finder.isSearching, let search = finder.search else { return .handled }
        return proceed(search)
    }

    /// Counts the matches again after the data has changed.
    func renewFind() {
        guard var search = finder.search else { return }
        demo.renew(&search)
        finder.search = search
    }

    private func proceed(_ former: TextSearch) -> Outcome {
        var search = former
        let figure = finder.progress?.figure
        let step = demo.proceed(&search)
        finder.search = search
        finder.step = step
        switch step {
        case .unfinished: return finder.progress?.figure == figure ? .handled : .redraw
        case .nothing: return notFound
        case .found:
            guard search.hasWrapped, finder.isAnnounced else { return .redraw }
            return .message(
                search.isForward ? "continued from the start" : "continued from the end")
        }
    }

    private var notFound: Outcome {
        .message("“\(finder.prompt.field.text.suffix(fittingWidth: 30))” was not found")
    }

    /// Returns the status line while the search text is typed.
    func findStatus(_ message: String?) -> StatusLine {
        let progress = finder.progress.map { [Hint([], names: $0.figure, word: $0.word)] }
        return finder.prompt.status(message, hints: progress ?? [])
    }
}
