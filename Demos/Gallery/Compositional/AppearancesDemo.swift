import Reflow

/// The appearances of a list, one at a time. The rows choose the appearance; more rows are the environment variables of
/// this program.
struct AppearancesDemo: Demo {
    enum Row: Hashable, Sendable {
        /// The first row of a section, if that row is the section's header.
        case title(String)
        case variable(String)
        case appearance(ListConfiguration.Appearance)
        case header(AppearancesLayout.Header)
        case separators(Bool)
    }

    var view: CollectionView<String, Row>
    var layout = AppearancesLayout()
    private let values: [String: String]

    /// Creates the demo for an environment, by default the environment of the program.
    init(environment: [String: String]? = nil) throws {
        let names = Self.groups.flatMap(\.names)
        values =
            environment
            ?? Dictionary(
                uniqueKeysWithValues: names.compactMap { name in
                    Platform.variable(name).map { (name, $0) }
                })
        view = CollectionView(snapshot: try Self.snapshot(layout.header))
    }

    private static func snapshot(
        _ header: AppearancesLayout.Header
    ) throws -> Snapshot<String, Row> {
        let variables = groups.map { title, names in (title, names.map { Row.variable($0) }) }
        return try Snapshot(
            sections: (choices + variables).map { title, rows in
                Section(title, items: header == .firstItem ? [.title(title)] + rows : rows)
            })
    }

    var keys: [DemoKey<Self>] {
        [
            DemoKey(
                "a", word: "appearance", help: "plain, grouped, inset, sidebar", changesLayout: true
            ) { demo, _ in
                demo.layout.appearance = demo.layout.appearance.next
                return .message(demo.layout.appearance.title)
            },
            DemoKey("t", word: "titles", help: "titles: a header, the first item, none") {
                demo, _ in
                demo.header = demo.header.next
                return .message(demo.header.rawValue)
            },
            DemoKey(
                "s", word: "separators", help: "show or hide separators", changesLayout: true
            ) { demo, _ in
                guard demo.layout.hasSeparators else {
                    return .message("a \(demo.layout.appearance.title) has no separators")
                }
                demo.layout.showsSeparators.toggle()
                return .message("separators \(demo.layout.showsSeparators ? "on" : "off")")
            },
        ]
    }

    /// The kind of the list's headers. A header that is an item is part of the data, so a change also replaces the
    /// snapshot.
    private var header: AppearancesLayout.Header {
        get { layout.header }
        set {
            layout.header = newValue
            let layout = layout
            // Names and titles are unique, so the snapshot cannot fail.
            let snapshot = try? Self.snapshot(newValue)
            view.update(animated: true) {
                $0.layout = layout
                if let snapshot { $0.snapshot = snapshot }
            }
        }
    }

    /// Applies the setting of a row.
    private mutating func open(_ row: Row) -> Outcome {
        switch row {
        case .appearance(let appearance):
            layout.appearance = appearance
            return .message(appearance.title)
        case .header(let form):
            header = form
            return .message(form.rawValue)
        case .separators(let isOn):
            guard layout.hasSeparators else {
                return .message("a \(layout.appearance.title) has no separators")
            }
            layout.showsSeparators = isOn
            return .message("separators \(isOn ? "on" : "off")")
        case .title, .variable: return .message("this item cannot be opened")
        }
    }

    static let knobs: [DemoKnob<Self>] = [
        .choice("appearance", \.layout.appearance, titles: \.title),
        .choice("header", \.header, titles: \.title).withoutLayout,
        .toggle("showsSeparators", title: "separators", \.layout.showsSeparators),
        .points("separatorInset", \.layout.separatorInset),
    ]

    static let entry = DemoEntry(
        name: "appearances", title: "List appearances", category: .compositional,
        summary: "settings in five styles of list",
        abilities: DemoAbilities<AppearancesDemo>(
            opening: DemoOpening(open: { $0.open($1) }))
    ) { try AppearancesDemo(environment: $0.standIns.environment) }
}

