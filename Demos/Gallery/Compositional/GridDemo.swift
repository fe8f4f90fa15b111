import Reflow

/// Musical intervals in squares of half the width. A curve swings sideways with the frequency of one tone, and up and
/// down with that of the other.
struct GridDemo: Demo {
    var view = CollectionView(items: MusicalInterval.all.indices)
    var layout = GridLayout()

    func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let item = element.item else { return }
        let interval = MusicalInterval.all[item]
        let color = Color.palette[item % 9].color
        // The squares touch, so their fills form a chessboard pattern.
        region.fill((item / 2 + item).isMultiple(of: 2) ? .surface : .panel)
        defer { region.edge(color) }
        guard region.columns >= 16, region.rows >= 8 else {
            return region.label(" \(interval.name)", " \(interval.ratio)", isFirstBold: true)
        }
        region.text("  \(interval.name)", row: 0, .bold)
        region.text("\(interval.ratio)  ", row: 0, .trailing, color: region.ink(color))
        // The drawn area is square too. A row is as high as two columns are wide.
        let rows = min(region.rows - 3, (region.columns - 4) / 2)
        let (left, top) = ((region.columns - 2 * rows) / 2, (region.rows - rows + 1) / 2)
        region.curve(
            interval.curve, columns: left..<left + 2 * rows, rows: top..<top + rows, color: color)
    }

    static let knobs: [DemoKnob<Self>] = [
        .share("fractionalWidth", \.layout.fractionalWidth, in: 0.05...1),
        .items(of: MusicalInterval.all.indices),
    ]

    static let entry = DemoEntry(
        name: "grid", title: "Grid", category: .compositional,
        summary: "musical intervals as curves, two in a row",
        abilities: DemoAbilities<GridDemo>(
            texts: DemoTexts(
                searched: .text { MusicalInterval.all[$1].text },
                plain: { MusicalInterval.all[$1].text }))
    ) { _ in GridDemo() }
}
