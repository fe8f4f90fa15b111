import Reflow

/// A banner, a big tile beside two small ones, three in a row, and the big one on the other side: terminal colours.
public struct MosaicDemo: Demo {
    public var view: CollectionView<Int, Int>

    public init() throws {
        view = try CollectionView { Section(0, items: Self.indices) }
    }

    public func layout(_ knobs: KnobValues) -> any CollectionLayoutConvertible<Int> {
        CompositionalLayout<Int> { _, container in
            // Two or more mosaics beside each other where there is room.
            let across = max(1, Int(container.effectiveContentSize.width / 480))
            let mosaic = LayoutGroup.vertical(
                size: LayoutSize(
                    width: .fractionalWidth(1 / Double(across)), height: .fractionalHeight(1)),
                subitems: [Self.banner, Self.bigFirst, Self.triplet, Self.bigLast])
            return .group(
                .horizontal(
                    size: LayoutSize(width: .fractionalWidth(1), height: .absolute(384)),
                    subitem: mosaic, count: across),
                contentInsets: .all(4))
        }
    }

    private static func tile(width: Double, height: Double = 1) -> LayoutItem {
        LayoutItem(
            width: .fractionalWidth(width), height: .fractionalHeight(height),
            contentInsets: .all(4))
    }

    private static func row(
        height: Double, _ subitems: [any LayoutMemberConvertible]
    ) -> LayoutGroup {
        .horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(height)),
            subitems: subitems)
    }

    private static var banner: LayoutGroup { row(height: 64, [tile(width: 1)]) }

    private static var pair: LayoutGroup {
        .vertical(
            size: LayoutSize(width: .fractionalWidth(1 / 3), height: .fractionalHeight(1)),
            subitem: tile(width: 1), count: 2)
    }

    private static var bigFirst: LayoutGroup { row(height: 128, [tile(width: 2 / 3), pair]) }

    private static var triplet: LayoutGroup { row(height: 64, [tile(width: 1 / 3)]) }

    private static var bigLast: LayoutGroup { row(height: 128, [pair, tile(width: 2 / 3)]) }

    public var keys: [DemoKey<Self>] { [] }

    public func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let index = element.item else { return }
        region.card(Self.color(index), "\(index)", Self.hex(index))
    }

    /// From light to dark, then the grays from dark to light.
    private static let indices = (16..<232).reversed() + Array(232..<256)

    /// What terminals of 256 colours show for an index from 16 on, as 0xRRGGBB: a cube of six by six by six, then grays.
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

    /// `#5FAF00`.
    private static func hex(_ index: Int) -> String {
        let digits = String(value(index), radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

    public static let entry = DemoEntry(
        name: "mosaic", title: "Mosaic", category: .compositional,
        summary: "tiles of three sizes: the 256 colours"
    ) { _ in try MosaicDemo() }
}