extension AppearancesDemo {
    func draw(_ element: Element<String, Row>, in region: inout Region) {
        let isBare = !layout.isGrouped
        switch (element.kind, element.item) {
        case (.item, .title(let title)?):
            if isBare { region.fill(.terminal) }
            region.text(" \(title)", row: 0, column: 0, .bold)
        case (.item, .variable(let name)?):
            if isBare { region.fill(.terminal) }
            let isSet = values[name] != nil
            draw(name, values[name] ?? "not set", isDim: !isSet, in: &region)
        case (.item, let row?):
            if isBare { region.fill(.terminal) }
            drawChoice(row, in: &region)
        case (.header, _):
            region.fill(isBare ? .surface : .terminal)
            let indent = layout.appearance == .insetGrouped ? "   " : " "
            region.text(indent + element.section, .bold)
        case (.separator, _):
            region.text(String(repeating: "─", count: region.columns), .dim)
        default:
            region.fill(.surface)
        }
    }

    private func draw(
        _ name: String, _ value: String, isDim: Bool, in region: inout Region
    ) {
        region.text(" \(name)", row: 0, column: 0, .bold)
        region.text(value, row: 0, column: 20, isDim ? .dim : [])
    }

    /// Draws a setting, with a mark if the list has this setting now.
    private func drawChoice(_ row: Row, in region: inout Region) {
        let (isChosen, name, note) = words(for: row)
        let mark = region.features.isUnicode ? "●" : "*"
        let color: Color? = region.showsTones ? .green.mid : nil
        region.text(" \(name)", row: 0, column: 2, .bold)
        if isChosen { region.text(mark, row: 0, column: 1, color: color) }
        region.text(note, row: 0, column: 20, .dim)
    }

    private func words(for row: Row) -> (isChosen: Bool, name: String, note: String) {
        switch row {
        case .appearance(let appearance):
            (appearance == layout.appearance, appearance.title, appearance.note)
        case .header(let header): (header == layout.header, header.title, header.note)
        case .separators(let isOn):
            (
                isOn == (layout.showsSeparators && layout.hasSeparators), isOn ? "on" : "off",
                isOn ? "a line below each row" : "rows without lines"
            )
        case .title(let title), .variable(let title): (false, title, "")
        }
    }

    private static let choices: [(title: String, rows: [Row])] = [
        ("Appearance", ListConfiguration.Appearance.allCases.map { .appearance($0) }),
        ("Headers", AppearancesLayout.Header.allCases.map { .header($0) }),
        ("Separators", [.separators(true), .separators(false)]),
    ]

    /// The names of the variables to show. The demo reads no other variables, because they may be private.
    private static let groups: [(title: String, names: [String])] = [
        ("Terminal", ["TERM", "COLORTERM", "TERM_PROGRAM", "NO_COLOR"]),
        ("Language", ["LANG", "LC_ALL", "LC_CTYPE", "TZ"]),
        ("Person", ["USER", "HOME", "SHELL"]),
        ("Tools", ["EDITOR", "PAGER", "PWD", "TMPDIR", "PATH"]),
    ]
}

extension AppearancesLayout.Header {
    fileprivate var title: String {
        switch self {
        case .supplementary: "supplementary"
        case .firstItem: "first item"
        case .none: "none"
        }
    }

    fileprivate var note: String {
        switch self {
        case .supplementary: "an element above the rows"
        case .firstItem: "the first row of the section"
        case .none: "only rows"
        }
    }
}

extension ListConfiguration.Appearance {
    fileprivate var note: String {
        switch self {
        case .plain: "rows from edge to edge, pinned headers"
        case .grouped: "sections on a background"
        case .insetGrouped: "sections on a background, with side insets"
        case .sidebar: "rows with side insets, without separators"
        case .sidebarPlain: "like plain, without separators"
        }
    }

    fileprivate var title: String {
        switch self {
        case .plain: "plain"
        case .grouped: "grouped"
        case .insetGrouped: "inset grouped"
        case .sidebar: "sidebar"
        case .sidebarPlain: "plain sidebar"
        }
    }
}

extension CaseIterable where Self: Equatable, AllCases: RandomAccessCollection {
    /// The next case. The first case follows the last.
    fileprivate var next: Self {
        let cases = Array(Self.allCases)
        // The fallback is never used, because `allCases` contains every case.
        let place = cases.firstIndex(of: self) ?? 0
        return cases[(place + 1) % cases.count]
    }
}
