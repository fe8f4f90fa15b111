/// A solved layout: every question about frames is answered from its tables, for any viewport.
///
/// Immutable, and small: columns are prefix sums of section heights, sections are counts and a shared
/// description, ragged sections have 16 bytes a line or group. Only a waterfall and a body of frames keep anything for
/// an item.
///
/// A layout that scrolls sideways is solved as if it scrolled down: inside, across is x and along is y, and what
/// is public mirrors its questions and answers.
public struct Arrangement {
    /// What the layout was solved for, with zero for what cannot be computed with.
    public let environment: LayoutEnvironment
    /// The direction in which sections follow each other.
    public let scrollDirection: Axis
    /// The columns, left one first, with those that have no width. In a layout that scrolls sideways a column is a row:
    /// its left edge is the top, its width the height.
    public let columns: [Column]
    /// The room all elements take from the content's origin, in points, without the content inset.
    ///
    /// It agrees with the frames: its right edge is that of the last column, even inside a safe area, and its
    /// bottom is that of the longest column. In a compositional layout the extent across is the container's.
    public var contentSize: Size { isTransposed ? extent.transposed : extent }
    /// What could not be laid out, in order of sections; at most a hundred. What sections share a description
    /// with is told for the first of them; see `problem(ofSection:)` for each.
    public internal(set) var problems: [LayoutProblem] = []
    /// How many problems there were, with those that are not in `problems`.
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
    /// What sections keep that have no closed form.
    var tables = TableStore()
    var stacks: [ColumnStack]
    /// Between two sections of a column.
    var sectionSpacing = 0.0
    /// What stands around all sections.
    var outerItems: OuterItems?
    /// In the arrangement's own coordinates.
    var measure: Measure?
    /// Whether sections have estimates until somebody asks for more.
    var isLazy = false
    /// The height that fractions refer to.
    var fractionHeight = 0.0
    var memories: [ColumnMemory] = []
    /// Whether sections have gone to the shortest of several columns.
    var choosesColumns = false
    /// The columns chosen for sections when there were others, by which of those had a width: so a view that is
    /// resized and resized back is as it was.
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

    /// The number of sections, with those that are left out.
    public var sectionCount: Int { entries.count }

    /// The number of columns that have a width; 0 in a view without any.
    public var columnCount: Int { columns.count { $0.width > 0 } }

    /// The left or right of two columns, nil when there is another number of them.
    public func column(_ side: Side) -> Column? { columns.first { $0.side == side } }

    /// The column a section is in, nil when it is left out. Stops when there is no such section.
    public func column(ofSection section: Int) -> Column? {
        precondition(
            entries.indices.contains(section),
            "There is no section \(section) in an arrangement of \(entries.count).")
        let index = entries[section].metrics
        return index == SectionEntry.leftOut ? nil : columns[metrics[Int(index)].column]
    }

    /// The number of items of a section. Stops when there is no such section.
    public func itemCount(inSection section: Int) -> Int {
        precondition(
            entries.indices.contains(section),
            "There is no section \(section) in an arrangement of \(entries.count).")
        return entries[section].itemCount
    }

    /// Becomes an arrangement of nothing; returns what it was, so that whoever has it is its only owner.
    package mutating func take() -> Arrangement {
        var other = Arrangement(
            environment: environment, scrollDirection: scrollDirection, columns: [], measure: nil)
        swap(&self, &other)
        return other
    }

    /// Mirrors what comes in or goes out when the layout scrolls sideways.
    func mirrored<Value: Transposable>(_ value: Value) -> Value {
        isTransposed ? value.transposed : value
    }
}

/// What an arrangement keeps of a section: 16 bytes.
struct SectionEntry {
    var itemCount: Int
    /// The index of its description; `leftOut` for a section in a column without width.
    var metrics = leftOut
    /// The index of what it keeps among the tables; negative for a body in closed form.
    var table = estimated

    static let leftOut = UInt32.max
    /// A body in closed form; what can be measured has its estimate.
    static let estimated: Int32 = -1
    /// A body in closed form, and what stands around it or sits on it was asked for.
    static let measured: Int32 = -2

    init(itemCount: Int) { self.itemCount = itemCount }

    /// Whether the measure question is asked for it.
    var isMeasured: Bool { table != Self.estimated }
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
    /// The places of sections that have no height and yet may have elements, in rising order.
    var flatWithElements: [UInt32] = []

    /// Where one more section would begin.
    var end: Double { tops.last ?? 0 }

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
        if height <= 0 {
            noteElements(at: sections.count, form, isEmpty: isEmpty)
        } else if height + spacing <= 0 {
            // The next section begins in the same place.
            flatWithElements.append(UInt32(sections.count))
        }
        overhang.widen(form.overhang)
        sections.append(UInt32(section))
        tops.append(tops[tops.count - 1] + max(0, height + spacing))
    }

    /// Remembers a section without height if it has elements nevertheless.
    mutating func noteElements(at position: Int, _ form: SectionMetrics, isEmpty: Bool) {
        // An empty section has no more than what stands at its edges.
        let hasElements =
            isEmpty
            ? form.overhang != .none && !form.boundaries.isEmpty
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

    /// The first place at or behind one whose section may have elements: sections without height are passed over,
    /// all that lie at one place at once. O(log sections).
    func position(withElementsFrom position: Int) -> Int {
        guard position < sections.count, tops[position + 1] <= tops[position] else {
            return position
        }
        let next = flatWithElements.partitioningIndex { $0 >= position }
        let end = tops[position...].partitioningIndex { $0 > tops[position] } - 1
        return next < flatWithElements.count ? min(Int(flatWithElements[next]), end) : end
    }
}
