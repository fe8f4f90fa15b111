/// The groups of a section, equal or different.
protocol PlacedGroups: BandedItems {
    var plan: GroupPlan { get }
    func groups(_ items: BodyItems) -> GroupLines
}

/// Groups that are all equal. Their frames are computed from the number of items only.
final class EqualGroups: PlacedGroups, ClosedForm {
    let plan: GroupPlan
    var overhang: EdgeInsets { plan.reach }

    init(plan: GroupPlan) { self.plan = plan }

    func groups(_ items: BodyItems) -> GroupLines {
        GroupLines(plan: plan, items: items, table: nil)
    }

    func height(of count: Int) -> Double {
        if plan.axis == .vertical { return plan.length(count: count) }
        return count > 0 && plan.capacity > 0 ? plan.form.size.height : 0
    }
}

/// Groups that may differ, because their members are measured.
struct MeasuredGroups: PlacedGroups {
    var plan: GroupPlan
    var table: GroupTable

    func groups(_ items: BodyItems) -> GroupLines {
        GroupLines(plan: plan, items: items, table: table)
    }

    var overhang: EdgeInsets { table.reach }

    mutating func apply(
        _ edits: ItemEdits, of plan: any BodyPlan, _ items: BodyItems, _ problems: inout ProblemLog
    ) -> Bool {
        guard let plan = plan as? GroupPlan, plan.solves(like: self.plan) else { return false }
        self.plan = plan
        guard let span = edits.span else { return true }
        return plan.edit(
            &table, span, count: items.count, section: items.section, measure: items.measure,
            log: &problems)
    }
}

extension PlacedGroups {
    func size(of items: BodyItems) -> Size { groups(items).size }

    func write(meeting rect: Rect, _ items: BodyItems, to elements: inout ElementWriter) {
        let groups = groups(items)
        groups.forEachGroup(meeting: rect) { group in
            let solved = groups.solved(group)
            let own = groups.items(in: group)
            let origin = groups.origin(of: group)
            for item in own {
                let slot = solved.slots[item - own.lowerBound]
                elements.add(
                    item, slot.frame.offsetBy(x: origin.x, y: origin.y), zIndex: slot.zIndex)
            }
            // A badge's zIndex is added to the zIndex of the section's items, so badges come to the front with the
            // items, as in UIKit.
            solved.forEachBadge(
                section: items.section, measure: items.measure, group: group,
                firstItem: own.lowerBound, slots: own.count
            ) { badge, place, host in
                elements.add(
                    badge.kind, at: place, host.offsetBy(x: origin.x, y: origin.y),
                    zIndex: badge.zIndex)
            }
        }
    }

    func frame(of item: Int, _ items: BodyItems) -> Rect? { groups(items).frame(of: item) }

    func frame(of kind: ElementKind, at index: Int, _ items: BodyItems) -> Rect? {
        groups(items).badgeFrame(kind, index: index)
    }

    var bandAxis: Axis { plan.axis }

    /// Returns the number of groups. Zero if no item takes room, so that a search does not read 10^9 empty groups.
    func bandCount(_ items: BodyItems) -> Int {
        let groups = groups(items)
        return groups.table == nil && plan.form.isBare ? 0 : groups.groupCount
    }

    func band(of item: Int, _ items: BodyItems) -> Int { groups(items).group(of: item) }

    func bands(at coordinate: Double, _ items: BodyItems) -> Range<Int> {
        let group = groups(items).group(at: coordinate)
        return group..<group + 1
    }

    func forEachFrame(inBand band: Int, _ items: BodyItems, _ body: (Int, Rect) -> Void) {
        groups(items).forEachFrame(in: band, body)
    }

    func stopCount(_ items: BodyItems) -> Int { groups(items).groupCount }

    func stop(at index: Int, _ items: BodyItems) -> (start: Double, length: Double) {
        groups(items).extent(of: index)
    }
}
