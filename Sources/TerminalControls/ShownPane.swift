/// A pane that has room, and its columns or rows. Not nested in `Panes`, because a nested type would be generic, and
/// arrays of it slower.
struct ShownPane: Hashable {
    /// The index of the pane.
    var pane: Int
    var cells: Range<Int>
}
