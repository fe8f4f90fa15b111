import Reflow

/// The articles of the Universal Declaration of Human Rights in lanes. Each card is as high as its text.
struct WaterfallDemo: Demo {
    /// The view, whose items are the numbers of articles.
    var view: CollectionView<Int, Int>
    var layout = WaterfallLayout()

    init() throws {
        view = try CollectionView {
            Section(0, items: HumanRight.all.map(\.number))
        }
    }

    func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let number = element.item else {
            return region.header(
                "Universal Declaration of Human Rights", "10 December 1948 ",
                mark: .indigo, isPinned: view.isPinned(element))
        }
        let article = HumanRight.all[number - 1]
        region.fill(article.color)
        defer { region.edge(article.color) }
        region.text(" Article \(number)", row: 0, .bold)
        if region.columns > 32 {
            region.text(
                "\(article.topic) ", row: 0, .trailing, color: article.color)
        }
        guard region.columns > 2 else { return }
        region.text(wrapped: article.text, row: 1, columns: 1..<region.columns - 1)
    }

    static let knobs: [DemoKnob<Self>] = [
        .pinsHeaders(\.layout.pinsHeaders),
        .points("leastLaneWidth", \.layout.leastLaneWidth, in: 160...640),
        .points("laneSpacing", \.layout.laneSpacing), .points("itemSpacing", \.layout.itemSpacing),
        .points("leftInset", \.layout.leftInset), .points("rightInset", \.layout.rightInset),
        .choice("placement", \.layout.placement),
    ]

    static let entry = DemoEntry(
        name: "waterfall", title: "Waterfall", category: .bodies,
        summary: "human rights on cards as high as their text",
        code: ["WaterfallLayout", "HumanRight"],
        uiKitRemark: "lanes need a subclass of UICollectionViewLayout",
        abilities: DemoAbilities<WaterfallDemo>(
            texts: DemoTexts(
                searched: .text { "Article \($1) " + HumanRight.all[$1 - 1].text },
                plain: {
                    "Article \($1): " + HumanRight.all[$1 - 1].text.replacing("\n", with: " ")
                }),
            numbering: .shownNumbers,
            scaling: .layout { $0.layout.scale = $1 })
    ) { _ in try WaterfallDemo() }
}
