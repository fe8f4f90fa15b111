import CollectionLayouts
import CollectionRendering
import CollectionSnapshots
import CollectionViews
import Terminals
import Testing

/// The inspector selects elements that the view shows.
@Suite struct InspectorTests {
    typealias Inspector = ViewInspector<Int, Int>

    static let sizes = [(80, 24), (40, 20), (200, 60), (9, 5), (1, 1)].map {
        ScreenSize(columns: $0, rows: $1)
    }

    /// The elements that the step keys select, one for each visible element.
    static func steps(_ view: TestView, forward: Bool = true) -> [LayoutAttributes] {
        var inspector = Inspector()
        return view.seenAttributes.compactMap { _ in
            inspector.step(forward: forward, in: view)
            return inspector.element(in: view)?.attributes
        }
    }

    @Test(
        "Steps select each element once in order, and then start again",
        arguments: InspectorScene.allCases
    )
    func stepping(scene: InspectorScene) throws {
        for size in Self.sizes {
            let view = try scene.view(size)
            let elements = view.seenAttributes
            #expect(Self.steps(view) == elements, "\(size)")
            #expect(Self.steps(view, forward: false) == elements.reversed(), "\(size)")
            var inspector = Inspector()
            for _ in 0...elements.count { inspector.step(forward: true, in: view) }
            #expect(inspector.element(in: view)?.attributes == elements.first)
        }
    }

    @Test func everyKindIsReached() throws {
        var kinds: Set<ElementKind> = []
        for scene in InspectorScene.allCases {
            kinds.formUnion(try Self.steps(scene.view()).map(\.kind))
        }
        #expect(
            kinds == [
                .item, .header, .footer, .background, .supplementary(1), .supplementary(2),
                .decoration(3), .separator,
            ])
    }

    @Test func keysAndTheMouseChoose() throws {
        var view = try InspectorScene.split.view()
        let before = view
        var inspector = Inspector()
        func attributes() -> LayoutAttributes? { inspector.element(in: view)?.attributes }
        #expect(inspector.handle(.key(.tab), in: &view) == .redraw)
        #expect(attributes() == view.seenAttributes.first)
        #expect(inspector.handle(.key(.backTab), in: &view) == .redraw)
        #expect(attributes() == view.seenAttributes.last)
        // Item 0 is located on the background of its section.
        let item = try #require(view.frame(ofItem: 0))
        let press = MouseEvent(
            .press, column: Int(item.midX / 8), row: Int(item.midY / 16))
        #expect(inspector.handle(.mouse(press), in: &view) == .redraw)
        #expect(attributes()?.kind == .item && attributes()?.item == 0)
        #expect(inspector.handle(.mouse(press), in: &view) == .redraw)
        #expect(attributes()?.kind == .background)
        #expect(inspector.handle(.mouse(press), in: &view) == .redraw)
        #expect(attributes()?.kind == .item)
        var event = press
        event.action = .drag
        #expect(inspector.handle(.mouse(event), in: &view) == .handled)
        event.action = .wheelDown
        #expect(inspector.handle(.mouse(event), in: &view) == .ignored)
        #expect(inspector.handle(.key("j"), in: &view) == .ignored)
        #expect(inspector.handle(.key("!"), in: &view) == .message("no problems"))
        #expect(inspector.handle(.key(.escape), in: &view) == .leave)
        #expect(view.viewport == before.viewport && view.selection == nil)
    }

    @Test("A press selects the topmost element at its position", arguments: InspectorScene.allCases)
    func pressing(scene: InspectorScene) throws {
        let (view, scale) = (try scene.view(), CellScale())
        for row in 0..<24 {
            for column in 0..<80 {
                let middle = scale.point(column: column, row: row)
                // An edge belongs to the element that starts there.
                let corner = Point(
                    x: Double(column) * scale.cell.width, y: Double(row) * scale.cell.height)
                for point in [middle, corner] {
                    var inspector = Inspector()
                    inspector.choose(at: point, in: view)
                    let found = inspector.element(in: view)?.attributes
                    let wanted = view.element(at: point)
                    #expect(
                        found?.frame == wanted?.frame && found?.kind == wanted?.kind,
                        "row \(row), column \(column)")
                }
            }
        }
    }

    @Test func theChosenElementIsFoundAgain() throws {
        var view = try InspectorScene.split.view()
        var inspector = Inspector()
        inspector.choose(at: Point(x: 40, y: 60), in: view)
        #expect(inspector.element(in: view)?.item == 0)
        var snapshot = view.snapshot
        try snapshot.insertItems([7777], beforeItem: 0)
        view.snapshot = snapshot
        #expect(inspector.element(in: view)?.attributes.item == 1)
        view.scroll(to: .end)
        #expect(inspector.element(in: view) == nil)
        #expect(inspector.facts(of: view)[0].facts.map(\.value) == ["not visible"])
        #expect(inspector.facts(of: view)[0].title == "item 0 · 0")
        view.scroll(to: .start)
        #expect(inspector.element(in: view)?.item == 0)
    }

    @Test func aPartOfAnyProgram() throws {
        let view = try InspectorScene.split.view()
        let terminal = MemoryTerminal(
            size: ScreenSize(columns: 80, rows: 24),
            inputs: (["I", .tab, .escape, "I", "I"] as [Key]).map { Input.key($0) },
            isRecording: true)
        var program = ViewProgram(view) { element, region in
            region.fill(element.kind.color)
        } on: { _, _ in
            .ignored
        }
        program.inspectorKey = "I"
        terminal.run(&program)
        let screens = terminal.recording
        #expect(screens.count == 6)
        let isOn = screens.map { $0.text().contains("inspector") }
        #expect(isOn == [false, true, true, false, true, false])
        #expect(screens[0] == screens[3] && screens[0] == screens[5] && screens[1] == screens[4])
        #expect(screens[1].text().contains("safe area"))
        #expect(screens[2].text().contains("background"))
        #expect(view.selection == nil)
    }
}
