/// Which section holds a number: the lower bounds of all pieces of a kind, in ascending order, each
/// with its section. Pieces do not overlap, so the one that begins last before a number is the only
/// one that can hold it.
@usableFromInline
struct Extents: Sendable {
    @usableFromInline private(set) var lowers: [Int] = []
    @usableFromInline private(set) var sections: [UInt32] = []

    init() {}

    /// The bounds of sections that are one range each, in ascending order; nil if any section is not.
    init?(ascending contents: [SectionItems]) {
        // To append nothing writes to the storage that all empty arrays share, also on other threads.
        guard !contents.isEmpty else { return }
        var (isPlain, latest) = (true, Int.min)
        lowers.append(addingCapacity: contents.count) { span in
            for items in contents {
                guard case .one(let piece) = items, !piece.isListed, piece.count > 0,
                    piece.lower >= latest
                else {
                    isPlain = false
                    return
                }
                latest = piece.upper
                span.append(piece.lower)
            }
        }
        guard isPlain else { return nil }
        sections = contents.indices.map { UInt32($0) }
    }

    var isEmpty: Bool { lowers.isEmpty }
    var count: Int { lowers.count }

    /// How many lower bounds are at or below a number. O(log pieces).
    func place(after number: Int) -> Int {
        var low = 0
        var high = lowers.count
        while low < high {
            let middle = (low + high) / 2
            if lowers[middle] <= number { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The only section that can hold a number.
    func section(holding number: Int) -> Int? {
        let place = place(after: number)
        return place > 0 ? Int(sections[place - 1]) : nil
    }

    /// The sections that can hold one of the numbers, some perhaps twice.
    func sections(holding numbers: Range<Int>) -> [Int] {
        let first = max(place(after: numbers.lowerBound) - 1, 0)
        return sections[first..<place(after: numbers.upperBound)].map { Int($0) }
    }

    /// Adds a bound in any order; call `sort()` after the last.
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

    /// Replaces all bounds of a section. O(pieces of all sections).
    mutating func replace(section: Int, by bounds: [Int]) {
        keep { $0 == section ? nil : $0 }
        for bound in bounds { append(bound, section: section) }
        sort()
    }

    /// Makes room for new sections at an index. O(pieces of all sections).
    mutating func shift(from section: Int, by count: Int) {
        let (first, distance) = (UInt32(section), UInt32(count))
        for place in sections.indices where sections[place] >= first { sections[place] += distance }
    }

    /// Gives every section its new index, nil for one that is gone. O(pieces of all sections).
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
