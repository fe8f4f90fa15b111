/// A question a layout asks while it solves: how large does this element want to be?
public struct MeasureRequest: Hashable, Sendable {
    /// What the element is.
    public var kind: ElementKind
    /// Its section's index in the order of the data.
    public var section: Int
    /// Its index as `LayoutAttributes.item` has it: of the item, of what it sits on, or zero.
    public var item: Int
    /// The width it has, in points; nil when the answer decides it.
    public var width: Double?
    /// The height it has, in points; nil when the answer decides it.
    public var height: Double?
}

/// Answers a `MeasureRequest` in points, or nil where it cannot, so that the estimate counts.
///
/// It must answer alike for the life of an `Arrangement`. It is asked at least once for each item of a solve, and may
/// be asked again for the lines and groups that are read. An item that does not fit into a group is asked for again in
/// the next one.
public typealias Measure = (MeasureRequest) -> Size?

extension MeasureRequest: Transposable {
    var transposed: MeasureRequest {
        var copy = self
        (copy.width, copy.height) = (height, width)
        return copy
    }
}
