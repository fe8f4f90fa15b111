import Gallery
import Reflow

/// `&`: only what holds a text is shown.
extension DemoScene {
    /// Begins to type a text to filter by. What is shown stays until something is typed.
    func filter() -> Outcome {
        formerFilter = demo.filterState?.pattern
        filterPrompt.begin()
        return .redraw
    }

    /// The filter follows each key.
    func typeToFilter(_ input: Input) -> Outcome {
        let (change, outcome) = filterPrompt.take(input)
        switch change {
        case .edited, .accepted: filter(by: filterPrompt.pattern)
        case .dismissed: filter(by: formerFilter)
        case nil: break
        }
        return outcome
    }

    /// Shows all again; false when all is shown.
    func endFilter() -> Bool {
        guard demo.filterState != nil else { return false }
        filter(by: nil)
        return true
    }

    private func filter(by pattern: TextPattern?) {
        demo.filter(by: pattern, renewing: &finder.search)
    }

    /// Why it cannot be filtered; nil if it can.
    var filterRefusal: String? {
        demo.canFilter ? nil : "\(entry.title) cannot be filtered"
    }

    /// The line at the bottom while a text is typed.
    func filterStatus(_ message: String?) -> StatusLine {
        let state = demo.filterState.map {
            [Hint([], names: "\($0)", word: $0.isSearching ? "searched" : "shown")]
        }
        return filterPrompt.status(message ?? filterRefusal, hints: state ?? [])
    }
}
