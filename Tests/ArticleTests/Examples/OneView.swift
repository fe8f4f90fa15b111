import Reflow
import Testing

extension Examples {
    enum OneView {
        enum Bag: String {
            case clothes, tools, food
        }

        static func bags(of size: Size = .zero) throws -> CollectionView<Bag, String> {
            let lines = FlowLayout<Bag> { _, _ in
                .flow(
                    items: .perLine(3, height: 16), interItemSpacing: 8, lineSpacing: 16,
                    inset: EdgeInsets(left: 8, bottom: 16, right: 8)
                )
                .header(height: 16, pinned: true)
            }
            var view = try CollectionView(layout: lines) {
                Section(.clothes, items: ["socks", "shirt", "jacket"])
                Section(.tools, items: ["knife", "rope"])
                Section(.food, items: ["bread", "cheese", "apples"])
            }
            view.resize(to: size)
            return view
        }

        /// Returns the packed items, and the view in its final state.
        static func drawnAndHeard() throws -> (Set<String>, CollectionView<Bag, String>) {
            var view = try bags()
            var packed: Set<String> = []
            try DefaultTerminal.run(&view, selection: .bar) { element, region in
                guard let item = element.item else {
                    region.fill(.terminal)
                    return region.text(element.section.rawValue, .bold)
                }
                region.fill(packed.contains(item) ? .green : .surface)
                region.text(" \(item)")
            } on: { view, input in
                switch input {
                case .key("q"): return .quit
                case .key("x"):
                    guard let item = view.selection else { return .handled }
                    // Select a neighbour first, so that the reader keeps the place.
                    if !view.selectNext() { view.selectPrevious() }
                    var snapshot = view.snapshot
                    // `deleteItems` throws only if an item is listed twice.
                    try? snapshot.deleteItems([item])
                    view.apply(snapshot)
                    return .redraw
                default: return .ignored
                }
            } opening: { _, item in
                packed.formSymmetricDifference([item])
                return .redraw
            }
            return (packed, view)
        }

        static func arrowsSelectAtOnce() throws -> String? {
            var view = try bags()
            view.select("socks")
            try DefaultTerminal.run(&view) { _, _ in
            } on: { _, input in
                input == .key("q") ? .quit : .ignored
            }
            return view.selection
        }

        static func spans(in region: inout Region) {
            region.text([TextSpan("name", .bold), " ", TextSpan("12", .dim)])
        }

        enum Action { case pack, quit }

        static func bars() throws {
            let view = try bags()
            let keys = KeyMap<Action>([
                KeyMap.Group(
                    "Bags",
                    [
                        KeyMap.Entry(["p"], help: "pack it", hint: Hint("p", word: "pack"), .pack),
                        KeyMap.Entry(["q"], help: "quit", hint: Hint("q", word: "quit"), .quit),
                    ])
            ])
            var program = ViewProgram(view) { element, region in
                region.text(element.item ?? element.section.rawValue)
            } on: { view, input in
                guard case .key(let key) = input else { return .ignored }
                switch keys[key] {
                case .quit: return .quit
                case .pack:
                    return .message(
                        view.selection.map { "\($0) is packed" } ?? "nothing is selected")
                case nil: return .ignored
                }
            }
            program.status = { view in
                StatusLine(
                    title: "Bags",
                    parts: [.init("\(view.snapshot.numberOfItems) things", rank: 0)],
                    hints: keys.hints)
            }
            program.overlay = { _, input in
                input == .key("?")
                    ? Overlay(keysOf: keys, size: ScreenSize(columns: 80, rows: 24)) : nil
            }
            program.prompt = { _, input in
                guard input == .key("/") else { return nil }
                return ViewPrompt("Find") { view, text in
                    view.select(text) ? .redraw : .message("There is no \(text).")
                }
            }
            try DefaultTerminal.run(&program)
        }

        static func dataFromElsewhere() throws {
            let view = try bags()
            let updates = Mailbox<Snapshot<Bag, String>>()
            Task.detached { updates.post(try Snapshot { Section(Bag.food, items: ["bread"]) }) }
            var program = ViewProgram(view) { element, region in
                region.text(element.item ?? "", .centered)
            } on: { view, input in
                input == .key("q") ? .quit : .ignored
            }
            program.posts = updates
            try DefaultTerminal.run(&program)
        }

        static func anotherLayout() throws -> CollectionView<Bag, String> {
            var view = try bags(of: Size(width: 640, height: 384))
            let columns = SplitLayout<Bag> { _ in
                .split(leftSideRatio: 0.5, spacing: 16)
            } side: { bag in
                bag == .clothes ? .left : .right
            } section: { _, _ in
                SectionLayout.list(.plain, rows: .height(16)).header(height: 16)
            }
            view.update(animated: true) { $0.layout = columns }
            return view
        }

        static func anInspector() throws {
            let view = try bags()
            var program = ViewProgram(view) { element, region in
                region.text(element.item ?? "", .centered)
            } on: { view, input in
                input == .key("q") ? .quit : .ignored
            }
            program.inspectorKey = "I"
            try DefaultTerminal.run(&program)
        }
    }
}

@Suite struct OneViewTests {
    typealias Bag = Examples.OneView.Bag

    func bags() throws -> CollectionView<Bag, String> { try Examples.OneView.bags() }

    func showItems(of view: inout CollectionView<Bag, String>, on terminal: some Terminal) {
        terminal.run(&view, selection: .bar) { element, region in
            region.text(" " + (element.item ?? element.section.rawValue))
        } on: { view, input in
            input == .key("q") ? .quit : .ignored
        }
    }

    @Test("Tab selects the first item, and an arrow key selects its neighbour")
    func arrowsSelect() throws {
        var view = try bags()
        let terminal = MemoryTerminal(
            size: ScreenSize(columns: 40, rows: 10),
            inputs: [.key(.tab), .key(.right), .key("q")])
        showItems(of: &view, on: terminal)
        #expect(view.selection == "shirt")
        #expect(terminal.screen?.text().contains("▌shirt") == true)
    }
}
