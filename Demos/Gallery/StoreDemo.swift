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
            let count = view.snapshot.numberOfItems(inSectionAt: element.sectionIndex)
            region.header(element.section.title, "\(count)", isPinned: view.isPinned(element))
        }
    }

    /// Draws the title and the summary. If there is room, also draws the category and a miniature of its layouts.
    private func drawBanner(_ index: Int, in region: inout Region) {
        let entry = Gallery.entries[index]
        let color = entry.category.color
        region.fill(color)
        guard region.rows > 4 else {
            return region.inset(rows: 0) {
                $0.label(
                    entry.title, entry.summary, isFirstBold: true, .centered,
                    ink: color)
            }
        }
        let title = region.rows - (region.rows > 6 ? 3 : 2)
        region.text("  \(entry.title)", row: title, .bold)
        region.text("  \(entry.summary)", row: title + 1, color: color)
        region.fill(color.mid, columns: 2..<entry.category.title.count + 4, rows: 1..<2)
        region.text(" \(entry.category.title) ", row: 1, column: 2)
        let miniature = entry.category.miniature
        let left = region.columns - 2 * Self.miniatureWidth - 2
        guard left > entry.category.title.count + 6, title > 3 else { return }
        let scale = max(1, (title - 2) / 5)
        func row(_ row: Int) -> Int { min(1 + row * scale, title - 1) }
        for box in miniature {
            region.fill(
                color.mid, columns: left + 2 * box.0..<left + 2 * (box.0 + box.2),
                rows: row(box.1)..<row(box.1 + box.3))
        }
    }

    /// The width of a miniature, in pairs of cells.
    private static let miniatureWidth = 12

    private func drawLine(_ block: UnicodeBlock, _ index: Int, in region: inout Region) {
        let color = Color.palette[index % Color.palette.count].color
        region.fill(.surface)
        region.fill(color, columns: 0..<5, rows: 0..<region.rows)
        region.within(columns: 0..<5, rows: 0..<region.rows) {
            $0.text(block.sample, [.centered, .bold])
        }
        region.text(block.name, row: 0, column: 6, .bold)
        region.text("\(block.rangeText), \(block.count) characters", row: 1, column: 6, .dim)
    }

    /// Draws the colour's name, and its tone for small areas in the last row.
    private func drawTile(_ fill: (name: String, color: Color), in region: inout Region) {
        region.fill(fill.color)
        region.fill(
            fill.color.mid, columns: 0..<region.columns, rows: region.rows - 1..<region.rows)
        region.text(fill.name, row: max(0, (region.rows - 2) / 2), [.centered, .bold])
    }

    private func drawFact(_ fact: ScreenFact, in region: inout Region) {
        region.fill(.surface)
        region.inset(columns: 1, rows: 0) {
            $0.label(fact.rawValue, value(of: fact, $0.features))
        }
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
        case .uikit: .pink
        }
    }
}

extension DemoCategory {
    /// The boxes of a typical layout: column, row, columns and rows, in a grid of 12 columns.
    fileprivate var miniature: [(Int, Int, Int, Int)] {
        switch self {
        case .split:
            [(0, 0, 3, 1), (0, 2, 1, 1), (2, 2, 1, 1), (0, 4, 1, 1), (2, 4, 1, 1)]
                + [(5, 0, 7, 1), (5, 2, 3, 1), (9, 2, 3, 1), (5, 4, 3, 1), (9, 4, 3, 1)]
        case .combined: [(0, 0, 12, 1), (0, 2, 3, 3), (4, 2, 3, 3), (8, 2, 4, 1), (8, 4, 4, 1)]
        case .compositional: [(0, 0, 6, 5), (7, 0, 5, 2), (7, 3, 2, 2), (10, 3, 2, 2)]
        case .bodies:
            [(0, 0, 3, 3), (0, 4, 3, 1), (4, 0, 4, 1), (4, 2, 4, 3), (9, 0, 3, 2)]
                + [(9, 3, 3, 2)]
        case .sideways: [(0, 0, 3, 2), (4, 0, 3, 2), (8, 0, 3, 2), (0, 3, 5, 2), (6, 3, 5, 2)]
        case .living: [(0, 0, 11, 1), (0, 2, 7, 1), (0, 4, 4, 1)]
        case .uikit: [(0, 0, 5, 2), (6, 0, 6, 2), (0, 3, 5, 2), (6, 3, 6, 2)]
        case .scale:
            (0..<12).map { (3 * ($0 % 4), 2 * ($0 / 4), 2, 1) }
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
