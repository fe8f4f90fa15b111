import Reflow

extension Region {
    /// Draws a text in reverse video from edge to edge, and overwrites the previous content.
    mutating func reversedLine(_ text: String) {
        fill(.terminal)
        self.text(text, [.reverse, .bold, .padded])
    }
}
