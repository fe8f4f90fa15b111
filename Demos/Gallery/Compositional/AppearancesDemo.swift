import Reflow

/// The appearances of a list, one at a time. The rows are the environment variables of this program.
struct AppearancesDemo: Demo {
    enum Row: Hashable, Sendable {
        /// The first row of a section, if that row is the section's header.
        case title(String)
        case variable(String)
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
        try Snapshot(
            sections: groups.map { title, names in
                let rows = names.map { Row.variable($0) }
                return Section(title, items: header == .firstItem ? [.title(title)] + rows : rows)
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

    static let knobs: [DemoKnob<Self>] = [
        .choice("appearance", \.layout.appearance, titles: \.title),
        .choice("header", \.header, titles: \.title).withoutLayout,
        .toggle("showsSeparators", title: "separators", \.layout.showsSeparators),
        .points("separatorInset", \.layout.separatorInset),
    ]

    static let entry = DemoEntry(
        name: "appearances", title: "List appearances", category: .compositional,
        summary: "settings in five styles of list"
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
            draw(name, in: &region)
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

    private func draw(_ name: String, in region: inout Region) {
        region.text(" \(name)", row: 0, column: 0, .bold)
        let column = 16
        region.text(
            values[name] ?? "not set", row: 0, column: column, values[name] == nil ? .dim : [])
    }

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
}

extension ListConfiguration.Appearance {
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
