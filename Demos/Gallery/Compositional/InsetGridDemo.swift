import Reflow

/// The arrows of Unicode in a grid of fifths, with insets that keep the items apart.
struct InsetGridDemo: Demo {
    var view = CollectionView(items: Self.arrows)
    var layout = InsetGridLayout()

    func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let arrow = element.item.flatMap({ Unicode.Scalar(UInt32($0)) }) else { return }
        let name = arrow.title.replacing(" Arrow", with: "")
        let (glyph, color) = (String(Character(arrow)), Self.color(of: name))
        guard region.columns >= 12, region.rows > 1 else {
            return region.card(color, glyph, arrow.value.hexText())
        }
        region.card(color, "\(glyph)  \(arrow.number)", name)
    }

    /// Returns the colour of an arrow by its direction, from its name.
    private static func color(of name: String) -> Color {
        let words = name.split(separator: " ").map(String.init)
        if name.contains("Right Left") || name.contains("Left Right") || words.contains("Up") {
            return .amber
        }
        let colors: [(String, Color)] = [
            ("North", .green), ("South", .pink), ("Leftwards", .blue), ("Rightwards", .teal),
            ("Upwards", .violet), ("Downwards", .indigo),
        ]
        return colors.first { name.contains($0.0) }?.1 ?? .orange
    }

    private static let arrows = 0x2190..<0x2200

    static let knobs: [DemoKnob<Self>] = [
        .share("fractionalWidth", \.layout.fractionalWidth, in: 0.05...1),
        .points("itemInset", \.layout.itemInset, in: 0...16, step: 1),
        .points("sideInset", \.layout.sideInset, step: 4),
        .items(of: arrows),
    ]

    static let entry = DemoEntry(
        name: "inset-grid", title: "Inset grid", category: .compositional,
        summary: "arrows in boxes, five in a row, with gaps"
    ) { _ in InsetGridDemo() }
}
