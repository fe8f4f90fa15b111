/// The changes of section heights in a column. Each change shifts the sections below.
struct ColumnShifts {
    /// The changes of section heights. Each entry has the position of the section, and the change in points. Positions
    /// ascend.
    private(set) var shifts: [(position: Int, distance: Double)] = []

    mutating func add(_ distance: Double, at stack: ColumnStack, section: Int) {
        guard distance != 0 else { return }
        shifts.append((stack.position(of: section), distance))
    }

    /// The shifts of all columns.
    struct All {
        private(set) var columns: [ColumnShifts]
        /// Whether all sections must be stacked again. If true, the shifts are not used.
        var needRestack = false

        init(count: Int) { columns = Array(repeating: ColumnShifts(), count: count) }

        subscript(column: Int) -> ColumnShifts {
            get { columns[column] }
            _modify { yield &columns[column] }
        }
    }
}

extension ColumnStack {
    /// Shifts the tops of all sections after a section whose height has changed.
    mutating func shift(_ shifts: [(position: Int, distance: Double)]) {
        var sum = 0.0
        for (index, shift) in shifts.enumerated() {
            sum += shift.distance
            let next = index + 1 < shifts.count ? shifts[index + 1].position + 1 : tops.count
            tops.shift(shift.position + 1..<next, by: sum)
        }
    }

    /// Inserts those sections of a run that are in this column, and renumbers the later sections.
    mutating func insert(
        _ added: [(section: UInt32, height: Double)], at run: Range<Int>, spacing: Double
    ) {
        let position = sections.partitioningIndex { Int($0) >= run.lowerBound }
        sections.shift(from: position, byCount: run.count)
        guard !added.isEmpty else { return }
        var top = tops[position]
        var bottoms: [Double] = []
        for section in added {
            top += section.height
            top += spacing
            bottoms.append(top)
        }
        let distance = top - tops[position]
        sections.insert(contentsOf: added.lazy.map(\.section), at: position)
        tops.insert(contentsOf: bottoms, at: position + 1)
        tops.shift(from: position + 1 + added.count, by: distance)
    }

    /// Removes a run of sections, and renumbers the later sections.
    mutating func remove(_ run: Range<Int>) {
        let first = sections.partitioningIndex { Int($0) >= run.lowerBound }
        let end = sections.partitioningIndex { Int($0) >= run.upperBound }
        sections.shift(from: end, byCount: -run.count)
        guard first < end else { return }
        let distance = tops[first] - tops[end]
        sections.removeSubrange(first..<end)
        tops.removeSubrange(first + 1...end)
        tops.shift(from: first + 1, by: distance)
    }
}

extension ArrangementChanges {
    var changesSections: Bool {
        !(removedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty)
    }

    /// Whether the changes lead from `old` sections to `new` sections.
    func fit(_ old: Int, _ new: Int) -> Bool {
        old - removedSections.count + insertedSections.count == new
            && removedSections.areIndices(below: old) && insertedSections.areIndices(below: new)
            && movedSections.allSatisfy { (0..<old).contains($0.from) && (0..<new).contains($0.to) }
            && changedSections.map(\.section).areIndices(below: new)
            && moveSectionsApart
    }

    /// Whether no section is moved twice, moved and removed, or moved to the index of an inserted section.
    private var moveSectionsApart: Bool {
        guard !movedSections.isEmpty else { return true }
        let from = Set(movedSections.map(\.from) + removedSections)
        let to = Set(movedSections.map(\.to) + insertedSections)
        return from.count == movedSections.count + removedSections.count
            && to.count == movedSections.count + insertedSections.count
    }
}

extension ArrangementChanges.SectionChange {
    /// Whether the changes of items lead from `old` items to `new` items, in ascending order and without overlaps.
    func fits(_ old: Int, _ new: Int) -> Bool {
        guard !isReloaded else { return true }
        var (ends, shift) = ((old: 0, new: 0), 0)
        for item in items {
            guard item.old.lowerBound >= ends.old,
                item.new.lowerBound == item.old.lowerBound + shift
            else { return false }
            shift += item.new.count - item.old.count
            ends = (item.old.upperBound, item.new.upperBound)
        }
        return ends.old <= old && old + shift == new
    }
}

extension [Int] {
    /// The numbers as a range; nil if there are no numbers or they are not consecutive.
    var run: Range<Int>? {
        guard let first, let last, last - first == count - 1 else { return nil }
        return first..<last + 1
    }

    /// Whether the numbers ascend, are not negative, and are below `end`.
    fileprivate func areIndices(below end: Int) -> Bool {
        (first ?? 0) >= 0 && (last ?? -1) < end && zip(self, dropFirst()).allSatisfy { $0 < $1 }
    }
}
