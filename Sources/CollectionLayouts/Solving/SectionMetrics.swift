/// A section's description in one column: numbers only, checked, shared by all sections that are alike.
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
    let body: BodyMetrics
    /// Where items stand: above the decoration items of their section.
    let itemZIndex: Int
    let sideways: SidewaysMetrics?
    let handler: VisibleItemsHandler?
    /// How far boundary items may lie above and below the section.
    let overhang: Overhang
    /// Whether boundary items can be measured.
    let hasMeasuredBoundaries: Bool

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
        let scrolling = SidewaysMetrics(section, in: place, room: room, inset: inset, log: &log)
        sideways = scrolling
        body = BodyMetrics(
            section.body, in: place, inset: around, sideways: scrolling, log: &log)
        handler = section.visibleItemsHandler
        overhang = boundaries.overhang
        hasMeasuredBoundaries = section.boundaryItems.contains(where: \.size.isMeasured)
    }

    /// Whether anything but the body's extent can be measured: what stands around it or sits on its groups.
    var hasMeasuredParts: Bool {
        guard case .group(let group) = body else { return hasMeasuredBoundaries }
        return hasMeasuredBoundaries || group.group.hasMeasuredBadges
    }

    private static func inset(
        of section: SectionLayout, in place: SectionPlace, log: inout ProblemLog
    ) -> EdgeInsets {
        log.inset(
            section.contentInsets?.resolved(in: place.container) ?? section.inset
                ?? place.defaults.inset)
    }

    /// What a section is high without its items.
    func fixedHeight(isEmpty: Bool) -> Double {
        room.vertical + (isEmpty && !keepsEmpty ? 0 : inset.vertical)
    }
}

/// Where a section is laid out, and for whom.
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

/// How far elements lie above and below of what they belong to; never negative.
struct Overhang: Hashable {
    var above = 0.0
    var below = 0.0

    static let none = Overhang()

    mutating func widen(above: Double, below: Double) {
        self.above = max(self.above, above)
        self.below = max(self.below, below)
    }

    mutating func widen(_ other: Overhang) { widen(above: other.above, below: other.below) }
}

/// The body of a section, solved for a column.
enum BodyMetrics {
    case flow(FlowMetrics)
    case shelf(ShelfMetrics)
    case group(GroupMetrics)

    init(
        _ body: SectionLayout.Body, in place: SectionPlace, inset: EdgeInsets,
        sideways: SidewaysMetrics?, log: inout ProblemLog
    ) {
        switch body {
        case .flow(let body):
            self = .flow(
                FlowMetrics(
                    body, in: place.column, inset: inset, defaults: place.defaults, log: &log))
        case .shelf(let body):
            self = .shelf(ShelfMetrics(body, in: place, inset: inset, log: &log))
        case .group(let body):
            self = .group(
                GroupMetrics(body, in: place, inset: inset, sideways: sideways, log: &log))
        }
    }
}
