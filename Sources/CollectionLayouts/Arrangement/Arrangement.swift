/// The result of solving a layout. It gives the frames of all elements, for any viewport.
///
/// An arrangement is a value that does not change, except in `rearrange`. It keeps 28 bytes for each section, one
/// description for all sections with the same description, and the data of the bodies. Waterfalls, frames and measured
/// rows keep some bytes for each item; other built-in bodies keep at most 24 bytes for each line or group.
///
/// A layout that scrolls sideways is solved as if it scrolled down. Public functions swap x and y of their parameters
/// and results.
public struct Arrangement {
    /// The environment the layout was solved for. Bad numbers are replaced by zero.
    public let environment: LayoutEnvironment
    /// The direction in which sections follow each other.
    public let scrollDirection: Axis
    /// All columns from left to right, including columns without width. If the layout scrolls sideways, a column is a
    /// row: its left edge is the top, and its width is the height.
    public let columns: [Column]
    /// The size of the content in points, measured from the content's origin, without the content inset.
    ///
    /// The width reaches to the right edge of the last column, also inside a safe area. The height reaches to the
    /// bottom of the longest column. In a compositional layout the extent across the scroll direction is the
    /// container's.
    public var contentSize: Size { isTransposed ? extent.transposed : extent }
    /// The first problems of the layout, in the order of the sections, at most 100. A shared description's problem is
    /// listed once, for its first section; see `problem(ofSection:)` for each section.
    public internal(set) var problems: [LayoutProblem] = []
    /// The number of all problems, including those that are not in `problems`.
    public internal(set) var problemCount = 0

    /// The first problem of each description that has one, by its index in `metrics`.
    var sharedProblems: [UInt32: LayoutProblem] = [:]
    /// The first problem with the items of each section that has one.
    var ownProblems: [UInt32: LayoutProblem] = [:]
    /// The content size in the arrangement's own coordinates.
    var extent = Size.zero
    /// Resolved descriptions; sections that are alike share one.
    var metrics = MetricsStore()
    var entries: [SectionEntry] = []
    /// The placed items of sections that have no closed form.
    var tables = TableStore()
    var stacks: [ColumnStack]
    /// Between two sections of a column.
    var sectionSpacing = 0.0
    /// What stands around all sections.
    var outerItems: OuterItems?
    /// In the arrangement's own coordinates.
    var measure: Measure?
    /// Whether sections keep estimates until `rearrange` measures them.
    var isLazy = false
    /// The height that fractions refer to.
    var fractionHeight = 0.0
    var memories: [ColumnMemory] = []
    /// Whether a section is in a column chosen as the shortest.
    var choosesColumns = false
    /// The columns that were chosen when other columns had a width, so that a view resized and resized back looks as
    /// before.
    var formerChoices: [[Bool]: [UInt8]] = [:]

    var isTransposed: Bool { scrollDirection == .horizontal }

    init(
        environment: LayoutEnvironment, scrollDirection: Axis, columns: [Column], measure: Measure?
    ) {
        self.environment = environment
        self.scrollDirection = scrollDirection
        self.columns = columns
        self.measure = measure
        stacks = columns.map { _ in ColumnStack() }
    }

    /// The number of sections, including those that are left out because their column has no width.
    public var sectionCount: Int { entries.count }

    /// The number of columns with a width; 0 if the view has no width.
    public var columnCount: Int { columns.count { $0.width > 0 } }

    /// The left or right column; nil if there are not exactly two columns.
    public func column(_ side: Side) -> Column? { columns.first { $0.side == side } }

    /// The column of a section; nil if the section is left out because its column has no width. Stops if there is no
    /// such section.
    public func column(ofSection section: Int) -> Column? {
        precondition(
            entries.indices.contains(section),
            "There is no section \(section) in an arrangement of \(entries.count).")
        let index = entries[section].metrics
        return index == SectionEntry.leftOut ? nil : columns[metrics[Int(index)].column]
    }

    /// The number of items of a section. Stops if there is no such section.
    public func itemCount(inSection section: Int) -> Int {
        precondition(
            entries.indices.contains(section),
            "There is no section \(section) in an arrangement of \(entries.count).")
        return entries[section].itemCount
    }

