/// A request of a layout to measure an element.
public struct MeasureRequest: Hashable, Sendable {
    /// The kind of the element.
    public var kind: ElementKind
    /// The section's index in the order of the data.
    public var section: Int
    /// The element's `LayoutAttributes.item`: the index of the item, the index of the badge's item or group, or zero.
    public var item: Int
    /// The element's width in points; nil if the width must be measured.
    public var width: Double?
    /// The element's height in points; nil if the height must be measured.
    public var height: Double?
}

/// A closure that measures an element, and returns the element's size in points. If it returns nil, the layout uses the
/// estimate.
///
/// A returned width or height that is negative, infinite, not a number or beyond 10^12 counts as zero and is reported
/// as a `LayoutProblem`.
///
/// The closure must return the same sizes as long as an `Arrangement` uses it. A solve calls the closure at least once
/// for each measured item. The closure may be called again for lines and groups that are read. An item that does not
/// fit into a group is measured again in the next group.
public typealias Measure = (MeasureRequest) -> Size?

extension MeasureRequest: Transposable {
    var transposed: MeasureRequest {
        var copy = self
        (copy.width, copy.height) = (height, width)
        return copy
    }
}
