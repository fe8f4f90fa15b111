import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Tests that commands treat a moving view as if its animations had ended. Only drawing sees the movement.
@Suite struct RestingLawTests {
    private struct Command {
        let name: String
        /// Whether the result reports a movement. Otherwise the result reports a selection.
        var isScrolling = true
        let run: (inout TestView) -> Bool
    }

    private func command(_ dice: inout Dice, for view: TestView) -> Command {
        let count = view.snapshot.numberOfSections
        let id = count > 0 ? view.snapshot.sectionIdentifier(at: dice.roll(0...count - 1)) : 0
        let isAnimated = dice.oneIn(2)
        let isForward = dice.oneIn(2)
        let distance = Double(dice.roll(-300...300))
        let direction: Direction = dice.pick(.up, .down, .left, .right)
        switch dice.roll(0...8) {
        case 0: return Command(name: "by \(distance)") { $0.scroll(by: distance) }
        case 1:
            let edge = dice.pick(ScrollEdge.start, .end)
            return Command(name: "to \(edge)") { $0.scroll(to: edge, animated: isAnimated) }
        case 2:
            let point = Point(x: distance, y: distance * 3)
            return Command(name: "to \(point)") { $0.scroll(to: point, animated: isAnimated) }
        case 3:
            let offset = Double(dice.roll(-100...2_000))
            return Command(name: "section \(id) to \(offset)") {
                $0.scrollSideways(inSection: id, to: offset, animated: isAnimated)
            }
        case 4:
            return Command(name: "section \(id) to its next stop") {
                $0.scrollSideways(inSection: id, toNextStop: isForward, animated: isAnimated)
            }
        case 5:
            let item = dice.item(of: view) ?? 0
            return Command(name: "to item \(item)", isScrolling: false) {
                $0.scroll(toItem: item, animated: isAnimated)
            }
        case 6:
            return Command(name: "tab", isScrolling: false) {
                isForward ? $0.selectNext() : $0.selectPrevious()
            }
        default:
            return Command(name: "\(direction)", isScrolling: false) { $0.moveSelection(direction) }
        }
    }

    @Test(
        "A view during a scroll animation handles commands like a view without animations",
        arguments: 0..<50)
    func glidingIsBeingThere(seed: UInt64) {
        var dice = Dice(seed: seed)
        var view = dice.sidewaysView()
        view.animates = true
        view.advance(to: .seconds(9))
        var still = view
        still.animates = false
        for step in 0..<40 {
            let command = command(&dice, for: view)
            _ = (command.run(&view), command.run(&still))
            guard view.selection == still.selection, restingOffsets(of: view) == offsets(of: still)
            else {
                Issue.record("seed \(seed) step \(step): \(command.name)")
                return
            }
            if dice.oneIn(2) {
                let now = view.now + .milliseconds(dice.roll(0...90))
                view.advance(to: now)
                still.advance(to: now)
            }
        }
        view.advance(to: view.now + .seconds(1))
        #expect(offsets(of: view) == offsets(of: still) && view.deadline == nil)
    }

    /// Returns the current offsets of a view and its sections.
    private func offsets(of view: TestView) -> [Double] { offsets(of: view, in: view.viewport) }

    /// Returns the offsets after all animations.
    private func restingOffsets(of view: TestView) -> [Double] {
        offsets(of: view, in: view.restingViewport)
    }

    private func offsets(of view: TestView, in viewport: Viewport) -> [Double] {
        [viewport.bounds.x, viewport.bounds.y]
            + (0..<view.snapshot.numberOfSections).map {
                let start = view.arrangement.sidewaysScroll(ofSection: $0)?.initialOffset
                return viewport.sidewaysOffsets[$0] ?? start ?? 0
            }
    }

    @Test(
        "Commands report whether anything moves, and time steps report whether the picture changes",
        arguments: 0..<40)
    func answersAreTrue(seed: UInt64) {
        var dice = Dice(seed: seed)
        var view = dice.sidewaysView()
        for step in 0..<30 {
            let before = view.viewport
            let command = command(&dice, for: view)
            let answer = command.run(&view)
            if command.isScrolling {
                #expect(
                    answer == (view.restingViewport != before),
                    "seed \(seed) step \(step): \(command.name)")
            }
            for _ in 0..<dice.roll(1...30) {
                let shown = view.viewport
                let isOther = view.advance(to: view.now + .milliseconds(dice.roll(1...30)))
                #expect(
                    isOther == (view.viewport != shown),
                    "seed \(seed) step \(step): \(command.name)")
            }
            view.advance(to: view.now + .seconds(1))
        }
    }
}
