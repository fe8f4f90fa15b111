import Reflow

/// The powers of two that fit in 64 bits, in groups that divide their width between two items. The items are ten points
/// apart.
struct ColumnsDemo: Demo {
    var view = CollectionView(items: 0..<64)
    var layout = TwoColumnsLayout()

    func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let power = element.item else { return }
        region.card(Self.colors[power / 8], "2^\(power)", "\(UInt64(1) << UInt64(power))")
    }

    /// The colours of the bytes of the number, from the lowest byte to the highest.
    private static let colors: [Color] = [
        .green, .teal, .blue, .indigo, .violet, .pink, .red, .orange,
    ]

    static let knobs: [DemoKnob<Self>] = [
        .count("itemsPerLine", \.layout.itemsPerLine, in: 1...8),
        .points("itemHeight", \.layout.itemHeight, in: 16...160, step: 1),
        .points("interItemSpacing", \.layout.interItemSpacing, step: 1),
        .points("interGroupSpacing", \.layout.interGroupSpacing, step: 1),
        .points("contentInset", \.layout.contentInset, step: 1),
        .items(of: 0..<64),
    ]

    static let entry = DemoEntry(
        name: "columns", title: "Columns", category: .compositional,
        summary: "powers of two in two columns"
    ) { _ in ColumnsDemo() }
}
