import Reflow

extension Scrollbar {
    /// Where a view is; what is covered counts neither as seen nor as content, so where nothing scrolls there is no
    /// thumb.
    init(_ position: ScrollPosition, along direction: Axis = .vertical, covered: Double = 0) {
        self.init(
            content: position.contentLength - covered, visible: position.viewportLength - covered,
            fraction: position.fraction, isHorizontal: direction == .horizontal)
    }
}

extension ScrollPosition {
    /// How far to scroll so that so much of the way, 0…1, is done.
    func distance(to fraction: Double) -> Double { fraction * maximumOffset - offset }
}
