import Reflow

/// A million numbered boxes in sections of 12 to 24, three across, with pinned headers.
///
/// From 80 cells of width on there are two columns that take turns. The items are ranges and all sections of a
/// column share one description, so a frame costs the same whatever the number of items.
public struct MillionDemo: Demo {
    public var view: CollectionView<Int, Int>

    /// Boxes numbered from 0.
    public init(items: Int = 1_000_000) throws {
        let snapshot = try Snapshot(
            sections: NumberedSections(items: items) { 12 + 7 * $0 % 13 })
        view = CollectionView(snapshot: snapshot)
    }

    public func layout(_ knobs: KnobValues) -> any CollectionLayoutConvertible<Int> {
        SplitLayout<Int>(defaults: SectionDefaults(pinsHeaders: knobs[.pinsHeaders])) {
            environment in
            WholeCells(environment).columns
        } side: { section in
            section.isMultiple(of: 2) ? .left : .right
        } everySection: { column in
            let width = WholeCells(column.environment).columnWidth
            let box = max(0, (width - 2) / 3)
            // Without what three boxes leave over, so that never a fourth fits.
            let rest = max(0, column.width - Double(3 * box + 2) * 8)
            return SectionLayout.flow(
                items: .uniform(Size(width: Double(box) * 8, height: 48)), interItemSpacing: 8,
                lineSpacing: 16, inset: EdgeInsets(bottom: 16, right: rest)
            ).header(height: 16, width: Double(width) * 8)
        }
    }

    public var keys: [DemoKey<Self>] { [] }

    public func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let item = element.item else {
            let count = view.snapshot.itemCount(inSectionAt: element.sectionIndex)
            return region.reversedLine("Section \(element.section) (\(count) items)")
        }
        region.fill(Self.colors[item % Self.colors.count], foreground: .white)
        region.text("Item \(item)", .centered, color: .white)
    }

    /// Eight of the 256 that xterm has, all dark enough for white.
    private static let colors: [Color] = [
        0x005F87, 0x00875F, 0x875F00, 0x5F5F87, 0xAF005F, 0x5F8787, 0xAF5F00, 0x875FAF,
    ].map { Color(hex: $0) }

    public static let entry = DemoEntry(
        name: "million", title: "Million", category: .scale,
        summary: "a million boxes, as quick as a hundred", knobs: [.pinsHeaders],
        options: [.items],
        abilities: DemoAbilities<MillionDemo>(
            item: { $1 }, searchText: { "Item \($1)" }, isTimed: true)
    ) { options in
        try MillionDemo(
            items: try ItemCount.checked(options, or: 1_000_000, most: 100_000_000))
    }
}
