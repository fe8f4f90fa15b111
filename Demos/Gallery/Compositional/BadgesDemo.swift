import Reflow

/// Characters with a badge on the corner of each item: the number of bytes in UTF-8.
struct BadgesDemo: Demo {
    var view = CollectionView(items: Self.characters.indices)
    var layout = BadgesLayout()

    func draw(_ element: Element<Int, Int>, in region: inout Region) {
        // A badge has the same index as its item.
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
