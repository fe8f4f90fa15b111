import CollectionSnapshots
import SnapshotSupport

extension SplitMix {
    mutating func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
    mutating func flip() -> Bool { Bool.random(using: &self) }

    /// Returns random items: a run of numbers, or numbers in any order, sometimes with a repeated one.
    mutating func items(below limit: Int, _ most: Int = 6) -> [Int] {
        let count = roll(0...most)
        if flip() {
            let first = roll(0...limit)
            return Array(first..<first + count)
        }
        return (0..<count).map { _ in roll(0...limit) }
    }

    /// Returns a random operation. About one in four must throw.
    mutating func edit(items limit: Int, sections: Int) -> Edit {
        switch roll(0...22) {
        case 0...3: .append(items(below: limit, 12), to: flip() ? roll(0...sections) : nil)
        case 4...6: .insert(items(below: limit), roll(0...limit), after: flip())
        case 7...10: .move(roll(0...limit), roll(0...limit), after: flip())
        case 11...13: .delete(items(below: limit))
        case 14: roll(0...9) == 0 ? .deleteAll : .delete(items(below: limit))
        case 15, 16: .appendSections((0..<roll(0...2)).map { _ in roll(0...sections) })
        case 17:
            .insertSections(
                (0..<roll(0...2)).map { _ in roll(0...sections) }, roll(0...sections),
                after: flip())
        case 18...20: .moveAll(items(below: limit, 4), to: roll(0...sections))
        case 21: .moveSection(roll(0...sections), roll(0...sections), after: flip())
        default: .deleteSections((0..<roll(0...1)).map { _ in roll(0...sections) })
        }
    }
}
