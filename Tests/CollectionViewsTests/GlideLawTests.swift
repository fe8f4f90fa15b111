import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Laws of every scroll animation of a view over rows that are measured during the animation.
@Suite struct GlideLawTests {
    /// Returns a view in the middle of the content. Rows that were never visible have their estimates.
    private func view(_ dice: inout Dice, rows: MeasuringTests.Rows) -> TestView {
        let perLine = dice.pick(1, 1, 2)
        // In rows of two items, an item of zero size would let the next item take its place, which changes the rows.
        let least = perLine == 1 ? 0 : 1
        for id in 0..<3_000 { rows.heights[id] = Double(dice.roll(least...9)) * 16 }
        var view = MeasuringTests.view(
            rows, count: 3_000, header: dice.oneIn(2), estimate: dice.pick(8, 16, 50, 120),
            perLine: perLine)
        view.resize(to: Size(width: 320, height: Double(dice.roll(4...24)) * 16))
        view.scroll(toItem: dice.roll(1_000...2_000), at: .center)
        view.advance(to: .seconds(1))
        return view
    }

    /// Returns a horizontal view of columns, each as wide as a measured row is high.
    private func horizontalView(_ dice: inout Dice, rows: MeasuringTests.Rows) -> TestView {
        for id in 0..<3_000 { rows.heights[id] = Double(dice.roll(1...9)) * 16 }
        let size = LayoutSize(
            width: .estimated(dice.pick(8, 16, 50, 120)), height: .fractionalHeight(1))
        let group = LayoutGroup.vertical(size: size, subitems: [LayoutItem(size: size)])
        var view = TestView(
            layout: CompositionalLayout<Int>(
                configuration: .init(scrollDirection: .horizontal), section: .group(group)),
            snapshot: .of([0: 0..<3_000]))
        view.update {
            $0.horizontalQuantum = 16
            $0.environment.size = Size(width: Double(dice.roll(4...24)) * 16, height: 320)
            $0.measurement = { element in
                element.item.map { Size(width: rows.height($0), height: 320) }
            }
        }
        view.scroll(toItem: dice.roll(1_000...2_000), at: .center)
        view.advance(to: .seconds(1))
        return view
    }

    /// Returns the position of each drawn item, in points from the start of the view.
    private func starts(_ view: TestView) -> [Int: Double] {
        let axis = view.scrollDirection
        var starts: [Int: Double] = [:]
        for element in view.visibleElements {
            guard let item = element.item, length(element.frame, axis) > 0 else { continue }
            starts[item] =
                view.limits.snapped(element.frame.origin[axis], axis) - view.contentOffset[axis]
        }
        return starts
    }

    private func length(_ frame: Rect?, _ axis: Axis) -> Double {
        (axis == .vertical ? frame?.height : frame?.width) ?? 0
    }

    /// Returns the distances by which the still visible items have moved.
    private func shifts(from before: [Int: Double], to view: TestView) -> Set<Double> {
        Set(starts(view).compactMap { item, start in before[item].map { start - $0 } })
    }

    /// Runs the scroll animation to its end, with some frames skipped, and describes the first fault.
    private func glide(
        _ view: inout TestView, over rows: MeasuringTests.Rows, leavingOut: Int, _ dice: inout Dice
    ) -> String? {
        var frames = 0
        var direction = 0.0
        while let due = view.deadline {
            let before = starts(view)
            view.advance(to: due + .milliseconds(17 * dice.roll(0...leavingOut)))
            for item in view.visibleItems
            where length(view.frame(ofItem: item), view.scrollDirection) != rows.height(item) {
                return "shows item \(item) with its estimate"
            }
            let steps = shifts(from: before, to: view)
            if steps.count > 1 { return "moves what is seen by different amounts: \(steps)" }
            let step = steps.first ?? 0
            if step * direction < 0 { return "turns round by \(step)" }
            if step != 0 { direction = step }
            frames += 1
            if frames > 13 { return "does not come to an end" }
        }
        return nil
    }

