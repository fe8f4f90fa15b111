import Reflow
import Testing

/// The layouts of the articles have the behaviour that the articles state.
@Suite struct LayoutArticleTests {
    private func resized<SectionID, ItemID>(
        _ view: CollectionView<SectionID, ItemID>, _ width: Double, _ height: Double
    ) -> CollectionView<SectionID, ItemID> {
        var view = view
        view.resize(to: Size(width: width, height: height))
        #expect(view.arrangement.problems.isEmpty)
        return view
    }

    @Test("The split has two columns in landscape and one in portrait")
    func split() throws {
        let wide = resized(try Examples.SplitLayouts.mail(), 640, 384)
        #expect(wide.columnCount == 2)
        #expect(try #require(wide.frame(ofItem: "Inbox")).x == 0)
        #expect(try #require(wide.frame(ofItem: "Alice")).x == 172)
        let high = resized(wide, 320, 640)
        #expect(high.columnCount == 1)
        #expect(try #require(high.frame(ofItem: "Alice")).x == 0)
        let many = resized(try Examples.SplitLayouts.oneDescription(), 640, 384)
        #expect(many.columnCount == 2 && many.frame(ofItem: 10)?.x == 332)
    }

    @Test("Columns have a minimum width, and a section without a column goes to the shortest one")
    func columns() throws {
        let board = try Examples.ColumnsLayouts.board()
        for (width, count) in [(100.0, 1), (295, 1), (296, 2), (452, 3), (640, 4)] {
            #expect(resized(board, width, 300).columnCount == count)
        }
        let three = resized(board, 460, 300)
        let tops = ["write", "rest", "paint", "worry", "plan"].map { three.frame(ofItem: $0) }
        #expect(tops[3]?.x == tops[1]?.x && tops[4]?.x == tops[2]?.x)
        let ratios = resized(try Examples.ColumnsLayouts.ratios(), 640, 384)
        #expect(ratios.columnCount == 3 && ratios.frame(ofItem: 0)?.x == 164)
        #expect(resized(ratios, 400, 384).columnCount == 1)
    }

