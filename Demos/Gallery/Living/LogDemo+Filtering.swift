import Reflow

/// Where a reader is among lines, whichever of them are shown.
struct LinePlace: Hashable {
    /// The selected line while it is in sight, else the first in sight.
    var line: Int
    /// How far below the view's top it begins, in points.
    var distance: Double
    /// The selected line, wherever it is.
    var selection: Int?
}

/// Showing only the lines that hold a text.
extension LogDemo {
    /// Shows the lines that hold a pattern; nil shows all. The reader's line stays where it is in the view, or the next
    /// that is shown comes there; who follows stays at the end.
    mutating func filter(by pattern: TextPattern?) {
        guard pattern != lines.filter?.pattern else { return }
        origin = origin ?? place
        let start = isFollowing ? text.wholeLines : origin?.line ?? 0
        lines.filter = pattern.map { LineFilter($0, from: min(start, text.wholeLines)) }
        lines.filter?.search(text)
        view.deselect()
        showOthers()
    }

    /// Whether there are lines that the filter has not looked at.
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

    /// After the reader has moved: at the end they follow the text, elsewhere they do not. If everything is visible,
    /// nothing changes.
    mutating func didMove() {
        origin = nil
        let position = view.scrollPosition
        if lines.filter == nil || position.canScroll { isFollowing = position.isAtEnd }
    }

    /// Goes to the end if the reader follows the text; else back to their place before the filter changed, until they
    /// move.
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

    private mutating func go(to place: LinePlace) {
        guard let item = lines.item(nearest: place.line) else { return }
        view.scroll(toItem: item, at: .top)
        guard let frame = view.frame(ofItem: item) else { return }
        view.scroll(by: frame.y - view.contentOffset.y - place.distance)
    }

    private var place: LinePlace? {
        let selection = view.selection
        let visible = view.visibleItems
        let top = view.contentOffset.y
        // The first may be under the header.
        let first = visible.first {
            view.frame(ofItem: $0).map { $0.y >= top + LogLayout.headerHeight } ?? false
        }
        let item = selection.flatMap { visible.contains($0) ? $0 : nil } ?? first ?? visible.first
        guard let item, let line = lines.line(of: item), let frame = view.frame(ofItem: item) else {
            return nil
        }
        return LinePlace(
            line: line, distance: frame.y - top, selection: selection.flatMap(lines.line(of:)))
    }
}
