import Gallery
import Reflow

/// The list of demos and, where there is room, a live preview of the selected one beside it.
///
/// What is between the two can be moved. Where there is no room the preview is left out.
struct DemoList {
    enum Pane: Hashable, CaseIterable {
        case list, preview
    }

    /// From this many columns on there is a preview.
    static let previewColumns = 56
    /// How wide the list is beside a preview, in cells.
    static let listColumns = 24

    let options: DemoOptions
    /// What demos are shown on at first; nil for the terminal itself.
    let device: OrientedDevice?
    private let hasChrome: Bool
    /// Where the two stand, below the title, and which of them hears keys.
    var panes = Panes(
        [
            .init(Pane.list, cells: listColumns, least: 12),
            .init(.preview, least: previewColumns - listColumns - 2),
        ], below: previewColumns)
    /// The names of the demos that match the filter.
    var names: ViewPart<DemoCategory, String> {
        didSet { findScene() }
    }
    /// Demos that were looked at, as they were left.
    private var scenes: [String: DemoScene] = [:] {
        didSet { findScene() }
    }
    /// The demo that is selected, if it could be made. At hand, as it is asked for many times a key.
    private(set) var scene: DemoScene?
    /// What was typed to filter the list; nil when all demos are shown.
    var filter: TextField?
    /// Whether keys are typed into the filter.
    var isTyping = false
    /// What the mouse does with the scrollbar of the list.
    var scrollbarDrag = ScrollbarDrag()
    /// What was opened last, in the list or in the preview.
    var choice: DemoChoice?
    private(set) var size: ScreenSize

    init(
        options: DemoOptions, device: OrientedDevice?, hasChrome: Bool, size: ScreenSize
    ) throws {
        self.options = options
        self.device = device
        self.hasChrome = hasChrome
        self.size = size
        let view = CollectionView(
            layout: Self.listLayout, snapshot: try Self.snapshot { _ in true })
        names = ViewPart(view, size: size) { Self.draw($0, in: &$1) }
        resize(to: size)
        _ = names.view.selectNext()
    }

    /// A category stays named above its demos, and a blank row comes after them, wherever there is room.
    private static var listLayout: FlowLayout<DemoCategory> {
        FlowLayout { category, column in
            let isHigh = column.environment.size.height >= Double(leastPinningRows) * 16
            return SectionLayout.flow(
                items: .perLine(1, height: 16), inset: EdgeInsets(bottom: isHigh ? 16 : 0)
            ).header(height: 16, pinned: isHigh)
        }
    }

    /// From this many rows on the list can spare one for the category that is scrolled into.
    private static let leastPinningRows = 6

    /// The demos that are asked for, by category; categories without any are left out.
    static func snapshot(
        where isShown: (DemoEntry) -> Bool
    ) throws -> Snapshot<DemoCategory, String> {
        try Snapshot(
            sections: DemoCategory.allCases.compactMap { category in
                let names = Gallery.entries(of: category).filter(isShown).map(\.name)
                return names.isEmpty ? nil : Section(category, items: names)
            })
    }

    /// What keys do in the list.
    var keys: KeyMap<Command> { previewPane == nil ? Self.keys : Self.keysWithPreview }
    private static let keys = KeyMap.list(hasPreview: false)
    private static let keysWithPreview = KeyMap.list(hasPreview: true)

    /// Where the list is in its demos.
    var scrollbar: Scrollbar { Scrollbar(names.view.scrollPosition) }

    /// The last column of the list.
    var track: ScreenArea {
        let column = names.size.columns - 1
        return ScreenArea(columns: column..<column + 1, rows: 0..<names.size.rows)
    }

    /// The entry that is selected.
    var entry: DemoEntry? { names.view.selection.flatMap { Gallery.entry(named: $0) } }

    /// The demo that hears keys in the preview; nil while the list does.
    var focusedScene: DemoScene? {
        panes.focus == .preview && previewPane != nil ? scene : nil
    }

    private mutating func findScene() { scene = names.view.selection.flatMap { scenes[$0] } }

    /// The rows above the panes.
    static let titleRows = 2

    var hasTitle: Bool { size.rows >= Frame.leastRows + Self.titleRows }

    /// The first row of the panes.
    var top: Int { hasTitle ? Self.titleRows : 0 }
}

extension DemoList {
    mutating func resize(to size: ScreenSize) {
        self.size = size
        let rows = Frame(size: size, hasChrome: hasChrome).content.rows - top
        // Without room for both, the list is what is seen.
        if size.columns < Self.previewColumns { panes.setFocus(.list) }
        panes.resize(to: ScreenSize(columns: size.columns, rows: rows))
        fitNames()
    }

    /// Gives the list the room that it has now.
    mutating func fitNames() {
        let area = panes.area(of: .list)
        _ = names.handle(
            .resize(area?.size ?? ScreenSize(columns: 0, rows: 0)), at: .zero)
        if let name = names.view.selection { names.view.scroll(toItem: name) }
    }

    /// The cells inside the preview's frame; nil without a preview.
    var previewPane: ScreenSize? {
        guard let area = panes.area(of: .preview), area.columns.count > 2, area.rows.count > 2
        else {
            return nil
        }
        return ScreenSize(columns: area.columns.count - 2, rows: area.rows.count - 2)
    }

    /// Makes the selected demo, or gives it the size of the preview; for a list that is shown.
    ///
    /// A demo that can't be made is tried again.
    mutating func prepare() {
        guard let entry, let pane = previewPane else { return }
        if scenes[entry.name] == nil {
            scenes[entry.name] = try? DemoScene(
                entry, options: options, device: device, pane: pane, terminal: pane)
        }
        scenes[entry.name]?.resize(pane: pane, terminal: pane)
        scenes[entry.name]?.scrollbarPlace = .beside
        scenes[entry.name]?.leaving = "back"
    }

    /// Selects a demo by name and makes it. Throws a `BrowserError`, or what the demo throws.
    mutating func choose(_ name: String) throws {
        guard let entry = Gallery.entry(named: name) else { throw BrowserError(unknown: name) }
        try makeScene(of: entry)
        // It need not be among those that match the filter.
        if !names.view.select(entry.name) {
            setFilter(nil)
            names.view.select(entry.name)
        }
    }

    /// Makes a demo full screen, unless it is there already.
    mutating func makeScene(of entry: DemoEntry) throws {
        guard scenes[entry.name] == nil else { return }
        scenes[entry.name] = try DemoScene(
            entry, options: options, device: device,
            pane: Frame(size: size, hasChrome: hasChrome).content,
            terminal: size)
    }
}
