import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Examples of the rules for the two ends of the content. `ScrollPolicyLawTests` contains the laws.
@Suite struct ScrollPolicyTests {
    private static let chat: ScrollPolicy = [.keepsPositionAtStart, .staysAtEnd]

    /// Returns a view of ten rows. The layout has rows of 16 points without a header.
    private func view(
        _ policy: ScrollPolicy, _ items: Range<Int> = 0..<100,
        layout: FlowLayout<Int> = FlowLayout { _ in .flow(items: .perLine(1, height: 16)) }
    ) throws -> TestView {
        var view = try TestView(layout: layout) { Section(0, items: items) }
        view.update {
            $0.environment.size = Size(width: 80, height: 160)
            $0.offsetQuantum = 16
        }
        view.scrollPolicy = policy
        return view
    }

    private func row(_ item: Int, _ view: TestView) -> Double? {
        view.frame(ofItem: item).map { ($0.minY - view.contentOffset.y) / 16 }
    }

    private func show(_ items: some Sequence<Int>, in view: inout TestView) throws {
        view.snapshot = try Snapshot { Section(0, items: Array(items)) }
    }

    @Test("Older rows above do not move the rows at the start", arguments: 0...3)
    func olderRows(firstRow: Int) throws {
        for policy in [[], .keepsPositionAtStart, .staysAtEnd, Self.chat] as [ScrollPolicy] {
            var view = try view(policy)
            view.scroll(by: Double(firstRow) * 16)
            try show(Array(500..<520) + Array(0..<100), in: &view)
            let isKept = firstRow > 0 || policy.contains(.keepsPositionAtStart)
            #expect(row(firstRow, view) == (isKept ? 0 : 20))
        }
    }

    @Test("Changes below the first visible row move nothing at the start")
    func changesBelow() throws {
        var view = try view(Self.chat)
        for items in [[0, 1, 500, 2, 3], [0, 500, 3], [0]] {
            try show(items + Array(10..<100), in: &view)
            #expect(view.contentOffset.y == 0)
        }
    }

    @Test("At the start, an item below a pinned header keeps its row, and an unpinned header too")
    func headers() throws {
        for isPinned in [true, false] {
            var view = try view(.keepsPositionAtStart, layout: rows(pinned: isPinned))
            try show(Array(500..<520) + Array(0..<100), in: &view)
            #expect(row(0, view) == (isPinned ? 1 : 21))
        }
    }

    @Test("A change of size, insets or layout leaves a view at the start there")
    func otherChangesAtTheStart() throws {
        var view = try view(Self.chat, layout: rows())
        view.contentInset = EdgeInsets(top: 32)
        #expect(view.contentOffset.y == -32)
        view.layout = FlowLayout<Int> { _ in
            .flow(items: .perLine(2, height: 24), inset: EdgeInsets(top: 48))
        }
        #expect(view.contentOffset.y == -32)
        view.resize(to: Size(width: 160, height: 64))
        #expect(view.contentOffset.y == -32)
    }

    @Test("A view that starts empty follows its content")
    func log() throws {
        for count in 1...40 {
            var view = try view(.staysAtEnd, 0..<0)
            for end in 1...count { try show(0..<end, in: &view) }
            #expect(view.visibleItems.last == count - 1)
            #expect(view.contentOffset.y == Double(max(0, count - 10)) * 16)
        }
    }

    @Test("A view without a size has no content, so it begins at the end of its content")
    func firstSize() throws {
        for policy in [[], .keepsPositionAtStart, .staysAtEnd, Self.chat] as [ScrollPolicy] {
            var view = try view(policy)
            view.resize(to: .zero)
            view.snapshot = view.snapshot
            view.resize(to: Size(width: 80, height: 160))
            #expect(view.scrollPosition.isAtEnd == policy.contains(.staysAtEnd))
            #expect(view.scrollPosition.isAtStart != policy.contains(.staysAtEnd))
        }
    }

    @Test("A view follows its end until the reader scrolls back, and from then on keeps its place")
    func reader() throws {
        var view = try view(Self.chat)
        view.scroll(to: .end)
        try show(0..<120, in: &view)
        #expect(view.contentOffset.y == 110 * 16)
        view.scroll(by: -16)
        try show(0..<140, in: &view)
        #expect(row(109, view) == 0)
        view.scroll(to: .end)
        try show(0..<200, in: &view)
        #expect(view.scrollPosition.isAtEnd && view.visibleItems.last == 199)
        try show(0..<5, in: &view)
        try show(0..<200, in: &view)
        #expect(view.scrollPosition.isAtEnd, "Content that fits in the view is at its end.")
    }

