import CollectionLayouts

/// Conversion between the coordinates of the screen and those that the view uses itself.
///
/// In a mirrored layout, the view measures x from the leading edge, which is the right edge of the content. The offset is
/// then the distance from this edge to the right edge of the view.
extension CollectionView {
    /// The solved layout: the frames of all elements, in content coordinates.
    public var arrangement: Arrangement { solved.isMirrored ? solved.measuredFromLeft : solved }

    /// Whether the layout is mirrored, because the environment's direction is from right to left and the layout flips.
    @usableFromInline package var isMirrored: Bool { solved.isMirrored }

    /// The view's size and insets, with left and right swapped in a mirrored layout.
    var ownEnvironment: LayoutEnvironment {
        solved.isMirrored ? inputs.environment.flipped : inputs.environment
    }

    /// Converts an offset from the screen's coordinates to the view's own, or back.
    func converted(_ offset: Point) -> Point {
        guard solved.isMirrored else { return offset }
        return Point(x: solved.flippedWidth - offset.x - size.width, y: offset.y)
    }

    /// Converts the elements of a buffer from the view's own coordinates to those of the screen.
    @usableFromInline
    func flip(_ buffer: inout ElementBuffer<SectionID, ItemID>) {
        let width = solved.flippedWidth
        for index in buffer.attributes.indices {
            buffer.attributes[index] = buffer.attributes[index].flipped(in: width)
        }
        for index in buffer.elements.indices {
            buffer.elements[index].frame = buffer.elements[index].frame.flipped(in: width)
        }
    }

    /// Returns an element in the coordinates of the screen.
    func shown(_ element: Element<SectionID, ItemID>) -> Element<SectionID, ItemID> {
        guard solved.isMirrored else { return element }
        var element = element
        element.frame = element.frame.flipped(in: solved.flippedWidth)
        return element
    }

    /// Returns a direction of the screen in the view's own coordinates.
    func converted(_ direction: Direction) -> Direction {
        solved.isMirrored ? direction.flipped : direction
    }

    /// Whether a direction of the screen leads to the end of the content: down and right, in a mirrored layout down and
    /// left.
    package func leadsForward(_ direction: Direction) -> Bool { converted(direction).isForward }
}
