/// The coordinates in which a mirrored arrangement takes parameters and returns results.
package struct Mirroring: Hashable, Sendable {
    /// Whether x is measured from the leading edge of the content, not from the left.
    package var measuresFromLeading: Bool
    /// The horizontal scroll step of the view in points; zero for none. An offset that is a multiple of the step is then a
    /// multiple of it from the left as well.
    package var step: Double

    package init(measuresFromLeading: Bool = false, step: Double = 0) {
        (self.measuresFromLeading, self.step) = (measuresFromLeading, step)
    }
}

/// Conversion between the arrangement's own coordinates and those of its public functions.
///
/// In the own coordinates, the layout scrolls down and runs from left to right.
extension Arrangement {
    /// Returns a value in the arrangement's own coordinates.
    func own<Value: Transposable & Flippable>(_ value: Value) -> Value {
        guard isTransposed || flips else { return value }
        let flipped = flips ? value.flipped(in: flippedWidth) : value
        return isTransposed ? flipped.transposed : flipped
    }

    /// Returns a value of the arrangement in public coordinates.
    func shown<Value: Transposable & Flippable>(_ value: Value) -> Value {
        guard isTransposed || flips else { return value }
        let transposed = isTransposed ? value.transposed : value
        return flips ? transposed.flipped(in: flippedWidth) : transposed
    }

    /// Returns a column in public coordinates.
    func shown(_ column: Column) -> Column {
        flips && !isTransposed ? column.flipped(in: flippedWidth) : column
    }

    /// Converts the attributes from an index on to public coordinates.
    func show(_ elements: inout [LayoutAttributes], from first: Int = 0) {
        guard isTransposed || flips else { return }
        for index in first..<elements.count { elements[index] = shown(elements[index]) }
    }

    /// Whether public coordinates run from the other side than the arrangement's own.
    var flips: Bool { isMirrored && !mirroring.measuresFromLeading }

    /// The width in which a mirrored layout is flipped, in points: the width of the view without its content inset. If
    /// the layout scrolls sideways, it is the width of the content, and at least the uncovered width of the view. The
    /// difference to the width of the view is a multiple of the step of `mirroring`.
    package var flippedWidth: Double {
        let view = environment.size.width
        var width = view - environment.contentInset.horizontal
        if isTransposed {
            width = max(contentSize.width, width - environment.safeAreaInsets.horizontal)
        }
        guard mirroring.step > 0 else { return width }
        return view + ((width - view) / mirroring.step - 1e-6).rounded(.up) * mirroring.step
    }

    /// The environment in the arrangement's own coordinates.
    var ownEnvironment: LayoutEnvironment {
        let flipped = isMirrored ? environment.flipped : environment
        return isTransposed ? flipped.transposed : flipped
    }

    /// The frame of all content, in content coordinates. It begins at the origin, unless the layout is mirrored.
    package var contentFrame: Rect { shown(Rect(origin: .zero, size: extent)) }

    /// Returns the arrangement with x measured from the left, as in the coordinates of the screen.
    package var measuredFromLeft: Arrangement {
        var copy = self
        copy.mirroring.measuresFromLeading = false
        return copy
    }
}
