import Gallery
import Reflow

/// The list of demos, and the demos that were opened or shown in the preview.
struct DemoList {
    /// The width of the list beside a preview, in cells.
    static let columns = 24

    /// The demos of the list.
    let catalog: DemoCatalog
    private let options: DemoOptions
    /// The initial device of all demos; `nil` for the terminal itself.
    private let device: OrientedDevice?
    /// The names of the demos that match the filter.
    private(set) var names: ViewPart<DemoCategory, String> {
        didSet { findScene() }
    }
    /// The demos that were shown, with their state.
    private var scenes: [String: DemoScene] = [:] {
        didSet { findScene() }
    }
    /// The selected demo, if it was made. Stored, because the browser reads it many times for each key.
    private(set) var scene: DemoScene?
    /// The text that filters the list; `nil` while the list shows all demos.
    private(set) var filter: String?
    private var scrollbarDrag = Scrollbar.Drag()

    init(_ catalog: DemoCatalog, options: DemoOptions, device: OrientedDevice?) throws {
        self.catalog = catalog
        self.options = options
        self.device = device
        let view = CollectionView(
            layout: Self.listLayout, snapshot: try Self.snapshot(of: catalog) { _ in true })
        let summaryColumn = 3 + (catalog.entries.map(\.title.displayWidth).max() ?? 0) + 2
        names = ViewPart(view) { element, region in
            guard let entry = element.item.flatMap({ catalog.entry(named: $0) }) else {
                return Self.draw(element.section, in: &region)
            }
            Self.draw(entry, summaryColumn: summaryColumn, in: &region)
        }
        _ = names.view.selectNext()
    }

    /// The layout of the list. In a list of at least `leastPinningRows` rows, the name of a category is pinned above
    /// its demos, and a blank row follows the demos.
    private static var listLayout: FlowLayout<DemoCategory> {
        FlowLayout { category, column in
            let row = CellScale().cell.height
            let isHigh = column.environment.size.height >= Double(leastPinningRows) * row
            return SectionLayout.flow(
                items: .perLine(1, height: row), inset: EdgeInsets(bottom: isHigh ? row : 0)
            ).header(height: row, pinned: isHigh)
        }
    }

    /// The minimum number of rows of a list with pinned categories.
    private static let leastPinningRows = 6

    /// Returns the matching demos by category. Categories without a match are left out.
    private static func snapshot(
        of catalog: DemoCatalog, where isShown: (DemoEntry) -> Bool
    ) throws -> Snapshot<DemoCategory, String> {
        try Snapshot(
            sections: DemoCategory.allCases.compactMap { category in
                let names = catalog.entries(of: category).filter(isShown).map(\.name)
                return names.isEmpty ? nil : Section(category, items: names)
            })
    }

    /// The entry of the selected demo.
    var entry: DemoEntry? { names.view.selection.flatMap { catalog.entry(named: $0) } }

    private mutating func findScene() { scene = names.view.selection.flatMap { scenes[$0] } }
}

/// The demos.
extension DemoList {
    /// Makes the selected demo if necessary, and prepares the demo for the preview.
    ///
    /// If a demo can't be made, the list tries again after the next input.
    mutating func prepare(size: ScreenSize) {
        guard let entry, size.columns > 0, size.rows > 0 else { return }
        if scenes[entry.name] == nil {
            scenes[entry.name] = try? DemoScene(
                entry, options: options, device: device, pane: size, terminal: size)
        }
        scene?.resize(to: size, terminal: size)
        scene?.scrollbarStyle = .beside
        scene?.leaving = "back"
    }

    /// Selects a demo by its name, and makes the demo if necessary. Throws a `BrowserError`, or the error of the demo.
    mutating func choose(_ name: String, size: ScreenSize, terminal: ScreenSize) throws {
        guard let entry = catalog.entry(named: name) else {
            throw BrowserError(unknown: name, among: catalog)
        }
        if scenes[entry.name] == nil {
            scenes[entry.name] = try DemoScene(
                entry, options: options, device: device, pane: size, terminal: terminal)
        }
        // If the filter hides the demo, remove the filter.
        if !names.view.select(entry.name) {
            showAll()
            names.view.select(entry.name)
        }
    }
}

/// Selecting and filtering.
extension DemoList {
    /// Selects a demo above or below.
    mutating func select(_ direction: Direction, count: Int) -> Outcome {
        names.view.moveSelection(direction, count: count) ? .redraw : .handled
    }

    /// Selects the first or the last demo and scrolls to the start or the end.
    mutating func jump(to edge: ScrollEdge) -> Outcome {
        let hasMoved = names.view.moveSelection(to: edge)
        // Without this call, the name of the category would hide the demo in a list of one row.
        if let name = names.view.selection { names.view.scroll(toItem: name) }
        return hasMoved ? .redraw : .handled
    }

