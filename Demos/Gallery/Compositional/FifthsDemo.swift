import Reflow

/// Five items of a fifth of the width a line, twice as wide as high: the characters of ASCII.
public struct FifthsDemo: Demo {
    public var view: CollectionView<Int, Int>

    public init() throws {
        view = try CollectionView { Section(0, items: Self.codes) }
    }

    public func layout(_ knobs: KnobValues) -> any CollectionLayoutConvertible<Int> {
        let item = LayoutItem(width: .fractionalWidth(0.2), height: .fractionalHeight(1))
        // A tenth of the width is high: half of an item's own.
        let group = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .fractionalWidth(0.1)),
            subitems: [item])
        return CompositionalLayout<Int>(section: .group(group))
    }

    public var keys: [DemoKey<Self>] { [] }

    public func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let code = element.item, let scalar = Unicode.Scalar(UInt32(code)) else { return }
        let glyph = code == 32 ? "space" : String(Character(scalar))
        region.card(Self.color(of: scalar, isDark: code.isMultiple(of: 2)), glyph, "\(code)")
    }

    /// Digits, letters and signs each have two colours that take turns: five across, so lines are set off too.
    private static func color(of scalar: Unicode.Scalar, isDark: Bool) -> Color {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter: isDark ? .indigo : .blue
        case .lowercaseLetter: isDark ? .green : .teal
        case .decimalNumber: isDark ? .orange : .amber
        default: isDark ? .gray : .violet
        }
    }

    /// What ASCII can print.
    private static let codes = 32..<127

    public static let entry = DemoEntry(
        name: "fifths", title: "Fifths", category: .compositional,
        summary: "five across: the characters of ASCII"
    ) { _ in try FifthsDemo() }
}
