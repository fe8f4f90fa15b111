import Reflow

/// The formats of paper, pictures and screens in lines that fill the width, as on a wall of photos.
struct JustifiedDemo: Demo {
    /// The view, whose sections are the raw values of format families. An item is an index into all formats.
    var view: CollectionView<Int, Int>
    var layout = JustifiedLayout()

    private static let families = PictureFormat.Family.allCases
    private static let formats = families.flatMap(\.formats)

    init() throws {
        var first = 0
        let sections = Self.families.map { family in
            defer { first += family.formats.count }
            return Section(family.rawValue, items: first..<first + family.formats.count)
        }
        view = CollectionView(
            snapshot: try Snapshot(sections: sections)
        )
    }

    func draw(_ element: Element<Int, Int>, in region: inout Region) {
        let family = Self.families[element.section]
        guard let item = element.item else {
            return region.header(
                family.name, "\(family.formats.count) formats, from upright to wide ",
                isPinned: view.isPinned(element))
        }
        let format = Self.formats[item]
        region.fill(format.shape.color)
        defer { region.edge(format.shape.color) }
        let lines = format.name.lines(wrappedAt: region.columns).map(String.init)
        guard region.rows > lines.count else {
            return region.text(format.name, [.centered, .bold])
        }
        let size = family.unit.map { format.sizeText(in: $0) } ?? ""
        let hasSize =
            !size.isEmpty && region.rows > lines.count + 2 && size.displayWidth <= region.columns
        var row = (region.rows - lines.count - (hasSize ? 2 : 1)) / 2
        for line in lines {
            region.text(line, row: row, [.centered, .bold])
            row += 1
        }
        region.text(
            format.ratioText, row: row, .centered, color: format.shape.color)
        if hasSize {
            region.text(size, row: row + 1, .centered, color: format.shape.color)
        }
    }

    static let knobs: [DemoKnob<Self>] = [
        .pinsHeaders(\.layout.pinsHeaders),
        .points("rowHeight", \.layout.rowHeight, in: 48...240),
        .points("interItemSpacing", \.layout.interItemSpacing),
        .points("lineSpacing", \.layout.lineSpacing),
        .points("leftInset", \.layout.leftInset), .points("rightInset", \.layout.rightInset),
    ]

    static let entry = DemoEntry(
        name: "justified", title: "Justified", category: .bodies,
        summary: "picture formats in lines of equal width",
        code: ["JustifiedLayout", "PictureFormat"],
        uiKitRemark: "lines that fill the width need a subclass of UICollectionViewLayout",
        abilities: DemoAbilities<JustifiedDemo>(
            texts: DemoTexts(
                searched: .text { _, item in Self.formats[item].name },
                plain: { "\(Self.formats[$1].name), \(Self.formats[$1].ratioText)" }))
    ) { _ in try JustifiedDemo() }
}