    mutating func perform(_ action: ViewAction, _ press: KeyPress) -> Outcome {
        let outcome = names.view.perform(action, press)
        // In a list of one row, the name of the category would hide the demo; see `jump(to:)`.
        if case .scrollSections = action, let name = names.view.selection {
            names.view.scroll(toItem: name)
        }
        return outcome
    }

    /// Shows all demos.
    @discardableResult
    mutating func showAll() -> Outcome {
        setFilter("")
        filter = nil
        return .redraw
    }

    /// Shows the demos whose name, summary or category contains the words of a text. Selects the demo with that name or
    /// title. Otherwise the selected demo stays selected if it matches, unless another demo's name contains the words.
    @discardableResult
    mutating func setFilter(_ text: String) -> Outcome {
        filter = text
        let words = text.lowercased().split(separator: " ").compactMap { TextPattern(String($0)) }
        let matching = try? Self.snapshot(of: catalog) { entry in
            let text = [entry.title, entry.name, entry.summary, entry.category.title]
                .joined(separator: " ").lowercased()
            return words.allSatisfy { $0.matches(text) }
        }
        // This call cannot fail, because the names of the gallery are unique.
        guard let matching else { return .handled }
        names.view.apply(matching, animated: false)
        selectMatch(text.lowercased(), words)
        return .redraw
    }

    /// Selects the demo whose name or title is the text, or else a demo whose name contains the words. If there is
    /// none, keeps the selection, or selects the first demo.
    private mutating func selectMatch(_ text: String, _ words: [TextPattern]) {
        func title(_ name: String) -> String {
            catalog.entry(named: name)?.title.lowercased() ?? ""
        }
        func hasMatchingName(_ name: String) -> Bool {
            let title = name + " " + title(name)
            return !words.isEmpty && words.allSatisfy { $0.matches(title) }
        }
        let shown = names.view.snapshot.itemIdentifiers
        let named = shown.first { $0 == text || title($0) == text }
        if named == nil, let selection = names.view.selection, hasMatchingName(selection) { return }
        if let match = named ?? shown.first(where: hasMatchingName) {
            names.view.select(match)
            // Scroll no further than necessary, so that the name of the category stays visible.
            names.view.scroll(to: .start)
            names.view.scroll(toItem: match)
        } else if names.view.selection == nil {
            names.view.selectNext()
        }
    }
}

/// The list as a part of the screen.
extension DemoList {
    private var scrollbar: Scrollbar { Scrollbar(names.view.scrollPosition) }

    /// The track of the scrollbar: the last column of the list.
    private var track: ScreenArea {
        let column = names.size.columns - 1
        return ScreenArea(columns: column..<column + 1, rows: 0..<names.size.rows)
    }

    mutating func handle(_ input: Input, at now: Duration) -> Outcome {
        if case .mouse(let event) = input,
            let fraction = scrollbarDrag.fraction(for: event, on: scrollbar, in: track)
        {
            let distance = names.view.scrollPosition.distance(to: fraction)
            return names.view.scroll(by: distance) ? .redraw : .handled
        }
        let outcome = names.handle(input, at: now)
        if case .resize = input, let name = names.view.selection {
            names.view.scroll(toItem: name)
        }
        return outcome
    }

    mutating func draw(into region: inout Region) {
        guard names.view.snapshot.numberOfItems > 0 else {
            return region.text(" No demo matches.", row: 0, .dim)
        }
        names.draw(into: &region, at: .zero)
        scrollbar.draw(into: &region, in: track)
    }

    private static func draw(_ category: DemoCategory, in region: inout Region) {
        // The fill hides the demos that scroll under a pinned category.
        region.fill(.terminal)
        region.text(" \(category.title)", .bold, color: region.paintsTones ? .blue : nil)
    }

    /// Draws the title of a demo. If there is room, the summary is beside the title, below the other summaries.
    private static func draw(
        _ entry: DemoEntry, summaryColumn: Int, in region: inout Region
    ) {
        region.text("   \(entry.title)")
        guard region.columns >= summaryColumn + 9 else { return }
        // The last column is the track of the scrollbar.
        region.within(columns: 0..<region.columns - 1, rows: 0..<1) {
            $0.text(entry.summary, row: 0, column: summaryColumn, .dim)
        }
    }

    /// The bottom bar of the list.
    var status: StatusLine {
        guard let filter else { return StatusLine() }
        return StatusLine(
            title: "Filter", parts: [StatusLine.Part(filter, rank: 0)],
            hints: [Hint(.escape, word: "show all")])
    }
}
