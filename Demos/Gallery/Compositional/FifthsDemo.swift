import Reflow

/// The characters of ASCII, five items per line, each twice as wide as high.
struct FifthsDemo: Demo {
    var view = CollectionView(items: Self.codes)
    var layout = FifthsLayout()

    func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let code = element.item, let scalar = Unicode.Scalar(UInt32(code)) else { return }
        let glyph = code == 32 ? "space" : String(Character(scalar))
        let color = Self.color(of: scalar)
        let detail =
            region.columns >= Self.leastNameColumns ? "\(code) · \(scalar.letterName)" : "\(code)"
        // The items touch, so every second item has a quiet fill. With five items per line, the fills alternate between
        // lines too.
        if code.isMultiple(of: 2) || !region.showsTones {
            region.card(code.isMultiple(of: 2) ? color : .gray, glyph, detail)
        } else {
            region.card(.surface, accent: color, glyph, detail)
        }
    }

    /// The minimum width of an item with a name, in columns.
    private static let leastNameColumns = 22

    /// Returns the colour of digits, letters and signs.
    private static func color(of scalar: Unicode.Scalar) -> Color {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter: .blue
        case .lowercaseLetter: .teal
        case .decimalNumber: .amber
        default: .violet
        }
    }

    /// The printable characters of ASCII.
    private static let codes = 32..<127

    static let knobs: [DemoKnob<Self>] = [
        .share("fractionalWidth", \.layout.fractionalWidth, in: 0.05...1),
        .share("fractionalHeight", \.layout.fractionalHeight, in: 0.05...1),
        .items(of: codes),
    ]

    static let entry = DemoEntry(
        name: "fifths", title: "Fifths", category: .compositional,
        summary: "the characters of ASCII, five in a row",
        abilities: DemoAbilities<FifthsDemo>(numbering: .shownNumbers)
    ) { _ in FifthsDemo() }
}
