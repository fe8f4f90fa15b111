extension Direction: Flippable {
    /// The direction with left and right swapped.
    package var flipped: Direction {
        switch self {
        case .left: .right
        case .right: .left
        case .up, .down: self
        }
    }

    package func flipped(in width: Double) -> Direction { flipped }
}

extension Viewport: Flippable {
    package func flipped(in width: Double) -> Viewport {
        var copy = self
        copy.bounds = bounds.flipped(in: width)
        copy.insets = insets.flipped
        return copy
    }
}

extension LayoutAttributes: Flippable {
    package func flipped(in width: Double) -> LayoutAttributes {
        var copy = self
        copy.frame = frame.flipped(in: width)
        return copy
    }
}
