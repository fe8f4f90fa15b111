import Gallery
import Reflow

/// Filters the items of the demo by a text; the key is `&`.
extension DemoScene {
    /// Begins to type a filter text. The former filter stays until the text changes.
    func filter() -> Outcome {
        formerFilter = demo.filterState?.pattern
        filterPrompt.begin()
        return .redraw
    }

    /// Handles an input of the prompt. Each key changes the filter at once.
    func typeToFilter(_ input: Input) -> Outcome {
        let (change, outcome) = filterPrompt.take(input)
        switch change {
        case .edited, .accepted: filter(by: filterPrompt.pattern)
        case .dismissed: filter(by: formerFilter)
        case nil: break
        }
        return outcome
    }

    /// Removes the filter. Returns `false` if there is none.
    func endFilter() -> Bool {
        guard demo.filterState != nil else { return false }
        filter(by: nil)
        return true
    }

    private func filter(by pattern: TextPattern?) {
        demo.filter(by: pattern, renewing: &finder.search)
    }

    /// The message that the demo cannot be filtered; `nil` if it can.
    var filterRefusal: String? {
        demo.canFilter ? nil : "\(entry.title) cannot be filtered"
    }

    /// Returns the status line while the filter text is typed.
    func filterStatus(_ message: String?) -> StatusLine {
        let state = demo.filterState.map {
            [Hint([], names: "\($0)", word: $0.isSearching ? "searched" : "shown")]
        }
        return filterPrompt.status(message ?? filterRefusal, hints: state ?? [])
    }
}
