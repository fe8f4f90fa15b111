/// The result of solving a layout. It contains the frames of all elements, for any viewport.
///
/// An arrangement is a value that changes only in `rearrange`. It keeps 28 bytes for each section, one description for
/// all sections with the same description, and the data of the bodies. Waterfalls, frames and measured rows keep some
/// bytes for each item. Other built-in bodies keep at most 24 bytes for each line or group.
///
/// A layout that scrolls sideways is solved as if it scrolled down, and a mirrored layout as if it ran from left to
/// right. Public functions convert their parameters and results.
public struct Arrangement {
    /// The environment that the layout was solved for, with zero in place of bad numbers.
    public let environment: LayoutEnvironment
    /// The direction in which sections follow each other.
    public let scrollDirection: Axis
    /// Whether the layout is mirrored, because the environment's direction is from right to left.
    @usableFromInline package let isMirrored: Bool
    /// The coordinates of parameters and results in a mirrored layout.
    package var mirroring = Mirroring()
    /// The columns in the arrangement's own coordinates.
    let ownColumns: [Column]
    /// The size of the content in points, measured from the content's origin, without the content inset.
    ///
    /// The width extends to the right edge of the last column, also inside a safe area. The height extends to the
    /// bottom of the longest column. In a compositional layout, the extent across the scroll direction is the
    /// container's extent. Sections with their own `contentInsetsReference` do not change the width.
    public var contentSize: Size { isTransposed ? extent.transposed : extent }
    /// The first problems of the layout, in the order of the sections, at most 100. The problem of a shared description
    /// is listed once, for its first section; see `problem(ofSection:)` for each section.
    public internal(set) var problems: [LayoutProblem] = []
    /// The number of all problems, including those that are not in `problems`.
    package internal(set) var problemCount = 0

    /// The notes of the layout as a whole, such as a clamped ratio.
    var ownNotes: [LayoutNote.Reason] = []
    /// For each description with a problem, its first problem. The key is the description's index in `metrics`.
    var sharedProblems: [UInt32: LayoutProblem] = [:]
    /// For each section whose items have a problem, the first of these problems. The key is the section's index.
    var ownProblems: [UInt32: LayoutProblem] = [:]
    /// The content size in the arrangement's own coordinates, in which every layout scrolls down.
    var extent = Size.zero
    /// The resolved descriptions. Sections with the same description share one resolved description.
    var metrics = MetricsStore()
    var entries: [SectionEntry] = []
    /// The placed items of each section that has no closed form; see `ClosedForm`.
    var tables = TableStore()
    var stacks: [ColumnStack]
    /// The space between two sections of a column, in points.
    var sectionSpacing = 0.0
    /// The area in which the columns are placed.
    var insetReference = InsetReference.safeArea
    /// The boundary items of the layout as a whole; nil if there are none.
    var outerItems: OuterItems?
    /// The closure that measures elements, in the arrangement's own coordinates.
    var measure: Measure?
    /// Whether sections keep their estimated sizes until `rearrange` measures the items.
    var isLazy = false
    /// The height that fractions refer to, in points.
    var fractionHeight = 0.0
    var memories: [ColumnMemory] = []
    /// Whether the layout has chosen the shortest column for any section.
    var choosesColumns = false
    /// The columns that were chosen for sections, by the set of columns that had a width then. If a view is resized and
    /// then gets its old size back, its sections return to the same columns.
    var formerChoices: [[Bool]: [UInt8]] = [:]

    var isTransposed: Bool { scrollDirection == .horizontal }

    init(
        environment: LayoutEnvironment, scrollDirection: Axis, isMirrored: Bool, columns: [Column],
        measure: Measure?
    ) {
        self.environment = environment
        self.scrollDirection = scrollDirection
        self.isMirrored = isMirrored
        ownColumns = columns
        self.measure = measure
        stacks = columns.map { _ in ColumnStack() }
    }

    /// The number of sections, including those that are left out because their column has no width.
    public var sectionCount: Int { entries.count }

    /// The number of columns with a width; 0 if the view has no width.
    public var columnCount: Int { ownColumns.count { $0.width > 0 } }

    /// All columns from left to right, in a mirrored layout from right to left, including columns without width. If the
    /// layout scrolls sideways, a column is a row: its left edge is the top, and its width is the height.
    public var columns: [Column] { ownColumns.map(shown) }

    /// Returns the left or right column, in a mirrored layout the other one; nil if there are not exactly two columns.
    package func column(_ side: Side) -> Column? {
        ownColumns.lazy.map(shown).first { $0.side == side }
    }

    /// Returns the column of a section; nil if the section is left out because its column has no width. Stops the
    /// program if there is no such section.
    public func column(ofSection section: Int) -> Column? {
        checkSection(section)
        let index = entries[section].metrics
        return index == SectionEntry.leftOut ? nil : shown(ownColumns[metrics[Int(index)].column])
    }

    /// Returns the number of items of a section. Stops the program if there is no such section.
    public func itemCount(inSection section: Int) -> Int {
        checkSection(section)
        return entries[section].itemCount
    }

    /// Returns the arrangement, and leaves an empty one in this variable. The caller is then the only owner, and can
    /// change the arrangement without a copy.
    package mutating func take() -> Arrangement {
        var other = Arrangement(
            environment: environment, scrollDirection: scrollDirection, isMirrored: isMirrored,
            columns: [], measure: nil)
        swap(&self, &other)
        return other
    }

}

