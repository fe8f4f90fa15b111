import CollectionLayouts
import CollectionSnapshots

@testable import CollectionViews

/// A random sequence of actions of a reader and a program in one view. Each step reports a violation of the law that
/// the reader's scroll position is kept.
struct ScrollAnchorWalk {
    private(set) var view: TestView
    private var dice: Dice
    private let heights = Heights()
    private var layouts: [any CollectionLayoutConvertible<Int>] = []
    /// The scroll position after the reader's last action. `nil` until the next change that is no action of the reader.
    private var scrollAnchor: ScrollAnchor<Int, Int>?
    private var nextID = 1_000_000
    /// The number of checks of scroll positions.
    var checks = 0
    /// The numbers of actions of each kind.
    private(set) var counts = Counts()

    struct Counts { var (edits, measures, resizes, switches) = (0, 0, 0, 0) }

    init(seed: UInt64, policy: ScrollPolicy = []) {
        dice = Dice(seed: seed)
        view = dice.view(choosesColumns: false)
        layouts = [view.layout] + (0..<5).map { _ in dice.anyLayout() }
        view.scrollPolicy = policy
        let heights = heights
        view.update {
            $0.horizontalQuantum = dice.pick(0, 8)
            $0.measurement = { element in
                let length = heights.length(of: element.item ?? -element.section)
                return Size(width: element.width ?? length, height: element.height ?? length)
            }
        }
    }

    /// Performs one random action. Returns a description of the fault, or `nil`.
    mutating func step() throws -> String? {
        switch dice.roll(0...11) {
        case 0, 1: return scrollNearby()
        case 2:
            read { view, dice in
                if dice.oneIn(4) { return _ = view.scroll(to: dice.pick(.start, .end)) }
                if let item = dice.item(of: view) {
                    view.scroll(toItem: item, at: dice.pick(.top, .center, .nearest))
                }
            }
        case 3:
            read { view, dice in
                let seen = view.visibleItems
                if dice.oneIn(2) || seen.isEmpty { return view.deselect() }
                view.select(seen[dice.roll(0...seen.count - 1)], following: false)
            }
        case 4:
            read { view, dice in
                for section in view.visibleSidewaysSections {
                    view.scrollSideways(
                        inSection: view.snapshot.sectionIdentifier(at: section.index),
                        to: section.offset + Double(dice.roll(-20...40)) * 8)
                }
            }
        case 5: return thereAndBack()
        case 6, 7: return try edit()
        case 8: return try measureAnew()
        default: return change()
        }
        return nil
    }

    /// Performs an action of the reader. Forgets the stored scroll position if the action moved anything.
    private mutating func read(_ act: (inout TestView, inout Dice) -> Void) {
        let before = view
        act(&view, &dice)
        let isMoved =
            view.contentOffset != before.contentOffset || view.selection != before.selection
            || view.sideways.offsets.byID != before.sideways.offsets.byID
        if isMoved { scrollAnchor = nil }
    }

    /// Scrolls by up to half a view. Checks that all items visible before and after move by the same distance.
    private mutating func scrollNearby() -> String? {
        let before = view
        let axis = view.scrollDirection
        let half = view.size[axis] / 2
        let distance = view.limits.floor(
            Double.random(in: -half...half, using: &dice), axis)
        read { view, _ in view.scroll(by: distance) }
        let position = view.scrollPosition
        guard abs(distance) <= half, !position.isAtStart, !position.isAtEnd else { return nil }
        let tolerance = view.inputs.quantum[axis] + 1e-6
        for item in before.visibleItems {
            guard let old = before.frame(ofItem: item), let new = view.frame(ofItem: item),
                new.meets(view.viewport.bounds), old.meets(before.viewport.bounds),
                // In a waterfall, items above that were never measured may move an item to another lane.
                new.min(axis.crossing) == old.min(axis.crossing)
            else { continue }
            checks += 1
            let shift =
                (new.min(axis) - view.contentOffset[axis])
                - (old.min(axis) - before.contentOffset[axis])
            if abs(shift + distance) > tolerance {
                return "scrolling by \(distance) moved \(item) by \(shift)"
            }
        }
        return nil
    }

    /// Changes the size, the layout, the insets or the scroll step, and checks the scroll position.
    private mutating func change() -> String? {
        let before = view
        let scrollAnchor = scrollAnchor ?? view.currentAnchor
        let isFresh = self.scrollAnchor == nil
        self.scrollAnchor = scrollAnchor
        let what = changeInputs()
        let fault = fault(of: scrollAnchor, before) ?? (isFresh ? sidewaysFault(before) : nil)
        return fault.map { "\(what): \($0)" }
    }

    private mutating func changeInputs() -> String {
        switch dice.roll(0...5) {
        case 0, 1:
            let size = dice.size()
            view.resize(to: size)
            counts.resizes += 1
            return "resized to \(size)"
        case 2:
            let quantum = dice.pick(0.0, 16, 20, 12.8)
            view.offsetQuantum = quantum
            return "steps of \(quantum)"
        case 3 where dice.oneIn(2):
            let inset = dice.inset()
            view.contentInset = inset
            return "insets \(inset)"
        default:
            let index = dice.roll(0...layouts.count - 1)
            view.layout = layouts[index]
            counts.switches += 1
            return "layout \(index)"
        }
    }

    /// Changes inputs, restores them, and checks that the scroll position is exactly the old one.
    private mutating func thereAndBack() -> String? {
        let before = view
        scrollAnchor = scrollAnchor ?? view.currentAnchor
        let changes = (0..<dice.roll(1...3)).map { _ in changeInputs() }
        view.update {
            $0.layout = before.layout
            $0.environment = before.environment
            $0.offsetQuantum = before.offsetQuantum
        }
        checks += 1
        // Estimates outside the anchor's column may differ from the old ones.
        let fault =
            view.measuresLazily
            ? fault(of: scrollAnchor ?? before.currentAnchor, before)
            : view.difference(from: before)
        return fault.map { "\(changes) and back: \($0)" }
    }

    /// Edits the data at random positions.
    private mutating func edit() throws -> String? {
        var snapshot = view.snapshot
        try dice.edit(&snapshot, next: &nextID)
        counts.edits += 1
        return show(snapshot)
    }

    /// Changes the measured lengths of some items.
    private mutating func measureAnew() throws -> String? {
        var snapshot = view.snapshot
        let items = Set((0..<dice.roll(1...20)).compactMap { _ in dice.item(of: view) }).sorted()
        for item in items { heights.lengths[item] = Double(dice.roll(0...9)) * 16 }
        try snapshot.reconfigureItems(items)
        counts.measures += 1
        return show(snapshot)
    }

    private mutating func show(_ snapshot: Snapshot<Int, Int>) -> String? {
        let before = view
        let scrollAnchor = view.currentAnchor
        guard view.apply(snapshot, animated: false) else { return nil }
        self.scrollAnchor = nil
        let offsets = before.sideways.offsets.byID
        for (id, offset) in offsets {
            guard let index = snapshot.indexOfSection(id),
                let scroll = view.arrangement.sidewaysScroll(ofSection: index)
            else { continue }
            checks += 1
            if view.sidewaysOffset(ofSection: id) != scroll.clamped(offset) {
                return "section \(id) did not stay at \(offset) in an edit"
            }
        }
        return fault(of: scrollAnchor, before).map { "an edit: \($0)" }
    }
}

/// The measured lengths of elements.
private final class Heights {
    var lengths: [Int: Double] = [:]

    func length(of id: Int) -> Double { lengths[id] ?? Double(abs(id &* 7919) % 5 + 1) * 16 }
}
