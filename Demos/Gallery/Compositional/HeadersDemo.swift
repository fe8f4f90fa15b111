import Reflow

/// Sections with a header that stays in view and a footer that does not: the time zones of this machine.
public struct HeadersDemo: Demo {
    public var view: CollectionView<String, String>
    private let folder: String

    /// Reads the zones from the folder that systems keep them in, or from another.
    public init(folder: String? = nil) throws {
        let areas = TimeZones.areas(in: folder ?? TimeZones.folder)
        self.folder = folder ?? TimeZones.folder
        view = CollectionView(
            snapshot: try Snapshot(sections: areas.map { Section($0.name, items: $0.zones) }))
    }

    public func layout(_ knobs: KnobValues) -> any CollectionLayoutConvertible<String> {
        let row = LayoutSize(width: .fractionalWidth(1), height: .absolute(16))
        let header = BoundaryItem(
            kind: .header, size: row, alignment: .top, pinToVisibleBounds: knobs[.pinsHeaders])
        let footer = BoundaryItem(kind: .footer, size: row, alignment: .bottom)
        let item = LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))
        return CompositionalLayout<String> { _, container in
            SectionLayout.group(
                .horizontal(
                    size: row, subitem: item,
                    count: max(1, Int(container.effectiveContentSize.width / 160)))
            ).boundaryItem(header).boundaryItem(footer)
        }
    }

    public var keys: [DemoKey<Self>] { [] }

    public func draw(_ element: Element<String, String>, in region: inout Region) {
        switch element.kind {
        case .header:
            region.fill(.blue)
            region.text(" \(element.section)", .bold)
        case .footer:
            let count = view.snapshot.itemCount(inSectionAt: element.sectionIndex)
            region.fill(.terminal)
            region.text(count == 1 ? "1 zone " : "\(count) zones ", [.trailing, .dim])
        default:
            // Zoomed out, two names may meet in a row: the later one is to be read, not both.
            region.fill(.terminal)
            region.text(" " + TimeZones.city(of: element.item ?? ""))
        }
    }

    public static let entry = DemoEntry(
        name: "headers", title: "Headers", category: .compositional,
        summary: "pinned headers, and footers: time zones", knobs: [.pinsHeaders],
        abilities: DemoAbilities<HeadersDemo>(emptySentence: {
            "There are no time zones in \($0.folder)."
        })
    ) { try HeadersDemo(folder: $0.standIns.zones) }
}