/// The data that an arrangement keeps for a section: 16 bytes.
struct SectionEntry {
    var itemCount: Int
    /// The index of the section's description; `leftOut` for a section in a column without width.
    var metrics = leftOut
    /// The index of the section's placed items in `tables`. Negative for a section that uses the closed form of its
    /// body.
    var table = estimated

    static let leftOut = UInt32.max
    /// The value of `table` for a section that uses a closed form and has no measured elements.
    static let estimated: Int32 = -1
    /// The value of `table` for a section that uses a closed form, but has measured boundary items or badges.
    static let measured: Int32 = -2

    init(itemCount: Int) { self.itemCount = itemCount }

    /// The bit of `table` that is set if the placed items have estimated sizes.
    private static let unasked: Int32 = 1 << 30

    /// The index of the section's placed items in `tables`; nil if the section uses a closed form.
    var tableIndex: Int? { table < 0 ? nil : Int(table & ~Self.unasked) }

    /// Sets the index of the section's placed items, and whether they have estimated sizes.
    mutating func keep(_ index: Int, isEstimated: Bool) {
        table = Int32(index) | (isEstimated ? Self.unasked : 0)
    }

    /// Whether the section's elements are measured.
    var isMeasured: Bool { table >= 0 ? table & Self.unasked == 0 : table != Self.estimated }
}

/// The sections of a column, from top to bottom.
struct ColumnStack {
    /// The indices of the sections.
    var sections: [UInt32] = []
    /// The top of each section in points, followed by the top that a section appended at the end would get.
    var tops: [Double] = [0]
    /// The largest distance by which elements extend beyond their section. Searches widen their range by this distance.
    var overhang = Overhang.none
    /// The positions of sections that have a problem, in ascending order.
    var troubled: [UInt32] = []
    /// The positions of sections that may have elements but take no height, in ascending order.
    var flatWithElements: [UInt32] = []

    /// The top that a section appended at the end would get, in points.
    var end: Double { tops[tops.count - 1] }

    mutating func reserve(_ count: Int) {
        sections.reserveCapacity(count)
        tops.reserveCapacity(count + 1)
    }

    /// Appends a section at the bottom.
    mutating func append(
        _ section: Int, height: Double, spacing: Double, _ form: SectionMetrics, isEmpty: Bool,
        isTroubled: Bool
    ) {
        if isTroubled { troubled.append(UInt32(sections.count)) }
        note(at: sections.count, height: height, spacing: spacing, form, isEmpty: isEmpty)
        overhang.widen(form.overhang)
        sections.append(UInt32(section))
        tops.append(end + max(0, height + spacing))
    }

    /// Appends `count` sections at the bottom. From index `place` on, `write` sets the index of each section, and the
    /// top of the section after it.
    mutating func append(
        _ count: Int,
        _ write: (
            _ place: inout Int, _ sections: UnsafeMutableBufferPointer<UInt32>,
            _ tops: UnsafeMutableBufferPointer<Double>
        ) -> Void
    ) {
        var place = sections.count
        sections.append(contentsOf: repeatElement(0, count: count))
        tops.append(contentsOf: repeatElement(0, count: count))
        sections.withUnsafeMutableBufferPointer { sections in
            tops.withUnsafeMutableBufferPointer { write(&place, sections, $0) }
        }
    }

    /// Records a section whose top is also the top of the next section, if the section may have elements.
    mutating func note(
        at position: Int, height: Double, spacing: Double, _ form: SectionMetrics, isEmpty: Bool
    ) {
        if height <= 0 {
            noteElements(at: position, form, isEmpty: isEmpty)
        } else if height + spacing <= 0 {
            // The negative spacing cancels the height, so the next section begins at the same top.
            flatWithElements.append(UInt32(position))
        }
    }

    /// Records a section without height if it may have elements outside its frame.
    private mutating func noteElements(at position: Int, _ form: SectionMetrics, isEmpty: Bool) {
        // A section without items has only boundary elements.
        let hasElements =
            isEmpty
            ? !form.boundaries.isEmpty
            : form.overhang != .none || overhang != .none
        if hasElements { flatWithElements.append(UInt32(position)) }
    }

    /// Returns the position of a section in this column. O(log sections).
    func position(of section: Int) -> Int {
        // Most columns contain all sections. Then the index of a section is also its position in the column.
        if section < sections.count, sections[section] == section { return section }
        return sections.partitioningIndex { $0 >= section }
    }

    /// Returns the first position whose section ends below `y`, including the spacing after the section.
    func position(below y: Double) -> Int {
        max(0, tops.partitioningIndex { $0 > y } - 1)
    }

    /// Returns the first position, from the given position, whose section may have elements. Skips sections without
    /// height. O(log sections).
    func position(withElementsFrom position: Int) -> Int {
        guard position < sections.count, tops[position + 1] <= tops[position] else {
            return position
        }
        let next = flatWithElements.partitioningIndex { $0 >= position }
        let end = tops[position...].partitioningIndex { $0 > tops[position] } - 1
        return next < flatWithElements.count ? min(Int(flatWithElements[next]), end) : end
    }
}
