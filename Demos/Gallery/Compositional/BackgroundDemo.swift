import Reflow

/// A decoration behind each section: what this library draws with.
public struct BackgroundDemo: Demo {
    public enum Kit: Hashable, Sendable, CaseIterable {
        case colours, attributes, glyphs
    }

    public struct Tool: Hashable, Sendable {
        let kit: Kit
        let index: Int
    }

    public var view: CollectionView<Kit, Tool>

    public init() throws {
        let sections = Kit.allCases.map { kit in
            Section(kit, items: (0..<kit.count).map { Tool(kit: kit, index: $0) })
        }
        view = CollectionView(
            snapshot: try Snapshot(sections: sections)
        )
    }

    public func layout(_ knobs: KnobValues) -> any CollectionLayoutConvertible<Kit> {
        let row = LayoutSize(width: .fractionalWidth(1), height: .absolute(16))
        let item = LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))
        let background = DecorationItem(contentInsets: .symmetric(horizontal: 8))
        let header = BoundaryItem(
            kind: .header, size: row, alignment: .top, pinToVisibleBounds: knobs[.pinsHeaders])
        // With what is free at the end of a section, sections are a row and a half apart and begin on whole rows.
        let configuration = CompositionalLayout<Kit>.Configuration(interSectionSpacing: 24)
        return CompositionalLayout<Kit>(configuration: configuration) { _, container in
            SectionLayout.group(
                .horizontal(
                    size: row, subitem: item,
                    count: max(1, Int(container.effectiveContentSize.width / 240))),
                contentInsets: ContentInsets(leading: 16, bottom: 8, trailing: 16)
            ).boundaryItem(header).decorationItem(background)
        }
    }

    public var keys: [DemoKey<Self>] { [] }

    public func draw(_ element: Element<Kit, Tool>, in region: inout Region) {
        switch element.kind {
        case .header:
            // As the background, but above what is scrolled under it.
            region.fill(.gray)
            region.text("\(element.section.title)", .bold)
        case .item:
            guard let tool = element.item else { return }
            draw(tool, in: &region)
        default:
            // Without colours a filled background would swallow what stands on it.
            if region.features.colors != .monochrome { region.fill(.gray) }
        }
    }

    private func draw(_ tool: Tool, in region: inout Region) {
        switch tool.kit {
        case .colours:
            let (name, color) = Color.palette[tool.index]
            region.fill(color, columns: 0..<8, rows: 0..<1)
            region.text(" \(name)", row: 0, column: 0, .bold)
            region.text("\(color.hex)  \(color.contrastText)", row: 0, column: 9)
        case .attributes:
            let (name, options) = Kit.looks[tool.index]
            region.text(name, options)
        case .glyphs:
            region.text(Kit.strokes[tool.index])
        }
    }

    public static let entry = DemoEntry(
        name: "background", title: "Background", category: .compositional,
        summary: "section decorations: what Reflow draws with", knobs: [.pinsHeaders]
    ) { _ in try BackgroundDemo() }
}

extension BackgroundDemo.Kit {
    var title: String {
        switch self {
        case .colours: "Colours, and their contrast with white"
        case .attributes: "Attributes"
        case .glyphs: "Lines and blocks"
        }
    }

    var count: Int {
        switch self {
        case .colours: Color.palette.count
        case .attributes: Self.looks.count
        case .glyphs: Self.strokes.count
        }
    }

    static let looks: [(name: String, options: TextOptions)] = [
        ("plain", []), ("bold", .bold), ("dim", .dim), ("italic", .italic),
        ("underline", .underline), ("reverse", .reverse),
    ]

    static let strokes = [
        "╭──╮ ╰──╯ borders", "▀ ▄ half rows", "▌ selection", "▐ scrollbar", "… what is cut",
    ]
}

extension Color {
    /// `#D70000`, or nothing for the terminal's own.
    fileprivate var hex: String {
        guard let (red, green, blue) = components else { return "" }
        let digits = [red, green, blue].map {
            ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true)
        }
        return "#" + digits.joined()
    }

    /// How well white is told from it, to a tenth.
    fileprivate var contrastText: String {
        let tenths = Int(((contrast(with: .white) ?? 0) * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}
