@testable import CollectionLayouts

/// Repeatable random numbers (SplitMix64): a failing case can be run again by its seed.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func chance(_ probability: Double) -> Bool {
        Double.random(in: 0..<1, using: &self) < probability
    }

    mutating func length(_ range: ClosedRange<Int>) -> Double {
        let whole = Double(Int.random(in: range, using: &self))
        return chance(0.2) ? whole + 0.25 : whole
    }
}

/// A layout drawn at random: sections of every form of sizes, with and without what can stand around them.
struct RandomLayout: CustomStringConvertible {
    let seed: Int
    let columns: Columns
    let sections: [RandomSection]

    /// - Parameter allBodies: Also shelves and groups, with all that can stand around them.
    init(
        seed: Int, widestItem: Int = 40, allBodies: Bool = false
    ) {
        var random = SeededGenerator(seed: seed)
        self.seed = seed
        let ratio = Double(Int.random(in: 0...10, using: &random)) / 10
        let columns =
            random.chance(0.3)
            ? Columns.single : .split(leftSideRatio: ratio, spacing: random.length(0...6))
        var more = SeededGenerator(seed: seed + 7_000_000)
        self.columns = more.chance(0.6) ? columns : .random(&more)
        sections = (0..<Int.random(in: 0...8, using: &random)).map { _ in
            var section = RandomSection(&random, widestItem: widestItem)
            if more.chance(0.6) { section.column = .random(&more) }
            if allBodies { section.takeAnyBody(&random) }
            return section
        }
    }

    var description: String { "seed \(seed), \(columns), \(sections.count) sections" }

    var contents: [SectionContent<Int>] {
        sections.indices.map { SectionContent(id: $0, itemCount: sections[$0].sizes.count) }
    }

    /// Returns the layout. With other columns, sections are only left or right.
    func layout(columns: Columns? = nil) -> ColumnsLayout<Int> {
        ColumnsLayout<Int> { _ in
            columns ?? self.columns
        } column: {
            columns == nil ? self.sections[$0].column : self.sections[$0].side.column
        } section: { index, _ in
            self.sections[index].layout
        }
    }

    func arrangement(
        width: Double, columns: Columns? = nil, measure: Measure? = nil
    ) -> Arrangement {
        let layout = layout(columns: columns)
        let environment = LayoutEnvironment(size: Size(width: width, height: 50))
        return layout.arrange(contents, in: environment, measure: measure)
    }
}

extension Columns {
    /// Any number of columns, some without width; with good numbers.
    static func random(_ random: inout SeededGenerator) -> Columns {
        let spacing = random.length(0...6)
        guard random.chance(0.5) else {
            return .asMany(
                minimumWidth: random.length(0...50), atMost: Int.random(in: 1...7, using: &random),
                spacing: spacing)
        }
        let ratios = (0..<Int.random(in: 1...5, using: &random)).map { _ in
            random.chance(0.2) ? 0 : random.length(1...4)
        }
        return .ratios(ratios.contains { $0 > 0 } ? ratios : [1, 0, 2], spacing: spacing)
    }
}

extension ColumnChoice {
    /// Returns a random column. It may be an index of no column.
    static func random(_ random: inout SeededGenerator) -> ColumnChoice {
        random.chance(0.5) ? .shortest : .index(Int.random(in: -1...8, using: &random))
    }
}

extension Side {
    /// The column that a split layout gives it.
    var column: ColumnChoice { .index(self == .right ? 1 : 0) }
}

struct RandomSection {
    let side: Side
    /// The column of the section. In some layouts it differs from the side.
    var column: ColumnChoice
    var layout: SectionLayout
    /// The size of each item. Only layouts with a table use them.
    let sizes: [Size]

    init(_ random: inout SeededGenerator, widestItem: Int) {
        side = random.chance(0.5) ? .left : .right
        column = side.column
        let count = Int.random(in: 0...30, using: &random)
        let smallest = random.chance(0.3) ? 0 : 1
        let sizes = (0..<count).map { _ in
            Size(width: random.length(smallest...widestItem), height: random.length(smallest...9))
        }
        self.sizes = sizes
        let source: ItemSize =
            switch Int.random(in: 0..<5, using: &random) {
            case 0: .uniform(sizes.first ?? .zero)
            case 1: .perLine(Int.random(in: 1...5, using: &random), height: random.length(1...7))
            case 2: .each { item, _ in sizes[item] }
            case 3:
                .bulk { items, _, span in
                    for (offset, item) in items.enumerated() { span[offset] = sizes[item] }
                }
            default: .table(sizes)
            }
        var layout = SectionLayout.flow(
            items: source, interItemSpacing: random.length(0...3),
            lineSpacing: random.length(0...3),
            inset: EdgeInsets(
                top: random.length(0...3), left: random.length(0...3),
                bottom: random.length(0...3), right: random.length(0...3)),
            normalizesLineHeight: random.chance(0.3))
        if random.chance(0.6) {
            layout = layout.header(height: random.length(0...4), pinned: random.chance(0.6))
        }
        if random.chance(0.4) {
            layout = layout.footer(height: random.length(0...3), pinned: random.chance(0.5))
        }
        if random.chance(0.4) {
            layout = layout.background(random.chance(0.5) ? .items : .section)
        }
        self.layout = layout
    }
}

