import Reflow

/// Symbols of Unicode, with a different layout for each section and with more columns if there is room.
struct DistinctSectionsDemo: Demo {
    typealias Symbols = DistinctSectionsLayout.Symbols

    var view: CollectionView<Symbols, Unicode.Scalar>
    var layout = DistinctSectionsLayout()

    init() throws {
        let sections = Symbols.allCases.map { Section($0, items: $0.scalars) }
        view = CollectionView(snapshot: try Snapshot(sections: sections))
    }

    func draw(_ element: Element<Symbols, Unicode.Scalar>, in region: inout Region) {
        guard let scalar = element.item else { return }
        let glyph = String(Character(scalar))
        switch element.section {
        case .dice:
            let color: Color = scalar.value < 0x2680 ? .pink : .teal
            region.fill(.terminal)
            region.fill(color, columns: 1..<6, rows: 0..<1)
            region.text("   \(glyph)", row: 0, column: 0, .bold)
            region.text(scalar.title, row: 0, column: 8)
            region.text("\(scalar.number)  ", row: 0, [.trailing, .dim])
        case .chess:
            let isWhite = scalar.value < 0x265A
            region.card(isWhite ? .gray : .indigo, glyph, scalar.lastWord)
        case .numerals:
            let color: Color = scalar.value < 0x2170 ? .amber : .orange
            let name = "\(Int(scalar.properties.numericValue ?? 0)) · \(scalar.numeralName)"
            region.card(
                color, glyph, Region.fitting(name, scalar.numeralName, in: region.columns - 2))
        }
    }

    static let knobs: [DemoKnob<Self>] = [
        .points("wideWidth", \.layout.wideWidth, in: 160...1_600),
        .count("chessPerLine", \.layout.chessPerLine, in: 1...12),
        .count("numeralsPerLine", \.layout.numeralsPerLine, in: 1...16),
        .points("itemInset", \.layout.itemInset, in: 0...16, step: 1),
        .points("cardHeight", \.layout.cardHeight, in: 48...160),
    ]

    static let entry = DemoEntry(
        name: "distinct", title: "Distinct sections", category: .compositional,
        summary: "a list and two grids of symbols"
    ) { _ in try DistinctSectionsDemo() }
}

extension DistinctSectionsLayout.Symbols {
    /// The symbols: six faces of a die and eight suits of cards, twelve pieces of chess, and the Roman numerals.
    var scalars: [Unicode.Scalar] {
        let values: [ClosedRange<UInt32>] =
            switch self {
            case .dice: [0x2680...0x2685, 0x2660...0x2667]
            case .chess: [0x2654...0x265F]
            case .numerals: [0x2160...0x2182]
            }
        return values.joined().compactMap { Unicode.Scalar($0) }
    }
}

extension Unicode.Scalar {
    /// The last word of the name: "Queen" for "White Chess Queen".
    fileprivate var lastWord: String {
        title.split(separator: " ").last.map(String.init) ?? ""
    }

    /// The words of the name after "Numeral": "Five Hundred" for "Roman Numeral Five Hundred".
    var numeralName: String {
        title.split(separator: " ").drop { $0 != "Numeral" }.dropFirst().joined(separator: " ")
    }
}
