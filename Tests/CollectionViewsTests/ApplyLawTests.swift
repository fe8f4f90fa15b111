import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// The number of tried pairs. Debug builds are slow, so they try fewer.
#if DEBUG
    private let scale = 1
#else
    private let scale = 10
#endif

@Suite struct ApplyLawTests {
    /// A view after many changes shows the same elements as a new view of the last data.
    @Test(arguments: [(seed: 1, items: 8), (seed: 2, items: 24)])
    func appliedDataLooksAsIfItHadAlwaysBeenThere(seed: UInt64, items: Int) throws {
        var dice = Dice(seed: seed)
        for _ in 0..<50 * scale {
            let layout = dice.layout(choosesColumns: false)
            let environment = LayoutEnvironment(size: dice.size())
            func open(_ snapshot: Snapshot<Int, Int>) -> TestView {
                func open(_ layout: some CollectionLayoutConvertible<Int>) -> TestView {
                    var view = TestView(layout: layout, snapshot: snapshot)
                    view.environment = environment
                    return view
                }
                return open(layout)
            }
            var view = open(Snapshot())
            view.advance(to: .zero)
            for step in 0..<100 {
                let old = view.snapshot
                let selection = dice.oneIn(3) ? dice.item(of: view) : nil
                if let selection { view.select(selection) }
                let before = view.selection
                let next = dice.oneIn(4) ? dice.shuffled(items) : dice.edited(old, items)
                let isOther = view.apply(next, animated: dice.oneIn(2))
                view.advance(to: .milliseconds(50 * step))
                let fresh = open(next)
                guard view.snapshot == next, view.contentSize == fresh.contentSize,
                    view.everything == fresh.everything, isOther == (old != next),
                    view.selection == before.flatMap({ next.contains(item: $0) ? $0 : nil }),
                    view.contentOffset == view.limits.clamped(view.contentOffset)
                else {
                    Issue.record("seed \(seed): \(old) → \(next)")
                    return
                }
            }
        }
    }

    /// Inserting, deleting and moving items and sections above the anchor leaves the anchor in its row.
    @Test func theAnchorKeepsItsRowInRandomEdits() throws {
        var dice = Dice(seed: 41)
        var kept = 0
        for _ in 0..<40 * scale {
            var view = try TestView(layout: dice.oneIn(2) ? rows() : rows(pinned: false)) {
                for section in 0..<8 {
                    Section(section, items: section * 100..<section * 100 + dice.roll(5...40))
                }
            }
            view.update {
                $0.environment.size = Size(width: 80, height: Double(dice.roll(4...20)) * 16)
                $0.offsetQuantum = 16
            }
            view.advance(to: .zero)
            view.scroll(toItem: dice.roll(3...6) * 100, at: .center)
            // The first item that is not covered.
            guard let anchor = view.visibleItems.dropFirst(2).first else { continue }
            view.select(anchor, following: false)
            let row = view.row(of: anchor)
            for step in 0..<25 {
                let next = try dice.edited(view.snapshot, above: anchor)
                view.apply(next)
                view.advance(to: .milliseconds(70 * step))
                let position = view.scrollPosition
                if position.isAtStart || position.isAtEnd { break }
                guard view.row(of: anchor) == row else {
                    Issue.record("\(anchor) was in row \(String(describing: row))")
                    return
                }
                kept += 1
            }
        }
        #expect(kept > 500 * scale)
    }
}

extension CollectionView {
    /// All elements of the content, from the content's top.
    fileprivate var everything: [LayoutAttributes] {
        let size = arrangement.contentSize
        return arrangement.elements(
            in: Viewport(
                bounds: Rect(x: -500, y: 0, width: size.width + 1_000, height: size.height + 1)))
    }

    /// Returns the row on the screen in which an item begins.
    fileprivate func row(of item: ItemID) -> Double? {
        frame(ofItem: item).map { (($0.minY - contentOffset.y) / 16).rounded() }
    }
}

extension Dice {
    /// Returns most of the items `0..<items` in random order, in up to four sections.
    mutating func shuffled(_ items: Int) -> Snapshot<Int, Int> {
        var lists = (0..<roll(1...4)).map { _ in [Int]() }
        for item in (0..<items).shuffled(using: &self) where !oneIn(4) {
            lists[roll(0...lists.count - 1)].append(item)
        }
        let order = (0..<6).shuffled(using: &self)
        return snapshot(zip(order, lists).map { Section($0, items: $1) })
    }

    /// Returns the snapshot after a few random operations.
    mutating func edited(_ snapshot: Snapshot<Int, Int>, _ items: Int) -> Snapshot<Int, Int> {
        var lists = snapshot.sectionIdentifiers.map { id in
            (id: id, items: (try? Array(snapshot.itemIdentifiers(inSection: id))) ?? [])
        }
        for _ in 0..<roll(1...4) {
            if oneIn(8) { lists.shuffle(using: &self) }
            let id = roll(0...5)
            if oneIn(5), !lists.contains(where: { $0.id == id }) {
                lists.insert((id, []), at: roll(0...lists.count))
            }
            guard !lists.isEmpty else { continue }
            // Removes an item from its section, and usually inserts it at a random position.
            let item = roll(0...items - 1)
            for index in lists.indices { lists[index].items.removeAll { $0 == item } }
            if !oneIn(3) {
                let list = roll(0...lists.count - 1)
                lists[list].items.insert(item, at: roll(0...lists[list].items.count))
            }
            if oneIn(10) { lists.removeLast() }
        }
        return self.snapshot(lists.map { Section($0.id, items: $0.items) })
    }

    private func snapshot(_ sections: [Section<Int, Int>]) -> Snapshot<Int, Int> {
        do { return try Snapshot(sections: sections) } catch { fatalError("\(error)") }
    }

    /// Returns the snapshot after random operations above an item.
    mutating func edited(
        _ snapshot: Snapshot<Int, Int>, above anchor: Int
    ) throws -> Snapshot<Int, Int> {
        var next = snapshot
        for _ in 0..<roll(1...5) {
            guard let position = next.position(ofItem: anchor) else { break }
            let section = roll(0...position.section)
            let count =
                section == position.section
                ? position.offset : next.numberOfItems(inSectionAt: section)
            let item =
                count > 0
                ? next.itemIdentifier(at: roll(0...count - 1), inSectionAt: section) : anchor
            let fresh = 10_000 + roll(0...1_000_000)
            guard !next.contains(item: fresh) else { continue }
            switch roll(0...3) {
            case 0: try next.insertItems([fresh, fresh + 2_000_000], beforeItem: item)
            case 1: if item != anchor { try next.deleteItems([item]) }
            case 2: if item != anchor { try next.moveItem(item, beforeItem: anchor) }
            default:
                let own = next.sectionIdentifier(at: position.section)
                if oneIn(2) {
                    try next.insertSections([fresh], beforeSection: own)
                } else if section < position.section {
                    try next.deleteSections([next.sectionIdentifier(at: section)])
                }
            }
        }
        return next
    }
}
