/// A section's description in one column, with checked numbers. Sections with equal descriptions share one value.
///
/// Positions are relative to the section, so the metrics do not depend on the section's position. This is an immutable
/// class, so that reading a section costs one retain, even if its description is large.
final class SectionMetrics {
    /// The index of the column.
    let column: Int
    /// The left edge and the width of the section: of its column, or of its column's part in the section's own area; see
    /// `Arrangement.column(_:by:)`.
    let left: Double
    let width: Double
    let inset: EdgeInsets
    /// Whether a section without items keeps its insets and its background.
    let keepsEmpty: Bool
    /// The header, the footer and the other elements at the edges.
    let boundaries: [BoundaryMetrics]
    /// The room that boundary items take at the four edges.
    let room: EdgeInsets
    let decorations: [DecorationMetrics]
    let body: any BodyPlan
    /// The body's closed form; nil if the body of each section must be solved.
    let closedForm: (any ClosedForm)?
    /// The distance from the column's left edge to the body's left edge, in points.
    let bodyLeft: Double
    /// The zIndex of items: above the decoration items of their section.
    let itemZIndex: Int
    let sideways: SidewaysMetrics?
    let handler: VisibleItemsHandler?
    /// The largest distance by which elements may extend above and below the section, in points.
    let overhang: Overhang
    /// Whether the body's size can depend on results of the `Measure` closure.
    let isMeasured: Bool
    /// Whether any boundary item has a measured size.
    let hasMeasuredBoundaries: Bool
    /// Whether any boundary item or badge has a measured size.
    let hasMeasuredParts: Bool
    /// Whether items are measured at once, even in a lazy arrangement.
    let asksAtOnce: Bool
    /// The notes of the description, without the section.
    let notes: [LayoutNote.Reason]
    /// Whether the body is a waterfall whose lanes stay when only sizes change.
    let keepsLanes: Bool

    /// Resolves a description in a column. Reports numbers out of range, and replaces them by zero.
    init(_ section: SectionLayout, in place: SectionPosition, log: inout ProblemLog) {
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
        // Negative insets can make the height of a section smaller than its header and footer. These elements then
        // extend beyond the section's edges.
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
        // Items with an estimated height of zero never become visible, so a lazy solve would never measure them.
        let lanes = body as? any LaneKeepingPlan
        asksAtOnce =
            isMeasured && (closedForm?.height(of: 1) ?? lanes?.estimate ?? 1) <= 0
        keepsLanes = lanes?.choosesByHeight ?? false
        section.addNotes(to: &log, around: around, in: place)
        notes = log.takeNotes()
    }

    private static func inset(
        of section: SectionLayout, in place: SectionPosition, log: inout ProblemLog
    ) -> EdgeInsets {
        log.room(
            section.contentInsets?.edges ?? section.inset ?? place.defaults.inset)
    }

    var canBeMeasured: Bool { isMeasured || hasMeasuredParts }

    /// Returns the height of a section, in points, for a body of the given height. Never negative, because no section
    /// may begin above the start of the previous section.
    func height(body: Double, isEmpty: Bool) -> Double {
        max(0, fixedHeight(isEmpty: isEmpty) + body)
    }

    /// Returns the height of a section without its items, in points.
    private func fixedHeight(isEmpty: Bool) -> Double {
        room.vertical + (isEmpty && !keepsEmpty ? 0 : inset.vertical)
    }
}

/// The column and the settings for the layout of a section, and the closure that measures its elements.
struct SectionPosition {
    var index: Int
    var columnIndex: Int
    /// The column, with its outer edges at the area of the section's own reference.
    var column: Column
    /// The height that fractions refer to, in points.
    var height: Double
    var defaults: SectionDefaults
    var measure: Measure?
}

/// The distances by which elements extend above and below their section, in points. Never negative.
struct Overhang: Hashable {
    var above = 0.0
    var below = 0.0

    static let none = Overhang()

    mutating func widen(above: Double, below: Double) {
        self.above = max(self.above, above)
        self.below = max(self.below, below)
    }

    mutating func widen(_ other: Overhang) { widen(above: other.above, below: other.below) }

    /// Widens the distances for elements that extend beyond the edges of a body. Negative insets move the body itself
    /// beyond the edges of the section.
    mutating func widen(_ body: EdgeInsets, inside inset: EdgeInsets) {
        widen(above: body.top - min(0, inset.top), below: body.bottom - min(0, inset.bottom))
    }
}
