/// How the items of a section are arranged: a description, made anew on each solve.
///
/// `.flow`, `.shelf`, `.group`, `.list`, `.waterfall` and `.justified` make sections with built-in bodies. Pass a body
/// of your own to the section: `SectionLayout(MyBody())`. `FramesBody` is the shortest way to write one.
///
/// All numbers are in points. A body is written for a layout that scrolls down. A layout that scrolls sideways asks for
/// the `transposed` body, and swaps width and height of the frames it gives.
///
/// The body decides what solving, reading and editing cost: see `BodyPlan` and `PlacedItems`.
public protocol SectionBody {
    /// The body in the room of one column. Called once for all sections with the same description.
    ///
    /// Check all numbers here, those of `room.defaults` too: use zero for a bad one and report it. The methods of
    /// `ProblemLog` do both.
    func plan(in room: BodyRoom, _ problems: inout ProblemLog) -> any BodyPlan

    /// Whether another body makes the same plan in the same room. Sections with such bodies share one plan.
    ///
    /// Answer false when unsure. The default is `==` where `Self` is `Equatable`, else false.
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

/// The room for a body in one column. Numbers are in points.
///
/// In a layout that scrolls sideways width and height are swapped, except in `column.environment`.
public struct BodyRoom {
    /// The column the section is in.
    public var column: Column
    /// The section's insets, at the left and right with the elements beside the body. A negative one lets the body
    /// reach over the column's edge.
    public var inset: EdgeInsets
    /// The layout's values for what the body leaves open. Not checked yet.
    public var defaults: SectionDefaults
    /// The column's width less the insets, and the height that fractions refer to: the view's, less the content inset
    /// and the insets. Never negative.
    public var size: Size
    /// The width of the section's own viewport if it scrolls sideways, else nil.
    public var viewportWidth: Double?
    /// The first section with this description.
    var section: Int

    /// The axis along which the body grows: horizontal if the section scrolls sideways, else vertical.
    public var axis: Axis { viewportWidth == nil ? .vertical : .horizontal }

    /// The width of `count` equal items on a line, in whole points; see `Column.itemWidth(perLine:)`.
    public func itemWidth(perLine count: Int, interItemSpacing: Double) -> Double {
        column.itemWidth(perLine: count, interItemSpacing: interItemSpacing, inset: inset)
    }
}

/// The items of one section, and the way to measure them.
public struct BodyItems {
    /// How many items there are.
    public let count: Int
    let section: Int
    let measure: Measure?
    /// Memory that a solve uses again for each section; nil when items are read.
    var scratch: LayoutScratch.Room?

    /// Whether sizes can be measured now. If not, use estimates.
    public var canMeasure: Bool { measure != nil }

    /// The size an element needs, in points; nil where it is not known, so that the estimate counts.
    ///
    /// Pass the extent that is fixed, and nil for the one to measure. The answer is not checked: pass it through
    /// `ProblemLog.length`.
    public func measuredSize(
        of item: Int, _ kind: ElementKind = .item, width: Double?, height: Double?
    ) -> Size? {
        measure?(
            MeasureRequest(kind: kind, section: section, item: item, width: width, height: height))
    }
}
