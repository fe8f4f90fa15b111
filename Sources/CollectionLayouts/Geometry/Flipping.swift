/// A value that can be flipped: left and right are swapped in an area of a given width.
///
/// A layout that is mirrored for a language from right to left is solved as if it ran from left to right. In its own
/// coordinates, x is the distance from the leading edge.
package protocol Flippable {
    /// Returns the value with x measured from the right edge of an area of the given width, in points.
    func flipped(in width: Double) -> Self
}

extension Point: Flippable {
    package func flipped(in width: Double) -> Point { Point(x: width - x, y: y) }
}

extension Size: Flippable {
    package func flipped(in width: Double) -> Size { self }
}

extension Rect: Flippable {
    package func flipped(in width: Double) -> Rect {
        Rect(x: width - maxX, y: y, width: self.width, height: height)
    }
}

extension EdgeInsets: Flippable {
    /// The insets with left and right swapped.
    package var flipped: EdgeInsets {
        EdgeInsets(top: top, left: right, bottom: bottom, right: left)
    }

    package func flipped(in width: Double) -> EdgeInsets { flipped }
}
