import Reflow

extension Region {
    /// Draws the header of a numbered section from edge to edge. Overwrites the previous content, because a pinned
    /// header covers boxes.
    ///
    /// Where colours have tones, the name is bold and the number of items is dim. Elsewhere, the header is in reverse
    /// video.
    mutating func numberedHeader(_ section: Int, _ count: Int) {
        fill(.terminal)
        guard showsTones else {
            return text("Section \(section) (\(count) items)", [.reverse, .bold, .padded])
        }
        text([TextSpan("Section \(section)", .bold), TextSpan("  \(count) items", .dim)])
    }
}
