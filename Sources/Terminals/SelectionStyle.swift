/// How the selected element of a view is told from the others.
public enum SelectionStyle {
    /// The reverse of its fill, and the mark of `bar`.
    case reverse
    /// `▌` at the left alone, in the first column wherever that is free; `>` without Unicode.
    case bar
    /// Not at all: the element draws its own selection.
    case none
    /// As a closure draws it, after the element has drawn itself, on what it has drawn.
    case drawn((inout Region) -> Void)
}
