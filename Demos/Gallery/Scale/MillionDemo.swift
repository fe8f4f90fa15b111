import Reflow

/// A million numbered boxes in sections of 12 to 24, three per line, with pinned headers.
///
/// If the view is at least 80 cells wide, sections alternate between two columns. The items are ranges, and all
/// sections of a column share one description. Therefore, the number of items does not change the cost of a frame.
struct MillionDemo: Demo {
    var view: CollectionView<Int, Int>
    var layout = MillionLayout()

    /// Creates boxes numbered from 1.
    init(items: Int = 1_000_000) throws {
        let snapshot = try Snapshot(
            sections: NumberedSections(items: items) { 12 + 7 * $0 % 13 })
        view = CollectionView(snapshot: snapshot)
    }

    func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let item = element.item else {
            let count = view.snapshot.numberOfItems(inSectionAt: element.sectionIndex)
            return region.numberedHeader(element.section + 1, count)
        }
        guard !region.showsTones else {
            region.fill(Self.tones[item % Self.tones.count])
            return region.text("Item \(item)", .centered)
        }
        region.fill(Self.colors[item % Self.colors.count], foreground: .white)
        region.text("Item \(item)", .centered, color: .white)
    }

    /// The colours where the palette has tones.
    private static let tones: [Color] = [
        .blue, .teal, .amber, .indigo, .pink, .green, .orange, .violet,
    ]

    /// Eight of xterm's 256 colours, all dark enough for white text.
    private static let colors: [Color] = [
        0x005F87, 0x00875F, 0x875F00, 0x5F5F87, 0xAF005F, 0x5F8787, 0xAF5F00, 0x875FAF,
    ].map { Color(hex: $0) }

    static let knobs: [DemoKnob<Self>] = [
        .pinsHeaders(\.layout.pinsHeaders),
        .count("boxesPerLine", \.layout.boxesPerLine, in: 1...12),
        .points("boxHeight", \.layout.boxHeight, in: 16...96, step: 16),
        .points("lineSpacing", \.layout.lineSpacing, in: 0...64, step: 16),
        .points("bottomInset", \.layout.bottomInset, in: 0...64, step: 16),
    ]

    static let entry = DemoEntry(
        name: "million", title: "Million", category: .scale,
        summary: "a million boxes, as fast as a hundred", code: ["MillionLayout", "WholeCells"],
        options: [.items],
        abilities: DemoAbilities<MillionDemo>(
            texts: DemoTexts(searched: .text { "Item \($1)" }),
            numbering: .shownNumbers, isTimed: true)
    ) { options in
        try MillionDemo(
            items: try ItemCount.checked(options, or: 1_000_000, most: 100_000_000))
    }
}
