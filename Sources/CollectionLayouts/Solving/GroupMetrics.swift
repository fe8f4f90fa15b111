/// Groups of one form in one column.
struct GroupMetrics {
    let group: LayoutGroup
    /// What the group's fractions refer to.
    let container: Size
    /// Between two groups.
    let spacing: Double
    /// Along which groups follow each other: down, or sideways where the section scrolls so.
    let axis: Axis
    /// From the column's left edge to the first group.
    let left: Double
    /// What all groups look like; the first guess where something is measured.
    let form: SolvedGroup
    /// How far elements lie outside a group of that form.
    let reach: EdgeInsets
    /// Whether groups differ, and are solved one by one.
    let isMeasured: Bool

    init(
        _ body: GroupBody, in place: SectionPlace, inset: EdgeInsets, isSideways: Bool,
        log: inout ProblemLog
    ) {
        group = body.group
        spacing = log.length(body.interGroupSpacing, .interGroupSpacing)
        axis = isSideways ? .horizontal : .vertical
        left = inset.left
        // Sideways the insets are scrolled along, so that a group's width is a share of all there is to see;
        // measured on pictures of UIKit.
        let taken = isSideways ? 0 : inset.horizontal
        container = Size(
            width: max(0, place.column.width - taken), height: max(0, place.height - inset.vertical)
        )
        var solver = GroupSolver(section: place.index, items: nil, measure: nil, log: ProblemLog())
        solver.solve(body.group, in: container)
        // Members are repeated, what is wrong with them is told once.
        var told: Set<LayoutProblem.Reason> = []
        for problem in solver.log.problems where told.insert(problem.reason).inserted {
            log.report(problem.reason)
        }
        form = solver.solved
        reach = form.reach(section: place.index, measure: nil)
        isMeasured = body.group.isMeasured && !form.slots.isEmpty
    }

    var capacity: Int { form.slots.count }

    /// From the start of one group to that of the next, where all are alike.
    var pitch: Double { form.size[axis] + spacing }

    /// The length of `count` items in groups that are all alike.
    ///
    /// The last group counts with its whole declared extent, however few items are in it: measured on pictures of
    /// UIKit for rows, and taken to hold for stacks.
    func length(count: Int) -> Double {
        guard count > 0, capacity > 0 else { return 0 }
        return Double(count.parts(of: capacity)) * pitch - spacing
    }

    /// The group with items in it, asked for again.
    func solve(
        items: Range<Int>, section: Int, measure: Measure?, extent: Double? = nil,
        log: inout ProblemLog
    ) -> SolvedGroup {
        var group = group
        if let extent { group.size = group.size.with(axis, .absolute(extent)) }
        var solver = GroupSolver(section: section, items: items, measure: measure, log: log)
        solver.solve(group, in: container)
        log = solver.log
        return solver.solved
    }
}

/// Where groups begin that are not all alike: 12 bytes a group.
struct GroupTable {
    /// The first item of each group, then the number of items.
    var starts: [UInt32] = [0]
    /// The start of each group from the body's, then where one more would begin.
    var tops: [Double] = [0]
    /// The largest extent across.
    var across = 0.0
    var reach = EdgeInsets.zero
    /// The extent all groups share, where they do.
    var shared: Double?
}

extension GroupMetrics {
    /// The table of groups that are measured, in O(count).
    func table(count: Int, section: Int, measure: Measure?, log: inout ProblemLog) -> GroupTable {
        let table = table(
            count: count, section: section, measure: measure, extent: nil, log: &log)
        guard group.size[axis].isUniform else { return table }
        let lengths = zip(table.tops, table.tops.dropFirst()).map { $1 - $0 - spacing }
        guard let largest = lengths.max() else { return table }
        // All groups of the section take the extent of the largest, so what is in them is solved for that.
        var scratch = ProblemLog()
        return self.table(
            count: count, section: section, measure: measure, extent: largest, log: &scratch)
    }

    private func table(
        count: Int, section: Int, measure: Measure?, extent: Double?, log: inout ProblemLog
    ) -> GroupTable {
        var table = GroupTable()
        table.shared = extent
        var first = 0
        var top = 0.0
        while first < count {
            let solved = solve(
                items: first..<count, section: section, measure: measure, extent: extent, log: &log)
            guard !solved.slots.isEmpty else {
                log.report(.groupTooSmall, item: first)
                break
            }
            first += solved.slots.count
            top += solved.size[axis] + spacing
            table.starts.append(UInt32(first))
            table.tops.append(top)
            table.across = max(table.across, solved.size[axis.crossing])
            table.reach.widen(
                solved.reach(
                    section: section, measure: measure, group: table.tops.count - 2,
                    firstItem: first - solved.slots.count))
        }
        return table
    }
}

extension EdgeInsets {
    /// The larger of two on each edge.
    mutating func widen(_ other: EdgeInsets) {
        top = max(top, other.top)
        left = max(left, other.left)
        bottom = max(bottom, other.bottom)
        right = max(right, other.right)
    }
}

extension SolvedGroup {
    /// How far slots and badges lie outside the group.
    func reach(
        section: Int, measure: Measure?, group: Int = 0, firstItem: Int = 0
    ) -> EdgeInsets {
        var reach = EdgeInsets.zero
        func widen(_ frame: Rect) {
            reach.widen(
                EdgeInsets(
                    top: -frame.minY, left: -frame.minX, bottom: frame.maxY - size.height,
                    right: frame.maxX - size.width))
        }
        for slot in slots { widen(slot.frame) }
        forEachBadge(section: section, measure: measure, group: group, firstItem: firstItem) {
            widen($2)
        }
        return reach
    }

    /// Calls `body` with each badge, its index and its frame.
    func forEachBadge(
        section: Int, measure: Measure?, group: Int, firstItem: Int, slots: Int = .max,
        _ body: (SupplementaryItem, Int, Rect) -> Void
    ) {
        func visit(_ badges: [SupplementaryItem], _ index: Int, on host: Rect) {
            for badge in badges {
                body(badge, index, badge.frame(on: host, index, section, measure))
            }
        }
        guard !badges.isEmpty || !hosts.isEmpty else { return }
        for index in 0..<min(slots, self.slots.count) where self.slots[index].badges >= 0 {
            let slot = self.slots[index]
            visit(badges[Int(slot.badges)], firstItem + index, on: slot.frame)
        }
        for host in hosts where host.firstSlot < min(slots, self.slots.count) {
            visit(
                host.badges, host.firstSlot < 0 ? group : firstItem + host.firstSlot,
                on: host.frame)
        }
    }
}

extension SupplementaryItem {
    /// The frame on a host, measured where the size is.
    func frame(on host: Rect, _ index: Int, _ section: Int, _ measure: Measure?) -> Rect {
        // Told as a problem neither here nor earlier: a badge of no size is not there.
        var scratch = ProblemLog()
        return frame(
            on: host,
            size: size.measured(
                as: kind, item: index, section: section, in: host.size, measure: measure,
                log: &scratch))
    }
}
