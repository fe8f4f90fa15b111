import Reflow

extension Scrollbar {
    /// Makes the scrollbar for a scroll position.
    ///
    /// The covered length counts neither as visible nor as content. Thus content that does not scroll has no thumb.
    init(_ position: ScrollPosition, along direction: Axis = .vertical, covered: Double = 0) {
        self.init(
            content: position.contentLength - covered, visible: position.viewportLength - covered,
            fraction: position.fraction, isHorizontal: direction == .horizontal)
    }
}
