import Reflow

/// The time zones of this machine, in sections with a pinned header and a footer.
struct HeadersDemo: Demo {
    var view: CollectionView<String, String>
    var layout = HeadersLayout()
    private let folder: String

    /// Creates the demo with the zones in a folder, by default the folder of the system.
    init(folder: String? = nil) throws {
        let areas = TimeZones.areas(in: folder ?? TimeZones.folder)
        self.folder = folder ?? TimeZones.folder
        view = CollectionView(
            snapshot: try Snapshot(sections: areas.map { Section($0.name, items: $0.zones) }))
    }

    func draw(_ element: Element<String, String>, in region: inout Region) {
        switch element.kind {
        case .header:
            region.fill(region.showsTones ? .panel : .blue)
            region.text("  \(element.section)", .bold)
            region.edge(.blue)
        case .footer:
            let count = view.snapshot.numberOfItems(inSectionAt: element.sectionIndex)
            region.fill(.terminal)
            region.text(count == 1 ? "1 zone " : "\(count) zones ", [.trailing, .dim])
        default:
            // After zooming out, two names may share a row. Each fill covers the name drawn before, so that the later
            // name is readable.
            region.fill(.terminal)
            region.text("  " + TimeZones.city(of: element.item ?? ""))
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
        summary: "time zones under headers that stay in view",
        abilities: DemoAbilities<HeadersDemo>(
            naming: DemoNaming(emptySentence: { "There are no time zones in \($0.folder)." }))
    ) { try HeadersDemo(folder: $0.standIns.zones) }
}
