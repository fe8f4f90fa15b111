import Reflow
import UIKit

/// Numbers for the identifiers of sections and items. A diffable data source has identifiers of any type.
struct Identities {
    private var sections: [AnyHashable: Int] = [:]
    private var items: [AnyHashable: Int] = [:]
    /// The index of each section of the last snapshot, by the section's number.
    private(set) var sectionIndexes: [Int: Int] = [:]

    /// Returns a snapshot of identifiers. Leaves out an identifier that occurs a second time.
    mutating func snapshot(_ data: _CollectionData) -> Snapshot<Int, Int> {
        var usedSections: Set<Int> = []
        var usedItems: Set<Int> = []
        var list: [Section<Int, Int>] = []
        for (identifier, members) in zip(data.sections, data.items) {
            let section = Self.number(of: identifier, in: &sections)
            guard usedSections.insert(section).inserted else { continue }
            let numbers = members.map { Self.number(of: $0, in: &items) }
                .filter { usedItems.insert($0).inserted }
            list.append(Section(section, items: numbers))
        }
        var snapshot = snapshot(of: list)
        let reloaded = data.reloaded.compactMap { items[$0] }.filter(usedItems.contains)
        try? snapshot.reconfigureItems(reloaded)
        return snapshot
    }

    /// Returns a snapshot of positions, for a data source without identifiers.
    mutating func snapshot(counts: [Int]) -> Snapshot<Int, Int> {
        snapshot(
            of: counts.enumerated().map { section, count in
                let first = section << 32
                return Section(section, items: first..<first + min(max(0, count), 1 << 31))
            })
    }

    private mutating func snapshot(of list: [Section<Int, Int>]) -> Snapshot<Int, Int> {
        sectionIndexes = Dictionary(
            uniqueKeysWithValues: list.enumerated().map { ($1.id, $0) })
        // The identifiers are unique, so this cannot fail.
        return (try? Snapshot { list }) ?? Snapshot()
    }

    private static func number(
        of identifier: AnyHashable, in numbers: inout [AnyHashable: Int]
    ) -> Int {
        if let number = numbers[identifier] { return number }
        let number = numbers.count
        numbers[identifier] = number
        return number
    }
}
