import Reflow

/// Sections with a decoration behind them. They show the colours, attributes and characters that this library draws
/// with.
struct BackgroundDemo: Demo {
    typealias Kit = BackgroundLayout.Kit

    struct Tool: Hashable, Sendable {
        let kit: Kit
        let index: Int
    }

    var view: CollectionView<Kit, Tool>
    var layout = BackgroundLayout()

    init() throws {
        let sections = Kit.allCases.map { kit in
            Section(kit, items: (0..<kit.count).map { Tool(kit: kit, index: $0) })
        }
        view = CollectionView(
            snapshot: try Snapshot(sections: sections)
        )
    }

    func draw(_ element: Element<Kit, Tool>, in region: inout Region) {
        switch element.kind {
        case .header:
            // The header has the same colour as the background. Its fill covers the items that scroll under it.
            region.fill(.surface)
            region.text(" \(element.section.title)", .bold)
            region.edge(.blue)
        case .item:
            guard let tool = element.item else { return }
            draw(tool, in: &region)
        default:
            region.fill(.surface)
        }
    }

    private func draw(_ tool: Tool, in region: inout Region) {
        switch tool.kit {
        case .colours:
            let (name, color) = Color.palette[tool.index]
            region.fill(color, columns: 0..<8, rows: 0..<1)
            region.text(" \(name)", row: 0, column: 0, .bold)
            region.text(region.look(of: color), row: 0, column: 9)
            guard region.showsTones, region.columns >= 28 else { return }
            region.fill(color.mid, columns: 22..<24, rows: 0..<1)
            region.text("Aa", row: 0, column: 25, color: color)
        case .greys, .cube:
            let number = UInt8((tool.kit == .cube ? 16 : 232) + tool.index)
            region.fill(.index(number), columns: 0..<8, rows: 0..<1)
            region.text(" \(number)", row: 0, column: 0, .bold)
            region.text(region.look(of: .index(number)), row: 0, column: 9)
        case .attributes:
            let (name, options) = Kit.looks[tool.index]
            region.text(name, options)
        case .glyphs:
            region.text(Kit.strokes[tool.index])
        }
    }

    static let knobs: [DemoKnob<Self>] = [
        .pinsHeaders(\.layout.pinsHeaders),
        .points("itemWidth", \.layout.itemWidth, in: 160...640),
        .points("backgroundInset", \.layout.backgroundInset),
        .points("sideInset", \.layout.sideInset),
        .points("interSectionSpacing", \.layout.interSectionSpacing),
    ]

    static let entry = DemoEntry(
        name: "background", title: "Background", category: .compositional,
        summary: "colours and symbols on section backgrounds"
    ) { _ in try BackgroundDemo() }
}

extension BackgroundLayout.Kit {
    var title: String {
        switch self {
        case .colours: "Colours of the palette, and how well letters read on them"
        case .greys: "Greys of the terminal’s table"
        case .attributes: "Attributes"
        case .glyphs: "Lines and blocks"
        case .cube: "The colour cube of the terminal’s table"
        }
    }

    var count: Int {
        switch self {
        case .colours: Color.palette.count
        case .greys: 24
        case .attributes: Self.looks.count
        case .glyphs: Self.strokes.count
        case .cube: 216
        }
    }

    static let looks: [(name: String, options: TextOptions)] = [
        ("plain", []), ("bold", .bold), ("dim", .dim), ("italic", .italic),
        ("underline", .underline), ("reverse", .reverse),
    ]

    static let strokes = [
        "╭──╮ ╰──╯ borders", "▀ ▄ half rows", "▌ selection", "▏ scrollbar", "… cut text",
        "◂ ▸ more at the side", "━ position of a row", "─ separators", "● chosen",
    ]
}

extension Region {
    /// Returns a colour as the screen shows it, and its contrast with black or white text: `#D70000  5.4`. The text is
    /// empty if the terminal chooses the colour.
    fileprivate func look(of color: Color) -> String {
        let folded: Color
        switch features.colors.fold(color, in: theme) {
        case .rgb(let red, let green, let blue): folded = Color(red: red, green: green, blue: blue)
        case .index(let number): folded = .index(number)
        case .terminal: return ""
        }
        guard let hex = folded.hexText,
            let contrast = folded.contrast(with: folded.readableText)
        else { return "" }
        let tenths = Int((contrast * 10).rounded())
        return "\(hex)  \(tenths / 10).\(tenths % 10)"
    }
}
