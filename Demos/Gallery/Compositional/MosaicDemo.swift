import Reflow

/// The 256 colours of terminals, as tiles of three sizes.
struct MosaicDemo: Demo {
    var view = CollectionView(items: Self.indices)
    var layout = MosaicLayout()

    func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let index = element.item else { return }
        region.card(Self.color(index), "\(index)", Self.hex(index))
    }

    /// The indices of the colours from light to dark, then of the greys from dark to light.
    private static let indices = (16..<232).reversed() + Array(232..<256)

    /// Returns the usual colour of an index in a terminal with 256 colours, as 0xRRGGBB. From index 16 on, these are a
    /// cube of 6 × 6 × 6 colours and then greys.
    private static func value(_ index: Int) -> UInt32 {
        guard index < 232 else {
            let level = UInt32(8 + 10 * (index - 232))
            return level << 16 | level << 8 | level
        }
        let place = index - 16
        let levels = [place / 36, place / 6 % 6, place % 6].map { step in
            step == 0 ? 0 : UInt32(55 + 40 * step)
        }
        return levels.reduce(0) { $0 << 8 | $1 }
    }

    private static func color(_ index: Int) -> Color { Color(hex: value(index)) }

    /// Returns the colour of an index as text: `#5FAF00`.
    private static func hex(_ index: Int) -> String {
        let digits = String(value(index), radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

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
        summary: "tiles of three sizes: the 256 colours"
    ) { _ in MosaicDemo() }
}
