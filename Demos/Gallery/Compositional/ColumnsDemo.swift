import Reflow

/// A group that divides its width among two items, ten points apart: the powers of two that fit in 64 bits.
public struct ColumnsDemo: Demo {
    public var view: CollectionView<Int, Int>

    public init() throws {
        view = try CollectionView { Section(0, items: 0..<64) }
    }

    public func layout(_ knobs: KnobValues) -> any CollectionLayoutConvertible<Int> {
        let item = LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))
        // With the spacing below it a line takes 64 points, four rows of a terminal.
        var group = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(54)), subitem: item,
            count: 2)
        group.interItemSpacing = .fixed(10)
        return CompositionalLayout<Int>(
            section: .group(group, interGroupSpacing: 10, contentInsets: .all(10)))
    }

    public var keys: [DemoKey<Self>] { [] }

    public func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let power = element.item else { return }
        region.card(Self.colors[power / 8], "2^\(power)", "\(UInt64(1) << UInt64(power))")
    }

    /// A colour for each byte of the number.
    private static let colors: [Color] = [
        .green, .teal, .blue, .indigo, .violet, .pink, .red, .orange,
    ]

    public static let entry = DemoEntry(
        name: "columns", title: "Columns", category: .compositional,
        summary: "two columns, 10 points apart: powers of two"
    ) { _ in try ColumnsDemo() }
}
