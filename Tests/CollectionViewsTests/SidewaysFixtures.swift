import CollectionLayouts
import CollectionSnapshots

@testable import CollectionViews

/// Returns a layout of shelves with a header each. Items are 80 points wide by default, so a view of 320 points shows
/// four. Section `n` scrolls according to `scrolling(n)`, or becomes a flow if the result is `nil`.
func shelves(
    itemWidth: Double = 80, _ scrolling: @escaping (Int) -> SidewaysScrolling?
) -> FlowLayout<Int> {
    FlowLayout { section, _ in
        guard let scrolling = scrolling(section) else {
            return .flow(items: .perLine(4, height: 48)).header(height: 16)
        }
        return .shelf(
            items: .uniform(Size(width: itemWidth, height: 48)), scrolling: scrolling
        ).header(height: 16)
    }
}

func shelves(_ behavior: SidewaysScrolling.Behavior) -> FlowLayout<Int> {
    shelves { _ in SidewaysScrolling(behavior) }
}

/// Returns a view of 320 × 160 points with sections of twenty items: 0…19, 100…119 and so on. With `isTimed`, the view
/// has a time, so it animates.
func shelfView(
    _ layout: any CollectionLayoutConvertible<Int>, sections: Int = 3, isTimed: Bool = true
) throws -> TestView {
    func open(_ layout: some CollectionLayoutConvertible<Int>) throws -> TestView {
        TestView(
            layout: layout,
            snapshot: try Snapshot(
                sections: (0..<sections).map { Section($0, items: 100 * $0..<100 * $0 + 20) }))
    }
    var view = try open(layout)
    view.update {
        $0.environment.size = Size(width: 320, height: 160)
        $0.offsetQuantum = 16
        $0.horizontalQuantum = 8
    }
    if isTimed { view.advance(to: .seconds(1)) }
    return view
}

extension CollectionView {
    /// Advances the time from deadline to deadline until the view is at rest. Returns the number of deadlines.
    @discardableResult
    mutating func rest() -> Int {
        var count = 0
        while let deadline, count < 1_000 {
            advance(to: deadline)
            count += 1
        }
        return count
    }
}

/// A log of the calls of an observer, in order.
final class Diary {
    var entries: [String] = []
    /// A change that the observer makes to the target offset of a drag.
    var target: ((Double) -> Double)?

    var observer: SectionScrollObserver<Int> {
        var observer = SectionScrollObserver<Int>()
        observer.didScroll = { self.entries.append("\($0) scroll \($1)") }
        observer.willBeginDragging = { self.entries.append("\($0) begin") }
        observer.willEndDragging = { id, velocity, target in
            self.entries.append("\(id) end \(target)")
            if let change = self.target { target = change(target) }
        }
        observer.didEndDragging = { self.entries.append("\($0) ended \($1)") }
        observer.willBeginDecelerating = { self.entries.append("\($0) decelerating") }
        observer.didEndDecelerating = { self.entries.append("\($0) rest") }
        return observer
    }

    /// The entries without scroll events.
    var calls: [String] { entries.filter { !$0.contains("scroll") } }
}

extension Dice {
    /// Returns a random layout of sections with all scroll behaviours, some without scrolling, in one or two columns.
    mutating func sidewaysLayout() -> any CollectionLayoutConvertible<Int> {
        let sections = (0..<8).map { _ -> SectionLayout in
            let behavior = SidewaysScrolling.Behavior.allCases[roll(0...4)]
            let scrolling = SidewaysScrolling(
                behavior, bounces: oneIn(3), alwaysBounces: oneIn(3),
                decelerationRate: oneIn(2) ? .fast : .normal,
                pageWidth: oneIn(3) ? Double(roll(20...500)) : nil,
                isEnabled: !oneIn(6))
            let (width, height) = (Double(roll(10...200)), Double(roll(8...60)))
            if oneIn(5) { return .flow(items: .uniform(Size(width: width, height: height))) }
            if oneIn(3) {
                let group = LayoutGroup.horizontal(
                    size: LayoutSize(
                        width: .fractionalWidth(Double(roll(2...12)) / 10),
                        height: .absolute(height)),
                    subitem: LayoutItem(
                        size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1))),
                    count: roll(1...3))
                var section = SectionLayout.group(
                    group, interGroupSpacing: Double(roll(0...9)))
                section.sideways = scrolling
                return section
            }
            return .shelf(
                items: .uniform(Size(width: width, height: height)), lines: roll(1...3),
                interItemSpacing: Double(roll(0...9)), inset: inset(),
                scrolling: scrolling
            ).header(height: 16, pinned: oneIn(2))
        }
        if oneIn(3) {
            let direction: Axis = oneIn(2) ? .horizontal : .vertical
            return CompositionalLayout<Int>(
                configuration: .init(scrollDirection: direction, interSectionSpacing: 5)
            ) { id, _ in sections[abs(id) % 8] }
        }
        let isSplit = oneIn(2)
        return SplitLayout<Int>(
            columns: { _ in isSplit ? .split(leftSideRatio: 0.5, spacing: 8) : .single },
            side: { $0 % 2 == 0 ? .left : .right }, section: { id, _ in sections[abs(id) % 8] })
    }

    mutating func sidewaysView() -> TestView {
        let snapshot = snapshot()
        func open(_ layout: some CollectionLayoutConvertible<Int>) -> TestView {
            TestView(layout: layout, snapshot: snapshot)
        }
        var view = open(sidewaysLayout())
        view.update {
            $0.environment.size = size()
            $0.offsetQuantum = pick(0, 16)
            $0.horizontalQuantum = pick(0, 8)
        }
        if !oneIn(8) { view.advance(to: .milliseconds(roll(0...5_000))) }
        view.animates = !oneIn(8)
        return view
    }
}
