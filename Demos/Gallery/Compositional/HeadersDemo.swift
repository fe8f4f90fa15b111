import Reflow

/// Sections with a header that stays in view and a footer that does not: the time zones of this machine.
struct HeadersDemo: Demo {
    var view: CollectionView<String, String>
    var layout = HeadersLayout()
    private let folder: String

    /// Reads the zones from the folder that systems keep them in, or from another.
    init(folder: String? = nil) throws {
        let areas = TimeZones.areas(in: folder ?? TimeZones.folder)
        self.folder = folder ?? TimeZones.folder
        view = CollectionView(
            snapshot: try Snapshot(sections: areas.map { Section($0.name, items: $0.zones) }))
    }

    var keys: [DemoKey<Self>] { [] }

    func draw(_ element: Element<String, String>, in region: inout Region) {
        switch element.kind {
        case .header:
            region.fill(.blue)
            region.text(" \(element.section)", .bold)
        case .footer:
            let count = view.snapshot.numberOfItems(inSectionAt: element.sectionIndex)
            region.fill(.terminal)
            region.text(count == 1 ? "1 zone " : "\(count) zones ", [.trailing, .dim])
        default:
            // Zoomed out, two names may meet in a row: the later one is to be read, not both.
            region.fill(.terminal)
            region.text(" " + TimeZones.city(of: element.item ?? ""))
        }
    }

    static let knobs: [DemoKnob<Self>] = [
        .pinsHeaders(\.layout.pinsHeaders),
        .points("itemWidth", \.layout.itemWidth, in: 80...480),
        .points("headerHeight", \.layout.headerHeight, in: 16...64, step: 16),
        .points("footerHeight", \.layout.footerHeight, in: 16...64, step: 16),
        .points("interSectionSpacing", \.layout.interSectionSpacing),
    ]

    static let entry = DemoEntry(
        name: "headers", title: "Headers", category: .compositional,
        summary: "pinned headers, and footers: time zones",
        abilities: DemoAbilities<HeadersDemo>(emptySentence: {
            "There are no time zones in \($0.folder)."
        })
    ) { try HeadersDemo(folder: $0.standIns.zones) }
}
