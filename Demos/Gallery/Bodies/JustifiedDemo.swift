import Reflow

/// Lines that fill the width, as in a wall of photos: the formats of paper, pictures and screens.
public struct JustifiedDemo: Demo {
    /// The families of formats, by their raw values; an item is the index of a format among all.
    public var view: CollectionView<Int, Int>

    private static let families = PictureFormat.Family.allCases
    private static let formats = families.flatMap(\.formats)

    public init() throws {
        var first = 0
        let sections = Self.families.map { family in
            defer { first += family.formats.count }
            return Section(family.rawValue, items: first..<first + family.formats.count)
        }
        view = CollectionView(
            snapshot: try Snapshot(sections: sections)
        )
    }

    public func layout(_ knobs: KnobValues) -> any CollectionLayoutConvertible<Int> {
        let defaults = SectionDefaults(
            inset: EdgeInsets(left: 8, bottom: 16, right: 16), interItemSpacing: 8, lineSpacing: 8,
            pinsHeaders: knobs[.pinsHeaders])
        return FlowLayout<Int>(defaults: defaults) { family, _ in
            let formats = Self.families[family].formats
            return .justified(rowHeight: 96, aspectRatios: .each { formats[$0].ratio })
                .header(height: 16)
        }
    }

    public var keys: [DemoKey<Self>] { [] }

    public func draw(_ element: Element<Int, Int>, in region: inout Region) {
        let family = Self.families[element.section]
        guard let item = element.item else { return drawHeader(family, in: &region) }
        let format = Self.formats[item]
        region.fill(family.color)
        let lines = format.name.lines(wrappedAt: region.columns).map(String.init)
        guard region.rows > lines.count else {
            return region.text(format.name, [.centered, .bold])
        }
        var row = (region.rows - lines.count - 1) / 2
        for line in lines {
            region.text(line, row: row, [.centered, .bold])
            row += 1
        }
        region.text(format.ratioText, row: row, .centered)
    }

    private func drawHeader(_ family: PictureFormat.Family, in region: inout Region) {
        let note = "width ÷ height"
        region.fill(.terminal)
        region.text(" \(family.name)", .bold)
        guard family.name.displayWidth + note.displayWidth + 4 <= region.columns else { return }
        region.text("\(note)  ", [.trailing, .dim])
    }

    public static let entry = DemoEntry(
        name: "justified", title: "Justified", category: .bodies,
        summary: "lines that fill the width: formats of pictures", knobs: [.pinsHeaders],
        abilities: DemoAbilities<JustifiedDemo>(searchText: { _, item in Self.formats[item].name })
    ) { _ in try JustifiedDemo() }
}
