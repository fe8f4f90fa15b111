import Reflow

/// The powers of two that fit in 64 bits, in groups that divide their width between two items. The items are ten points
/// apart.
struct ColumnsDemo: Demo {
    var view = CollectionView(items: 0..<64)
    var layout = TwoColumnsLayout()

    func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let power = element.item else { return }
        let color = Self.colors[power / 8]
        let title = region.features.isUnicode ? "2\(power.superscriptText)" : "2^\(power)"
        let number = Self.grouped(UInt64(1) << UInt64(power))
        guard region.columns >= 30, region.rows > 1 else {
            return region.card(color, title, number)
        }
        region.fill(color)
        let row = (region.rows - 2) / 2
        region.text("  \(title)", row: row, .bold)
        region.text("\(number)  ", row: row, [.trailing, .bold])
        region.text("  \(Self.size(of: power))", row: row + 1, color: color)
        // The bar shows the position of the bit among 64 bits.
        let length = min(24, region.columns - 16)
        let left = region.columns - 2 - length
        region.within(columns: left..<left + length, rows: row + 1..<row + 2) {
            $0.gauge(Double(power + 1) / 64, row: 0, color: color)
        }
        region.edge(color)
    }

    /// Returns the number with a comma before each group of three digits.
    private static func grouped(_ number: UInt64) -> String {
        let digits = Array("\(number)")
        return digits.indices.map { index in
            let isStart = index > 0 && (digits.count - index).isMultiple(of: 3)
            return (isStart ? "," : "") + String(digits[index])
        }.joined()
    }

    /// Returns the power as a number of bytes: `64 KiB`.
    private static func size(of power: Int) -> String {
        let units = ["bytes", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"]
        return power == 0 ? "1 byte" : "\(1 << (power % 10)) \(units[power / 10])"
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
        .points("sideInset", \.layout.sideInset, step: 1),
        .items(of: 0..<64),
    ]

    static let entry = DemoEntry(
        name: "columns", title: "Columns", category: .compositional,
        summary: "powers of two in two columns"
    ) { _ in ColumnsDemo() }
}
