import Reflow

/// The looks of a list, one after the other over the same rows: what this program was told by its environment.
public struct AppearancesDemo: Demo {
    public enum Row: Hashable, Sendable {
        /// The first row of a section, where that is its header.
        case title(String)
        case variable(String)
    }

    /// Where the headers of a list come from.
    enum Header: String, CaseIterable {
        case supplementary = "header as supplementary"
        case firstItem = "header as first item"
        case none = "no header"
    }

    public var view: CollectionView<String, Row>
    private let values: [String: String]
    private var appearance = ListConfiguration.Appearance.insetGrouped
    private var header = Header.supplementary
    private var showsSeparators = true

    /// Shows an environment, that of the program unless given.
    public init(environment: [String: String]? = nil) throws {
        let names = Self.groups.flatMap(\.names)
        values =
            environment
            ?? Dictionary(
                uniqueKeysWithValues: names.compactMap { name in
                    Platform.variable(name).map { (name, $0) }
                })
        view = CollectionView(snapshot: try Self.snapshot(header))
    }

    public func layout(_ knobs: KnobValues) -> any CollectionLayoutConvertible<String> {
        // A separator takes the lower of a row's two lines.
        let height = showsSeparators && appearance.hasSeparators ? 32.0 : 16
        let configuration = ListConfiguration(
            appearance, rows: .height(height),
            header: header.configuration, showsSeparators: showsSeparators,
            separator: ListSeparator(thickness: 16, leading: 16, trailing: 16))
        var section = SectionLayout.list(configuration)
        if appearance.isGrouped { padBackground(of: &section) }
        return CompositionalLayout<String>(section: section)
    }

    /// A background with a free row above the first text and below the last, which may have one below it already.
    private func padBackground(of section: inout SectionLayout) {
        let inset = section.inset ?? .zero
        section.background = nil
        section.decorationItems = [
            DecorationItem(
                contentInsets: ContentInsets(
                    top: header == .supplementary ? 16 : 0, leading: inset.left,
                    bottom: inset.bottom, trailing: inset.right))
        ]
        section.inset = EdgeInsets(
            top: 16, left: inset.left, bottom: inset.bottom + (showsSeparators ? 0 : 16),
            right: inset.right)
    }

    private static func snapshot(_ header: Header) throws -> Snapshot<String, Row> {
        try Snapshot(
            sections: groups.map { title, names in
                let rows = names.map { Row.variable($0) }
                return Section(title, items: header == .firstItem ? [.title(title)] + rows : rows)
            })
    }

    public var keys: [DemoKey<Self>] {
        [
            DemoKey("a", word: "appearance", help: "plain, grouped, inset, sidebar") {
                demo, press in
                demo.appearance = demo.appearance.next
                return demo.show(press, saying: demo.appearance.title)
            },
            DemoKey("t", word: "titles", help: "headers: supplementary, first item, none") {
                demo, press in
                demo.header = demo.header.next
                // Names are unique, and so are titles.
                return demo.show(
                    press, try? Self.snapshot(demo.header), saying: demo.header.rawValue)
            },
            DemoKey("s", word: "separators", help: "separators or not") { demo, press in
                guard demo.appearance.hasSeparators else {
                    return .message("a \(demo.appearance.title) has no separators")
                }
                demo.showsSeparators.toggle()
                return demo.show(press, saying: "separators \(demo.showsSeparators ? "on" : "off")")
            },
        ]
    }

    private mutating func show(
        _ press: DemoKeyPress, _ snapshot: Snapshot<String, Row>? = nil, saying sentence: String
    ) -> Outcome {
        let layout = layout(press.knobs)
        view.update(animated: true) {
            $0.layout = layout
            if let snapshot { $0.snapshot = snapshot }
        }
        return .message(sentence)
    }

    public static let entry = DemoEntry(
        name: "appearances", title: "List appearances", category: .compositional,
        summary: "plain, grouped, sidebar: the environment"
    ) { try AppearancesDemo(environment: $0.standIns.environment) }
}

extension AppearancesDemo {
    public func draw(_ element: Element<String, Row>, in region: inout Region) {
        let isBare = !appearance.isGrouped
        switch (element.kind, element.item) {
        case (.item, .title(let title)?):
            if isBare { region.fill(.terminal) }
            region.text(" \(title)", row: 0, column: 0, .bold)
        case (.item, .variable(let name)?):
            if isBare { region.fill(.terminal) }
            draw(name, in: &region)
        case (.header, _):
            region.fill(isBare ? .surface : .terminal)
            let indent = appearance == .insetGrouped ? "   " : " "
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

    /// What is asked for; of much else in an environment nobody but the person who set it has a business to know.
    private static let groups: [(title: String, names: [String])] = [
        ("Terminal", ["TERM", "COLORTERM", "TERM_PROGRAM", "NO_COLOR"]),
        ("Language", ["LANG", "LC_ALL", "LC_CTYPE", "TZ"]),
        ("Person", ["USER", "HOME", "SHELL"]),
        ("Tools", ["EDITOR", "PAGER", "PWD", "TMPDIR", "PATH"]),
    ]
}

extension AppearancesDemo.Header {
    fileprivate var configuration: ListConfiguration.Header {
        switch self {
        case .supplementary: .supplementary(height: 16)
        case .firstItem: .firstItemInSection
        case .none: .none
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

    fileprivate var hasSeparators: Bool { self == .plain || isGrouped }

    /// Whether rows stand on a background.
    fileprivate var isGrouped: Bool { self == .grouped || self == .insetGrouped }
}

extension CaseIterable where Self: Equatable, AllCases: RandomAccessCollection {
    /// The case after this one; the first after the last.
    fileprivate var next: Self {
        let cases = Array(Self.allCases)
        // A case is among all cases.
        let place = cases.firstIndex(of: self) ?? 0
        return cases[(place + 1) % cases.count]
    }
}
