import Reflow

/// A big item beside three small ones: a character and its three encodings.
struct OneAndThreeDemo: Demo {
    var view = CollectionView(items: 0..<4 * Self.characters.count)
    var layout = OneAndThreeLayout()

    func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let item = element.item else { return }
        let scalar = Self.characters[item / 4]
        let text = String(Character(scalar))
        let color = Self.colors[text.utf8.count - 1]
        switch item % 4 {
        case 0: Self.draw(scalar, color, in: &region)
        case 1: region.encoding("UTF-8", text.utf8, digits: 2, color)
        case 2: region.encoding("UTF-16", text.utf16, digits: 4, color)
        default: region.encoding("UTF-32", [scalar.value], digits: 8, color)
        }
    }

    /// Draws a character, its number, and its name in as many lines as it needs.
    private static func draw(_ scalar: Unicode.Scalar, _ color: Color, in region: inout Region) {
        let glyph = String(Character(scalar))
        let columns = 2..<max(2, region.columns - 1)
        let count = scalar.title.lineCount(wrappedAt: columns.count)
        guard region.rows >= count + 2, region.columns > 12 else {
            return region.card(color, glyph, scalar.title)
        }
        region.fill(color)
        let row = (region.rows - count - 2) / 2
        region.text(glyph, row: row, column: 2, .bold)
        region.text(scalar.number, row: row + 1, column: 2, color: color)
        region.text(wrapped: scalar.title, row: row + 2, columns: columns)
        region.edge(color)
    }

    /// The colours of characters by their number of bytes in UTF-8.
    private static let colors: [Color] = [.green, .teal, .blue, .violet]

    private static let characters: [Unicode.Scalar] = [
        "A", "é", "€", "😀", "ß", "Ω", "Ж", "√", "あ", "漢", "한", "🚀", "z", "🌍", "♞", "🍎",
    ]

    static let knobs: [DemoKnob<Self>] = [
        .points("wideWidth", \.layout.wideWidth, in: 160...1_600),
        .points("groupHeight", \.layout.groupHeight, in: 112...320),
        .share("bigWidth", \.layout.bigWidth),
        .count("smallItems", \.layout.smallItems, in: 1...3),
        .points("itemInset", \.layout.itemInset, in: 0...8, step: 1),
        .items(of: 0..<4 * characters.count),
    ]

    static let entry = DemoEntry(
        name: "one-and-three", title: "One and three", category: .compositional,
        summary: "one big box beside three small ones"
    ) { _ in OneAndThreeDemo() }
}

extension Region {
    /// Draws the units of an encoding in hexadecimal, with the encoding's name.
    fileprivate mutating func encoding(
        _ name: String, _ units: some Sequence<some BinaryInteger>, digits: Int, _ color: Color
    ) {
        let text = units.map { $0.hexText(digits: digits) }.joined(separator: " ")
        guard showsTones else { return card(.gray, name, text) }
        fill(.surface)
        label("  \(name)", "  \(text)", ink: color)
        edge(color)
    }
}
