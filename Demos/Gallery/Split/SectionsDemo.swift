import Reflow

/// Seven sections of ten to seventy items with three sizing rules, and with headers, footers and backgrounds.
struct SectionsDemo: Demo {
    var view: CollectionView<Int, Int>
    var layout = SectionsLayout()

    init() throws {
        view = try CollectionView {
            for section in 0..<7 {
                // Each section has ten items more than the section before, and continues its numbers. The first item is
                // 1.
                let first = SectionsLayout.firstItem(of: section)
                let end = SectionsLayout.firstItem(of: section + 1)
                Section(section, items: first + 1..<end + 1)
            }
        }
    }

    func draw(_ element: Element<Int, Int>, in region: inout Region) {
        let rule = SectionsLayout.rule(of: element.section)
        switch element.kind {
        case .item:
            draw(element.item ?? 0, rule, in: &region)
        case .header:
            region.fill(.surface)
            let title = " Section \(element.section + 1)"
            region.text(title, .bold)
            region.edge(rule.color)
            guard title.count + rule.title.count + 4 <= region.columns else { return }
            region.text("\(rule.title) ", [.trailing, .dim])
        case .footer:
            region.fill(.surface, columns: 0..<region.columns, rows: 0..<1)
            region.text("\((element.section + 1) * 10) items ", row: 0, [.trailing, .dim])
        case .background, .supplementary, .decoration:
            region.fill(.surface)
        }
    }

    /// Draws a box with its number, and with the number in words or its size in cells.
    private func draw(_ item: Int, _ rule: SectionsLayout.Rule, in region: inout Region) {
        let size = "\(region.columns) × \(region.rows)"
        let detail = rule == .random ? size : item.words
        let isShown =
            detail.displayWidth + 4 <= region.columns && rule != .random || region.rows > 2
        region.card(rule.color, "\(item)", isShown ? detail : "")
    }

    static let knobs: [DemoKnob<Self>] = [
        .pinsHeaders(\.layout.pinsHeaders),
        .toggle("normalizesLineHeight", title: "equal heights", \.layout.normalizesLineHeight),
        .leftSideRatio(\.layout.leftSideRatio), .splitSpacing(\.layout.splitSpacing),
        .points("leastColumnWidth", \.layout.leastColumnWidth, in: 80...480),
        .points("sideInset", \.layout.sideInset),
        .points("interItemSpacing", \.layout.interItemSpacing),
        .points("lineSpacing", \.layout.lineSpacing),
        .points("headerHeight", \.layout.headerHeight, in: 16...64),
    ]

    static let entry = DemoEntry(
        name: "sections", title: "Sections", category: .split,
        summary: "seven sections with boxes of different sizes",
        abilities: DemoAbilities<SectionsDemo>(numbering: .shownNumbers)
    ) { _ in try SectionsDemo() }
}

extension SectionsLayout.Rule {
    fileprivate var title: String {
        switch self {
        case .random: "sizes at random"
        case .two: "two across"
        case .one: "one across"
        }
    }

    fileprivate var color: Color {
        switch self {
        case .random: .indigo
        case .two: .teal
        case .one: .violet
        }
    }
}
