/// Fills one group with items, from the outside in: every group is solved by the same few lines, whatever its axis.
///
/// Without items (`items` nil) it solves the form all groups have, with estimates for what is measured. With
/// items it asks the measure question for each; slots after the last item keep their estimates, so that a
/// partly filled group has the positions of a full one.
struct GroupSolver {
    let section: Int
    /// The items there are from the group's first on; nil for the form alone.
    let items: Range<Int>?
    let measure: Measure?
    var solved = SolvedGroup()
    var log: ProblemLog

    /// The most slots of a group.
    static let mostSlots = LayoutProblem.mostMembers
    /// The most members that are tried for one group, with those of nested groups.
    static let mostSteps = 200_000
    private var steps = 0
    /// Groups nested deeper than this are left out, so that the stack does not overflow.
    static let mostLevels = LayoutProblem.mostLevels
    /// How far members may reach over their group, as sums of fractions are not exact. In points.
    static let tolerance = 0.01

    init(section: Int, items: Range<Int>?, measure: Measure?, log: ProblemLog) {
        self.section = section
        self.items = items
        self.measure = items == nil ? nil : measure
        self.log = log
    }

    /// Reports a problem of the description only once: for the form of all groups.
    mutating func report(_ reason: LayoutProblem.Reason) {
        if items == nil { log.report(reason) }
    }

    mutating func resolve(_ size: LayoutSize, in container: Size) -> Size {
        items == nil
            ? size.resolved(in: container, log: &log) : size.resolved(in: container)
    }

    /// Counts a member that is tried, and says whether there may be another.
    mutating func mayGoOn() -> Bool {
        steps += 1
        return steps <= Self.mostSteps
    }

    /// Solves a section's own group in its container. Along some axes its extent may be given.
    ///
    /// Its edge spacing does not count, see `EdgeSpacing`.
    mutating func solve(
        _ group: LayoutGroup, in container: Size, shared: [Axis: Double] = [:]
    ) {
        var size = resolve(group.size, in: container)
        for (axis, extent) in shared { size[axis] = extent }
        solved.size = place(group, size: size, given: Set(shared.keys), level: 0)
        // An estimate has no insets, see `insets(of:)`.
        addHost(of: group, size: solved.size, firstSlot: -1)
        // Slots without items are dropped once everything has its place.
        if let items { solved.slots.removeLast(max(0, solved.slots.count - items.count)) }
    }

    /// Whether the slot that comes next has an item. With estimates every slot counts, as in the closed form.
    var hasItem: Bool {
        guard measure != nil, let items else { return true }
        return solved.slots.count < items.count
    }

    /// Places a group at the origin and returns its size, grown to its content where it is measured.
    ///
    /// - Parameter given: The measured axes on which it still keeps its size, as it is that of its siblings.
    mutating func place(
        _ group: LayoutGroup, size: Size, given: Set<Axis> = [], level: Int
    ) -> Size {
        guard level < Self.mostLevels else {
            report(.nestedTooDeep)
            return size
        }
        let insets = checkedInsets(group.contentInsets, of: group.size, in: size)
        for axis in Axis.allCases where insets.total(axis) > size[axis] + Self.tolerance {
            report(.noRoom)
        }
        let inner = Rect(origin: .zero, size: size).inset(by: insets)
        switch group.content {
        case .custom(let items):
            placeCustom(items, in: inner)
            return size
        case .members(let members, let axis, let repetition):
            var row = GroupRow(
                group, members: members, axis: axis, repetition: repetition, given: given)
            let grown = row.place(in: inner, solver: &self, level: level)
            var size = size
            for axis in Axis.allCases where row.grows(axis) { size[axis] = grown[axis] }
            return size
        }
    }

    /// As in the backport, custom frames are moved by the group's insets. Otherwise they stay as given.
    private mutating func placeCustom(_ items: CustomItems, in inner: Rect) {
        let frames = items.frames(inner.size)
        if frames.isEmpty { report(.emptyGroup) }
        if frames.count > Self.mostSlots { report(.tooManyMembers(frames.count)) }
        for item in frames.prefix(Self.mostSlots) {
            let frame = checked(item.frame)
            solved.slots.append(
                GroupSlot(
                    frame: frame.offsetBy(x: inner.x, y: inner.y), zIndex: item.zIndex))
        }
    }

    private mutating func checked(_ frame: Rect) -> Rect {
        var scratch = ProblemLog()
        let isForm = items == nil
        let size = isForm ? log.size(frame.size) : scratch.size(frame.size)
        let x = isForm ? log.coordinate(frame.x) : scratch.coordinate(frame.x)
        let y = isForm ? log.coordinate(frame.y) : scratch.coordinate(frame.y)
        return Rect(origin: Point(x: x, y: y), size: size)
    }

    /// A group's insets: none on a measured axis, as for items.
    func insets(of group: LayoutGroup, in size: Size) -> EdgeInsets {
        group.contentInsets.resolved(in: size).kept(on: group.size)
    }

    /// The insets that count, and problems for those that do not.
    mutating func checkedInsets(
        _ insets: ContentInsets, of declared: LayoutSize, in size: Size
    ) -> EdgeInsets {
        items == nil
            ? log.insets(insets, of: declared, in: size)
            : insets.resolved(in: size).kept(on: declared)
    }

    /// How much has been placed, to go back to.
    var mark: (slots: Int, hosts: Int) { (solved.slots.count, solved.hosts.count) }

    /// Forgets what has been placed since.
    mutating func goBack(to mark: (slots: Int, hosts: Int)) {
        solved.slots.removeSubrange(mark.slots...)
        solved.hosts.removeSubrange(mark.hosts...)
    }

    /// Moves what has been placed since some point.
    mutating func move(slots: Range<Int>, hosts: Range<Int>, by offset: Point) {
        for index in slots {
            solved.slots[index].frame = solved.slots[index].frame.offsetBy(x: offset.x, y: offset.y)
        }
        for index in hosts {
            solved.hosts[index].frame = solved.hosts[index].frame.offsetBy(x: offset.x, y: offset.y)
        }
    }
}

extension EdgeInsets {
    /// The insets that count: numbers, on axes that are not measured.
    ///
    /// UIKit documents that an item's insets are ignored on an estimated axis; a group is an item to it.
    func kept(on size: LayoutSize) -> EdgeInsets {
        EdgeInsets(
            top: size.height.isMeasured ? 0 : top.coordinateOrZero,
            left: size.width.isMeasured ? 0 : left.coordinateOrZero,
            bottom: size.height.isMeasured ? 0 : bottom.coordinateOrZero,
            right: size.width.isMeasured ? 0 : right.coordinateOrZero)
    }
}
