import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Laws of sideways scrolling that hold after any action of the reader and any data change.
@Suite struct SidewaysLawTests {
    /// Performs one random action of the reader, the clock or the program.
    private func act(on view: inout TestView, _ dice: inout Dice) {
        let sections = view.snapshot.numberOfSections
        let id =
            sections > 0
            ? view.snapshot.sectionIdentifier(at: dice.roll(0...sections - 1)) : 0
        switch dice.roll(0...13) {
        case 0...3:
            for _ in 0..<dice.roll(1...4) {
                view.dragSideways(
                    inSection: id, by: Double(dice.pick(-48, -16, 16, 48)),
                    joining: dice.oneIn(2))
            }
        case 4:
            view.scrollSideways(
                inSection: id, to: Double(dice.roll(-100...3_000)), animated: dice.oneIn(2))
        case 5: view.scrollSideways(inSection: id, toNextStop: dice.oneIn(2), animated: true)
        case 6: view.moveSelection(dice.pick(.up, .down, .left, .right))
        case 7: view.scroll(by: Double(dice.roll(-200...200)))
        case 8: if let item = dice.item(of: view) { view.scroll(toItem: item, animated: true) }
        case 9: view.resize(to: dice.size())
        case 10: view.snapshot = edited(view.snapshot, &dice)
        case 11: if dice.oneIn(3) { view.layout = dice.sidewaysLayout() }
        default: break
        }
        if dice.oneIn(2) { view.advance(to: view.now + .milliseconds(dice.roll(0...90))) }
    }

    /// Returns the snapshot after a few random edits.
    private func edited(
        _ snapshot: Snapshot<Int, Int>, _ dice: inout Dice
    ) -> Snapshot<Int, Int> {
        var sections = snapshot.sectionIdentifiers.map { id in
            (id, Array(snapshot.itemIdentifiers(inSectionAt: snapshot.indexOfSection(id)!)))
        }
        for _ in 0..<dice.roll(1...3) {
            switch dice.roll(0...4) {
            case 0: sections.shuffle(using: &dice)
            case 1 where !sections.isEmpty: sections.remove(at: dice.roll(0...sections.count - 1))
            case 2:
                let id = dice.roll(100...100_000)
                guard !sections.contains(where: { $0.0 == id }) else { continue }
                let items = Array(id * 1_000..<id * 1_000 + dice.roll(0...30))
                sections.insert((id, items), at: dice.roll(0...sections.count))
            case 3 where !sections.isEmpty:
                let place = dice.roll(0...sections.count - 1)
                sections[place].1.removeLast(dice.roll(0...sections[place].1.count))
            default: for index in sections.indices { sections[index].1.shuffle(using: &dice) }
            }
        }
        do {
            return try Snapshot(sections: sections.map { Section($0.0, items: $0.1) })
        } catch { fatalError("\(error)") }
    }

    @Test(
        "Offsets stay within their limits, and scroll animations end at stops", arguments: 0..<120)
    func limits(seed: UInt64) {
        var dice = Dice(seed: seed)
        var view = dice.sidewaysView()
        for _ in 0..<60 {
            act(on: &view, &dice)
            check(view)
            guard dice.oneIn(6) else { continue }
            let dragged = Set(
                view.sideways.movements.filter { $0.value.drag != nil }.keys)
            let count = view.rest()
            #expect(count < 60)
            #expect(
                view.sideways.movements.isEmpty && view.scrolling.glide == nil
                    && view.deadline == nil)
            for id in dragged { checkStop(view, id) }
            for index in 0..<view.snapshot.numberOfSections {
                guard let scroll = view.arrangement.sidewaysScroll(ofSection: index) else {
                    continue
                }
                let offset = view.sidewaysOffset(
                    ofSection: view.snapshot.sectionIdentifier(at: index))
                #expect(offset.map { scroll.limits.contains($0) } ?? false)
            }
        }
    }

    private func check(_ view: TestView) {
        for (index, offset) in view.sideways.offsets.byIndex {
            let id = view.snapshot.sectionIdentifier(at: index)
            #expect(view.sideways.offsets.byID[id] == offset)
            guard let scroll = view.arrangement.sidewaysScroll(ofSection: index) else {
                Issue.record("section \(index) has an offset and does not scroll")
                continue
            }
            let isPulled = view.sideways.movements[id] != nil && scroll.canPull
            #expect(isPulled || scroll.limits.contains(offset), "\(offset) \(scroll.limits)")
        }
        for id in view.sideways.movements.keys { #expect(view.snapshot.indexOfSection(id) != nil) }
        #expect(
            (view.deadline == nil)
                == (view.sideways.movements.isEmpty && view.scrolling.glide == nil))
        if let deadline = view.deadline { #expect(deadline > view.now) }
    }

    private func checkStop(_ view: TestView, _ id: Int) {
        guard let index = view.snapshot.indexOfSection(id),
            let scroll = view.arrangement.sidewaysScroll(ofSection: index),
            let offset = view.sidewaysOffset(ofSection: id)
        else { return }
        #expect(
            abs(scroll.stop(nearestTo: offset) - offset) < 1e-6,
            "\(offset) \(scroll.scrolling.behavior)")
    }

    @Test("Sections that survive edits keep their clamped offsets", arguments: 0..<200)
    func survival(seed: UInt64) {
        var dice = Dice(seed: seed)
        var view = dice.sidewaysView()
        for _ in 0..<6 {
            for id in view.snapshot.sectionIdentifiers where dice.oneIn(2) {
                view.scrollSideways(inSection: id, to: Double(dice.roll(0...2_000)))
            }
            let before = view.sideways.offsets.byID
            view.snapshot = edited(view.snapshot, &dice)
            for (id, offset) in before {
                guard let index = view.snapshot.indexOfSection(id) else {
                    #expect(view.sideways.offsets.byID[id] == nil)
                    continue
                }
                let scroll = view.arrangement.sidewaysScroll(ofSection: index)
                #expect(view.sideways.offsets.byID[id] == scroll?.clamped(offset) ?? offset)
                #expect(view.sideways.offsets.byIndex[index] == scroll?.clamped(offset))
            }
        }
    }

    @Test("Observers receive all calls in the documented order")
    func order() {
        let heard = (0..<100).map { order(seed: $0) }.reduce(Set()) { $0.union($1) }
        #expect(
            heard == ["begin", "end", "ended true", "ended false", "decelerating", "rest"])
    }

    /// Returns the names of the received calls.
    private func order(seed: UInt64) -> Set<String> {
        var dice = Dice(seed: seed)
        var view = dice.sidewaysView()
        let diary = Diary()
        diary.target = { $0 + 40 }
        view.sectionObserver = diary.observer
        for _ in 0..<80 { act(on: &view, &dice) }
        view.rest()
        var heard: Set<String> = []
        var last: [String: String] = [:]
        for call in diary.calls {
            let words = call.split(separator: " ").map(String.init)
            let (id, word) = (words[0], words[1] == "ended" ? "\(words[1]) \(words[2])" : words[1])
            let allowed: [String?] =
                switch word {
                case "begin": [nil, "ended false", "rest"]
                case "end": ["begin"]
                case "ended true", "ended false": ["end"]
                case "decelerating": ["ended true"]
                default: ["decelerating"]
                }
            #expect(
                allowed.contains(last[id]), "seed \(seed): \(word) after \(last[id] ?? "nothing")")
            last[id] = word
            heard.insert(word)
        }
        #expect(last.values.allSatisfy { ["ended false", "rest"].contains($0) }, "seed \(seed)")
        return heard
    }
}
