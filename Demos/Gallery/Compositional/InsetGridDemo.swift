import Reflow

/// The arrows of Unicode in a grid of fifths, with insets that keep the items apart.
struct InsetGridDemo: Demo {
    var view = CollectionView(items: Self.arrows)
    var layout = InsetGridLayout()

    func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let arrow = element.item.flatMap({ Unicode.Scalar(UInt32($0)) }) else { return }
        region.card(.teal, String(Character(arrow)), arrow.number)
    }

    private static let arrows = 0x2190..<0x2200

    static let knobs: [DemoKnob<Self>] = [
        .share("fractionalWidth", \.layout.fractionalWidth, in: 0.05...1),
        .points("itemHeight", \.layout.itemHeight, in: 32...160),
        .points("itemInset", \.layout.itemInset, in: 0...16, step: 1),
        .points("sideInset", \.layout.sideInset, step: 4),
        .items(of: arrows),
    ]

    static let entry = DemoEntry(
        name: "inset-grid", title: "Inset grid", category: .compositional,
        summary: "arrows in boxes, five in a row, with gaps"
    ) { _ in InsetGridDemo() }
}