    @Test("Lines wrap, and measured heights equal those of the wrapped text")
    func flow() throws {
        let words = Examples.FlowLayouts.words
        let wrapped = resized(try Examples.FlowLayouts.wrapped(), 320, 384)
        for index in words.indices.dropFirst() {
            let (last, frame) = (
                try #require(wrapped.frame(ofItem: index - 1)),
                try #require(wrapped.frame(ofItem: index))
            )
            #expect(frame.maxX <= 312)
            #expect(
                frame.y == last.y ? frame.x == last.maxX + 8 : last.maxX + 8 + frame.width > 312)
        }
        let measured = resized(try Examples.FlowLayouts.measured(), 320, 384)
        for sentence in Examples.FlowLayouts.sentences {
            let lines = sentence.lineCount(wrappedAt: 38)
            #expect(measured.frame(ofItem: sentence)?.height == Double(lines) * 16)
        }
        #expect(Examples.FlowLayouts.around().footer?.height == 16)
    }

    @Test("Lanes are filled in turn, and justified lines are as wide as the view")
    func lanesAndLines() throws {
        let lanes = resized(try Examples.FlowLayouts.waterfall(), 384, 384)
        let frames = (0..<3).compactMap { lanes.frame(ofItem: $0) }
        #expect(frames.map(\.x) == [8, 196, 196] && frames.map(\.width) == [180, 180, 180])
        #expect(frames[2].y == frames[1].maxY + 16 && frames[1].maxY < frames[0].maxY)
        let topics = resized(try Examples.FlowLayouts.lanesOfTopics(), 300, 384)
        #expect((0..<5).map { topics.frame(ofItem: $0)?.x } == [0, 0, 100, 200, 100])
        let lines = resized(try Examples.FlowLayouts.justified(), 320, 384)
        let first = (0..<5).compactMap { lines.frame(ofItem: $0) }.filter { $0.y == 0 }
        #expect(first.count > 1 && abs((first.last?.maxX ?? 0) - 320) < 0.01)
    }

    @Test("Groups nest, and items have badges")
    func compositional() throws {
        let groups = resized(try Examples.CompositionalLayouts.groups(), 512, 320)
        let frames = (1...4).map { groups.frame(ofItem: $0) }
        #expect(try #require(frames[0]).height == 88)
        #expect(frames[1]?.x == frames[2]?.x && frames[1]?.height == 40)
        #expect(try #require(frames[3]).x > 256)
        let badges = resized(try Examples.CompositionalLayouts.badges(), 512, 320)
        let kinds = badges.visibleElements.map(\.kind)
        #expect(kinds.count { $0 == .supplementary(1) } == kinds.count { $0 == .item })
        #expect(kinds.contains(.header))
        let references = Examples.CompositionalLayouts.references()
        #expect(references.frame(ofSection: 0)?.width == 390)
        #expect(references.frame(ofSection: 1)?.width == 358)
    }

    @Test("Shelves scroll separately by code and keys, and elements far from the middle fade")
    func scrollable() throws {
        #expect(try Examples.ScrollableSections.moved() == 160)
        var shelves = resized(try Examples.ScrollableSections.shelves(), 480, 320)
        #expect(shelves.handle(.key(.right)) == .redraw)
        #expect(try #require(shelves.sidewaysOffset(ofSection: .recent)) > 0)
        #expect(shelves.contentOffset.y == 0)
        let fading = resized(try Examples.ScrollableSections.fading(), 480, 320)
        #expect(Set(fading.visibleElements.map(\.alpha)) == [0.5, 1])
    }

    @Test("Layouts of the originals work in this library's terms")
    func originals() throws {
        let split = resized(try Examples.MovingFromTheOriginals.split(), 640, 384)
        #expect(split.columnCount == 2)
        #expect(split.frame(ofItem: 0)?.width == 111 && split.frame(ofItem: 6)?.width == 174)
        let groups = resized(try Examples.MovingFromTheOriginals.compositional(), 640, 384)
        #expect(groups.firstSidewaysSection == 0)
        var heard: [Double] = []
        var shelf = resized(
            try Examples.MovingFromTheOriginals.scrollable { heard.append($1) }, 320, 384)
        shelf.scrollSideways(inSection: 0, to: 80)
        #expect(heard == [80])
    }

    @Test("A billion items can be found, and sizes are read in bulk")
    func performance() throws {
        #expect(try Examples.Performance.aBillion().contains(999_999_999))
        let view = resized(try Examples.Performance.inBulk(), 320, 384)
        #expect(view.contentSize.height == 100_000 * 48)
    }

    @Test("Points and cells convert as the article states")
    func pointsAndCells() {
        #expect(
            Examples.PointsAndCells.sizes() == [
                Size(width: 640, height: 384), Size(width: 320, height: 640),
            ])
        let edges = Examples.PointsAndCells.edges()
        #expect(edges.map(\.columns) == [0..<3, 3..<5])
        #expect(edges.map(\.halfRows) == [0..<3, 0..<3])
        #expect(Examples.PointsAndCells.text() == [4, 2])
        #expect(Examples.PointsAndCells.height() == 32)
    }

    @Test("The examples of the Reflow page work: a split, and the engine alone")
    func landingPage() throws {
        let panels = resized(try Examples.LandingPage.aSplit(), 640, 384)
        #expect(panels.columnCount == 2)
        #expect(abs(try #require(panels.frame(ofItem: 21)).x - (632 * 0.4 + 16)) < 1e-9)
        let elements = Examples.LandingPage.theEngineAlone()
        #expect(elements.contains { $0.kind == .header })
        #expect(elements.allSatisfy { $0.frame.maxY > 500 && $0.frame.minY < 1344 })
    }

    @Test("The example for UIKit developers changes its data")
    func comingFromUIKit() throws {
        let view = try Examples.ComingFromUIKit.favourites()
        #expect(view.snapshot.numberOfItems == 104 && view.snapshot.contains(item: 5))
    }

    @Test("The example on the first page of each library works")
    func libraries() throws {
        let elements = Examples.engine()
        #expect(elements.count { $0.kind == .item } == 12)
        #expect(try Examples.difference().numberOfMovedItems == 1)
        let layout = FlowLayout<Int> { _, _ in .flow(items: .perLine(1, height: 48)) }
        #expect(try Examples.scrolled(by: layout).contains(80))
        #expect(Examples.table() == [0..<23, 24..<30])
        var view = try CollectionView(layout: layout) { Section(0, items: 1...3) }
        view.resize(to: Size(width: 320, height: 192))
        #expect(Examples.drawn(view).text().contains("2"))
        let counted = try Showing.result(pressing: [.key("x"), .key("y")]) {
            try Examples.counted()
        }
        #expect(counted.screens.map { $0.text().filter(\.isNumber) } == ["0", "1", "2"])
    }
}
