import Reflow

/// Characters with a badge on the corner of each item: the number of bytes in UTF-8.
struct BadgesDemo: Demo {
    var view = CollectionView(items: Self.characters.indices)
    var layout = BadgesLayout()

    func draw(_ element: Element<Int, Int>, in region: inout Region) {
        // A badge has the same index as its item.
        let text = Self.characters[element.itemIndex]
        guard element.kind == .item else {
            region.fill(.orange.mid)
            return region.text("\(text.utf8.count)", [.centered, .bold])
        }
        let scalars = text.unicodeScalars
        let points = scalars.count == 1 ? "1 code point" : "\(scalars.count) code points"
        let name = scalars.count == 1 ? scalars.first?.title ?? points : points
        region.card(
            Self.color(of: text), text, Region.fitting(name, points, in: region.columns - 2))
    }

    /// Returns the colour of a character by its number of bytes.
    private static func color(of text: String) -> Color {
        switch text.utf8.count {
        case 1: .green
        case 2: .teal
        case 3: .blue
        case 4: .indigo
        case 5...8: .violet
        default: .pink
        }
    }

    static let characters = [
        "A", "é", "ß", "€", "Ω", "Ж", "√", "あ", "漢", "한", "♞", "½", "😀", "👍🏽", "🌍", "🇯🇵",
        "👩‍🚀", "👨‍👩‍👧‍👦", "e\u{301}", "क्षि", "🏴‍☠️", "☎️", "1️⃣", "❤️", "n\u{303}", "ﬁ", "…", "∞",
        "♫", "☂", "þ", "Ģ", "ğ", "ў", "ქ", "Ֆ", "א", "ل", "ई", "ก", "မ", "ㄅ", "ㅎ", "々", "〒", "←",
        "⇔", "∑", "≠", "⌘", "╬", "▓", "★", "♥", "✓", "🐢", "🍋", "🎲", "🚲", "🏀",
    ]

    static let knobs: [DemoKnob<Self>] = [
        .points("itemWidth", \.layout.itemWidth, in: 96...480),
        .points("itemHeight", \.layout.itemHeight, in: 48...160),
        .points("itemInset", \.layout.itemInset, in: 0...16),
        .points("badgeWidth", \.layout.badgeWidth, in: 16...64),
        .share("shareBeside", \.layout.shareBeside, in: 0...1),
        .share("shareAbove", \.layout.shareAbove, in: 0...1),
        .items(of: characters.indices),
    ]

    static let entry = DemoEntry(
        name: "badges", title: "Badges", category: .compositional,
        summary: "characters with their bytes as a badge"
    ) { _ in BadgesDemo() }
}
