import Reflow

/// The Greek alphabet with two items per line: capitals on the left, small letters on the right.
struct GridDemo: Demo {
    var view = CollectionView(items: Self.letters.indices)
    var layout = GridLayout()

    func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let item = element.item else { return }
        let letter = Self.letters[item]
        let color = Color.palette[item / 2 % 9].color
        // The fills form a chessboard pattern: with two items per line, they depend on the line and the column.
        let isDark = (item / 2 + item).isMultiple(of: 2)
        let glyph = String(Character(letter))
        guard region.showsTones else {
            return region.card(isDark ? .indigo : .blue, glyph, letter.shortTitle)
        }
        region.fill(isDark ? .surface : .panel)
        let row = (region.rows - 2) / 2
        guard region.columns >= 24, region.rows > 1 else {
            region.text(" \(glyph)  \(letter.shortTitle)", .bold)
            return region.edge(color)
        }
        region.fill(color, columns: 0..<7, rows: 0..<region.rows)
        region.text("   \(glyph)", row: row, .bold)
        region.text(letter.shortTitle, row: row, column: 9, .bold)
        region.text(
            "\(letter.number) · \(glyph.utf8.map { $0.hexText(digits: 2) }.joined(separator: " "))",
            row: row + 1, column: 9, color: color)
        region.edge(color)
    }

    /// Each capital letter with its small letter. Unicode has no capital at 0x3A2, because the small letter there is
    /// the final sigma.
    private static let letters: [Unicode.Scalar] = (UInt32(0x391)...0x3A9).flatMap { capital in
        capital == 0x3A2 ? [] : [capital, capital + 0x20].compactMap { Unicode.Scalar($0) }
    }

    static let knobs: [DemoKnob<Self>] = [
        .share("fractionalWidth", \.layout.fractionalWidth, in: 0.05...1),
        .points("itemHeight", \.layout.itemHeight, in: 16...160),
        .items(of: letters.indices),
    ]

    static let entry = DemoEntry(
        name: "grid", title: "Grid", category: .compositional,
        summary: "the Greek alphabet, two letters in a row"
    ) { _ in GridDemo() }
}

extension Unicode.Scalar {
    /// The name without the words that all letters share: "Capital Alpha" for "Greek Capital Letter Alpha".
    fileprivate var shortTitle: String {
        title.split(separator: " ").filter { $0 != "Greek" && $0 != "Letter" }
            .joined(separator: " ")
    }
}
