import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Tests that all visible elements have the size measured for their width, after any event.
@Suite struct MeasuredRangeLawTests {
    /// Returns the height of a text of some length, in rows of 16 points.
    private static func height(_ id: Int, header: Bool, width: Double) -> Double {
        let length = header ? 500 : 300 + Double(id * 37 % 900)
        return (length / max(8, width)).rounded(.up) * 16
    }

    private func view(columns: Bool) -> TestView {
        var section = SectionLayout.flow(items: .measured(perLine: 2, estimate: 16))
        section.boundaryItems = [
            BoundaryItem(
                kind: .header, size: LayoutSize(width: .fractionalWidth(1), height: .estimated(16)),
                alignment: .top)
        ]
        let described = section
        func open(_ layout: some CollectionLayoutConvertible<Int>) -> TestView {
            let sections = (0..<30).map { Section($0, items: $0 * 100..<$0 * 100 + $0 % 7) }
            do {
                return TestView(layout: layout, snapshot: try Snapshot(sections: sections))
            } catch { fatalError("\(error)") }
        }
        var view =
            columns
            ? open(
                SplitLayout<Int>(
                    columns: { _ in .split(leftSideRatio: 0.4) },
                    side: { $0 % 3 == 0 ? .right : .left }, section: { _, _ in described }))
            : open(CompositionalLayout<Int> { _, _ in described })
        view.update {
            $0.offsetQuantum = 16
            $0.environment.size = Size(width: 320, height: 320)
            $0.measurement = { element in
                let width = element.width ?? 0
                return Size(
                    width: width,
                    height: Self.height(
                        element.item ?? element.section, header: element.item == nil, width: width))
            }
        }
        return view
    }

    @Test(
        "Visible elements have their measured size after resizing, scrolling and editing",
        arguments: 0..<40)
    func everything(seed: Int) throws {
        var dice = Dice(seed: UInt64(seed))
        var view = view(columns: dice.oneIn(2))
        var nextID = 10_000
        for round in 0..<14 {
            switch dice.roll(0...5) {
            case 0:
                let width = Double(dice.roll(8...60)) * 8
                view.update { $0.environment.size.width = width }
            case 1: view.scroll(by: Double(dice.roll(-40...60)) * 16)
            case 2: view.scroll(to: dice.oneIn(2) ? .end : .start)
            case 3:
                var next = view.snapshot
                nextID += 1
                try next.appendItems([nextID], toSection: dice.roll(0...29))
                view.snapshot = next
            case 4:
                guard let item = dice.item(of: view) else { break }
                var next = view.snapshot
                try next.deleteItems([item])
                view.snapshot = next
            default:
                guard let item = dice.item(of: view) else { break }
                view.select(item)
            }
            for element in view.visibleElements {
                let isHeader = element.kind == .header
                let expected = Self.height(
                    element.item ?? element.section, header: isHeader, width: element.frame.width)
                #expect(
                    element.frame.height == expected,
                    "seed \(seed) round \(round): \(element.section) \(element.item ?? -1)")
            }
        }
    }

    @Test("A completely measured view requests no description and no measurement while scrolling")
    func settled() throws {
        var (described, asked) = (0, 0)
        var section = SectionLayout.flow(items: .measured(perLine: 2, estimate: 16))
        section.boundaryItems = [
            BoundaryItem(
                kind: .header, size: LayoutSize(width: .fractionalWidth(1), height: .estimated(16)),
                alignment: .top)
        ]
        let layout = CompositionalLayout<Int> { [section] _, _ in
            described += 1
            return section
        }
        var view = try TestView(
            layout: layout,
            snapshot: Snapshot(
                sections: (0..<9).map { Section($0, items: $0 * 100..<$0 * 100 + 6) }))
        view.update {
            $0.offsetQuantum = 16
            $0.environment.size = Size(width: 320, height: 160)
            $0.measurement = { element in
                asked += 1
                return Size(width: element.width ?? 0, height: element.item == nil ? 32 : 48)
            }
        }
        for _ in 0..<60 { view.scroll(by: 32) }
        (described, asked) = (0, 0)
        for _ in 0..<60 { view.scroll(by: -32) }
        view.select(407)
        view.select(403)
        #expect(described == 0 && asked == 0)
    }

    @Test("A reloaded section requests all its sizes again")
    func reloaded() throws {
        var width = 40.0
        let layout = FlowLayout<Int> { _, _ in
            .flow(items: .each { item, _ in Size(width: width, height: Double(item % 3 + 1) * 16) })
        }
        var view = try TestView(layout: layout) {
            Section(0, items: 0..<9)
            Section(1, items: 10..<19)
        }
        view.update { $0.environment.size = Size(width: 320, height: 640) }
        for (next, section) in [(80.0, 1), (160, 0), (24, 1)] {
            width = next
            var snapshot = view.snapshot
            try snapshot.reloadSections([section])
            view.snapshot = snapshot
            let own = view.visibleElements.filter { $0.section == section }
            #expect(own.count == 9 && own.allSatisfy { $0.frame.width == next })
        }
    }
}
