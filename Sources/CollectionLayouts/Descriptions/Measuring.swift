/// A question a layout asks while it solves: how large does this element want to be?
public struct MeasureRequest: Hashable, Sendable {
    public var kind: ElementKind
    public var section: Int
    public var item: Int
    /// In points; nil on an axis that is free.
    public var width: Double?
    /// In points; nil on an axis that is free.
    public var height: Double?
}

/// Answers a `MeasureRequest` in points, or nil where it cannot, so that the estimate counts.
///
/// It must answer alike for the life of an `Arrangement`, and is asked at least once an item and solve, and again
/// for the lines and groups that are read. An item that is tried in a group and does not fit is asked for in the
/// next one too.
public typealias Measure = (MeasureRequest) -> Size?
