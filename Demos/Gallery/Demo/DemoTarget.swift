/// A target to scroll to.
public enum DemoTarget: Hashable, Sendable {
    /// The item with a number, which is selected and scrolls to the top.
    case item(Int)
    /// The start of the section at an index, which scrolls to the top. A section with neither header nor items is no
    /// target.
    case section(Int)
    /// A percentage of the content, 0…100.
    case percent(Int)
    /// A distance from the current position in points, along the scroll direction.
    case distance(Double)
}
