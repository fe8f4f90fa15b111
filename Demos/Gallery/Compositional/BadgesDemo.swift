import Reflow

extension ElementKind {
    /// A number on the corner of an item.
    static let badge = ElementKind.supplementary(1)
}

/// A badge on the corner of each item: characters, and how many bytes of UTF-8 each takes.
public struct BadgesDemo: Demo {
    public var view: CollectionView<Int, Int>

    public init() throws {
        view = try CollectionView {
            Section(0, items: 0..<Self.characters.count)
        }
    }

    public func layout(_ knobs: KnobValues) -> any CollectionLayoutConvertible<Int> {
        // Three cells by one row, half of it above the item and a third of it beside.
        let badge = SupplementaryItem(
            kind: .badge, size: LayoutSize(width: .absolute(24), height: .absolute(16)),
            containerAnchor: LayoutAnchor(
                [.top, .trailing], fractionalOffset: Point(x: 1 / 3, y: -0.5)))
        let item = LayoutItem(
            width: .fractionalWidth(1), height: .fractionalHeight(1),
            contentInsets: ContentInsets(top: 8, leading: 8, bottom: 8, trailing: 16),
            supplementaryItems: [badge])
        return CompositionalLayout<Int> { _, container in
            .group(
                .horizontal(
                    size: LayoutSize(width: .fractionalWidth(1), height: .absolute(64)),
                    subitem: item,
                    count: max(2, Int(container.effectiveContentSize.width / 160))))
        }
    }

    public var keys: [DemoKey<Self>] { [] }

    public func draw(_ element: Element<Int, Int>, in region: inout Region) {
        // What sits on an item has its index.
        let text = Self.characters[element.itemIndex]
        guard element.kind == .item else {
            region.fill(.red)
            return region.text("\(text.utf8.count)", [.centered, .bold])
        }
        let count = text.unicodeScalars.count
        region.card(.indigo, text, count == 1 ? "1 code point" : "\(count) code points")
    }

    static let characters = [
        "A", "é", "ß", "€", "Ω", "Ж", "√", "あ", "漢", "한", "♞", "½", "😀", "👍🏽", "🌍", "🇯🇵",
        "👩‍🚀", "👨‍👩‍👧‍👦", "e\u{301}", "क्षि", "🏴‍☠️", "☎️", "1️⃣", "❤️", "n\u{303}", "ﬁ", "…", "∞",
        "♫", "☂", "þ", "Ģ", "ğ", "ў", "ქ", "Ֆ", "א", "ل", "ई", "ก", "မ", "ㄅ", "ㅎ", "々", "〒", "←",
        "⇔", "∑", "≠", "⌘", "╬", "▓", "★", "♥", "✓", "🐢", "🍋", "🎲", "🚲", "🏀",
    ]

    public static let entry = DemoEntry(
        name: "badges", title: "Badges", category: .compositional,
        summary: "item badges: bytes of characters in UTF-8"
    ) { _ in try BadgesDemo() }
}