extension RandomSection {
    /// Turns the section into a shelf or groups, or leaves it a flow; and puts more around it.
    mutating func takeAnyBody(_ random: inout SeededGenerator) {
        let seed = Int.random(in: 0..<1_000_000, using: &random)
        var groups = RandomGroups(seed: seed, measures: random.chance(0.4))
        if random.chance(0.2) {
            layout = .list(Self.list(&random))
            return groups.decorate(&layout)
        }
        if random.chance(0.25) {
            layout.body = sizes.body(&random)
            return groups.decorate(&layout)
        }
        guard !random.chance(0.3), let flow = layout.body as? FlowBody else {
            return groups.decorate(&layout)
        }
        if random.chance(0.4) {
            layout.body = ShelfBody(
                items: flow.items, lines: Int.random(in: 1...3, using: &random),
                interItemSpacing: flow.interItemSpacing, lineSpacing: flow.lineSpacing)
            if random.chance(0.8) {
                let behavior = SidewaysScrolling.Behavior.allCases.randomElement(using: &random)
                layout.sideways = SidewaysScrolling(behavior ?? .continuous)
            }
            groups.decorate(&layout)
        } else {
            let section = groups.section()
            layout.body = section.body
            layout.sideways = section.sideways
            layout.boundaryItems = section.boundaryItems
            layout.decorationItems = section.decorationItems
        }
    }

    /// A list in any look, with any kind of rows and header.
    private static func list(_ random: inout SeededGenerator) -> ListConfiguration {
        let height = random.length(1...6)
        var list = ListConfiguration(
            ListConfiguration.Appearance.allCases.randomElement(using: &random) ?? .plain,
            rows: random.chance(0.5) ? .height(height) : .measured(estimate: height))
        list.header =
            [.none, .firstItemInSection, .supplementary(height: random.length(1...3))]
            .randomElement(using: &random) ?? .none
        list.footerHeight = random.length(0...2)
        list.headerTopPadding = random.length(0...1)
        list.showsSeparators = random.chance(0.7)
        list.separator = ListConfiguration.Separator(leading: random.length(0...3), trailing: 1)
        return list
    }
}

extension [Size] {
    /// A waterfall or justified lines of items that have to do with the sizes.
    func body(_ random: inout SeededGenerator) -> any SectionBody {
        // A negative spacing makes items overlap.
        let least = random.chance(0.3) ? -12 : 0
        let spacing = random.chance(0.2) ? nil : random.length(least...3)
        let lineSpacing = random.chance(0.2) ? nil : random.length(least...3)
        let ratio = { (item: Int) in (self[item].width + 1) / (self[item].height + 1) }
        let ratios: ItemRatios =
            random.chance(0.5)
            ? .each(ratio)
            : .bulk { items, span in
                for (offset, item) in items.enumerated() { span[offset] = ratio(item) }
            }
        if random.chance(0.4) {
            return JustifiedBody(
                rowHeight: random.length(1...9), aspectRatios: ratios, interItemSpacing: spacing,
                lineSpacing: lineSpacing)
        }
        let heights: ItemHeights =
            switch Int.random(in: 0..<4, using: &random) {
            case 0: .each { item, width in self[item].height + (width / 8).rounded() }
            case 1:
                .bulk { items, _, span in
                    for (offset, item) in items.enumerated() { span[offset] = self[item].height }
                }
            case 2: .aspectRatio(ratios)
            default: .measured(estimate: random.length(0...6))
            }
        let step = Int.random(in: 1...5, using: &random)
        let placement: SectionLayout.LanePlacement =
            switch Int.random(in: 0..<4, using: &random) {
            case 0: .inTurn
            case 1: .custom { item, lanes in item * step % lanes }
            default: .shortest
            }
        guard random.chance(0.5) else {
            // The reference counts lanes one by one, so their distance must be positive.
            return WaterfallBody(
                lanes: .minimumWidth(random.length(1...40)), placement: placement,
                heights: heights,
                laneSpacing: spacing.map { Swift.max(0, $0) }, itemSpacing: lineSpacing)
        }
        return WaterfallBody(
            lanes: .count(Int.random(in: 1...5, using: &random)), placement: placement,
            heights: heights, laneSpacing: spacing, itemSpacing: lineSpacing)
    }
}
