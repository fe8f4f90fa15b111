/// The way in which the selected element of a view is marked.
public enum SelectionStyle {
    /// The fill is reversed, and the mark of `bar` is drawn.
    case reverse
    /// The first column shows `▌` (`>` without Unicode), in rows where that column is free.
    case bar
    /// No mark, because the element itself shows that it is selected.
    case none
    /// A closure draws the mark over the element, after the element has drawn itself.
    case drawn((inout Region) -> Void)
}
