import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Tests that measured sizes are kept in layouts with problems and in sections of several parts.
@Suite struct MeasuringKeptTests {
    /// A layout with a problem is solved completely again on each data change. It still keeps all measured sizes.
    @Test func problemsForgetNothing() throws {
        let rows = MeasuringTests.Rows()
        let layout = FlowLayout<Int> { section, _ in
            .flow(
                items: .measured(perLine: 1, estimate: 16),
                lineSpacing: section == 1 ? -.infinity : 0)
        }
        var view = TestView(layout: layout, snapshot: .of([0: 0..<500, 1: 1_000..<1_003]))
        view.update {
            $0.offsetQuantum = 16
            $0.environment.size = Size(width: 320, height: 384)
            $0.measurement = rows.answer
        }
        #expect(!view.arrangement.problems.isEmpty)
        view.scroll(toItem: 200, at: .top)
        for step in 0..<4 {
            let first = view.visibleItems.first
            var next = view.snapshot
            try next.insertItems([5_000 + step], afterItem: 100 + 50 * step)
            try next.deleteItems([400 - step])
            view.apply(next, animated: false)
            #expect(view.visibleItems.first == first)
            for item in view.visibleItems {
                #expect(view.frame(ofItem: item)?.height == rows.height(item), "\(item)")
            }
        }
        #expect(rows.asked.values.allSatisfy { $0 == 1 })
    }

    /// Covers any number of deleted items, measured or not.
    @Test(arguments: [1, 10, 24, 1_000])
    func whatComesBackIsMeasuredAnew(count: Int) throws {
        var height = 16.0
        var view = TestView(
            layout: FlowLayout<Int> { _ in .flow(items: .measured(perLine: 1, estimate: 16)) },
            snapshot: .of([0: 0..<1_000]))
        view.update {
            $0.environment.size = Size(width: 320, height: 384)
            $0.measurement = { Size(width: $0.width ?? 0, height: height) }
        }
        #expect(view.measuring.sizes.items.count < 500)
        height = 32
        var next = view.snapshot
        try next.deleteItems(Array(0..<count))
        view.apply(next, animated: false)
        next = .of([0: 0..<1_000])
        view.apply(next, animated: false)
        view.scroll(to: .start)
        let heights = (0..<12).map { view.frame(ofItem: $0)?.height }
        #expect(heights == (0..<12).map { $0 < count ? 32 : 16 })
    }

    /// A nearby header is measured. The footer of the same section is far away and is not measured.
    @Test func footersFarAwayAreNotAsked() {
        var asked: [ElementKind: Int] = [:]
        var section = SectionLayout.flow(items: .perLine(1, height: 16))
        section.boundaryItems = [
            (ElementKind.header, BoundaryItem.Alignment.top), (.footer, .bottom),
        ]
        .map {
            BoundaryItem(
                kind: $0, size: LayoutSize(width: .fractionalWidth(1), height: .estimated(16)),
                alignment: $1)
        }
        var view = TestView(
            layout: CompositionalLayout<Int>(section: section), snapshot: .of([0: 0..<1_000]))
        view.update {
            $0.environment.size = Size(width: 320, height: 320)
            $0.measurement = { element in
                asked[element.kind, default: 0] += 1
                return Size(width: element.width ?? 0, height: 48)
            }
        }
        #expect(asked == [.header: 1] && view.contentSize.height == 48 + 16_016)
        view.scroll(to: .end)
        #expect(asked == [.header: 1, .footer: 1] && view.contentSize.height == 96 + 16_000)
    }

    /// Covers measured items without a measure closure, and a measure closure that is never called.
    @Test func aSelectedItemStaysInSightWhereNothingIsMeasured() throws {
        let rows = MeasuringTests.Rows()
        for measures in [false, true] {
            let layout = FlowLayout<Int> { _ in
                .flow(items: measures ? .perLine(1, height: 16) : .measured(estimate: 16))
            }
            var view = try TestView(layout: layout) { Section(0, items: 0..<100) }
            view.update {
                $0.offsetQuantum = 16
                $0.environment.size = Size(width: 80, height: 160)
                $0.measurement = measures ? rows.answer : nil
            }
            view.scroll(by: 320)
            view.select(28)
            view.resize(to: Size(width: 80, height: 64))
            #expect(view.row(ofItem: 28) == 3)
        }
    }

