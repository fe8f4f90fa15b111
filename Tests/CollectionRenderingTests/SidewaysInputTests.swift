import CollectionLayouts
import CollectionRendering
import CollectionSnapshots
import CollectionViews
import Terminals
import Testing

/// Keys and the wheel on sections that scroll sideways.
@Suite struct SidewaysInputTests {
    /// 40 × 10 cells: three rows of a list, then shelves with a header and with items that are 10
    /// columns wide and 2 rows high.
    private func view(_ behavior: SidewaysScrolling.Behavior = .continuous) throws -> TestView {
        let layout = FlowLayout<Int> { section, _ in
            section == 0
                ? .flow(items: .perLine(1, height: 16))
                : .shelf(
                    items: .uniform(Size(width: 80, height: 32)),
                    scrolling: SidewaysScrolling(behavior)
                ).header(height: 16)
        }
        var view = try TestView(layout: layout) {
            Section(0, items: 0..<3)
            Section(1, items: 100..<120)
            Section(2, items: 200..<220)
        }
        view.update {
            $0.environment.size = Size(width: 320, height: 160)
            $0.offsetQuantum = 16
            $0.horizontalQuantum = 8
        }
        return view
    }

    private func wheel(
        _ action: MouseEvent.Action, _ row: Int, isShifted: Bool = false
    ) -> Input {
        .mouse(MouseEvent(action, column: 5, row: row, modifiers: isShifted ? .shift : []))
    }

    @Test func keysScrollTheFirstSectionInSight() throws {
        var view = try view()
        for key in [Key.right, "l"] {
            #expect(view.handle(.key(key)) == .redraw)
        }
        #expect(view.sidewaysOffset(ofSection: 1) == 64)
        #expect(view.sidewaysOffset(ofSection: 2) == 0)
        _ = view.handle(.key("h"))
        #expect(view.sidewaysOffset(ofSection: 1) == 32)
        for _ in 0..<3 { _ = view.handle(.key(.left)) }
        #expect(view.handle(.key(.left)) == .handled)
        #expect(view.contentOffset == .zero)
    }

    @Test func keysStepToStops() throws {
        var view = try view(.groupPaging)
        for step in 1...3 {
            _ = view.handle(.key("l"))
            #expect(view.sidewaysOffset(ofSection: 1) == 80 * Double(step))
        }
    }

    @Test func keysMoveTheSelectionAlongItsSection() throws {
        var view = try view(.groupPaging)
        view.select(200)
        for item in 201...210 {
            #expect(view.handle(.key("l")) == .redraw)
            #expect(view.selection == item && view.visibleItems.contains(item))
        }
        #expect(view.sidewaysOffset(ofSection: 1) == 0)
        #expect(view.sidewaysOffset(ofSection: 2) == 560)
    }

    /// A key at the end of a shelf changes neither the selection nor the view's offset, but scrolls
    /// the item completely into the visible range.
    @Test func keysThatOnlyScrollASectionAreSeen() throws {
        for (item, key, offset) in [(119, Key("l"), 1250.0), (100, "h", 30)] {
            var view = try view()
            view.select(item, following: false)
            view.scrollSideways(inSection: 1, to: offset)
            #expect(view.handle(.key(key)) == .redraw)
            #expect(view.selection == item && view.contentOffset == .zero)
            #expect(view.sidewaysOffset(ofSection: 1) == (item == 119 ? 1280 : 0))
            #expect(view.handle(.key(key)) == .handled, "The item is already visible.")
            // With an animation, the later frames show the movement.
            view.advance(to: .seconds(1))
            view.scrollSideways(inSection: 1, to: offset)
            _ = view.handle(.key(key))
            let deadline = try #require(view.deadline)
            let hasMoved = view.advance(to: deadline + .seconds(1))
            #expect(hasMoved)
            #expect(view.sidewaysOffset(ofSection: 1) == (item == 119 ? 1280 : 0))
        }
    }

    @Test func theWheelScrollsWhatIsUnderIt() throws {
        for (forward, back, isShifted) in [
            (MouseEvent.Action.wheelRight, MouseEvent.Action.wheelLeft, false),
            (.wheelDown, .wheelUp, true),
        ] {
            var view = try view()
            let step = wheel(forward, 7, isShifted: isShifted)
            #expect(view.handle(step) == .redraw)
            #expect(view.sidewaysOffset(ofSection: 2) == 48)
            #expect(view.sidewaysOffset(ofSection: 1) == 0)
            #expect(view.handle(wheel(back, 7, isShifted: isShifted)) == .redraw)
            #expect(view.sidewaysOffset(ofSection: 2) == 0)
            #expect(view.contentOffset == .zero)
        }
        var view = try view()
        #expect(view.handle(wheel(.wheelRight, 1)) == .ignored, "The list does not scroll.")
        _ = view.handle(wheel(.wheelDown, 7))
        #expect(view.sidewaysOffset(ofSection: 2) == 0)
    }

