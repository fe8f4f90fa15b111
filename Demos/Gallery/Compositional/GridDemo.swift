import Reflow

/// The Greek alphabet with two items per line: capitals on the left, small letters on the right.
struct GridDemo: Demo {
    var view = CollectionView(items: Self.letters.indices)
    var layout = GridLayout()

    func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let item = element.item else { return }
        let letter = Self.letters[item]
        // The colours form a chessboard pattern: with two items per line, they depend on the line and the column.
        let isDark = (item / 2 + item).isMultiple(of: 2)
        region.card(isDark ? .indigo : .blue, String(Character(letter)), letter.shortTitle)
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