    @Test(
        "A scroll animation moves in one direction and ends at the requested item",
        arguments: 0..<60)
    func goesOneWay(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        let rows = MeasuringTests.Rows()
        var view = view(&dice, rows: rows)
        for round in 0..<6 {
            let place = try #require(view.visibleItems.first)
            let reach = dice.pick(8, 60, 400, 2_900)
            let item = min(max(place + dice.roll(-reach...reach), 0), 2_999)
            let alignment = ScrollAlignment.allCases[dice.roll(0...3)]
            guard rows.height(item) > 0 else { continue }
            var still = view
            still.animates = false
            still.scroll(toItem: item, at: alignment)
            let before = starts(view)
            let isMoved = view.row(ofItem: place) != still.row(ofItem: place)
            view.scroll(toItem: item, at: alignment, animated: true)
            #expect(
                shifts(from: before, to: view) == [0], "The scroll animation has not moved yet.")
            #expect(isMoved == (view.deadline != nil), "seed \(seed) round \(round)")
            let fault = glide(&view, over: rows, leavingOut: dice.pick(0, 0, 3), &dice)
            #expect(fault == nil, "seed \(seed) round \(round), to \(item)")
            #expect(
                view.row(ofItem: item) == still.row(ofItem: item), "seed \(seed) round \(round)")
            for item in view.visibleItems {
                #expect(view.frame(ofItem: item)?.height == rows.height(item))
            }
        }
    }

    @Test(
        "A horizontal scroll animation moves in one direction and ends at the requested item",
        arguments: 0..<40)
    func goesOneWaySideways(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        let rows = MeasuringTests.Rows()
        var view = horizontalView(&dice, rows: rows)
        #expect(view.scrollDirection == .horizontal)
        for round in 0..<6 {
            let place = try #require(view.visibleItems.first)
            let reach = dice.pick(8, 60, 400, 2_900)
            let item = min(max(place + dice.roll(-reach...reach), 0), 2_999)
            let alignment = ScrollAlignment.allCases[dice.roll(0...3)]
            var still = view
            still.animates = false
            still.scroll(toItem: item, at: alignment)
            let before = starts(view)
            let isMoved = shifts(from: before, to: still) != [0]
            view.scroll(toItem: item, at: alignment, animated: true)
            #expect(
                shifts(from: before, to: view) == [0], "The scroll animation has not moved yet.")
            #expect(isMoved == (view.deadline != nil), "seed \(seed) round \(round)")
            let fault = glide(&view, over: rows, leavingOut: dice.pick(0, 0, 3), &dice)
            #expect(fault == nil, "seed \(seed) round \(round), to \(item)")
            #expect(shifts(from: starts(still), to: view) == [0], "seed \(seed) round \(round)")
        }
    }

    @Test("A scroll animation to an end of the content reaches the end", arguments: 0..<20)
    func reachesTheEnds(seed: UInt64) {
        var dice = Dice(seed: seed)
        let rows = MeasuringTests.Rows()
        var view = view(&dice, rows: rows)
        for edge in [ScrollEdge.end, .start, .end] {
            view.scroll(to: edge, animated: true)
            #expect(glide(&view, over: rows, leavingOut: 0, &dice) == nil, "seed \(seed)")
            let position = view.scrollPosition
            let isThere = edge == .end ? position.isAtEnd : position.isAtStart
            #expect(isThere, "seed \(seed), \(position)")
        }
    }

    @Test(
        "A scroll animation that replaces another begins at the current offset", arguments: 0..<20)
    func isTakenOver(seed: UInt64) {
        var dice = Dice(seed: seed)
        let rows = MeasuringTests.Rows()
        var view = view(&dice, rows: rows)
        for _ in 0..<6 {
            view.scroll(toItem: dice.roll(0...2_999), at: .top, animated: true)
            for _ in 0..<dice.roll(0...9) { view.deadline.map { _ = view.advance(to: $0) } }
            let before = starts(view)
            view.scroll(toItem: dice.roll(0...2_999), at: .top, animated: true)
            let shifts = shifts(from: before, to: view)
            #expect(
                !shifts.isEmpty && shifts.allSatisfy { abs($0) <= 16 }, "seed \(seed): \(shifts)")
        }
    }
}
