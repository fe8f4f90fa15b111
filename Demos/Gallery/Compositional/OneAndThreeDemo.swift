import Reflow

/// A big item beside three small ones: a character and its three encodings.
public struct OneAndThreeDemo: Demo {
    public var view: CollectionView<Int, Int>

    public init() throws {
        view = try CollectionView {
            Section(0, items: 0..<4 * Self.characters.count)
        }
    }

    public func layout(_ knobs: KnobValues) -> any CollectionLayoutConvertible<Int> {
        let big = LayoutItem(
            width: .fractionalWidth(0.5), height: .fractionalHeight(1), contentInsets: .all(8))
        let small = LayoutItem(
            width: .fractionalWidth(1), height: .fractionalHeight(1), contentInsets: .all(8))
        let three = LayoutGroup.vertical(
            size: LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)),
            subitem: small, count: 3)
        return CompositionalLayout<Int> { _, container in
            // Beside each other where there is room for two.
            let across = container.effectiveContentSize.width < 800 ? 1 : 2
            let group = LayoutGroup.horizontal(
                size: LayoutSize(
                    width: .fractionalWidth(1 / Double(across)), height: .fractionalHeight(1)),
                subitems: [big, three])
            return .group(
                .horizontal(
                    size: LayoutSize(width: .fractionalWidth(1), height: .absolute(144)),
                    subitem: group, count: across))
        }
    }

    public var keys: [DemoKey<Self>] { [] }

    public func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let item = element.item else { return }
        let scalar = Self.characters[item / 4]
        let text = String(Character(scalar))
        switch item % 4 {
        case 0: region.card(Self.colors[text.utf8.count - 1], text, scalar.title)
        case 1: region.encoding("UTF-8", text.utf8, digits: 2)
        case 2: region.encoding("UTF-16", text.utf16, digits: 4)
        default: region.encoding("UTF-32", [scalar.value], digits: 8)
        }
    }

    /// By the number of bytes a character takes in UTF-8.
    private static let colors: [Color] = [.green, .teal, .blue, .violet]

    private static let characters: [Unicode.Scalar] = [
        "A", "é", "€", "😀", "ß", "Ω", "Ж", "√", "あ", "漢", "한", "🚀", "z", "🌍", "♞", "🍎",
    ]

    public static let entry = DemoEntry(
        name: "one-and-three", title: "One and three", category: .compositional,
        summary: "one big, three small: characters, encoded"
    ) { _ in try OneAndThreeDemo() }
}

extension Region {
    /// The units of an encoding in hexadecimal, beside its name.
    fileprivate mutating func encoding(
        _ name: String, _ units: some Sequence<some BinaryInteger>, digits: Int
    ) {
        let hex = units.map { unit in
            let text = String(unit, radix: 16, uppercase: true)
            return String(repeating: "0", count: max(0, digits - text.count)) + text
        }
        card(.gray, name, hex.joined(separator: " "))
    }
}
