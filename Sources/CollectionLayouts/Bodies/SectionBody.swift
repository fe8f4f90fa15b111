/// The description of how a section arranges its items.
///
/// `.flow`, `.shelf`, `.group`, `.list`, `.waterfall` and `.justified` make sections with built-in bodies. Pass your
/// own body to a section: `SectionLayout(MyBody())`. `FramesBody` is the shortest way to write a body.
///
/// All numbers are in points. A body is written for a layout that scrolls down. A layout that scrolls sideways uses the
/// `transposed` body, and swaps x and y of its frames.
///
/// The body decides the cost of solving, reading and editing: see `BodyPlan` and `PlacedItems`.
public protocol SectionBody {
    /// Resolves the body in the room of one column. The engine calls this method once for all sections that share a
    /// description.
    ///
    /// Check all numbers here, also those of `room.defaults`. Replace a bad number by zero and report it: the methods
    /// of `ProblemLog` do both.
    func plan(in room: BodyRoom, _ problems: inout ProblemLog) -> any BodyPlan

    /// Whether another body makes the same plan in the same room. Sections with such bodies share one plan.
    ///
    /// Return false if you are not sure. The default is `==` if `Self` is `Equatable`, otherwise false.
    func isAlike(_ other: any SectionBody) -> Bool

    /// The body with width and height swapped. The default is the body itself.
    var transposed: Self { get }

    /// Whether a section can scroll this body sideways on its own. False by default: `SectionLayout.sideways` is then
    /// ignored, with a `LayoutProblem`.
    var scrollsSideways: Bool { get }
}

extension SectionBody {
    public func isAlike(_ other: any SectionBody) -> Bool { false }
    public var transposed: Self { self }
    public var scrollsSideways: Bool { false }
}

extension SectionBody where Self: Equatable {
    public func isAlike(_ other: any SectionBody) -> Bool { other as? Self == self }
}

/// The space that a body has in one column. Numbers are in points.
///
/// In a layout that scrolls sideways, width and height are swapped, except in `column.environment`.
public struct BodyRoom {
    /// The column of the section.
    public var column: Column
    /// The section's insets. The left and right insets include the elements beside the body. With a negative inset, the
    /// body reaches over the column's edge.
    public var inset: EdgeInsets
    /// The layout's defaults for values that the body does not set. Their numbers are not checked yet.
    public var defaults: SectionDefaults
    /// The size of the room. Its width is the column's width without the insets. Its height is the view's height
    /// without the content inset and the insets, and serves only for fractions. Never negative.
    public var size: Size
    /// The width of the section's own viewport if the section scrolls sideways, otherwise nil.
    public var viewportWidth: Double?
    /// The index of the first section with this description.
    var section: Int

    /// The axis along which the body grows: horizontal if the section scrolls sideways, else vertical.
    public var axis: Axis { viewportWidth == nil ? .vertical : .horizontal }

    /// Returns the width of `count` equal items on a line, in whole points; see `Column.itemWidth(perLine:)`.
    public func itemWidth(perLine count: Int, interItemSpacing: Double) -> Double {
        column.itemWidth(perLine: count, interItemSpacing: interItemSpacing, inset: inset)
    }
}

/// The items of one section, with a method that measures them.
public struct BodyItems {
    /// The number of items.
    public let count: Int
    let section: Int
    let measure: Measure?
    /// Memory that a solve uses again for each section; nil outside of a solve.
    var scratch: LayoutScratch?
    /// The lanes that the first items of a waterfall keep; nil if the body chooses all lanes.
    var keptLanes: KeptLanes?

    /// Whether items can be measured now. If false, the body must use estimates.
    public var canMeasure: Bool { measure != nil }

    /// Returns the size of an element in points, measured with the `Measure` closure. Returns nil if the size is not
    /// known; use the estimate then.
    ///
    /// Pass the extent that is fixed, and nil for the extent to measure. The result is not checked: pass it through
    /// `ProblemLog.size`.
    public func measuredSize(
        of item: Int, _ kind: ElementKind = .item, width: Double?, height: Double?
    ) -> Size? {
        measure?(
            MeasureRequest(kind: kind, section: section, item: item, width: width, height: height))
    }
}
