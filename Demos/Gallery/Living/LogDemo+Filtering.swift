import Reflow

/// The reader's scroll position, stored by line number. Unlike an item number, a line number is valid with any filter.
struct LineAnchor: Hashable {
    /// The selected line if it is visible, otherwise the first visible line.
    var line: Int
    /// The distance from the top of the view to the line, in points.
    var distance: Double
    /// The selected line, even if it is not visible.
    var selection: Int?
}

/// Shows only the lines that match a text.
extension LogDemo {
    /// Shows the lines that match a pattern; `nil` shows all lines.
    ///
    /// The reader's line keeps its position on the screen. If that line does not match, the next matching line takes
    /// its position. A reader who follows the text stays at the end.
    mutating func filter(by pattern: TextPattern?) {
        guard pattern != lines.filter?.pattern else { return }
        origin = origin ?? place
        let start = isFollowing ? text.wholeLines : origin?.line ?? 0
        lines.filter = pattern.map { LineFilter($0, from: min(start, text.wholeLines)) }
        lines.filter?.search(text)
        view.deselect()
        showOthers()
    }

    /// Whether the filter still has lines to search.
    var isSearching: Bool { lines.filter?.isSearching(text) ?? false }

    var filterState: FilterState? {
        lines.filter.map { filter in
            FilterState(
                pattern: filter.pattern, shown: view.snapshot.numberOfItems,
                count: text.parts.reduce(0) { $0 + $1.lines.count },
                fraction: isSearching ? filter.fraction(of: text) : nil)
        }
    }

    var emptySentence: String {
        guard let text = lines.filter?.pattern.text.suffix(fittingWidth: 30) else {
            return "Nothing has been written yet."
        }
        return isSearching ? "Looking for lines with “\(text)”." : "No line has “\(text)”."
    }

    /// Starts or stops following after the reader has moved. The view follows the text if the reader is at the end, and
    /// stops anywhere else.
    ///
    /// If all lines that match a filter are visible, following stays as it is: each position is then the end.
    mutating func didMove() {
        origin = nil
        isUndecided = false
        let position = view.scrollPosition
        if lines.filter == nil || position.canScroll { isFollowing = position.isAtEnd }
    }

    /// Scrolls to the end if the reader follows the text. Otherwise, as long as the reader has not moved, restores the
    /// scroll position from before the filter changed.
    mutating func keepPlace() {
        if isFollowing {
            view.scroll(to: .end)
        } else if let origin {
            go(to: origin)
        }
        if let item = origin?.selection.flatMap(lines.item(ofLine:)) {
            view.select(item, following: false)
        }
    }

    private mutating func go(to place: LineAnchor) {
        guard let item = lines.item(nearest: place.line) else { return }
        view.scroll(toItem: item, at: .top)
        guard let frame = view.frame(ofItem: item) else { return }
        view.scroll(by: frame.y - view.contentOffset.y - place.distance)
    }

    private var place: LineAnchor? {
        let selection = view.selection
        let visible = view.visibleItems
        let top = view.contentOffset.y
        // The pinned header may cover the first visible line, so this takes the first line below the header.
        let first = visible.first {
            view.frame(ofItem: $0).map { $0.y >= top + LogLayout.headerHeight } ?? false
        }
        let item = selection.flatMap { visible.contains($0) ? $0 : nil } ?? first ?? visible.first
        guard let item, let line = lines.line(of: item), let frame = view.frame(ofItem: item) else {
            return nil
        }
        return LineAnchor(
            line: line, distance: frame.y - top, selection: selection.flatMap(lines.line(of:)))
    }
}
