import Reflow

/// A store of demos: banners that scroll page by page, groups of three lines, a shelf of tiles and a list.
struct StoreDemo: Demo {
    typealias Shelf = StoreLayout.Shelf

    enum Item: Hashable, Sendable {
        /// An index into the gallery's entries.
        case demo(Int)
        /// An index into Unicode's blocks.
        case block(Int)
        /// An index into the palette.
        case fill(Int)
        case fact(ScreenFact)
    }

    /// A fact about the view or the screen.
    enum ScreenFact: String, Hashable, Sendable, CaseIterable {
        case width = "Width"
        case height = "Height"
        case form = "Form"
        case colors = "Colours"
        case letters = "Letters"
    }

    var view: CollectionView<Shelf, Item>
    var layout = StoreLayout()

    init() throws {
        view = try CollectionView {
            // All demos except the store itself.
            Section(
                .featured,
                items: Gallery.entries.indices.filter { Gallery.entries[$0].name != Self.name }
                    .map { .demo($0) })
            Section(.blocks, items: UnicodeBlock.all.indices.map { .block($0) })
            Section(.palette, items: Color.palette.indices.map { .fill($0) })
            Section(.screen, items: ScreenFact.allCases.map { .fact($0) })
        }
    }

    /// Opens the demo of a banner. Other items open nothing.
    func open(_ item: Item) -> Outcome {
        guard case .demo = item else { return .message("this item cannot be opened") }
        return .opened
    }

    var choice: DemoChoice? {
        guard case .demo(let index) = view.selection else { return nil }
        return .demo(Gallery.entries[index].name)
    }

    private static let name = "store"

    static let knobs: [DemoKnob<Self>] = [
        .pinsHeaders(\.layout.pinsHeaders),
        .share("bannerShare", \.layout.bannerShare, in: 0.3...1),
        .count("linesPerGroup", \.layout.linesPerGroup, in: 1...6),
        .points("interGroupSpacing", \.layout.interGroupSpacing),
        .points("interSectionSpacing", \.layout.interSectionSpacing),
        .points("tileWidth", \.layout.tileWidth, in: 48...240),
        .points("sideInset", \.layout.sideInset),
    ]

    static let entry = DemoEntry(
        name: name, title: "Store", category: .sideways,
        summary: "cards in rows, like in an app store",
        abilities: DemoAbilities<StoreDemo>(
            opening: DemoOpening(open: { $0.open($1) }, choice: { $0.choice }))
    ) { _ in try StoreDemo() }
}

extension StoreDemo {
    func draw(_ element: Element<Shelf, Item>, in region: inout Region) {
        switch element.item {
        case .demo(let index): drawBanner(index, in: &region)
        case .block(let index): drawLine(UnicodeBlock.all[index], index, in: &region)
        case .fill(let index): drawTile(Color.palette[index], in: &region)
        case .fact(let fact): drawFact(fact, in: &region)
        case nil:
            guard element.kind == .header else { return }
            region.fill(.terminal)
            region.text(" \(element.section.title)", .bold)
        }
    }

    /// Draws the title and the summary in the middle, and the category in the first row if there is room.
    private func drawBanner(_ index: Int, in region: inout Region) {
        let entry = Gallery.entries[index]
        region.fill(entry.category.color)
        region.inset(rows: 0) {
            $0.label(entry.title, entry.summary, isFirstBold: true, .centered)
        }
        guard region.rows > 4 else { return }
        region.text(" \(entry.category.title)", row: 0)
    }

    private func drawLine(_ block: UnicodeBlock, _ index: Int, in region: inout Region) {
        let color = Color.palette[index % Color.palette.count].color
        region.fill(.terminal)
        region.fill(color, columns: 0..<5, rows: 0..<region.rows)
        region.within(columns: 0..<5, rows: 0..<region.rows) {
            $0.text(block.sample, [.centered, .bold])
        }
        region.text(block.name, row: 0, column: 6, .bold)
        region.text("\(block.rangeText), \(block.count) characters", row: 1, column: 6, .dim)
    }

    private func drawTile(_ fill: (name: String, color: Color), in region: inout Region) {
        region.fill(fill.color)
        region.text(fill.name, [.centered, .bold])
    }

    private func drawFact(_ fact: ScreenFact, in region: inout Region) {
        region.fill(.terminal)
        region.text(" \(fact.rawValue)", .dim)
        region.text(value(of: fact, region.features), row: 0, column: 12, .bold)
    }

    private func value(of fact: ScreenFact, _ features: ScreenFeatures) -> String {
        switch fact {
        case .width: "\(Int(view.size.width.rounded())) pt"
        case .height: "\(Int(view.size.height.rounded())) pt"
        case .form: view.environment.isLandscape ? "landscape" : "portrait"
        case .letters: features.isUnicode ? "UTF-8" : "ASCII"
        case .colors:
            switch features.colors {
            case .trueColor: "24 bits"
            case .indexed256: "256"
            case .ansi16: "16"
            case .ansi8: "8"
            case .monochrome: "none"
            }
        }
    }
}

extension DemoCategory {
    fileprivate var color: Color {
        switch self {
        case .split: .blue
        case .combined: .violet
        case .compositional: .teal
        case .bodies: .amber
        case .sideways: .indigo
        case .living: .green
        case .scale: .orange
        }
    }
}

extension StoreLayout.Shelf {
    fileprivate var title: String {
        switch self {
        case .featured: "Demos of this gallery"
        case .blocks: "Blocks of Unicode"
        case .palette: "Colours of the palette"
        case .screen: "This view"
        }
    }
}
