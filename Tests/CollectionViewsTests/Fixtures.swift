import CollectionLayouts
import CollectionSnapshots
import CollectionViews

typealias TestView = CollectionView<Int, Int>

/// A random number generator with a fixed seed. Creates random layouts, data, sizes and views, the same in every run.
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return bits ^ (bits >> 31)
    }

    mutating func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    mutating func oneIn(_ count: Int) -> Bool { roll(1...count) == 1 }

    mutating func pick<Value>(_ values: Value...) -> Value { values[roll(0...values.count - 1)] }
}

extension Dice {
    mutating func size() -> Size {
        Size(width: Double(roll(4...60)) * 8, height: Double(roll(3...40)) * 16)
    }

    mutating func inset() -> EdgeInsets {
        if oneIn(2) { return .zero }
        return EdgeInsets(
            top: Double(roll(0...20)), left: Double(roll(0...10)), bottom: Double(roll(0...20)),
            right: Double(roll(0...10)))
    }

    /// Returns a random description of a section, as a function of the column.
    private mutating func section(pinned: Bool) -> (Column) -> SectionLayout {
        let seed = roll(0...1_000)
        let source: ItemSize = pick(
            .uniform(Size(width: 40, height: 24)), .perLine(roll(1...4), aspectRatio: 1),
            .perLine(roll(1...4), height: Double(roll(8...60))),
            .each { item, _ in
                var dice = Dice(seed: UInt64(seed + item))
                return Size(
                    width: Double(dice.roll(0...120)), height: Double(dice.roll(1...70)))
            })
        var layout = SectionLayout.flow(
            items: source, interItemSpacing: Double(roll(0...8)),
            lineSpacing: Double(roll(0...20)), inset: inset(), normalizesLineHeight: oneIn(2))
        if oneIn(2) { layout = layout.header(height: pick(16, 20, 44), pinned: pinned) }
        if oneIn(3) { layout = layout.footer(height: pick(16, 24), pinned: oneIn(2)) }
        if oneIn(3) { layout = layout.background() }
        return { _ in layout }
    }

    private mutating func columns() -> Columns {
        pick(
            .asMany(minimumWidth: 88, atMost: 5, spacing: 8), .ratios([1, 2, 1], spacing: 16),
            .ratios([2, 0, 1]), .ratios([1, 1, 1, 1], spacing: 8))
    }

    /// - Parameter choosesColumns: Whether sections may choose the shortest column. Such a column depends on the
    ///   earlier data.
    mutating func layout(
        pinned: Bool = true, choosesColumns: Bool = true
    ) -> any CollectionLayoutConvertible<Int> {
        let sections = (0..<16).map { _ in section(pinned: pinned) }
        let describe: (Int, Column) -> SectionLayout = { sections[abs($0) % 16]($1) }
        if oneIn(4) { return FlowLayout<Int>(section: describe) }
        if oneIn(3) {
            let (columns, isShortest) = (columns(), oneIn(2) && choosesColumns)
            return ColumnsLayout<Int>(
                columns: { _ in columns },
                column: { isShortest ? .shortest : .index($0 % 4) }, section: describe)
        }
        let ratio = pick(0.3, 0.5, 0.7, 1)
        let isAlwaysSplit = oneIn(3)
        return SplitLayout<Int>(
            columns: {
                isAlwaysSplit || $0.isLandscape
                    ? .split(leftSideRatio: ratio, spacing: 8) : .single
            }, side: { $0 % 3 == 0 ? .right : .left }, section: describe)
    }

    mutating func snapshot() -> Snapshot<Int, Int> {
        var first = 0
        let sections = (0..<roll(1...12)).map { id in
            defer { first += 1_000 }
            return Section(id, items: first..<first + (oneIn(5) ? 0 : roll(1...60)))
        }
        do { return try Snapshot(sections: sections) } catch { fatalError("\(error)") }
    }

    /// Returns a view at a random offset.
    mutating func view(
        quantum: Double? = nil, pinned: Bool = true, choosesColumns: Bool = true
    ) -> TestView {
        func open(_ layout: some CollectionLayoutConvertible<Int>) -> TestView {
            TestView(layout: layout, snapshot: snapshot())
        }
        var view = open(layout(pinned: pinned, choosesColumns: choosesColumns))
        view.update {
            $0.offsetQuantum = quantum ?? pick(0, 16, 16, 20)
            $0.environment = LayoutEnvironment(
                size: size(), contentInset: oneIn(4) ? inset() : .zero,
                safeAreaInsets: oneIn(4) ? inset() : .zero)
        }
        view.scroll(by: Double(roll(0...4_000)))
        return view
    }

    mutating func item(of view: TestView) -> Int? {
        let items = view.snapshot.numberOfItems
        guard items > 0 else { return nil }
        return Array(view.snapshot.itemIdentifiers)[roll(0...items - 1)]
    }
}

/// Returns a layout with one column of equal rows, 16 points high, under headers of the same height.
func rows(pinned: Bool = true) -> FlowLayout<Int> {
    FlowLayout { _ in
        .flow(items: .perLine(1, height: 16)).header(height: 16, pinned: pinned)
    }
}

extension LayoutGroup {
    /// Returns a group of two items side by side, 32 points high, each with a badge of 8 points in its upper right
    /// corner.
    static func badgedPair(_ badge: ElementKind) -> LayoutGroup {
        let corner = SupplementaryItem(
            kind: badge, size: LayoutSize(width: .absolute(8), height: .absolute(8)),
            containerAnchor: LayoutAnchor([.top, .trailing]))
        let item = LayoutItem(
            width: .fractionalWidth(0.5), height: .fractionalHeight(1), supplementaryItems: [corner]
        )
        return .horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(32)), subitem: item,
            count: 2)
    }
}
