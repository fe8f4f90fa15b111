import Reflow

/// A billion numbered boxes in a million sections, or ten million boxes of different sizes.
///
/// For equal boxes, the layout computes positions by a formula, so the number of boxes does not change the cost. For
/// boxes of different sizes, it reads every size once.
struct BillionDemo: Demo {
    var view: CollectionView<Int, Int>
    var layout = BillionLayout()

    /// Creates boxes numbered from 1, with a thousand per section.
    init(items: Int = 1_000_000_000, isRagged: Bool = false) throws {
        layout.isRagged = isRagged
        let snapshot = try Snapshot(sections: NumberedSections(items: items) { _ in 1_000 })
        view = CollectionView(snapshot: snapshot)
    }

    func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let item = element.item else {
            let count = view.snapshot.numberOfItems(inSectionAt: element.sectionIndex)
            return region.numberedHeader(element.section + 1, count)
        }
        region.fill(Color.palette[item % Color.palette.count].color)
        region.text("\(item)", [.centered, .bold])
    }

    static let knobs: [DemoKnob<Self>] = [
        .pinsHeaders(\.layout.pinsHeaders),
        .points("boxWidth", \.layout.boxWidth, in: 40...240),
        .points("boxHeight", \.layout.boxHeight, in: 16...96, step: 16),
        .points("interItemSpacing", \.layout.interItemSpacing),
        .points("lineSpacing", \.layout.lineSpacing, in: 0...64, step: 16),
    ]

    static let entry = DemoEntry(
        name: "billion", title: "Billion", category: .scale,
        summary: "a billion boxes; --ragged mixes their sizes",
        code: ["BillionLayout", "WholeCells"],
        uiKitRemark:
            "UIKit keeps an object for each item, and a billion do not fit into memory",
        options: [.items, .ragged],
        abilities: DemoAbilities<BillionDemo>(
            naming: DemoNaming(title: { $0.layout.isRagged ? "Billion, ragged" : nil }),
            texts: DemoTexts(searched: .text { "\($1)" }),
            numbering: .shownNumbers, isTimed: true)
    ) { options in
        let isRagged = options.has(.ragged)
        return try BillionDemo(
            items: try ItemCount.checked(
                options, or: isRagged ? 10_000_000 : 1_000_000_000,
                most: isRagged ? 100_000_000 : 10_000_000_000),
            isRagged: isRagged)
    }
}

extension DemoOption {
    /// The option that gives items different sizes.
    static let ragged = DemoOption("ragged")
}
