import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

@Suite struct DisappearanceTests {
    @Test("The observer receives elements that are scrolled away or deleted, once and in order")
    func scrolledAndDeleted() throws {
        var view = try TestView(layout: rows()) { Section(0, items: 0..<30) }
        view.resize(to: Size(width: 80, height: 160))
        let list = List()
        view.disappearanceObserver = list.observer
        view.scroll(by: 48)
        #expect(list.take() == [.item(0), .item(1)], "The pinned header covers another item.")
        view.scroll(by: 16)
        view.scroll(by: -16)
        #expect(list.take() == [.item(2), .item(12)])
        view.snapshot = try Snapshot { Section(0, items: Array(0..<5) + Array(8..<30)) }
        #expect(list.take() == [.item(5), .item(6), .item(7)])
        view.snapshot = try Snapshot { Section(1, items: 8..<12) }
        #expect(list.take() == [.section(.header, 0)] + [2, 3, 4, 12, 13, 14].map { .item($0) })
        view.resize(to: .zero)
        #expect(list.take() == [.section(.header, 1)] + (8..<12).map { .item($0) })
        view.disappearanceObserver = nil
        view.resize(to: Size(width: 80, height: 160))
        view.resize(to: .zero)
        #expect(list.take().isEmpty)
    }

    @Test("A deleted element leaves at the end of its animation, and keeps its identifiers")
    func animated() throws {
        var view = try TestView(layout: rows()) { Section(0, items: 0..<30) }
        view.resize(to: Size(width: 80, height: 160))
        view.advance(to: .seconds(1))
        let list = List()
        view.disappearanceObserver = list.observer
        view.apply(try Snapshot { Section(0, items: Array(0..<3) + Array(4..<30)) })
        #expect(list.take().isEmpty)
        view.advance(to: .milliseconds(1_100))
        #expect(list.take().isEmpty)
        view.advance(to: .seconds(2))
        #expect(list.take() == [.item(3)])
        view.apply(try Snapshot { Section(0, items: 4..<30) })
        view.animates = false
        #expect(list.take() == [.item(0), .item(1), .item(2)])
    }

    /// All actions are at once, so that each step of the view reports at most once.
    @Test(
        "The elements that appeared, less those that left, are the visible elements",
        arguments: 0..<40)
    func appearedLessLeft(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        var view = dice.oneIn(2) ? dice.sidewaysView() : dice.view()
        view.animates = false
        let list = List()
        var visible = names(in: view)
        view.disappearanceObserver = list.observer
        var next = 1_000_000
        for step in 0..<60 {
            switch dice.roll(0...5) {
            case 0, 1: view.scroll(by: Double(dice.roll(-300...300)))
            case 2:
                if let id = view.snapshot.sectionIdentifiers.randomElement(using: &dice) {
                    view.scrollSideways(inSection: id, to: Double(dice.roll(0...900)))
                }
            case 3: view.resize(to: dice.size())
            case 4: view.layout = dice.layout()
            default:
                var snapshot = view.snapshot
                try dice.edit(&snapshot, next: &next)
                view.apply(snapshot)
            }
            let now = names(in: view)
            let left = list.take()
            #expect(Set(left).count == left.count && visible.isSuperset(of: left))
            #expect(now.isDisjoint(with: left), "seed \(seed) step \(step)")
            visible = visible.union(now).subtracting(left)
            guard visible != now else { continue }
            Issue.record("seed \(seed) step \(step): \(visible.symmetricDifference(now))")
            return
        }
    }

    @Test(
        "During animations, no visible element leaves, and at rest the sums agree",
        arguments: 0..<30)
    func animatedSteps(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        var view = dice.oneIn(2) ? dice.sidewaysView() : dice.view()
        var time = Duration.seconds(1)
        view.advance(to: time)
        view.rest()
        let list = List()
        var visible = names(in: view)
        view.disappearanceObserver = list.observer
        var next = 1_000_000
        for step in 0..<40 {
            switch dice.roll(0...3) {
            case 0:
                let offset = view.contentOffset.y + Double(dice.roll(-300...300))
                view.scroll(to: Point(x: view.contentOffset.x, y: offset), animated: true)
            case 1:
                if let id = view.snapshot.sectionIdentifiers.randomElement(using: &dice) {
                    view.scrollSideways(
                        inSection: id, to: Double(dice.roll(0...900)), animated: true)
                }
            default:
                var snapshot = view.snapshot
                try dice.edit(&snapshot, next: &next)
                view.apply(snapshot)
            }
            for _ in 0..<dice.roll(0...6) {
                visible.subtract(list.take())
                visible.formUnion(names(in: view))
                time = max(time, view.now) + .milliseconds(dice.roll(1...60))
                view.advance(to: time)
                let left = list.take()
                #expect(names(in: view).isDisjoint(with: left), "seed \(seed) step \(step)")
                visible.subtract(left)
            }
        }
        view.rest()
        visible.formUnion(names(in: view))
        visible.subtract(list.take())
        #expect(visible == names(in: view))
    }

    private func names(in view: TestView) -> Set<Name> { Set(view.visibleElements.map(Name.init)) }
}

/// The name of an element in these tests, whose layouts have no badges and no elements around all sections.
private enum Name: Hashable {
    case item(Int)
    case section(ElementKind, Int)

    init(_ element: Element<Int, Int>) {
        self = element.item.map { .item($0) } ?? .section(element.kind, element.section)
    }
}

/// The names of the elements that have left since the last `take`.
private final class List {
    private var names: [Name] = []

    var observer: ([Element<Int, Int>]) -> Void {
        { self.names += $0.map(Name.init) }
    }

    func take() -> [Name] {
        defer { names = [] }
        return names
    }
}
