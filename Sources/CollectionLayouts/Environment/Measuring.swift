/// A question of a layout during a solve: how large is this element?
public struct MeasureRequest: Hashable, Sendable {
    /// The kind of the element.
    public var kind: ElementKind
    /// The section's index in the order of the data.
    public var section: Int
    /// The index in `LayoutAttributes.item`: of the item, of the item or group the element sits on, or zero.
    public var item: Int
    /// The element's width in points; nil if the answer gives the width.
    public var width: Double?
    /// The element's height in points; nil if the answer gives the height.
    public var height: Double?
}

/// Measures an element: returns its size in points. Nil if the size is not known; the estimate is used then.
///
/// A size in the answer that is negative, infinite, not a number or beyond 10^12 counts as zero and is a
/// `LayoutProblem`.
///
/// The closure must give the same answers as long as an `Arrangement` uses it. It is called at least once for each
/// measured item of a solve, and may be called again for lines and groups that are read. An item that does not fit into
/// a group is measured again in the next group.
public typealias Measure = (MeasureRequest) -> Size?

extension MeasureRequest: Transposable {
    var transposed: MeasureRequest {
        var copy = self
        (copy.width, copy.height) = (height, width)
        return copy
    }
}
