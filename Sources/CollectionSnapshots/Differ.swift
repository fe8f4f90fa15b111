/// The work of finding a difference.
@usableFromInline
struct Differ<SectionID: Hashable, ItemID: Hashable> {
    @usableFromInline let old: Snapshot<SectionID, ItemID>
    @usableFromInline let new: Snapshot<SectionID, ItemID>
    @usableFromInline var difference = Difference<SectionID, ItemID>()
    /// The old index of each new section, -1 for none.
    @usableFromInline var origins: [Int] = []
    /// What the walk left of each section of the old snapshot that is not the same in the new one.
    @usableFromInline var left: [SectionRest] = []
    /// What the walk left of the new snapshot, in its order.
    @usableFromInline var target = Coverage()

    @inlinable
    init(from old: Snapshot<SectionID, ItemID>, to new: Snapshot<SectionID, ItemID>) {
        self.old = old
        self.new = new
    }

    @inlinable
    mutating func run() -> Difference<SectionID, ItemID> {
        matchSections()
        for section in origins.indices {
            if origins[section] >= 0 {
                walk(origins[section], section)
            } else {
                target.append(
                    ItemRun(section: section, offsets: 0..<new.contents[section].count))
            }
        }
        for section in difference.deletedSections {
            left.append(SectionRest(allOf: section, count: old.contents[section].count))
        }
        target.close()
        for rest in left { settle(rest) }
        finish()
        return difference
    }
}

/// What is left of a section of the old snapshot when equal items have been left out.
@usableFromInline
struct SectionRest {
    @usableFromInline var old: Int
    /// The section's index in the new snapshot, -1 when it is gone.
    @usableFromInline var new: Int
    /// The items that found no equal, in their order.
    @usableFromInline var offsets: [Range<Int>] = []
    /// Between the equal ends, the items that found one.
    @usableFromInline var kept: [Match] = []

    @inlinable
    init(old: Int, new: Int) {
        self.old = old
        self.new = new
    }

    @inlinable
    init(allOf old: Int, count: Int) {
        self.init(old: old, new: -1)
        if count > 0 { offsets = [0..<count] }
    }
}

extension Differ {
    /// How many items the walk looks ahead at.
    @inlinable static var reach: Int { 8 }

    /// Leaves out what is equal at both ends, and then, as far as that goes, what is equal in
    /// between.
    ///
    /// Equal ends are in some longest sequence always. What the look-ahead finds in between may not
    /// be: it is weighed against what it jumped over once that is known.
    @inlinable
    mutating func walk(_ oldSection: Int, _ newSection: Int) {
        let before = ItemRow(old.contents[oldSection], slots: old.slots)
        let after = ItemRow(new.contents[newSection], slots: new.slots)
        let prefix = before.equalPrefix(0..<before.count, after, 0..<after.count)
        guard prefix < before.count || prefix < after.count else { return }
        let suffix = before.equalSuffix(
            prefix..<before.count, after, prefix..<after.count)
        var rest = SectionRest(old: oldSection, new: newSection)
        var (i, j) = (prefix, prefix)
        let (endOld, endNew) = (before.count - suffix, after.count - suffix)
        while i < endOld && j < endNew {
            let (skipOld, skipNew) = Self.lookAhead(before, i..<endOld, after, j..<endNew)
            guard skipOld + skipNew > 0 else { break }
            if skipOld > 0 { rest.offsets.append(i..<i + skipOld) }
            target.append(ItemRun(section: newSection, offsets: j..<j + skipNew))
            i += skipOld
            j += skipNew
            let equal = before.equalPrefix(i..<endOld, after, j..<endNew)
            rest.kept.append(
                Match(
                    offset: i, place: ItemPosition(section: newSection, offset: j), count: equal))
            i += equal
            j += equal
        }
        if i < endOld { rest.offsets.append(i..<endOld) }
        target.append(ItemRun(section: newSection, offsets: j..<endNew))
        if !rest.offsets.isEmpty { left.append(rest) }
    }

    /// How many items to skip on each side until the same one is next; none when it is not near.
    @inlinable
    static func lookAhead(
        _ before: ItemRow<ItemID>, _ old: Range<Int>, _ after: ItemRow<ItemID>, _ new: Range<Int>
    ) -> (Int, Int) {
        let (i, j) = (old.lowerBound, new.lowerBound)
        let (first, other) = (before[i], after[j])
        for skip in 1...reach {
            let isInOld = i + skip < old.upperBound
            let isInNew = j + skip < new.upperBound
            if isInOld && before[i + skip] == other { return (skip, 0) }
            if isInNew && after[j + skip] == first { return (0, skip) }
            if isInOld && isInNew && before[i + skip] == after[j + skip] { return (skip, skip) }
        }
        return (0, 0)
    }
}