    /// An edit of a large list requests only the sizes of new and nearby items, for each way to set data.
    @Test(arguments: [10, 1_000])
    func settingDataAsksForWhatHasChanged(sections: Int) throws {
        var asked = 0
        let layout = FlowLayout<Int> { _ in
            .flow(
                items: .each { item, _ in
                    asked += 1
                    return Size(width: 80, height: Double(8 + item % 3 * 8))
                })
        }
        var view = TestView(
            layout: layout,
            snapshot: try Snapshot(
                sections: (0..<sections).map { Section($0, items: $0 * 100..<$0 * 100 + 100) }))
        view.resize(to: Size(width: 80, height: 160))
        var next = view.snapshot
        try next.appendItems([-1], toSection: 5)
        asked = 0
        view.snapshot = next
        #expect(asked < 300)
    }

    /// An item that moves to lines of another width is measured again, although it stays near the visible range.
    @Test func anItemOfAnotherWidthIsMeasuredAgain() throws {
        let layout = FlowLayout<Int> { section, _ in
            .flow(items: .measured(perLine: section + 1, estimate: 16))
        }
        var view = TestView(layout: layout, snapshot: .of([0: 0..<4, 1: 100..<104]))
        view.update {
            $0.environment.size = Size(width: 320, height: 320)
            $0.measurement = { Size(width: $0.width ?? 0, height: 6_400 / ($0.width ?? 1)) }
        }
        #expect(view.frame(ofItem: 2)?.height == 20 && view.frame(ofItem: 100)?.height == 40)
        var next = view.snapshot
        try next.moveItem(2, beforeItem: 101)
        view.apply(next, animated: false)
        #expect(view.frame(ofItem: 2)?.height == 40 && view.frame(ofItem: 2)?.width == 160)
    }

    /// A view can copy all inputs of another view at once.
    @Test func inputsOfAnotherViewAreTaken() throws {
        let view = try TestView(layout: rows()) { Section(0, items: 0..<9) }
        var other = try TestView(
            layout: FlowLayout<Int> { _ in .flow(items: .perLine(1, height: 32)) }
        ) {
            Section(0, items: 0..<3)
        }
        other.update { $0 = view.inputs }
        #expect(other.contentSize == view.contentSize)
        #expect(
            other.snapshot.numberOfItems == 9 && other.frame(ofItem: 8) == view.frame(ofItem: 8))
    }

    /// With a problem in the layout, each data change solves everything again.
    @Test func sizesOutOfSightStayWhereAllIsSolvedAgain() throws {
        let rows = MeasuringTests.Rows()
        let layout = FlowLayout<Int> { section, _ in
            .flow(items: .measured(perLine: 1, estimate: 16))
                .header(height: section == 1 ? .nan : 16)
        }
        var view = TestView(layout: layout, snapshot: .of([0: 0..<200, 1: 1_000..<1_010]))
        view.update {
            $0.environment.size = Size(width: 320, height: 384)
            $0.measurement = rows.answer
        }
        #expect(view.arrangement.problemCount == 1)
        for _ in 0..<12 { view.scroll(by: 300) }
        view.scroll(to: .end)
        let heights = (0..<200).map { view.frame(ofItem: $0)?.height }
        #expect(zip(heights, 0...).count { $0 == rows.height($1) } > 60)
        let asked = rows.asked
        var snapshot = view.snapshot
        try snapshot.deleteItems([1_009])
        view.snapshot = snapshot
        #expect((0..<200).map { view.frame(ofItem: $0)?.height } == heights)
        #expect(rows.asked == asked)
    }
}
