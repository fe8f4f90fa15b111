import Reflow

/// As many lanes as fit: the articles of the Universal Declaration of Human Rights, each as high as its text.
public struct WaterfallDemo: Demo {
    /// Articles by their numbers.
    public var view: CollectionView<Int, Int>
    /// Heights depend on it: zoomed out, a row of text has more points.
    private var scale = CellScale()

    public init() throws {
        view = try CollectionView {
            Section(0, items: HumanRight.all.map(\.number))
        }
    }

    public func layout(_ knobs: KnobValues) -> any CollectionLayoutConvertible<Int> {
        FlowLayout<Int>(defaults: SectionDefaults(pinsHeaders: knobs[.pinsHeaders])) { [scale] _ in
            SectionLayout.waterfall(
                // Thirty cells carry a line of text.
                lanes: .minimumWidth(240),
                heights: .each { HumanRight.all[$0].height(wrappedAt: $1, scale) },
                laneSpacing: 8, itemSpacing: 16, inset: EdgeInsets(left: 8, bottom: 16, right: 16)
            ).header(height: 16)
        }
    }

    public var keys: [DemoKey<Self>] { [] }

    public func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let number = element.item else { return drawHeader(in: &region) }
        let article = HumanRight.all[number - 1]
        region.fill(article.color)
        region.text(" Article \(number)", row: 0, .bold)
        guard region.columns > 2 else { return }
        region.text(wrapped: article.text, row: 1, columns: 1..<region.columns - 1)
    }

    private func drawHeader(in region: inout Region) {
        let (title, note) = ("Universal Declaration of Human Rights", "10 December 1948")
        region.fill(.terminal)
        region.text(" \(title)", .bold)
        guard title.displayWidth + note.displayWidth + 4 <= region.columns else { return }
        region.text("\(note)  ", [.trailing, .dim])
    }

    public static let entry = DemoEntry(
        name: "waterfall", title: "Waterfall", category: .bodies,
        summary: "cards as high as their texts: human rights", knobs: [.pinsHeaders],
        abilities: DemoAbilities<WaterfallDemo>(
            item: { $1 },
            searchText: { "Article \($1) " + HumanRight.all[$1 - 1].text },
            rescale: { $0.scale = $1 })
    ) { _ in try WaterfallDemo() }
}

extension HumanRight {
    /// The title, and below it the text between two empty columns; in points.
    fileprivate func height(wrappedAt width: Double, _ scale: CellScale) -> Double {
        scale.height(ofRows: 1) + scale.height(of: text, wrappedAt: width - 2 * scale.cell.width)
    }
}
