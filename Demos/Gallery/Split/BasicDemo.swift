import Reflow

/// Three sections of twenty numbered squares: the README sample of UICollectionViewSplitLayout.
struct BasicDemo: Demo {
    typealias Panel = BasicLayout.Panel

    var view: CollectionView<Panel, Int>
    var layout = BasicLayout()

    /// The number of squares in a section.
    private var itemCount = 20 {
        didSet { if let snapshot = try? Self.snapshot(of: itemCount) { view.apply(snapshot) } }
    }

    init() throws {
        view = CollectionView(snapshot: try Self.snapshot(of: 20))
    }

    private static func snapshot(of count: Int) throws -> Snapshot<Panel, Int> {
        try Snapshot(
            sections: Panel.allCases.map { panel in
                let first = 1 + panel.rawValue * count
                return Section(panel, items: first..<first + count)
            })
    }

    func draw(_ element: Element<Panel, Int>, in region: inout Region) {
        let number = element.item ?? 0
        let words = region.columns >= Int.longestWords ? number.words : ""
        region.card(element.section.color, "\(number)", region.rows > 2 ? words : "")
    }

    static let knobs: [DemoKnob<Self>] = [
        .leftSideRatio(\.layout.leftSideRatio), .splitSpacing(\.layout.splitSpacing),
        .count("itemsPerLine", \.layout.itemsPerLine, in: 1...8),
        .points("interItemSpacing", \.layout.interItemSpacing),
        .points("lineSpacing", \.layout.lineSpacing), .points("inset", \.layout.inset),
        .toggle("splitsInPortrait", title: "split in portrait", \.layout.splitsInPortrait),
        .items(\.itemCount, in: 0...60),
    ]

    static let entry = DemoEntry(
        name: "basic", title: "Basic", category: .split,
        summary: "red, blue and green squares, three in a row",
        abilities: DemoAbilities<BasicDemo>(numbering: .shownNumbers)
    ) { _ in try BasicDemo() }
}

extension Int {
    /// The minimum width of a square with words, so that all squares of a panel look alike: that of `seventy-seven`.
    fileprivate static let longestWords = 13
}

extension BasicLayout.Panel {
    var color: Color {
        switch self {
        case .red: .red
        case .blue: .blue
        case .green: .green
        }
    }
}
