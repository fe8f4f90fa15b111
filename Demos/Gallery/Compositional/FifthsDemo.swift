import Reflow

/// The characters of ASCII, five items per line, each twice as wide as high.
struct FifthsDemo: Demo {
    var view = CollectionView(items: Self.codes)
    var layout = FifthsLayout()

    func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let code = element.item, let scalar = Unicode.Scalar(UInt32(code)) else { return }
        let glyph = code == 32 ? "space" : String(Character(scalar))
        region.card(Self.color(of: scalar, isDark: code.isMultiple(of: 2)), glyph, "\(code)")
    }

    /// Returns one of two alternating colours for digits, letters and signs. With five items per line, the colours
    /// alternate between lines too.
    private static func color(of scalar: Unicode.Scalar, isDark: Bool) -> Color {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter: isDark ? .indigo : .blue
        case .lowercaseLetter: isDark ? .green : .teal
        case .decimalNumber: isDark ? .orange : .amber
        default: isDark ? .gray : .violet
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