    /// A wheel sends many steps for one push. While the section moves, they count as one step.
    @Test func stepsOfTheWheelJoin() throws {
        var view = try view(.paging)
        view.advance(to: .seconds(1))
        for millisecond in 1_010...1_016 {
            #expect(view.handle(wheel(.wheelDown, 7, isShifted: true)) == .redraw)
            view.advance(to: .milliseconds(millisecond))
        }
        while let deadline = view.deadline { view.advance(to: deadline) }
        #expect(view.sidewaysOffset(ofSection: 2) == 320)
        #expect(view.contentOffset == .zero)
    }

    /// In a layout that scrolls sideways, a section scrolls vertically, and only with Shift.
    @Test func theWheelIsTheViewsUnlessShifted() throws {
        let layout = CompositionalLayout<Int>(
            configuration: .init(scrollDirection: .horizontal)
        ) { section, _ in
            let size = Size(width: 80, height: 32)
            return section == 0 ? .shelf(items: .uniform(size)) : .flow(items: .uniform(size))
        }
        for action in [MouseEvent.Action.wheelDown, .wheelRight] {
            var view = try TestView(layout: layout) {
                Section(0, items: 0..<20)
                Section(1, items: 100..<200)
            }
            view.resize(to: Size(width: 320, height: 160))
            #expect(view.handle(wheel(action, 2, isShifted: true)) == .redraw)
            #expect(view.sidewaysOffset(ofSection: 0) == 48 && view.contentOffset == .zero)
            #expect(view.handle(wheel(action, 2)) == .redraw)
            #expect(view.sidewaysOffset(ofSection: 0) == 48)
            #expect(view.contentOffset == Point(x: 48, y: 0))
        }
    }

    /// A click outside the clip selects no item: beside a shelf with few items, and in the
    /// neighbouring column.
    @Test func clicksRespectTheClip() throws {
        let layout = SplitLayout<Int>(
            columns: { _ in .split(leftSideRatio: 0.5) }, side: { $0 == 1 ? .left : .right }
        ) { section, _ in
            .shelf(items: .uniform(Size(width: 80, height: 32)))
        }
        var view = try TestView(layout: layout) {
            Section(1, items: 100..<120)
            Section(2, items: 200..<201)
        }
        view.resize(to: Size(width: 320, height: 160))
        view.scrollSideways(inSection: 1, to: 40)
        func item(_ column: Int) -> Int? {
            var view = view
            _ = view.handle(.mouse(MouseEvent(.press, column: column, row: 0)))
            return view.selection
        }
        #expect(item(0) == 100 && item(19) == 102)
        #expect(item(20) == 200 && item(31) == nil)
    }

    @Test func horizontalLayoutsScrollByTheSameKeys() throws {
        let layout = CompositionalLayout<Int>(
            configuration: .init(scrollDirection: .horizontal),
            section: .flow(items: .uniform(Size(width: 80, height: 32))))
        var view = try TestView(layout: layout) { Section(0, items: 0..<200) }
        view.update {
            $0.environment.size = Size(width: 320, height: 160)
            $0.offsetQuantum = 16
            $0.horizontalQuantum = 8
        }
        let steps: [(Input, Double)] = [
            (.key("j"), 16), (.key(.right), 32), (.key("l"), 48), (.key(" "), 368),
            (wheel(.wheelDown, 2), 416), (wheel(.wheelRight, 2), 464), (.key("k"), 448),
            (.key("h"), 432), (wheel(.wheelLeft, 0), 384), (.key("g"), 0),
        ]
        for (input, offset) in steps {
            #expect(view.handle(input) == .redraw, "\(input)")
            #expect(view.contentOffset == Point(x: offset, y: 0), "\(input)")
        }
        #expect(view.handle(.key(.down)) == .handled)
    }

    /// An animated scroll in a program draws a few frames and then stops.
    @Test func programsGlideAndRest() throws {
        for animates in [true, false] {
            var view = try view(.paging)
            view.animates = animates
            let terminal = MemoryTerminal(
                size: ScreenSize(columns: 40, rows: 10), inputs: [.key("l"), .key("x")],
                isRecording: true)
            var heard: [Input] = []
            terminal.run(&view) { element, region in
                region.text("\(element.item ?? element.section)")
            } on: { _, input in
                heard.append(input)
                return .ignored
            }
            #expect(view.sidewaysOffset(ofSection: 1) == 320)
            #expect(heard == [.key("l"), .key("x"), .end(.hangUp)], "Frames are not inputs.")
            #expect(animates ? (4...16).contains(terminal.frameCount) : terminal.frameCount <= 3)
            let last = try #require(terminal.recording.last).text()
            #expect(last.contains("104") && !last.contains("103"))
        }
    }
}
