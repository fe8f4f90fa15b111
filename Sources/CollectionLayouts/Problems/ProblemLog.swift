/// The problems and notes that are found while a layout is solved.
///
/// Valid lengths are from 0 to 10^12 points. Valid coordinates are from −10^12 to 10^12 points.
public struct ProblemLog {
    /// The largest number of problems that are kept. Further problems are only counted, so that a million bad sizes do
    /// not take much memory and time.
    static let limit = 100

    private(set) var problems: [LayoutProblem] = []
    private(set) var count = 0
    /// The notes of the description that is being resolved.
    var notes: [LayoutNote.Reason] = []
    /// The section that is being solved.
    private var section: Int?
    /// The number of problems before the current section.
    private var before = 0
    private var latestFirst: LayoutProblem?

    /// Begins a section. From now on, `hasProblem` and `first` refer to this section.
    mutating func begin(_ section: Int) { (self.section, before) = (section, count) }

    /// Whether the current section has a problem.
    var hasProblem: Bool { count > before }

    /// The first problem of the current section, even if it is beyond the limit of `problems`; nil if there is none.
    var first: LayoutProblem? { hasProblem ? latestFirst : nil }

    /// Reports a problem of an item, or of the section as a whole. All problems of a layout are counted, but only the
    /// first 100 are kept.
    package mutating func report(_ reason: LayoutProblem.Reason, item: Int? = nil) {
        let problem = LayoutProblem(section: section, item: item, reason: reason)
        if !hasProblem { latestFirst = problem }
        count += 1
        if problems.count < Self.limit { problems.append(problem) }
    }

    /// Returns the number if it is a valid length, from 0 to 10^12 points. Otherwise reports a problem and returns
    /// zero.
    package mutating func length(
        _ value: Double, _ quantity: LayoutProblem.Quantity, item: Int? = nil
    ) -> Double {
        if value.isLength { return value }
        report(.length(quantity, "\(value)"), item: item)
        return 0
    }

    /// Returns the number if it is a valid coordinate, from −10^12 to 10^12 points. Otherwise reports a problem and
    /// returns zero.
    package mutating func coordinate(
        _ value: Double, _ quantity: LayoutProblem.Quantity = .offset, item: Int? = nil
    ) -> Double {
        if value.magnitude.isLength { return value }
        report(.length(quantity, "\(value)"), item: item)
        return 0
    }

    /// Returns the size. Reports a width or height that is not a valid length, and replaces it by zero.
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
    /// Returns the insets, which may be negative, so that neighbouring elements overlap. Reports each bad inset, and
    /// replaces it by zero.
    mutating func room(_ room: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: coordinate(room.top, .insetTop), left: coordinate(room.left, .insetLeft),
            bottom: coordinate(room.bottom, .insetBottom),
            right: coordinate(room.right, .insetRight))
    }
}
