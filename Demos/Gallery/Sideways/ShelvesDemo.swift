import Reflow

/// The three sections of JEKScrollableSectionCollectionViewLayout's sample: two shelves with a flow between them. Two
/// more shelves follow.
///
/// The sample's items are 50 × 50 points and 5 points apart. In a terminal, some of them would touch, because their
/// edges are not on cells. Here the items are 6 × 3 cells, a cell and a row apart.
struct ShelvesDemo: Demo {
    typealias Part = ShelvesLayout.Part

    var view: CollectionView<Part, Int>
    var layout = ShelvesLayout()

    init() throws {
        view = try CollectionView {
            Section(.first, items: 0..<10)
            Section(.flow, items: 10..<30)
            Section(.second, items: 30..<40)
            Section(.lines, items: 40..<180)
            Section(.pages, items: 180..<280)
        }
    }

    var keys: [DemoKey<Self>] {
        [
            DemoKey(
                "s", word: "stops", help: "change where the first shelves stop",
                changesLayout: true
            ) { demo, _ in
                let all = SidewaysScrolling.Behavior.allCases
                let index = all.firstIndex(of: demo.layout.behavior) ?? 0
                demo.layout.behavior = all[(index + 1) % all.count]
                return .message(demo.layout.behavior.rawValue)
            },
            DemoKey(
                "o", word: "bounce", help: "turn bounce at the ends on or off", changesLayout: true
            ) { demo, _ in
                demo.layout.bounces.toggle()
                return .message("bounces \(demo.layout.bounces ? "on" : "off")")
            },
            DemoKey(
                "i", word: "indicator", help: "show or hide the indicator",
                changesLayout: true
            ) { demo, _ in
                demo.layout.showsIndicator.toggle()
                return .message("indicator \(demo.layout.showsIndicator ? "on" : "off")")
            },
        ]
    }

    func draw(_ element: Element<Part, Int>, in region: inout Region) {
        switch element.kind {
        case .item: drawCard(element.item ?? 0, element.section.color, in: &region)
        case .header:
            region.fill(background(of: element))
            let (title, note) = (element.section.title, element.section.note)
            let hasRoom = title.displayWidth + note.displayWidth + 4 <= region.columns
            region.text([TextSpan(" \(title)", .bold), TextSpan(hasRoom ? "  \(note)" : "", .dim)])
        case .background, .footer, .supplementary, .decoration:
            region.fill(background(of: element))
        }
    }

    /// Draws a character, or its code point on a terminal without Unicode.
    private func drawCard(_ item: Int, _ color: Color, in region: inout Region) {
        let scalar = ShelfCharacters.all[item]
        region.fill(color)
        region.text(
            region.features.isUnicode ? String(scalar) : scalar.value.hexText(digits: 4),
            [.centered, .bold])
        region.edge(color)
    }

    /// Returns the background of an element. Neighbouring sections have different backgrounds.
    private func background(of element: Element<Part, Int>) -> Color {
        element.sectionIndex.isMultiple(of: 2) ? .surface : .terminal
    }

    static let knobs: [DemoKnob<Self>] = [
        .pinsHeaders(\.layout.pinsHeaders), .choice("behavior", \.layout.behavior),
        .toggle("bounces", \.layout.bounces),
        .toggle("showsIndicator", title: "indicator", \.layout.showsIndicator),
        .points("itemWidth", \.layout.itemWidth, in: 24...160),
        .points("itemHeight", \.layout.itemHeight, in: 16...96),
        .count("lines", \.layout.lines, in: 1...6),
        .count("itemsPerPage", \.layout.itemsPerPage, in: 1...12),
        .points("inset", \.layout.inset), .points("interItemSpacing", \.layout.interItemSpacing),
        .points("lineSpacing", \.layout.lineSpacing),
    ]

    static let entry = DemoEntry(
        name: "shelves", title: "Shelves", category: .sideways,
        summary: "rows of arrows, chess pieces and planets",
        abilities: DemoAbilities<ShelvesDemo>(
            texts: DemoTexts(
                searched: .text { "\(ShelfCharacters.all[$1]) \(ShelfCharacters.all[$1].title)" },
                plain: { ShelfCharacters.all[$1].title }))
    ) { _ in try ShelvesDemo() }
}

extension ShelvesLayout.Part {
    fileprivate var title: String {
        switch self {
        case .first: "Arrows"
        case .flow: "Chess and cards"
        case .second: "Sun and planets"
        case .lines: "Letters"
        case .pages: "Lines and corners"
        }
    }

    /// The body of the section in words.
    fileprivate var note: String {
        switch self {
        case .first: "a shelf of ten"
        case .flow: "a flow, which wraps"
        case .second: "another shelf of ten"
        case .lines: "a shelf of several lines"
        case .pages: "a shelf that turns by pages"
        }
    }

    fileprivate var color: Color {
        switch self {
        case .first: .indigo
        case .flow: .amber
        case .second: .teal
        case .lines: .violet
        case .pages: .blue
        }
    }
}
