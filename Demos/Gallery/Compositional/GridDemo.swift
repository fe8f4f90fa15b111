import Reflow

/// Two items of half the width a line: the Greek alphabet, capitals on the left, small letters on the right.
public struct GridDemo: Demo {
    public var view: CollectionView<Int, Int>

    public init() throws {
        view = try CollectionView {
            Section(0, items: 0..<Self.letters.count)
        }
    }

    public func layout(_ knobs: KnobValues) -> any CollectionLayoutConvertible<Int> {
        let item = LayoutItem(width: .fractionalWidth(0.5), height: .fractionalHeight(1))
        let group = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(64)), subitems: [item])
        return CompositionalLayout<Int>(section: .group(group))
    }

    public var keys: [DemoKey<Self>] { [] }

    public func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let item = element.item else { return }
        let letter = Self.letters[item]
        // A chessboard: two across, so the line counts as well.
        let isDark = (item / 2 + item).isMultiple(of: 2)
        region.card(isDark ? .indigo : .blue, String(Character(letter)), letter.shortTitle)
    }

    /// Capital and small letters by turns. Unicode leaves a gap where small sigma has a second form.
    private static let letters: [Unicode.Scalar] = (UInt32(0x391)...0x3A9).flatMap { capital in
        capital == 0x3A2 ? [] : [capital, capital + 0x20].compactMap { Unicode.Scalar($0) }
    }

    public static let entry = DemoEntry(
        name: "grid", title: "Grid", category: .compositional,
        summary: "half-width items: the Greek alphabet"
    ) { _ in try GridDemo() }
}

extension Unicode.Scalar {
    /// "Capital Alpha" for "Greek Capital Letter Alpha".
    fileprivate var shortTitle: String {
        title.split(separator: " ").filter { $0 != "Greek" && $0 != "Letter" }
            .joined(separator: " ")
    }
}
