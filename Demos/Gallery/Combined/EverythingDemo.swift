import Reflow

/// All chemical elements in one to three columns. There are four bodies: a shelf, a list, a mosaic of groups and a
/// flow.
struct EverythingDemo: Demo {
    typealias Part = EverythingLayout.Part

    /// An item of one of the parts. A chemical element can appear in several parts, as a different item in each.
    enum Item: Hashable, Sendable {
        case family(Int)
        case crust(Int)
        case antiquity(Int)
        case element(Int)
    }

    var view: CollectionView<Part, Item>
    var layout = EverythingLayout()
    /// The only family in the flow; `nil` if the flow shows all elements.
    private var family: ChemicalElement.Family?

    init() throws {
        view = CollectionView(snapshot: try Self.snapshot(of: nil))
    }

    private static func snapshot(
        of family: ChemicalElement.Family?
    ) throws -> Snapshot<Part, Item> {
        let elements = family?.members ?? ChemicalElement.numbers.map(ChemicalElement.init)
        return try Snapshot {
            Section(.families, items: ChemicalElement.Family.allCases.map { .family($0.rawValue) })
            Section(.crust, items: ChemicalElement.crust.indices.map { .crust($0) })
            Section(.antiquity, items: ChemicalElement.ancient.map { .antiquity($0.number) })
            Section(.elements, items: elements.map { .element($0.number) })
        }
    }

    /// Shows only one family's elements in the flow. If the flow shows only this family already, shows all elements
    /// again.
    mutating func open(_ item: Item) -> Outcome {
        guard case .family(let index) = item else { return .message("this item cannot be opened") }
        let chosen = ChemicalElement.Family(rawValue: index)
        let family = chosen == family ? nil : chosen
        do {
            view.apply(try Self.snapshot(of: family), animated: false)
            self.family = family
            return .redraw
        } catch {
            return .message("\(error)")
        }
    }

    static let knobs: [DemoKnob<Self>] = [
        .pinsHeaders(\.layout.pinsHeaders),
        .points("leastColumnWidth", \.layout.leastColumnWidth, in: 160...640),
        .count("mostColumns", \.layout.mostColumns, in: 1...3),
        .points("columnSpacing", \.layout.columnSpacing), .points("inset", \.layout.inset),
        .points("interItemSpacing", \.layout.interItemSpacing),
        .points("lineSpacing", \.layout.lineSpacing),
        .points("tileWidth", \.layout.tileWidth, in: 40...160),
    ]

    static let entry = DemoEntry(
        name: "everything", title: "Everything", category: .combined,
        summary: "the chemical elements in four layouts",
        uiKitRemark: "no UIKit layout puts sections into three columns",
        abilities: DemoAbilities<EverythingDemo>(
            numbering: DemoNumbering(item: { .element($1) }),
            opening: DemoOpening(open: { $0.open($1) }))
    ) { _ in try EverythingDemo() }
}

extension EverythingDemo {
    func draw(_ element: Element<Part, Item>, in region: inout Region) {
        switch element.item {
        case .family(let index):
            if let family = ChemicalElement.Family(rawValue: index) { draw(family, in: &region) }
        case .crust(let index):
            drawShare(of: ChemicalElement.crust[index], in: &region)
        case .antiquity(let number): drawCard(ChemicalElement(number: number), in: &region)
        case .element(let number): drawTile(ChemicalElement(number: number), in: &region)
        case nil: drawHeader(element.section, in: &region)
        }
    }

    private func drawHeader(_ part: Part, in region: inout Region) {
        region.fill(.terminal)
        let (title, note) =
            switch part {
            case .families: ("Families", "enter shows one alone")
            case .crust: ("In the Earth’s crust", "% by mass")
            case .antiquity: ("Known since antiquity", "\(ChemicalElement.ancient.count)")
            case .elements:
                (family?.name ?? "All elements", "\(family?.members.count ?? 118)")
            }
        region.text(" \(title)", .bold)
        region.edge(.blue)
        guard title.displayWidth + note.displayWidth + 4 <= region.columns else { return }
        region.text("\(note) ", [.trailing, .dim])
    }

    private func draw(_ family: ChemicalElement.Family, in region: inout Region) {
        let members = family.members
        let mark = family == self.family ? (region.features.isUnicode ? "● " : "* ") : ""
        let color = family.color
        region.fill(color)
        defer { region.edge(color) }
        guard region.rows > 2 else { return region.text(" \(mark)\(family.name)", .bold) }
        region.text(" \(mark)\(family.name)", row: 0, .bold)
        region.text(" \(members.map(\.symbol).joined(separator: " "))", row: 1, color: color)
        region.text(" \(members.count) elements", row: 2, color: color)
    }

    /// Draws a row, with a bar if there is room. The most common element has the longest bar.
    private func drawShare(
        of entry: (element: ChemicalElement, share: Double), in region: inout Region
    ) {
        let color = entry.element.family.color
        region.fill(.terminal)
        region.fill(color.mid, columns: 0..<4, rows: 0..<1)
        region.text(" \(entry.element.symbol)", .bold)
        let room = region.columns - 18 - 7
        let name = room < 0 ? 0 : entry.element.name.count
        region.text(String(entry.element.name.prefix(name)), row: 0, column: 5)
        region.text("\(percent(entry.share)) ", .trailing)
        guard room > 8 else { return }
        let share = entry.share / ChemicalElement.crust[0].share
        guard region.showsTones else {
            let length = Int((share * Double(room)).rounded())
            return region.fill(color, columns: 18..<18 + length, rows: 0..<1)
        }
        region.within(columns: 18..<18 + room, rows: 0..<1) {
            $0.gauge(share, row: 0, color: color)
        }
    }

    /// Returns milligrams per kilogram as a percentage with one decimal, or with three decimals if the percentage is
    /// below 1.
    private func percent(_ share: Double) -> String {
        let decimals = share < 10_000 ? 1_000 : 10
        let number = Int((share * Double(decimals) / 10_000).rounded())
        let fraction = "\(decimals + number % decimals)".dropFirst()
        return "\(number / decimals).\(fraction)"
    }

    private func drawCard(_ element: ChemicalElement, in region: inout Region) {
        let color = element.family.color
        region.fill(color)
        defer { region.edge(color) }
        guard region.rows > 1 else { return region.text(" \(element.symbol)", .bold) }
        let row = max(0, (region.rows - 2) / 2)
        if region.columns >= 8 {
            region.text("\(element.number) ", row: row, .trailing, color: color)
        }
        region.label(" \(element.symbol)", " \(element.name)", isFirstBold: true)
        // Higher cards show the use of the element, in the lines that it needs.
        guard let use = ChemicalElement.ancientUses[element.number], region.columns > 10 else {
            return
        }
        let columns = 1..<region.columns - 1
        guard row + 2 + use.lineCount(wrappedAt: columns.count) < region.rows else { return }
        region.text(wrapped: use, row: row + 2, columns: columns, color: color)
    }

    private func drawTile(_ element: ChemicalElement, in region: inout Region) {
        let color = element.family.color
        region.fill(color)
        guard region.rows > 1 else { return region.text(element.symbol, [.centered, .bold]) }
        region.text("\(element.number) ", row: 0, .trailing, color: color)
        region.text(" \(element.symbol)", row: 1, .bold)
        region.edge(color)
    }
}
