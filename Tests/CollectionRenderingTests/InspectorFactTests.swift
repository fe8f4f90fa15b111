import CollectionLayouts
import CollectionSnapshots
import CollectionViews
import Terminals
import Testing

@testable import CollectionRendering

/// The inspector's facts agree with the view and its arrangement.
@Suite struct InspectorFactTests {
    private typealias Inspector = ViewInspector<Int, Int>

    /// The numbers in the value of a fact.
    private func numbers(_ label: String, _ facts: InspectorFacts) throws -> [Double] {
        let fact = try #require(facts.facts.first { $0.label == label }, "\(label) in \(facts)")
        return fact.value.split { !"-.0123456789".contains($0) }.compactMap { Double($0) }
    }

    /// The cells in which the items of a view are drawn.
    private func drawnFrames(
        of view: CollectionView<Int, Int>, _ scale: CellScale
    ) -> [ItemIndex: Region.Frame] {
        var frames: [ItemIndex: Region.Frame] = [:]
        let size = scale.cells(covering: view.size)
        _ = Screen.drawn(size.columns, size.rows) { region in
            region.draw(view, scale: scale) { element, region in
                if element.kind == .item { frames[element.index] = region.frame }
            }
        }
        return frames
    }

    @Test("The numbers are those of the view", arguments: InspectorScene.allCases)
    func numbers(scene: InspectorScene) throws {
        for scale in [CellScale(), CellScale(zoom: 0.725), CellScale(zoom: 2)] {
            let view = try scene.view(scale: scale)
            var inspector = Inspector()
            let drawn = drawnFrames(of: view, scale)
            for attributes in view.seenAttributes {
                inspector.step(forward: true, in: view)
                let facts = inspector.facts(of: view, scale: scale)
                let frame = attributes.frame
                let found = try numbers("frame", facts[0])
                for (found, wanted) in zip(found, [frame.x, frame.y, frame.width, frame.height]) {
                    #expect(abs(found - wanted) <= 0.0005 + 1e-9)
                }
                let cells =
                    attributes.itemIndex.map { drawn[$0] }
                    ?? scale.frame(of: frame, scrolledBy: view.contentOffset)
                // An item of which no cell is visible is not drawn.
                guard let cells else { continue }
                let rows = cells.rows.isEmpty && cells.textRow != nil ? 1 : cells.rows.count
                let top = cells.rows.isEmpty ? cells.textRow : cells.rows.lowerBound
                #expect(
                    try numbers("cells", facts[0]) == [
                        Double(cells.columns.lowerBound), Double(top ?? cells.rows.lowerBound),
                        Double(cells.columns.count), Double(rows),
                    ])
                #expect(try numbers("zIndex", facts[0]) == [Double(attributes.zIndex)])
                #expect(
                    facts[0].facts.contains { $0.label == "pinned" && $0.value == "yes" }
                        == attributes.isPinned)
                #expect(try numbers("section", facts[0]).first == Double(attributes.section))
                let (hasItem, hasIndex) =
                    switch attributes.kind {
                    case .item: (true, false)
                    case .supplementary, .decoration: (false, true)
                    case .header, .footer, .background: (false, false)
                    }
                let index = [Double(attributes.item)]
                #expect(facts[0].facts.contains { $0.label == "item" } == hasItem)
                #expect(facts[0].facts.contains { $0.label == "index" } == hasIndex)
                if hasItem { #expect(try numbers("item", facts[0]).first == index[0]) }
                if hasIndex { #expect(try numbers("index", facts[0]) == index) }
                let column = try #require(
                    view.arrangement.column(ofSection: attributes.section))
                #expect(try abs(numbers("column width", facts[1])[0] - column.width) <= 0.0005)
                #expect(try numbers("column", facts[1])[0] == Double(column.index + 1))
            }
        }
    }

    @Test func aSectionSaysItsNumbers() throws {
        let view = try InspectorScene.split.view()
        var inspector = Inspector()
        inspector.choose(at: Point(x: 40, y: 60), in: view)
        let facts = inspector.facts(of: view)
        #expect(facts.map(\.title) == ["item 0 · 0", "section 0"])
        let lines = facts[1].facts.map { "\($0.label): \($0.value)" }
        #expect(
            lines == [
                "column: 1 of 2", "column width: 312", "frame: 0, 0  312 × 512",
                "insets: 16, 24, 32, 8", "header: 312 × 32", "footer: 312 × 24", "items: 11",
                "items a line: 2", "inter-item spacing: 12", "line spacing: 24",
                "equal heights: off",
            ])
        inspector.deselect()
        #expect(inspector.facts(of: view).map(\.title) == ["view"])
    }

    @Test("The facts show the alpha of a translucent element", arguments: [Float(0), 0.25, 1])
    func alpha(_ alpha: Float) throws {
        let layout = FlowLayout<Int> { _ in
            var section = SectionLayout.flow(items: .perLine(1, height: 48))
            section.visibleItemsHandler = { elements, _, _ in
                for index in elements.indices { elements[index].alpha = alpha }
            }
            return section
        }
        var view = try TestView(layout: layout) { Section(0, items: 0..<10) }
        view.resize(to: CellScale().size(of: ScreenSize(columns: 60, rows: 12)))
        var inspector = Inspector()
        inspector.step(forward: true, in: view)
        let facts = try #require(inspector.facts(of: view).first).facts
        let said = facts.first { $0.label == "alpha" }.map(\.value)
        #expect(said == (alpha == 1 ? nil : alpha == 0 ? "0" : "0.25"))
    }

    private func troubledView() throws -> TestView {
        let layout = FlowLayout<Int> { section, _ in
            .flow(
                items: .each { item, _ in
                    Size(width: section == 3 && item == 5 ? .nan : 400, height: 16)
                }
            )
            .header(height: section == 2 ? -.infinity : 16)
        }
        var view = try TestView(layout: layout) {
            for section in 0..<5 { Section(section, items: 20 * section..<20 * section + 20) }
        }
        view.update {
            $0.environment.size = CellScale().size(of: ScreenSize(columns: 60, rows: 12))
            $0.scrollByCells(of: CellScale())
        }
        return view
    }

    @Test("Selecting a problem scrolls to its element")
    func problems() throws {
        var view = try troubledView()
        var inspector = Inspector()
        let facts = inspector.facts(of: view)
        #expect(facts.map(\.title) == ["view", "2 problems"])
        #expect(facts[1].facts.map(\.label) == ["1", "2"])
        #expect(facts[1].facts.map(\.value) == view.arrangement.problems.map(\.description))
        for (index, section) in [(0, 2), (1, 3), (0, 2)] {
            #expect(inspector.handle(.key("!"), in: &view) == .redraw)
            let frame = try #require(view.arrangement.frame(ofSection: section))
            #expect(view.contentOffset.y == frame.minY)
            #expect(inspector.element(in: view)?.attributes.section == section)
            let facts = inspector.facts(of: view)
            #expect(facts[0].title == "2 problems")
            #expect(facts[0].facts.map(\.isMarked) == [index == 0, index == 1])
        }
        // The first call selects the element instead of the problem. The second call changes
        // nothing.
        let element = inspector.element(in: view)
        let isOther = [inspector.choose(element), inspector.choose(element)]
        #expect(isOther == [true, false])
        #expect(inspector.facts(of: view).last?.title == "2 problems")
        inspector.step(forward: true, in: view)
        #expect(inspector.facts(of: view).last?.title == "2 problems")
        #expect(inspector.goToProblem(2, in: &view) == false)
    }

    @Test("A problem's sentence is shown completely, on several lines if necessary")
    func problemSentences() throws {
        let view = try troubledView()
        var inspector = Inspector()
        let screen = Screen.drawn(26, 40) { inspector.drawFacts(into: &$0, of: view) }
        let text = screen.text().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let sentences = view.arrangement.problems.map(\.description)
        #expect(sentences.count == 2 && sentences.allSatisfy(text.contains), "\(text)")
    }

    /// A problem of all sections scrolls to the start. A problem of a section scrolls the section
    /// below the bars.
    @Test func problemsBesideInsetsAndOfTheWholeLayout() throws {
        let layout = SplitLayout<Int> { _ in
            .split(leftSideRatio: 0.5, spacing: .nan)
        } side: { _ in
            .left
        } section: { section, _ in
            .flow(items: .perLine(1, height: 48)).header(height: section == 2 ? -1 : 16)
        }
        var view = try TestView(layout: layout) {
            for section in 0..<5 { Section(section, items: 20 * section..<20 * section + 20) }
        }
        view.update {
            $0.environment.size = CellScale().size(of: ScreenSize(columns: 60, rows: 12))
            $0.environment.contentInset.top = 32
            $0.environment.safeAreaInsets.top = 16
        }
        var inspector = Inspector()
        #expect(view.arrangement.problems.map(\.section) == [nil, 2])
        #expect(inspector.goToProblem(1, in: &view))
        let section = try #require(view.arrangement.frame(ofSection: 2))
        #expect(view.contentOffset.y == section.minY - 48)
        #expect(inspector.goToProblem(0, in: &view))
        #expect(view.contentOffset.y == -48 && inspector.element(in: view) == nil)
        #expect(inspector.facts(of: view)[0].facts.map(\.isMarked) == [true, false])
    }

    /// One item per row. In the last section, the sixth item has a left edge of NaN.
    private struct Column: FramesBody, Equatable {
        let isLast: Bool

        func frames(_ items: BodyItems, in room: BodyRoom, _ problems: inout ProblemLog) -> [Rect] {
            (0..<items.count).map {
                Rect(
                    x: isLast && $0 == 5 ? .nan : 0, y: 16 * Double($0), width: 400, height: 16)
            }
        }
    }

    @Test func anItemThatTakesRoomIsShownInTheMiddle() throws {
        let layout = FlowLayout<Int> { section, _ in SectionLayout(Column(isLast: section == 3)) }
        var view = try TestView(layout: layout) {
            for section in 0..<4 { Section(section, items: 30 * section..<30 * section + 30) }
        }
        view.resize(to: CellScale().size(of: ScreenSize(columns: 60, rows: 12)))
        let problem = try #require(view.arrangement.problems.first)
        #expect(problem.section == 3 && problem.item == 5)
        var inspector = Inspector()
        #expect(inspector.handle(.key("!"), in: &view) == .redraw)
        #expect(inspector.element(in: view)?.item == 95)
        #expect(view.frame(ofItem: 95)?.midY == view.viewport.bounds.midY)
    }

    /// Reports a problem of an item that may not exist.
    private struct Miscounting: SectionBody {
        let item: Int

        func plan(in room: BodyRoom, _ problems: inout ProblemLog) -> any BodyPlan {
            problems.report(.body("An item is wrong."), item: item)
            return Column(isLast: false).plan(in: room, &problems)
        }
    }

    /// The header also has the index 0, and must not be selected.
    @Test(arguments: [-1, 0, 15, 29, 30, 31])
    func aProblemOfNoItemLeadsToItsSection(item: Int) throws {
        let layout = FlowLayout<Int> { section, _ in
            guard section == 2 else { return SectionLayout(Column(isLast: false)) }
            return SectionLayout(Miscounting(item: item)).header(height: 16)
        }
        var view = try TestView(layout: layout) {
            for section in 0..<4 { Section(section, items: 30 * section..<30 * section + 30) }
        }
        view.resize(to: CellScale().size(of: ScreenSize(columns: 60, rows: 12)))
        #expect(view.arrangement.problems.map(\.item) == [item])
        var inspector = Inspector()
        #expect(inspector.goToProblem(0, in: &view))
        let isThere = (0..<30).contains(item)
        #expect(view.contentOffset.y == (isThere ? Double(61 + item) * 16 + 8 - 96 : 960))
        #expect(inspector.element(in: view)?.item == (isThere ? 60 + item : nil))
        #expect(inspector.element(in: view)?.attributes.kind == (isThere ? .item : .header))
    }
}
