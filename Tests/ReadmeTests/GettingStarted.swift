import Reflow

// The README's examples, as they stand there: `ReadmeTests` compares the two, line by line. What they open is a
// terminal in memory, in which q is pressed.
private typealias CursesTerminal = ScriptedTerminal

enum GettingStarted {
    static func threeColouredSections() throws {
        enum Panel: Hashable { case red, blue, green }

        let layout = FlowLayout<Panel> { panel, column in
            .flow(items: .uniform(Size(width: 56, height: 48)))
        }
        var view = try CollectionView(layout: layout) {
            Section(.red, items: 1...20)
            Section(.blue, items: 21...40)
            Section(.green, items: 41...60)
        }
        try CursesTerminal.run(&view) { element, region in
            switch element.section {
            case .red: region.fill(.red)
            case .blue: region.fill(.blue)
            case .green: region.fill(.green)
            }
            region.text("\(element.item ?? 0)", .centered)
        } on: { view, input in
            input == .key("q") ? .quit : .ignored
        }
    }

    static func theSplit() throws {
        enum Panel: Hashable { case red, blue, green }

        let layout = SplitLayout<Panel> { environment in
            environment.isLandscape ? .split(leftSideRatio: 0.4, spacing: 8) : .single
        } side: { panel in
            panel == .blue ? .right : .left
        } section: { panel, column in
            .flow(items: .uniform(Size(width: 56, height: 48)))
        }

        try show(layout, panels: [.red, .blue, .green])
    }

    static func sizesAndSides() throws {
        enum Panel: Hashable { case red, blue, green }

        let layout = SplitLayout<Panel> { environment in
            environment.isLandscape ? .split(leftSideRatio: 0.4, spacing: 8) : .single
        } side: { panel in
            panel == .blue ? .right : .left
        } section: { panel, column in
            .flow(
                items: .perLine(panel == .blue ? 2 : 3, aspectRatio: 1),
                interItemSpacing: 8, lineSpacing: 8, inset: .all(8)
            )
            .header(height: 16, pinned: true)
        }

        try show(layout, panels: [.red, .blue, .green])
    }

    static func dataThatChanges() throws {
        enum Panel: Hashable { case red, blue, green }

        let layout = FlowLayout<Panel> { _, _ in
            .flow(items: .uniform(Size(width: 56, height: 48)))
        }
        var view = try CollectionView(layout: layout) { Section(Panel.blue, items: 1...9) }
        let updates = Mailbox<Snapshot<Panel, Int>>()
        Task.detached { updates.post(try Snapshot { Section(Panel.red, items: 1...3) }) }
        try CursesTerminal.run(&view, applying: updates) { element, region in
            region.text("\(element.item ?? 0)", .centered)
        } on: { view, input in
            input == .key("q") ? .quit : .ignored
        }
    }

    static func anInspector() throws {
        let layout = FlowLayout<Int> { _, _ in .flow(items: .perLine(3, height: 48)) }
        var view = try CollectionView(layout: layout) { Section(0, items: 1...9) }
        try CursesTerminal.run(&view, inspectedBy: "I") { element, region in
            region.text("\(element.item ?? 0)", .centered)
        } on: { view, input in
            input == .key("q") ? .quit : .ignored
        }
    }

    static func aChildProcessAndBack() throws {
        let layout = FlowLayout<Int> { _, _ in .flow(items: .perLine(1, height: 16)) }
        var view = try CollectionView(layout: layout) { Section(0, items: ["notes", "plans"]) }
        view.select("plans")

        try CursesTerminal.withTerminal { terminal in
            terminal.run(&view) { element, region in
                region.text("\(element.item ?? "")")
            } on: { view, input in
                guard input == .key("v"), let file = view.selection else {
                    return input == .key("q") ? .quit : .ignored
                }
                let end = terminal.run(.editor(for: file.utf8))
                return end.problem.map { .message($0) } ?? .redraw
            }
        }
    }

    static func theEngineAlone() -> [LayoutAttributes] {
        let layout = SplitLayout<Int> { _ in
            .split(leftSideRatio: 0.5, spacing: 10)
        } side: { section in
            section.isMultiple(of: 2) ? .left : .right
        } everySection: { column in
            .flow(items: .perLine(2, height: 40)).header(height: 20)
        }
        let sections = (0..<100).map { SectionContent(id: $0, itemCount: 12) }
        let environment = LayoutEnvironment(size: Size(width: 390, height: 844))
        let arrangement = layout.arrange(sections, in: environment)
        let viewport = Viewport(bounds: Rect(x: 0, y: 500, width: 390, height: 844))
        let elements = arrangement.elements(in: viewport)

        return elements
    }

    /// Runs an example's layout with the data of the first one.
    private static func show<Panel: Hashable>(
        _ layout: SplitLayout<Panel>, panels: [Panel]
    ) throws {
        let sections = panels.enumerated().map {
            Section($0.element, items: $0.offset * 20 + 1...$0.offset * 20 + 20)
        }
        var view = CollectionView(layout: layout, snapshot: try Snapshot(sections: sections))
        try CursesTerminal.run(&view) { element, region in
            let colors: [Color] = [.red, .blue, .green]
            region.fill(element.kind == .item ? colors[element.sectionIndex] : .gray)
            region.text("\(element.item ?? 0)", .centered)
        } on: { _, input in
            input == .key("q") ? .quit : .ignored
        }
    }
}
