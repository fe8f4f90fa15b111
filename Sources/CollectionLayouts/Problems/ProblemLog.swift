/// Collects the problems of a layout while it is solved. Lengths are from 0 to 10^12 points, coordinates from −10^12 to
/// 10^12.
public struct ProblemLog {
    /// How many problems are kept; the rest are only counted, so that a million bad sizes stay affordable.
    static let limit = 100

    private(set) var problems: [LayoutProblem] = []
    private(set) var count = 0
    /// The section that is being solved.
    private var section: Int?
    /// How many problems there were when it was begun.
    private var before = 0
    private var latestFirst: LayoutProblem?

    /// Begins a section: `hasProblem` and `first` are about it from now on.
    mutating func begin(_ section: Int) { (self.section, before) = (section, count) }

    /// Whether the section has a problem.
    var hasProblem: Bool { count > before }

    /// The first problem of the section, also after the limit of `problems`.
    var first: LayoutProblem? { hasProblem ? latestFirst : nil }

    /// Reports a problem of an item, or of the section as a whole. Only the first 100 problems of a layout are kept;
    /// all are counted.
    public mutating func report(_ reason: LayoutProblem.Reason, item: Int? = nil) {
        let problem = LayoutProblem(section: section, item: item, reason: reason)
        if !hasProblem { latestFirst = problem }
        count += 1
        if problems.count < Self.limit { problems.append(problem) }
    }

    /// Returns the number if it is a length from 0 to 10^12 points. Otherwise reports a problem and returns zero.
    public mutating func length(
        _ value: Double, _ quantity: LayoutProblem.Quantity, item: Int? = nil
    ) -> Double {
        if value.isLength { return value }
        report(.length(quantity, "\(value)"), item: item)
        return 0
    }

    /// Returns the number if it is a coordinate from −10^12 to 10^12 points. Otherwise reports a problem and returns
    /// zero.
    public mutating func coordinate(
        _ value: Double, _ quantity: LayoutProblem.Quantity = .offset, item: Int? = nil
    ) -> Double {
        if value.magnitude.isLength { return value }
        report(.length(quantity, "\(value)"), item: item)
        return 0
    }

    /// Returns the size, with each bad width or height replaced by zero and reported as a problem.
    public mutating func size(_ size: Size, item: Int? = nil) -> Size {
        Size(
            width: length(size.width, .width, item: item),
            height: length(size.height, .height, item: item))
    }

    mutating func inset(_ inset: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: length(inset.top, .insetTop), left: length(inset.left, .insetLeft),
            bottom: length(inset.bottom, .insetBottom), right: length(inset.right, .insetRight))
    }
}

extension ProblemLog {
    /// Insets that may be negative, and overlap what they join.
    mutating func room(_ room: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: coordinate(room.top, .insetTop), left: coordinate(room.left, .insetLeft),
            bottom: coordinate(room.bottom, .insetBottom),
            right: coordinate(room.right, .insetRight))
    }
}
