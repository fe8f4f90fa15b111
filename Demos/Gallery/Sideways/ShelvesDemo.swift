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
            Section(.first, items: 1..<11)
            Section(.flow, items: 11..<31)
            Section(.second, items: 31..<41)
            Section(.lines, items: 41..<141)
            Section(.pages, items: 141..<241)
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
        case .item:
            region.fill(element.section.color)
            region.text("\(element.item ?? 0)", [.centered, .bold])
        case .header:
            region.fill(background(of: element))
            region.text(" \(element.section.title)", .bold)
        case .background, .footer, .supplementary, .decoration:
            region.fill(background(of: element))
        }
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
        summary: "numbered boxes in rows that scroll sideways"
    ) { _ in try ShelvesDemo() }
}

extension ShelvesLayout.Part {
    fileprivate var title: String {
        switch self {
        case .first: "Ten items"
        case .flow: "A flow"
        case .second: "Ten more"
        case .lines: "Two lines"
        case .pages: "Pages of five"
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
