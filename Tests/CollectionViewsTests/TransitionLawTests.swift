import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// The number of tried changes. Debug builds are slow, so they try fewer.
#if DEBUG
    private let scale = 1
#else
    private let scale = 10
#endif

/// Laws of every transition, after any change.
@Suite struct TransitionLawTests {
    /// A transition begins with the old picture and ends with the new one. Elements in both pictures move straight from
    /// the old frame to the new frame.
    @Test func elementsGoFromWhereTheyWereToWhereTheyAre() {
        var dice = Dice(seed: 51)
        var moved = 0
        for round in 0..<400 * scale {
            var view = dice.view()
            view.advance(to: .milliseconds(997 * round))
            let before = view.seen
            dice.change(&view)
            guard view.seen.isLike(before) else {
                return fail(round, "does not begin with the old picture", before, view.seen)
            }
            var end = view
            end.animates = false
            #expect(end.deadline == nil)
            let after = end.seen
            #expect(view.isMoving == !after.isLike(before))
            var last = before
            while let due = view.deadline {
                view.advance(to: due)
                let now = view.seen
                if let fault = fault(from: last, over: now, to: after, of: before) {
                    return fail(round, fault, last, now)
                }
                (last, moved) = (now, moved + 1)
            }
            guard view.visibleElements == end.visibleElements, !view.isMoving else {
                return fail(round, "does not end with the new picture", after, view.seen)
            }
        }
        #expect(moved > 2_000 * scale)
    }

    /// A change during a transition begins with the current picture. Scrolling moves all elements.
    @Test func whatIsInterruptedGoesOnFromWhereItIs() {
        var dice = Dice(seed: 52)
        for round in 0..<300 * scale {
            var view = dice.view(quantum: 16)
            var now = Duration.seconds(round)
            view.advance(to: now)
            for _ in 0..<4 {
                let before = view.seen
                dice.change(&view)
                guard view.seen.isLike(before) else {
                    return fail(round, "begins at another position", before, view.seen)
                }
                now += .milliseconds(dice.roll(0...150))
                view.advance(to: now)
                let shown = view.seen
                let offset = view.contentOffset
                view.scroll(by: Double(dice.roll(-2...2) * 16))
                let distance = offset.y - view.contentOffset.y
                let lost = shown.elements.filter { key, frame in
                    guard case .item = key, let other = view.seen.elements[key] else {
                        return false
                    }
                    return !other.offsetBy(x: 0, y: -distance).isLike(frame)
                }
                if !lost.isEmpty { return fail(round, "does not scroll", shown, view.seen) }
            }
        }
    }

    /// Describes the first fault of a frame of the transition. Returns `nil` if the frame is right.
    private func fault(from last: Seen, over now: Seen, to end: Seen, of start: Seen) -> String? {
        if now.count != now.elements.count { return "draws something twice" }
        for (key, frame) in now.elements {
            guard let first = start.elements[key], let final = end.elements[key],
                let previous = last.elements[key]
            else { continue }
            guard frame.isBetween(previous, final), frame.isBetween(first, final) else {
                return "\(key) is at \(frame), on its way from \(first) to \(final)"
            }
        }
        // An element in both pictures must be visible during the whole transition.
        for key in start.elements.keys where end.elements[key] != nil {
            if now.elements[key] == nil { return "\(key) is not drawn" }
        }
        return nil
    }

    private func fail(_ round: Int, _ fault: String, _ before: Seen, _ after: Seen) {
        Issue.record("round \(round): \(fault)\n\(before)\n\(after)")
    }
}

/// The identity of an element.
enum SeenKey: Hashable {
    case item(Int)
    case part(ElementKind, Int)
}

/// The frames of the drawn elements, relative to the view's corner.
struct Seen: CustomStringConvertible {
    var elements: [SeenKey: Rect] = [:]
    var count = 0

    /// Whether both pictures are alike within a hundredth of a point.
    func isLike(_ other: Seen) -> Bool {
        count == other.count
            && elements.allSatisfy { other.elements[$0]?.isLike($1) ?? false }
    }

    var description: String {
        elements.map { "  \($0) \($1)" }.sorted().joined(separator: "\n") + "\n"
    }
}

extension TestView {
    var seen: Seen {
        var seen = Seen()
        for element in visibleElements {
            seen.count += 1
            let key = element.item.map { SeenKey.item($0) } ?? .part(element.kind, element.section)
            seen.elements[key] = element.frame.offsetBy(x: -contentOffset.x, y: -contentOffset.y)
        }
        return seen
    }
}

extension Rect {
    func isLike(_ other: Rect) -> Bool {
        abs(x - other.x) < 1e-2 && abs(y - other.y) < 1e-2 && abs(width - other.width) < 1e-2
            && abs(height - other.height) < 1e-2
    }

    /// Whether each edge lies between the same edges of two other rectangles.
    func isBetween(_ one: Rect, _ other: Rect) -> Bool {
        func isBetween(_ path: (Rect) -> Double) -> Bool {
            let ends = [path(one), path(other)].sorted()
            return path(self) > ends[0] - 1e-2 && path(self) < ends[1] + 1e-2
        }
        return isBetween(\.x) && isBetween(\.y) && isBetween(\.width) && isBetween(\.height)
    }
}

extension Dice {
    /// Changes the data, the layout, or both, and keeps the size.
    mutating func change(_ view: inout TestView) {
        switch roll(0...3) {
        case 0:
            let layout = layout()
            view.update(animated: true) { $0.layout = layout }
        case 1:
            let (layout, snapshot) = (layout(), jumbled(view.snapshot))
            view.update(animated: true) {
                $0.layout = layout
                $0.snapshot = snapshot
            }
        default:
            view.apply(jumbled(view.snapshot))
        }
    }

    /// Returns a snapshot with some items and sections removed, added and moved.
    mutating func jumbled(_ snapshot: Snapshot<Int, Int>) -> Snapshot<Int, Int> {
        var lists = snapshot.sectionIdentifiers.map { id in
            (id: id, items: (try? Array(snapshot.itemIdentifiers(inSection: id))) ?? [])
        }
        if oneIn(4) { lists.shuffle(using: &self) }
        if lists.count > 1, oneIn(4) { lists.remove(at: roll(0...lists.count - 1)) }
        for _ in 0..<roll(0...6) where !lists.isEmpty {
            let list = roll(0...lists.count - 1)
            if !lists[list].items.isEmpty {
                let item = lists[list].items.remove(at: roll(0...lists[list].items.count - 1))
                let other = roll(0...lists.count - 1)
                if !oneIn(3) {
                    lists[other].items.insert(item, at: roll(0...lists[other].items.count))
                }
            }
            if oneIn(3) {
                lists[list].items.insert(
                    Int.random(in: 100_000...1_000_000_000, using: &self),
                    at: roll(0...lists[list].items.count))
            }
        }
        if oneIn(4) { lists.append((roll(20...10_000), [])) }
        let sections = lists.map { Section($0.id, items: $0.items) }
        return (try? Snapshot(sections: sections)) ?? snapshot
    }
}
