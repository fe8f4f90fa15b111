/// Where a view is in its content, for scrollbars and status lines. Lengths are along
/// the scroll direction, in points.
public struct ScrollPosition: Hashable, Sendable {
    /// From the start of what can be scrolled to the start of the view.
    public var offset: Double
    /// What can be scrolled through: the content with its insets, at least the view itself.
    public var contentLength: Double
    /// What is seen at once.
    public var viewportLength: Double

    /// The largest offset; zero when everything is seen.
    public var maximumOffset: Double { contentLength - viewportLength }

    /// How far it is scrolled, from 0 at the start to 1 at the end; 0 when everything is seen.
    public var fraction: Double { canScroll ? offset / maximumOffset : 0 }

    /// Whether there is more than can be seen at once.
    public var canScroll: Bool { maximumOffset > 0 }

    /// Whether there is nothing before what is seen.
    public var isAtStart: Bool { offset <= 0 }
    /// Whether there is nothing behind what is seen.
    public var isAtEnd: Bool { offset >= maximumOffset }
}