    /// Returns the arrangement and leaves an empty one, so that the caller is its only owner.
    package mutating func take() -> Arrangement {
        var other = Arrangement(
            environment: environment, scrollDirection: scrollDirection, columns: [], measure: nil)
        swap(&self, &other)
        return other
    }

    /// Swaps x and y if the layout scrolls sideways.
    func mirrored<Value: Transposable>(_ value: Value) -> Value {
        isTransposed ? value.transposed : value
    }
}

/// What an arrangement keeps of a section: 16 bytes.
struct SectionEntry {
    var itemCount: Int
    /// The index of its description; `leftOut` for a section in a column without width.
    var metrics = leftOut
    /// The index of its placed items among the tables; negative for a body in closed form.
    var table = estimated

    static let leftOut = UInt32.max
    /// A body in closed form, nothing measured yet.
    static let estimated: Int32 = -1
    /// A body in closed form; elements around it or on its items are measured.
    static let measured: Int32 = -2

    init(itemCount: Int) { self.itemCount = itemCount }

    /// Marks a table that was made of estimates.
    private static let unasked: Int32 = 1 << 30

    /// The index of its placed items; nil for a body in closed form.
    var tableIndex: Int? { table < 0 ? nil : Int(table & ~Self.unasked) }

    /// Sets its placed items, and whether they were made of estimates.
    mutating func keep(_ index: Int, isEstimated: Bool) {
        table = Int32(index) | (isEstimated ? Self.unasked : 0)
    }

    /// Whether its elements are measured.
    var isMeasured: Bool { table >= 0 ? table & Self.unasked == 0 : table != Self.estimated }
}

/// The sections of a column, from top to bottom.
struct ColumnStack {
    /// Indices of sections.
    var sections: [UInt32] = []
    /// The top of each section, then where one more would begin.
    var tops: [Double] = [0]
    /// How far elements lie outside their section, by which a search is widened.
    var overhang = Overhang.none
    /// The places of sections that have a problem, in rising order.
    var troubled: [UInt32] = []
    /// The places of sections that have elements but no height, in rising order.
    var flatWithElements: [UInt32] = []

    /// Where one more section would begin.
    var end: Double { tops[tops.count - 1] }

    mutating func reserve(_ count: Int) {
        sections.reserveCapacity(count)
        tops.reserveCapacity(count + 1)
    }

    /// Adds a section at the bottom.
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

    /// Adds as many sections at the bottom as `write` writes: from a place on, each with the top of the next one.
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

    /// Notes a section that takes no room with the spacing behind it, if it may have elements.
    mutating func note(
        at position: Int, height: Double, spacing: Double, _ form: SectionMetrics, isEmpty: Bool
    ) {
        if height <= 0 {
            noteElements(at: position, form, isEmpty: isEmpty)
        } else if height + spacing <= 0 {
            // The next section begins in the same place.
            flatWithElements.append(UInt32(position))
        }
    }

    /// Notes a section without height if it may have elements.
    private mutating func noteElements(at position: Int, _ form: SectionMetrics, isEmpty: Bool) {
        // An empty section has only elements at its edges.
        let hasElements =
            isEmpty
            ? !form.boundaries.isEmpty
            : form.overhang != .none || overhang != .none
        if hasElements { flatWithElements.append(UInt32(position)) }
    }

    /// The place of a section that is in the column. O(log sections).
    func position(of section: Int) -> Int {
        // Most columns hold all sections.
        if section < sections.count, sections[section] == section { return section }
        return sections.partitioningIndex { $0 >= section }
    }

    /// The first place whose section, with the spacing behind it, ends below `y`.
    func position(below y: Double) -> Int {
        max(0, tops.partitioningIndex { $0 > y } - 1)
    }

    /// The first place at or behind the given one whose section may have elements. Skips sections without height.
    /// O(log sections).
    func position(withElementsFrom position: Int) -> Int {
        guard position < sections.count, tops[position + 1] <= tops[position] else {
            return position
        }
        let next = flatWithElements.partitioningIndex { $0 >= position }
        let end = tops[position...].partitioningIndex { $0 > tops[position] } - 1
        return next < flatWithElements.count ? min(Int(flatWithElements[next]), end) : end
    }
}
