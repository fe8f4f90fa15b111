import Reflow

/// The 256 colours of terminals, as tiles of three sizes.
struct MosaicDemo: Demo {
    var view = CollectionView(items: Self.indices)
    var layout = MosaicLayout()

    func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let index = element.item else { return }
        let color = Color.index(UInt8(index))
        region.card(color, "\(index)", color.hexText ?? "")
    }

    /// The indices of the colours from light to dark, then of the greys from dark to light.
    private static let indices = (16..<232).reversed() + Array(232..<256)

    static let knobs: [DemoKnob<Self>] = [
        .points("mosaicWidth", \.layout.mosaicWidth, in: 240...1_600),
        .points("bannerHeight", \.layout.bannerHeight, in: 32...160),
        .points("bigHeight", \.layout.bigHeight, in: 96...320),
        .points("itemInset", \.layout.itemInset, in: 0...8, step: 1),
        .points("contentInset", \.layout.contentInset, step: 4),
        .items(of: indices),
    ]

    static let entry = DemoEntry(
        name: "mosaic", title: "Mosaic", category: .compositional,
        summary: "256 terminal colours in tiles of three sizes",
        abilities: DemoAbilities<MosaicDemo>(numbering: .shownNumbers)
    ) { _ in MosaicDemo() }
}
