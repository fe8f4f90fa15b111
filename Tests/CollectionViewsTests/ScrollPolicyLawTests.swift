import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Random edits under each scroll policy, in both scroll directions. The expected offsets are computed from the frames of
/// the items that were visible before a change.
@Suite struct ScrollPolicyLawTests {
    private static let policies: [ScrollPolicy] = [
        [], .keepsPositionAtStart, .staysAtEnd, [.keepsPositionAtStart, .staysAtEnd],
    ]

    @Test(
        "10,000 random changes keep the visible items, the start or the end",
        arguments: policies, [Axis.vertical, .horizontal])
    func changes(policy: ScrollPolicy, axis: Axis) throws {
        var feed = Feed(policy, axis)
        for step in 0..<1_250 {
            guard let fault = try feed.step() else { continue }
            Issue.record("\(policy) \(axis) step \(step): \(fault)")
            return
        }
        #expect(feed.counts.start > 5 && feed.counts.kept > 100)
        #expect((feed.counts.end > 100) == policy.contains(.staysAtEnd))
    }
}

/// A view of measured rows, or of measured columns, that a program edits and a reader scrolls.
private struct Feed {
    private var view: TestView
    private var dice: Dice
    private var ids = Array(0..<30)
    private var nextID = 100
    private let lengths = Lengths()
    private let axis: Axis
    /// Whether the last change of the data or the position came after all changes of size.
    private var isFresh = true
    /// The numbers of changes that kept the start, the end, or the visible items.
    private(set) var counts = (start: 0, end: 0, kept: 0)

    init(_ policy: ScrollPolicy, _ axis: Axis) {
        self.axis = axis
        dice = Dice(seed: UInt64(policy.rawValue) * 2 + (axis == .vertical ? 1 : 0))
        view = TestView(
            layout: CompositionalLayout(configuration: .init(scrollDirection: axis)) { _, _ in
                .flow(items: .measured(perLine: 1, estimate: 20))
            }, snapshot: .of([0: 0..<30]))
        view.scrollPolicy = policy
        let lengths = lengths
        view.update {
            $0.environment.size = Size(width: 120, height: 120)
            $0.measurement = { element in
                let length = element.item.map { lengths.length(of: $0) } ?? 0
                return Size(width: element.width ?? length, height: element.height ?? length)
            }
        }
    }

    private var end: Double { max(0, view.contentSize[axis] - view.size[axis]) }

    /// Performs one random action. Returns a description of the fault, or `nil`.
    mutating func step() throws -> String? {
        switch dice.roll(0...9) {
        case 0: return scroll { view, _ in view.scroll(to: .start) }
        case 1: return scroll { view, _ in view.scroll(to: .end) }
        case 2: return scroll { view, dice in view.scroll(by: Double(dice.roll(-90...90))) }
        case 3:
            let (width, height) = (Double(dice.roll(40...150)), Double(dice.roll(40...150)))
            return check("resized to \(width) × \(height)", isEdit: false) {
                $0.resize(to: Size(width: width, height: height))
                return true
            }
        default: return try edit()
        }
    }

    private mutating func scroll(_ act: (inout TestView, inout Dice) -> Bool) -> String? {
        if act(&view, &dice) { isFresh = true }
        let offset = view.contentOffset[axis]
        return offset >= 0 && offset <= end ? nil : "scrolled to \(offset), beyond \(end)"
    }

    private mutating func edit() throws -> String? {
        var changed: [Int] = []
        let place = dice.oneIn(3) ? 0 : dice.oneIn(3) ? ids.count : dice.roll(0...ids.count)
        let what: String
        switch dice.roll(0...4) {
        case 0, 1:
            let count = dice.oneIn(4) ? 20 : dice.roll(1...4)
            ids.insert(contentsOf: nextID..<nextID + count, at: place)
            nextID += count
            what = "\(count) inserted at \(place)"
        case 2:
            let count = min(dice.oneIn(6) ? 60 : dice.roll(1...6), ids.count - place)
            ids.removeSubrange(place..<place + count)
            what = "\(count) deleted at \(place)"
        case 3 where place < ids.count:
            let item = ids.remove(at: place)
            ids.insert(item, at: dice.roll(0...ids.count))
            what = "\(item) moved from \(place)"
        default:
            changed = Array(ids[min(place, max(0, ids.count - 3))...].prefix(3))
            for item in changed { lengths.own[item] = Double(dice.roll(10...50)) }
            what = "\(changed) measured"
        }
        var next = try Snapshot { Section(0, items: ids) }
        try next.reconfigureItems(changed)
        return check(what, isEdit: true) { $0.apply(next, animated: false) }
    }

    /// Makes a change, and compares the offset with the expected one.
    private mutating func check(
        _ what: String, isEdit: Bool, _ change: (inout TestView) -> Bool
    ) -> String? {
        // No copy of the view, because the copy would share the arrangement, and slow down the change.
        let (old, oldEnd, wasFresh) = (view.contentOffset[axis], end, isFresh)
        let visible = view.visibleItems.map { ($0, view.frame(ofItem: $0)) }
        guard change(&view) else { return nil }
        isFresh = isEdit
        guard isEdit || wasFresh else { return nil }
        let now = view.contentOffset[axis]
        if view.scrollPolicy.contains(.staysAtEnd), old == oldEnd {
            counts.end += 1
            return now == end ? nil : "\(what): left the end \(end) for \(now)"
        }
        if old == 0, !isEdit || !view.scrollPolicy.contains(.keepsPositionAtStart) {
            counts.start += 1
            return now == 0 ? nil : "\(what): left the start for \(now)"
        }
        let remaining = visible.first { view.index(ofItem: $0.0) != nil }
        guard let (first, frameBefore) = remaining, let was = frameBefore,
            let frame = view.frame(ofItem: first)
        else { return now >= 0 && now <= end ? nil : "\(what): \(now) is beyond \(end)" }
        counts.kept += 1
        let wish = min(max(0, old + frame.min(axis) - was.min(axis)), end)
        // An item that would be out of the view, because it has become shorter, is made visible.
        func shows(_ offset: Double) -> Bool {
            frame.max(axis) > offset && frame.min(axis) < offset + view.size[axis]
        }
        return abs(now - wish) < 1e-6 || !shows(wish) && shows(now)
            ? nil : "\(what): \(first) was at \(was.min(axis) - old), so \(now) is not \(wish)"
    }
}

/// The measured lengths of items.
private final class Lengths {
    var own: [Int: Double] = [:]

    func length(of item: Int) -> Double { own[item] ?? Double(item &* 7 % 5 + 1) * 10 }
}
