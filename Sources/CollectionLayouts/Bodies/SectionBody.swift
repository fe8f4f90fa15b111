/// How the items of a section are arranged: a description, made anew on each solve.
///
/// `.flow`, `.shelf`, `.group`, `.list`, `.waterfall` and `.justified` make sections with built-in bodies. A body of
/// your own is passed to the section: `SectionLayout(MyBody())`. `FramesBody` is the shortest way to write one.
///
/// Bodies are written for sections that follow each other downwards. A layout that scrolls sideways asks for the
/// `transposed` body and mirrors what comes out.
public protocol SectionBody {
    /// The body in the room of one column, its numbers checked: made once for all sections described alike.
    ///
    /// What is out of range counts as zero and is reported.
    func plan(in room: BodyRoom, _ problems: inout ProblemLog) -> any BodyPlan

    /// Whether another body makes the same plan in the same room, so that sections share one. False when unsure.
    ///
    /// The default compares where `Self` is `Equatable`, else answers false.
    func isAlike(_ other: any SectionBody) -> Bool

    /// The body with width and height swapped. The default is the body itself.
    var transposed: Self { get }

    /// Whether a section can scroll this body sideways on its own. The default is false.
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

/// The room a body is laid out in. Numbers are in points.
public struct BodyRoom {
    /// The column the section stands in, with the view it is for.
    public var column: Column
    /// What the section takes of the column at each side of the body.
    public var inset: EdgeInsets
    /// What the layout says where the body says nothing.
    public var defaults: SectionDefaults
    /// The width between the insets, and what fractions of a height refer to; never negative.
    public var size: Size
    /// The width of the section's own viewport where it scrolls sideways; nil where it does not.
    public var viewportWidth: Double?
    /// The first section that is described so.
    var section: Int

    /// Along which the parts of the body follow each other: across where the section scrolls sideways.
    public var axis: Axis { viewportWidth == nil ? .vertical : .horizontal }

    /// The width of `count` equal items beside each other, in whole points; see `Column.itemWidth(perLine:)`.
    public func itemWidth(perLine count: Int, interItemSpacing: Double) -> Double {
        column.itemWidth(perLine: count, interItemSpacing: interItemSpacing, inset: inset)
    }
}

/// The items of one section, for a plan that lays them out.
public struct BodyItems {
    /// How many there are.
    public let count: Int
    let section: Int
    let measure: Measure?
    /// Room that solving takes, kept from section to section; nil where items are read.
    var scratch: LayoutScratch.Room?

    /// Whether somebody answers what is measured; estimates count otherwise.
    public var canMeasure: Bool { measure != nil }

    /// How large an element wants to be, in points; nil where nobody can say.
    ///
    /// Give the extent that is fixed, nil for the one that is asked for.
    public func measuredSize(
        of item: Int, _ kind: ElementKind = .item, width: Double?, height: Double?
    ) -> Size? {
        measure?(
            MeasureRequest(kind: kind, section: section, item: item, width: width, height: height))
    }
}
