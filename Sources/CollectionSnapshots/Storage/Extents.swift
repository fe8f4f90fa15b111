/// A table that finds the section of a number. It contains the lower bounds of all segments of one kind in ascending
/// order, each with the index of its section.
///
/// Segments do not overlap. So the only segment that can contain a number is the last segment that begins at or before
/// it.
@usableFromInline
struct SegmentTable: Sendable {
    @usableFromInline private(set) var lowers: [Int] = []
    @usableFromInline private(set) var sections: [UInt32] = []

    init() {}

    /// Makes the table for sections that are one range each, in ascending order. Fails if any section is not one range,
    /// or if the ranges are not in ascending order.
    init?(ascending contents: [SectionItems]) {
        // Appending zero elements would write to the storage that all empty arrays share, even arrays of other threads.
        guard !contents.isEmpty else { return }
        var (isPlain, latest) = (true, Int.min)
        lowers.append(addingCapacity: contents.count) { span in
            for items in contents {
                guard case .one(let segment) = items, !segment.isListed, segment.count > 0,
                    segment.lower >= latest
                else {
                    isPlain = false
                    return
                }
                latest = segment.upper
                span.append(segment.lower)
            }
        }
        guard isPlain else { return nil }
        sections = contents.indices.map { UInt32($0) }
    }

    var isEmpty: Bool { lowers.isEmpty }
    var count: Int { lowers.count }

    /// Returns the number of lower bounds that are less than or equal to a number. O(log segments).
    func place(after number: Int) -> Int {
        lowers.partitioningIndex { $0 > number }
    }

    /// Returns the only section that can contain a number; nil if there is none.
    func section(holding number: Int) -> Int? {
        let place = place(after: number)
        return place > 0 ? Int(sections[place - 1]) : nil
    }

    /// Returns the sections that can contain one of the numbers. A section may be listed several times.
    func sections(holding numbers: Range<Int>) -> [Int] {
        let first = max(place(after: numbers.lowerBound) - 1, 0)
        return sections[first..<place(after: numbers.upperBound)].map { Int($0) }
    }

    /// Adds a bound at the end. After the last bound, call `sort()`.
    mutating func append(_ lower: Int, section: Int) {
        lowers.append(lower)
        sections.append(UInt32(section))
    }

    mutating func sort() {
        let order = lowers.indices.sorted { lowers[$0] < lowers[$1] }
        lowers = order.map { lowers[$0] }
        sections = order.map { sections[$0] }
    }

    mutating func insert(_ lower: Int, section: Int) {
        let place = place(after: lower)
        lowers.insert(lower, at: place)
        sections.insert(UInt32(section), at: place)
    }

    mutating func remove(_ lower: Int) {
        let place = place(after: lower) - 1
        lowers.remove(at: place)
        sections.remove(at: place)
    }

    /// Replaces all bounds of a section. O(n log n) for n segments of all sections.
    mutating func replace(section: Int, by bounds: [Int]) {
        keep { $0 == section ? nil : $0 }
        for bound in bounds { append(bound, section: section) }
        sort()
    }

    /// Increases the indices of all sections from an index on, before new sections are inserted there. O(segments of
    /// all sections).
    mutating func shift(from section: Int, by count: Int) {
        let (first, distance) = (UInt32(section), UInt32(count))
        for place in sections.indices where sections[place] >= first { sections[place] += distance }
    }

    /// Replaces the index of each section by its new index. If the new index is nil, removes the section's bounds.
    /// O(segments of all sections).
    mutating func keep(_ index: (Int) -> Int?) {
        var kept = 0
        for place in lowers.indices {
            guard let section = index(Int(sections[place])) else { continue }
            lowers[kept] = lowers[place]
            sections[kept] = UInt32(section)
            kept += 1
        }
        lowers.removeLast(lowers.count - kept)
        sections.removeLast(sections.count - kept)
    }
}
