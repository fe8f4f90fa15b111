extension Snapshot {
    /// Returns the changes from an older snapshot to this snapshot.
    ///
    /// If there are few changes, takes O(items), with one comparison for each item. The common prefix and the common
    /// suffix of a section are skipped, and the items between them are compared with a short look-ahead. Only the
    /// remaining items are looked up by identifier, in O(remaining items · log remaining items). Ranges cost
    /// O(segments).
    @inlinable
    public func difference(from old: Snapshot) -> Difference<SectionID, ItemID> {
        var differ = DifferenceSolver(from: old, to: self)
        return differ.run()
    }
}

/// The algorithm that computes a difference.
@usableFromInline
struct DifferenceSolver<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    @usableFromInline let old: Snapshot<SectionID, ItemID>
    @usableFromInline let new: Snapshot<SectionID, ItemID>
    @usableFromInline var difference = Difference<SectionID, ItemID>()
    /// The old index of each new section; -1 for an inserted section.
    @usableFromInline var origins: [Int] = []
    /// For each changed section, the old items that `walk` did not match. For a deleted section, all of its items.
    @usableFromInline var left: [UnmatchedItems] = []
    @usableFromInline var changes = ItemChanges()

    @inlinable
    init(from old: Snapshot<SectionID, ItemID>, to new: Snapshot<SectionID, ItemID>) {
        self.old = old
        self.new = new
    }

    @inlinable
    mutating func run() -> Difference<SectionID, ItemID> {
        matchSections()
        for section in origins.indices {
            let origin = origins[section]
            if origin >= 0 {
                // Skip sections whose range has not changed. Among many sections, most have not changed.
                if !old.contents[origin].isSameRange(as: new.contents[section]) {
                    walk(origin, section)
                }
            } else {
                changes.target.append(
                    ItemRun(section: section, offsets: 0..<new.contents[section].count))
            }
        }
        for section in difference.deletedSections {
            left.append(UnmatchedItems(allOf: section, count: old.contents[section].count))
        }
        changes.target.close()
        for rest in left { settle(rest) }
        finish()
        return difference
    }
}

extension DifferenceSolver {
    /// The largest number of items that `lookAhead` may skip on each side.
    @inlinable static var reach: Int { 8 }

    /// Matches the common prefix and the common suffix of a section, and runs of equal items between them. Adds the
    /// unmatched old items to `left`, and the unmatched new items to `changes.target`.
    ///
    /// Items in the prefix or the suffix never have to move. Matched items between them may have to move.
    /// `ItemChanges.record` decides which of them move, after the skipped items are matched too.
    @inlinable
    mutating func walk(_ oldSection: Int, _ newSection: Int) {
        let before = old.itemIdentifiers(inSectionAt: oldSection)
        let after = new.itemIdentifiers(inSectionAt: newSection)
        let prefix = before.equalPrefix(0..<before.count, after, 0..<after.count)
        let suffix = before.equalSuffix(
            prefix..<before.count, after, prefix..<after.count)
        var rest = UnmatchedItems(old: oldSection, new: newSection)
        var (i, j) = (prefix, prefix)
        var failures = 0
        let (endOld, endNew) = (before.count - suffix, after.count - suffix)
        while i < endOld && j < endNew {
            var (skipOld, skipNew) = Self.lookAhead(before, i..<endOld, after, j..<endNew)
            if skipOld + skipNew == 0 {
                // Skip a short shuffled part of a long list, but stop early if the whole list is shuffled. More listed
                // items before this part allow more tries. Items of ranges do not count, because passing a range takes
                // no time.
                failures += 1
                guard failures <= 4 + Swift.min(i, old.slots.count) / 256 else { break }
                skipOld = Swift.min(Self.reach, endOld - i)
                skipNew = Swift.min(Self.reach, endNew - j)
            }
            if skipOld > 0 { rest.offsets.append(i..<i + skipOld) }
            changes.target.append(ItemRun(section: newSection, offsets: j..<j + skipNew))
            i += skipOld
            j += skipNew
            let equal = before.equalPrefix(i..<endOld, after, j..<endNew)
            if equal > 0 {
                let place = ItemPosition(section: newSection, offset: j)
                rest.kept.append(Match(offset: i, place: place, count: equal))
            }
            i += equal
            j += equal
        }
        if i < endOld { rest.offsets.append(i..<endOld) }
        changes.target.append(ItemRun(section: newSection, offsets: j..<endNew))
        if !rest.offsets.isEmpty { left.append(rest) }
    }

    /// Returns the number of items to skip on each side, so that both sides continue with the same item. Returns (0, 0)
    /// if there is no equal item within `reach`.
    @inlinable
    static func lookAhead(
        _ before: ItemIdentifiers<ItemID>, _ old: Range<Int>,
        _ after: ItemIdentifiers<ItemID>, _ new: Range<Int>
    ) -> (Int, Int) {
        let (i, j) = (old.lowerBound, new.lowerBound)
        // Try the smallest numbers of skipped items first.
        for skip in 1...reach {
            let isInOld = i + skip < old.upperBound
            let isInNew = j + skip < new.upperBound
            if isInOld {
                let item = before[i + skip]
                for other in 0...Swift.min(skip, new.count - 1) where after[j + other] == item {
                    return (skip, other)
                }
            }
            if isInNew {
                let item = after[j + skip]
                for other in 0..<Swift.min(skip, old.count) where before[i + other] == item {
                    return (other, skip)
                }
            }
        }
        return (0, 0)
    }
}
