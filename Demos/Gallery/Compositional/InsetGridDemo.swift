import Reflow

/// A grid of fifths whose items keep their own distance: the arrows of Unicode.
public struct InsetGridDemo: Demo {
    public var view: CollectionView<Int, Int>

    public init() throws {
        view = try CollectionView { Section(0, items: Self.arrows) }
    }

    public func layout(_ knobs: KnobValues) -> any CollectionLayoutConvertible<Int> {
        var item = LayoutItem(width: .fractionalWidth(0.2), height: .fractionalHeight(1))
        item.contentInsets = .all(5)
        let group = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(64)), subitems: [item])
        return CompositionalLayout<Int>(
            section: .group(group, contentInsets: .symmetric(horizontal: 4)))
    }

    public var keys: [DemoKey<Self>] { [] }

    public func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let arrow = element.item.flatMap({ Unicode.Scalar(UInt32($0)) }) else { return }
        region.card(.teal, String(Character(arrow)), arrow.number)
    }

    private static let arrows = 0x2190..<0x2200

    public static let entry = DemoEntry(
        name: "inset-grid", title: "Inset grid", category: .compositional,
        summary: "five across, each inset by 5: arrows"
    ) { _ in try InsetGridDemo() }
}
