import Reflow

extension Region {
    /// A text on a line that is reversed from edge to edge, over whatever was there.
    mutating func reversedLine(_ text: String) {
        fill(.terminal)
        self.text(text, [.reverse, .bold, .padded])
    }
}
