import Reflow

/// A layout of its own for each section, with more columns where there is room: symbols of Unicode.
public struct DistinctSectionsDemo: Demo {
    public enum Symbols: Hashable, Sendable, CaseIterable {
        case dice, chess, numerals
    }

    public var view: CollectionView<Symbols, Unicode.Scalar>

    public init() throws {
        let sections = Symbols.allCases.map { Section($0, items: $0.scalars) }
        view = CollectionView(snapshot: try Snapshot(sections: sections))
    }

    public func layout(_ knobs: KnobValues) -> any CollectionLayoutConvertible<Symbols> {
        CompositionalLayout<Symbols> { symbols, container in
            let isWide = container.effectiveContentSize.width > 800
            let item = LayoutItem(
                width: .fractionalWidth(1), height: .fractionalHeight(1),
                contentInsets: symbols == .dice ? .zero : .all(4))
            let group = LayoutGroup.horizontal(
                size: LayoutSize(width: .fractionalWidth(1), height: .absolute(symbols.height)),
                subitem: item, count: symbols.columns * (isWide ? 2 : 1))
            return .group(
                group, contentInsets: ContentInsets(top: 12, leading: 4, bottom: 4, trailing: 4))
        }
    }

    public var keys: [DemoKey<Self>] { [] }

    public func draw(_ element: Element<Symbols, Unicode.Scalar>, in region: inout Region) {
        guard let scalar = element.item else { return }
        let glyph = String(Character(scalar))
        switch element.section {
        case .dice:
            region.fill(.terminal)
            region.text(" \(glyph)", row: 0, column: 0, .bold)
            region.text(scalar.title, row: 0, column: 4)
        case .chess:
            let isWhite = scalar.value < 0x265A
            region.card(isWhite ? .gray : .indigo, glyph, scalar.lastWord)
        case .numerals:
            region.card(.amber, glyph, scalar.numeralName)
        }
    }

    public static let entry = DemoEntry(
        name: "distinct", title: "Distinct sections", category: .compositional,
        summary: "rows, six across, three across: symbols"
    ) { _ in try DistinctSectionsDemo() }
}

extension DistinctSectionsDemo.Symbols {
    /// Six faces of a die, twelve pieces of chess, sixteen numerals: blocks of the standard, as they stand there.
    var scalars: [Unicode.Scalar] {
        let values: ClosedRange<UInt32> =
            switch self {
            case .dice: 0x2680...0x2685
            case .chess: 0x2654...0x265F
            case .numerals: 0x2160...0x216F
            }
        return values.compactMap { Unicode.Scalar($0) }
    }

    /// Columns in a narrow container; twice as many in a wide one.
    fileprivate var columns: Int {
        switch self {
        case .dice: 1
        case .chess: 6
        case .numerals: 3
        }
    }

    /// A row, or as many as a card with room around it takes. In points.
    fileprivate var height: Double { self == .dice ? 16 : 64 }
}

extension Unicode.Scalar {
    /// "Queen" for "White Chess Queen".
    fileprivate var lastWord: String {
        title.split(separator: " ").last.map(String.init) ?? ""
    }

    /// "Five Hundred" for "Roman Numeral Five Hundred".
    var numeralName: String {
        title.split(separator: " ").dropFirst(2).joined(separator: " ")
    }
}
