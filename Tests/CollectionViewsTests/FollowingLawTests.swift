import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Tests that a view after data changes equals a new view of the new data.
@Suite struct FollowingLawTests {
    @Test(
        "Random edits of a view with a random layout give the frames of a new view",
        arguments: 0..<60)
    func followsEdits(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        var view = dice.view(quantum: 16, choosesColumns: false)
        var next = 1_000_000
        for round in 0..<20 {
            var snapshot = view.snapshot
            try dice.edit(&snapshot, next: &next)
            view.snapshot = snapshot
            let fresh = view.remade()
            #expect(
                view.arrangement.contentSize.isNear(fresh.arrangement.contentSize),
                "seed \(seed) round \(round)")
            let all = Rect(origin: Point(x: -99, y: -99), size: Size(width: 9_999, height: 99_999))
            let own = view.arrangement.elements(in: Viewport(bounds: all))
            let others = fresh.arrangement.elements(in: Viewport(bounds: all))
            guard own.count == others.count else {
                Issue.record(
                    "seed \(seed) round \(round): \(own.count) of \(others.count) elements")
                return
            }
            for (one, other) in zip(own, others) where !one.isNear(other) {
                Issue.record("seed \(seed) round \(round): \(one) instead of \(other)")
                return
            }
        }
    }

    @Test(
        "The anchor keeps its row during random edits above it, new sizes and resizes",
        arguments: 0..<50)
    func anchorKeepsItsRow(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        let rows = MeasuringTests.Rows()
        var view = MeasuringTests.view(
            rows, count: 2_000, header: dice.oneIn(2), estimate: dice.pick(8, 16, 40, 100))
        view.resize(to: Size(width: 320, height: Double(dice.roll(4...9)) * 16))
        view.scroll(toItem: dice.roll(800...1_200), at: .top)
        var next = 1_000_000
        for round in 0..<50 {
            guard let anchor = view.topmostItem else { break }
            let row = try #require(view.row(ofItem: anchor))
            let place = try #require(view.index(ofItem: anchor)).item
            var snapshot = view.snapshot
            switch dice.roll(0...4) {
            case 0:
                let at = dice.roll(0...place - 1)
                let id = snapshot.itemIdentifier(at: at, inSectionAt: 0)
                try snapshot.insertItems([next, next + 1], beforeItem: id)
                next += 2
                view.snapshot = snapshot
            case 1:
                let at = dice.roll(0...place - 1)
                try snapshot.deleteItems([snapshot.itemIdentifier(at: at, inSectionAt: 0)])
                view.snapshot = snapshot
            case 2:
                let id = snapshot.itemIdentifier(at: dice.roll(0...place - 1), inSectionAt: 0)
                rows.heights[id] = Double(dice.roll(0...9)) * 16
                try snapshot.reconfigureItems([id])
                view.snapshot = snapshot
            case 3:
                view.resize(
                    to: Size(width: Double(dice.roll(10...60)) * 8, height: view.size.height))
            default:
                let ids = (0..<3).map { _ in
                    snapshot.itemIdentifier(at: dice.roll(0...place - 1), inSectionAt: 0)
                }
                for id in Set(ids) {
                    let before = snapshot.itemIdentifier(
                        at: dice.roll(0...place - 1), inSectionAt: 0)
                    if before != id { try snapshot.moveItem(id, beforeItem: before) }
                }
                view.snapshot = snapshot
            }
            guard place > 300 else { break }
            #expect(view.row(ofItem: anchor) == row, "seed \(seed) round \(round)")
        }
    }
}

extension Dice {
    /// Applies one to three random operations to a snapshot.
    mutating func edit(_ snapshot: inout Snapshot<Int, Int>, next: inout Int) throws {
        let items = Array(snapshot.itemIdentifiers)
        let sections = Array(snapshot.sectionIdentifiers)
        func pick<Value>(_ values: [Value], _ dice: inout Dice) -> Value? {
            values.isEmpty ? nil : values[dice.roll(0...values.count - 1)]
        }
        for _ in 0..<roll(1...3) {
            next += 10
            switch roll(0...7) {
            case 0:
                guard let item = pick(items, &self), snapshot.contains(item: item) else { break }
                try snapshot.insertItems(Array(next..<next + roll(1...5)), afterItem: item)
            case 1, 2:
                let gone = Set((0..<roll(1...4)).compactMap { _ in pick(items, &self) })
                try snapshot.deleteItems(gone.filter { snapshot.contains(item: $0) })
            case 3:
                guard let item = pick(items, &self), let other = pick(items, &self),
                    item != other, snapshot.contains(item: item), snapshot.contains(item: other)
                else { break }
                try snapshot.moveItem(item, beforeItem: other)
            case 4:
                try snapshot.appendSections([next])
                try snapshot.appendItems(Array(next..<next + 4), toSection: next)
            case 5:
                guard let section = pick(sections, &self) else { break }
                try snapshot.deleteSections([section].filter { snapshot.contains(section: $0) })
            case 6:
                guard let section = pick(sections, &self), let other = pick(sections, &self),
                    section != other, snapshot.contains(section: section),
                    snapshot.contains(section: other)
                else { break }
                try snapshot.moveSection(section, beforeSection: other)
            default:
                guard let item = pick(items, &self), snapshot.contains(item: item) else { break }
                try snapshot.reloadItems([item])
            }
        }
    }
}

extension Size {
    fileprivate func isNear(_ other: Size) -> Bool {
        abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
    }
}

extension LayoutAttributes {
    fileprivate func isNear(_ other: LayoutAttributes) -> Bool {
        kind == other.kind && section == other.section && item == other.item
            && abs(frame.minY - other.frame.minY) < 1e-6
            && abs(frame.minX - other.frame.minX) < 1e-6 && frame.size.isNear(other.frame.size)
    }
}