    @Test("A view at its end stays there with another size, inset, step, layout or direction")
    func otherChangesAtTheEnd() throws {
        var view = try view(Self.chat)
        view.scroll(to: .end)
        for height in stride(from: 400.0, through: 0, by: -7) {
            view.resize(to: Size(width: 80, height: height))
            #expect(view.scrollPosition.isAtEnd)
        }
        view.update {
            $0.environment.size = Size(width: 80, height: 160)
            $0.environment.contentInset = EdgeInsets(bottom: 24)
            $0.offsetQuantum = 20
        }
        #expect(view.scrollPosition.isAtEnd && view.scrollPosition.offset > 0)
        for direction in [Axis.horizontal, .vertical] {
            view.layout = CompositionalLayout<Int>(
                configuration: .init(scrollDirection: direction)
            ) { _, _ in .flow(items: .uniform(Size(width: 24, height: 24))) }
            #expect(view.scrollPosition.isAtEnd && view.scrollPosition.offset > 0)
        }
    }

    @Test("Undone changes of size restore the offset of a reader who has scrolled back")
    func undoneSize() throws {
        var view = try view(Self.chat)
        view.scroll(to: Point(x: 0, y: 80 * 16))
        view.resize(to: Size(width: 80, height: 1_600))
        #expect(view.scrollPosition.isAtEnd)
        view.resize(to: Size(width: 80, height: 160))
        #expect(view.contentOffset.y == 80 * 16)
    }

    @Test("The end is more important than a visible selected item, which outweighs the start")
    func selection() throws {
        var view = try view(Self.chat)
        view.select(5)
        try show(Array(500..<520) + Array(0..<100), in: &view)
        #expect(row(5, view) == 5)
        view.scroll(to: .end)
        view.select(95)
        try show(0..<200, in: &view)
        #expect(view.scrollPosition.isAtEnd && view.selection == 95)
    }

    @Test("An animated change has the same final offset, also during a glide")
    func animation() throws {
        var view = try view(Self.chat)
        view.advance(to: .seconds(1))
        view.scroll(to: .end, animated: true)
        view.advance(to: .milliseconds(1_050))
        #expect(!view.scrollPosition.isAtEnd)
        view.apply(try Snapshot { Section(0, items: 0..<120) })
        #expect(view.contentOffset.y == 110 * 16)
        view.advance(to: .seconds(2))
        #expect(view.contentOffset.y == 110 * 16)
        view.scroll(to: .start, animated: true)
        view.apply(try Snapshot { Section(0, items: Array(500..<520) + Array(0..<100)) })
        #expect(row(0, view) == 0 && view.contentOffset.y == 320)
    }

    @Test("New measured sizes leave a view at its end there")
    func measuredSizes() throws {
        for estimate in [8.0, 16, 100] {
            let rows = MeasuringTests.Rows()
            var view = MeasuringTests.view(rows, count: 2_000, estimate: estimate)
            view.scrollPolicy = Self.chat
            view.scroll(to: .end)
            for width in [320.0, 160, 80, 240] {
                view.resize(to: Size(width: width, height: 96))
                #expect(view.scrollPosition.isAtEnd && view.visibleItems.last == 1_999)
                for item in 1_990..<2_000 { rows.heights[item] = 16 * width / 80 }
                var snapshot = view.snapshot
                try snapshot.reconfigureItems(Array(1_990..<2_000))
                view.apply(snapshot, animated: false)
                #expect(view.scrollPosition.isAtEnd && view.visibleItems.last == 1_999)
            }
        }
    }

    /// With short estimates, a page may lead to the end of the estimated content. The rows between must not be skipped.
    @Test("Scrolling by pages shows every row, even if all rows are longer than estimated")
    func pages() {
        let rows = MeasuringTests.Rows()
        for item in 0..<100 { rows.heights[item] = 96 }
        var view = MeasuringTests.view(rows, count: 100, estimate: 8)
        view.scrollPolicy = Self.chat
        var seen = Set(view.visibleItems)
        while view.scroll(by: view.pageLength) { seen.formUnion(view.visibleItems) }
        #expect(seen.count == 100 && view.scrollPosition.isAtEnd)
    }
}
