import CollectionLayouts
import CollectionSnapshots
import CollectionViews
import Testing

@Suite struct SolvingTests {
    @Test func scrollingSelectingAndReadingNeverSolve() {
        var dice = Dice(seed: 11)
        var view = dice.view()
        let count = view.solveCount
        for _ in 0..<200 {
            view.scroll(by: Double(dice.roll(-400...400)))
            view.moveSelection(dice.pick(.up, .down, .left, .right))
            view.selectNext()
            view.select(at: Point(x: Double(dice.roll(0...400)), y: Double(dice.roll(0...400))))
            _ = view.visibleElements
        }
        view.scroll(to: .end)
        #expect(view.solveCount == count)
    }

    @Test func whatIsTheSameDoesNotSolve() {
        var dice = Dice(seed: 12)
        var view = dice.view()
        let count = view.solveCount
        view.resize(to: view.size)
        view.environment = view.environment
        view.offsetQuantum = 32
        view.update { _ in }
        #expect(view.solveCount == count)
        view.resize(to: Size(width: .nan, height: -1))
        #expect(view.size == .zero)
        #expect(view.solveCount == count + 1)
    }

    @Test func badInsetsAreSaidAndCountAsZero() {
        var dice = Dice(seed: 15)
        var view = dice.view()
        view.safeAreaInsets = EdgeInsets(left: .nan)
        #expect(view.safeAreaInsets == .zero)
        #expect(view.contentSize.width.isFinite && view.contentOffset.y.isFinite)
        #expect(view.arrangement.problems.first?.section == nil)
        #expect(view.arrangement.problems.count == 1)
        let count = view.solveCount
        view.update { _ in }
        #expect(view.solveCount == count)
        view.safeAreaInsets = .zero
        #expect(view.arrangement.problems.isEmpty)
        view.safeAreaInsets = EdgeInsets(top: -1)
        #expect(view.arrangement.problems.isEmpty)
        #expect(view.safeAreaInsets.top == -1)
    }

    @Test(arguments: [.leastNonzeroMagnitude, 1e-4, -1, .nan, .infinity])
    func aStepTooSmallOrNoNumberCountsAsNone(quantum: Double) {
        var dice = Dice(seed: 16)
        var view = dice.view()
        view.offsetQuantum = quantum
        #expect(view.offsetQuantum == 0)
        view.scroll(by: 17.25)
        #expect(view.contentOffset.y.isFinite)
    }

    @Test func severalChangesSolveOnce() {
        var dice = Dice(seed: 13)
        var view = dice.view()
        let count = view.solveCount
        let snapshot = dice.snapshot()
        view.update {
            $0.layout = rows()
            $0.snapshot = snapshot
            $0.environment.size = Size(width: 100, height: 100)
        }
        #expect(view.solveCount == count + 1)
        view.invalidateLayout()
        #expect(view.solveCount == count + 2)
    }

    @Test func copiesAreIndependent() {
        var dice = Dice(seed: 14)
        let view = dice.view(quantum: 0)
        var copy = view
        copy.scroll(to: .start)
        copy.layout = rows()
        #expect(view.solveCount + 1 == copy.solveCount)
        #expect(view.contentSize != copy.contentSize)
    }

    @Test func elementsAreMeasuredByIdentifier() throws {
        let layout = FlowLayout<String> { _, _ in .flow(items: .measured(estimate: 16)) }
        var view = try CollectionView(layout: layout) {
            Section("letters", items: ["a", "bb"])
            Section("words", items: ["ccc"])
        }
        view.resize(to: Size(width: 80, height: 160))
        #expect(view.contentSize.height == 48)
        view.measurement = { element in
            #expect(element.width == 80 && element.height == nil)
            #expect(element.section == (element.item == "ccc" ? "words" : "letters"))
            return Size(width: 80, height: Double(element.item?.count ?? 0) * 10)
        }
        #expect(view.contentSize.height == 60)
        #expect(view.frame(ofItem: "ccc")?.height == 30)
    }

    @Test func aBillionItemsThroughTheFrontDoor() throws {
        var view = try CollectionView(layout: rows()) {
            for section in 0..<1_000 {
                Section(section, items: section * 1_000_000..<(section + 1) * 1_000_000)
            }
        }
        view.resize(to: Size(width: 640, height: 384))
        view.select(987_654_321)
        #expect(view.visibleItems.contains(987_654_321))
        view.resize(to: Size(width: 320, height: 640))
        #expect(view.visibleItems.contains(987_654_321))
        view.scroll(to: .end)
        #expect(view.visibleItems.last == 999_999_999)
    }

    /// A view does not solve again if the difference is already known, or if comparing is cheaper than solving.
    @Test func knownDifferencesAreFollowed() throws {
        for isCheap in [true, false] {
            let layout = FlowLayout<Int> { _ in
                isCheap
                    ? .flow(items: .perLine(1, height: 16))
                    : .flow(items: .each { item, _ in Size(width: 9, height: Double(item % 7)) })
            }
            var view = try TestView(layout: layout) { Section(0, items: 0..<200) }
            view.resize(to: Size(width: 80, height: 160))
            #expect(view.arrangement.isCheap == isCheap)
            let count = view.solveCount
            var next = view.snapshot
            try next.insertItems([900], beforeItem: 7)
            view.apply(next)
            #expect(view.solveCount == count)
            try next.deleteItems([3])
            view.snapshot = next
            #expect(view.solveCount == (isCheap ? count + 1 : count))
        }
    }
}
