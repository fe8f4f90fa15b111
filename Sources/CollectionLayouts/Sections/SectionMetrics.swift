/// A section's description in one column, with its numbers checked; shared by all sections that are alike.
///
/// Relative to the section: nothing here knows where a section is. Immutable and a class, so that reading a
/// section costs one retain, however much its description holds.
final class SectionMetrics {
    /// The index of the column.
    let column: Int
    /// The column's left edge and width.
    let left: Double
    let width: Double
    let inset: EdgeInsets
    /// Whether the insets and the background stay without items.
    let keepsEmpty: Bool
    /// Headers, footers and what else stands at the edges, those at the start first.
    let boundaries: [BoundaryMetrics]
    /// The room that boundary items take at the four edges.
    let room: EdgeInsets
    let decorations: [DecorationMetrics]
    let body: any BodyPlan
    /// The body's closed form; nil if each section is solved.
    let closedForm: (any ClosedForm)?
    /// From the column's left edge to the body's.
    let bodyLeft: Double
    /// Where items stand: above the decoration items of their section.
    let itemZIndex: Int
    let sideways: SidewaysMetrics?
    let handler: VisibleItemsHandler?
    /// How far elements may lie above and below the section and its body.
    let overhang: Overhang
    /// Whether the body's size can depend on answers to the measure question.
    let isMeasured: Bool
    /// Whether boundary items can be measured.
    let hasMeasuredBoundaries: Bool
    /// Whether elements around the body or on its items can be measured.
    let hasMeasuredParts: Bool
    /// Whether items are measured at once, not lazily.
    let asksAtOnce: Bool

    /// Resolves a description in a column; what is out of range becomes zero and a problem.
    init(_ section: SectionLayout, in place: SectionPlace, log: inout ProblemLog) {
        column = place.columnIndex
        left = place.column.leftEdge
        width = place.column.width
        keepsEmpty = place.defaults.keepsEmptySections
        inset = SectionMetrics.inset(of: section, in: place, log: &log)
        boundaries = BoundaryMetrics.all(of: section, inset: inset, in: place, log: &log)
        room = boundaries.room
        decorations = DecorationMetrics.all(
            of: section, standard: place.defaults.backgroundExtent, log: &log)
        itemZIndex = section.decorationItems.isEmpty ? 0 : 1
        var around = inset
        around.left += room.left
        around.right += room.right
        sideways = SidewaysMetrics(section, in: place, room: room, inset: inset, log: &log)
        body = section.body.plan(
            in: BodyRoom(
                column: place.column, inset: around, defaults: place.defaults,
                size: Size(
                    width: max(0, place.column.width - around.horizontal),
                    height: max(0, place.height - around.vertical)),
                viewportWidth: sideways?.width, section: place.index), &log)
        closedForm = body.closedForm
        bodyLeft = around.left
        handler = section.visibleItemsHandler
        // Negative insets can make a section lower than what is around its body, and let that reach over its edges.
        let overlap = -min(0, inset.top) - min(0, inset.bottom)
        var overhang = boundaries.overhang
        overhang.above += overlap
        overhang.below += overlap
        overhang.widen(body.overhang, inside: inset)
        for decoration in decorations {
            overhang.widen(
                above: -min(0, decoration.inset.top), below: -min(0, decoration.inset.bottom))
        }
        self.overhang = overhang
        isMeasured = body.isMeasured
        hasMeasuredBoundaries = section.boundaryItems.contains(where: \.size.isMeasured)
        hasMeasuredParts = hasMeasuredBoundaries || body.hasMeasuredParts
        // Items with an estimate of zero never come into view, so they would never be measured.
        asksAtOnce = isMeasured && closedForm?.height(of: 1) ?? 1 <= 0
    }

    private static func inset(
        of section: SectionLayout, in place: SectionPlace, log: inout ProblemLog
    ) -> EdgeInsets {
        log.room(
            section.contentInsets?.resolved(in: place.container) ?? section.inset
                ?? place.defaults.inset)
    }

    var canBeMeasured: Bool { isMeasured || hasMeasuredParts }

    /// The height of a section with such a body; never negative, as no section begins above the one before.
    func height(body: Double, isEmpty: Bool) -> Double {
        max(0, fixedHeight(isEmpty: isEmpty) + body)
    }

    /// The height of a section without its items.
    private func fixedHeight(isEmpty: Bool) -> Double {
        room.vertical + (isEmpty && !keepsEmpty ? 0 : inset.vertical)
    }
}

/// Where a section is laid out, and who measures its elements.
struct SectionPlace {
    var index: Int
    var columnIndex: Int
    var column: Column
    /// The height fractions refer to.
    var height: Double
    var defaults: SectionDefaults
    var measure: Measure?

    /// The layout's container.
    var container: Size { Size(width: column.width, height: height) }
}

/// How far elements lie above and below their section; never negative.
struct Overhang: Hashable {
    var above = 0.0
    var below = 0.0

    static let none = Overhang()

    mutating func widen(above: Double, below: Double) {
        self.above = max(self.above, above)
        self.below = max(self.below, below)
    }

    mutating func widen(_ other: Overhang) { widen(above: other.above, below: other.below) }

    /// Widens it by how far elements reach over a body that negative insets let reach over its section.
    mutating func widen(_ body: EdgeInsets, inside inset: EdgeInsets) {
        widen(above: body.top - min(0, inset.top), below: body.bottom - min(0, inset.bottom))
    }
}
