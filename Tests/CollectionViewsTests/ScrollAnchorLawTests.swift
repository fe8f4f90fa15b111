import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

@Suite struct ScrollAnchorLawTests {
    /// Changes and their reversal, in chains of one to four, from ten offsets of a thousand views.
    @Test func whatIsTakenBackGivesTheExactOffsetBack() {
        var dice = Dice(seed: 31)
        for _ in 0..<1_000 {
            var view = dice.view()
            if dice.oneIn(2), let item = dice.item(of: view) { view.select(item) }
            for _ in 0..<10 {
                view.scroll(by: Double(dice.roll(-600...600)))
                let before = (view.environment, view.offsetQuantum, view.contentOffset)
                for _ in 0..<dice.roll(1...4) {
                    let (size, quantum) = (dice.size(), dice.pick(0.0, 16, 20, 12.8))
                    view.update {
                        $0.environment.size = size
                        $0.offsetQuantum = quantum
                    }
                }
                view.update {
                    $0.environment = before.0
                    $0.offsetQuantum = before.1
                }
                guard view.contentOffset != before.2 else { continue }
                Issue.record("\(view.contentOffset) after \(before)")
                return
            }
        }
    }

    @Test func theAnchorKeepsItsRow() {
        var dice = Dice(seed: 32)
        var kept = 0
        for _ in 0..<3_000 {
            var view = dice.view(quantum: 16)
            if dice.oneIn(2), let item = dice.item(of: view) {
                view.select(item)
                view.scroll(by: Double(dice.roll(-200...200)))
            }
            guard let anchor = view.anchor(), !view.scrollPosition.isAtStart else { continue }
            let row = row(of: anchor, in: view)
            view.resize(to: dice.size())
            guard let now = self.row(of: anchor, in: view) else { continue }
            // The anchor may move only at the start, at the end, or if it would be outside the visible range.
            let position = view.scrollPosition
            let isMoved = position.isAtStart || position.isAtEnd
            let isOut = !isVisible(anchor, inRow: row, of: view)
            if now == row { kept += 1 }
            guard now != row, !isMoved, !isOut else { continue }
            Issue.record("\(anchor) was in row \(String(describing: row)) and is in \(now)")
        }
        #expect(kept > 1_000)
    }

    @Test func editsAboveLeaveTheRowsAlone() throws {
        var dice = Dice(seed: 33)
        var count = 0
        for _ in 0..<300 {
            var ids = Array(0..<dice.roll(50...200))
            var view = try TestView(layout: dice.oneIn(2) ? rows() : rows(pinned: false)) {
                Section(0, items: ids)
            }
            view.update {
                $0.environment.size = Size(width: 80, height: Double(dice.roll(3...20)) * 16)
                $0.offsetQuantum = 16
            }
            view.scroll(by: Double(dice.roll(20...40)) * 16)
            guard let first = view.visibleItems.dropFirst().first,
                !view.scrollPosition.isAtEnd
            else { continue }
            let row = row(of: first, in: view)
            var fresh = 1_000
            for _ in 0..<30 {
                let place = dice.roll(0...15)
                if dice.oneIn(3), let end = ids.firstIndex(of: first), end > 20 {
                    ids.remove(at: place)
                } else {
                    ids.insert(fresh, at: place)
                    fresh += 1
                }
                view.snapshot = try Snapshot { Section(0, items: ids) }
                #expect(self.row(of: first, in: view) == row)
                count += 1
            }
        }
        #expect(count > 6_000, "\(count)")
    }

    /// Whether an item would be visible if it were still in a row.
    private func isVisible(_ item: Int, inRow row: Double?, of view: TestView) -> Bool {
        guard let row, let index = view.index(ofItem: item), let frame = view.frame(ofItem: item)
        else { return false }
        let offset = ((frame.minY / 16 + 0.5).rounded(.down) - row) * 16
        return view.shows(frame, inSection: index.section, at: offset)
    }

    /// Returns the row on the screen in which an item begins.
    private func row(of item: Int, in view: TestView) -> Double? {
        view.frame(ofItem: item).map {
            ($0.minY / 16 + 0.5).rounded(.down) - view.contentOffset.y / 16
        }
    }
}
