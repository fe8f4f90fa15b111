import Testing

@testable import CollectionLayouts

/// What holds for every body under every placement.
@Suite struct BodyLawTests {
    /// Answers alike for the same question, and differently for different ones.
    @Sendable static func measure(_ request: MeasureRequest) -> Size? {
        let number = Double((request.item * 7 + request.section * 3) % 11) + 0.5
        return Size(width: request.width ?? number, height: request.height ?? number / 2)
    }

    @Test("one body in two placements of the same width has the same frames", arguments: 0..<150)
    func placementsAgree(seed: Int) {
        let layout = RandomLayout(seed: seed, widestItem: 15, allBodies: true)
        let single = layout.arrangement(width: 60, columns: .single, measure: Self.measure)
        // 60 + 8 + 60: each column is as wide as the single one.
        let split = layout.arrangement(
            width: 128, columns: .split(leftSideRatio: 0.5, spacing: 8), measure: Self.measure)
        for section in 0..<single.sectionCount {
            let relative = [single, split].map { arrangement -> [Rect] in
                guard let whole = arrangement.frame(ofSection: section) else { return [] }
                return arrangement.everyFrame(ofSection: section).map {
                    $0.offsetBy(x: -whole.x, y: -whole.y)
                }
            }
            let isSame =
                relative[0].count == relative[1].count
                && zip(relative[0], relative[1]).allSatisfy { $0.isClose(to: $1) }
            #expect(isSame, "\(layout) section \(section)\n\(relative[0])\n\(relative[1])")
        }
    }

    @Test("swapping the axes of a layout swaps its result", arguments: 0..<200)
    func axesSwap(seed: Int) {
        func arrange(isSwapped: Bool) -> Arrangement {
            var groups = RandomGroups(seed: seed, isSwapped: isSwapped)
            let sections = (0..<3).map { _ in groups.section() }
            let counts = (0..<3).map { _ in Int.random(in: 0...12, using: &groups.random) }
            let layout = CompositionalLayout<Int>(
                configuration: .init(
                    scrollDirection: isSwapped ? .horizontal : .vertical, interSectionSpacing: 2)
            ) { index, _ in sections[index] }
            let size = Size(width: 70, height: 40)
            let environment = LayoutEnvironment(size: isSwapped ? size.transposed : size)
            return layout.arrange(
                counts.indices.map { SectionContent(id: $0, itemCount: counts[$0]) },
                in: environment)
        }
        Self.expectSwapped(arrange(isSwapped: false), arrange(isSwapped: true))
    }

    @Test("swapping the axes swaps flows and shelves too", arguments: 0..<100)
    func axesSwapLines(seed: Int) {
        func arrange(isSwapped: Bool) -> Arrangement {
            var random = SeededGenerator(seed: seed)
            let layout = CompositionalLayout<Int>(
                configuration: .init(scrollDirection: isSwapped ? .horizontal : .vertical)
            ) { _, _ in Self.lines(&random, isSwapped: isSwapped) }
            let size = Size(width: 70, height: 40)
            let environment = LayoutEnvironment(size: isSwapped ? size.transposed : size)
            return layout.arrange(
                (0..<3).map { SectionContent(id: $0, itemCount: 12) }, in: environment)
        }
        Self.expectSwapped(arrange(isSwapped: false), arrange(isSwapped: true))
    }

    /// A flow or a shelf of twelve items, the same numbers either way.
    private static func lines(_ random: inout SeededGenerator, isSwapped: Bool) -> SectionLayout {
        func swap(_ size: Size) -> Size {
            isSwapped ? Size(width: size.height, height: size.width) : size
        }
        let sizes = (0..<12).map { _ in
            swap(Size(width: random.length(1...30), height: random.length(0...9)))
        }
        let items: ItemSize = random.chance(0.5) ? .table(sizes) : .uniform(sizes[0])
        let (a, b) = (random.length(0...3), random.length(0...3))
        let inset = isSwapped ? EdgeInsets(top: b, left: a) : EdgeInsets(top: a, left: b)
        guard random.chance(0.8) else {
            // Lists have insets of their own, which are not swapped: the plain ones have none.
            return .list(
                ListConfiguration(
                    random.chance(0.5) ? .plain : .sidebarPlain, rows: .height(b + 1),
                    header: .supplementary(height: a), footerHeight: b,
                    separator: ListSeparator(thickness: 0.5, leading: a, trailing: b)))
        }
        let section =
            random.chance(0.5)
            ? SectionLayout.flow(
                items: items, interItemSpacing: a, lineSpacing: b, inset: inset,
                normalizesLineHeight: random.chance(0.3))
            : .shelf(items: items, lines: 2, interItemSpacing: a, lineSpacing: b, inset: inset)
        return section.header(height: b, pinned: true).footer(height: a).background(.items)
    }

    /// All of one layout is where all of the other is with x and y exchanged.
    private static func expectSwapped(_ down: Arrangement, _ across: Arrangement) {
        let size = across.contentSize
        #expect(down.contentSize == Size(width: size.height, height: size.width))
        let bounds = Rect(x: -50, y: -50, width: 500, height: 500)
        let viewport = Viewport(bounds: bounds, sidewaysOffsets: [0: 5, 1: 9])
        let expected = down.elements(in: viewport)
        let found = across.elements(in: viewport)
        #expect(expected.map(\.kind) == found.map(\.kind))
        for (one, other) in zip(expected, found) {
            let frame = other.frame
            let swapped = Rect(x: frame.y, y: frame.x, width: frame.height, height: frame.width)
            #expect(one.frame.isClose(to: swapped), "\(one) \(other)")
        }
    }

    @Test("an inserted section leaves the frames before it alone", arguments: 0..<100)
    func insertedSection(seed: Int) {
        let layout = RandomLayout(seed: seed, widestItem: 15, allBodies: true)
        let before = layout.arrangement(
            width: 60, columns: layout.columns, measure: Self.measure)
        guard layout.sections.count > 1 else { return }
        let place = layout.sections.count / 2
        let more = RandomLayout(seed: seed + 1, allBodies: true).sections.first
        var sample = Sample()
        for (index, section) in layout.sections.enumerated() {
            if index == place, let more { sample.add(more.sizes.count, more.side, more.layout) }
            sample.add(section.sizes.count, section.side, section.layout)
        }
        let after = sample.arrange(layout.columns, width: 60, height: 50, measure: Self.measure)
        for section in 0..<place {
            #expect(
                before.everyFrame(ofSection: section) == after.everyFrame(ofSection: section),
                "\(layout)")
        }
    }

    @Test("what is pinned stays inside its section, whatever its body", arguments: 0..<150)
    func pinnedStaysInside(seed: Int) {
        let layout = RandomLayout(seed: seed, widestItem: 15, allBodies: true)
        let arrangement = layout.arrangement(width: 70, spacing: 1)
        for offset in stride(from: -10.0, to: arrangement.contentSize.height + 10, by: 3) {
            let viewport = Viewport(bounds: Rect(x: 0, y: offset, width: 70, height: 20))
            for section in 0..<arrangement.sectionCount {
                guard let whole = arrangement.frame(ofSection: section) else { continue }
                for kind in [ElementKind.header, .footer, RandomGroups.edge] {
                    guard let own = arrangement.ownFrame(of: kind, inSection: section),
                        let frame = arrangement.frame(of: kind, inSection: section, in: viewport)
                    else { continue }
                    // One that is put outside by its offset, or is higher than its section, is no nearer to it.
                    let top = min(whole.minY, own.minY)
                    let bottom = max(whole.maxY, own.maxY)
                    #expect(
                        frame.minY >= top - 1e-6 && frame.maxY <= bottom + 1e-6,
                        "\(layout) \(kind) \(section) at \(offset): \(frame) in \(whole)")
                }
            }
        }
    }

    @Test(
        "numbers of any kind are laid out or told, and there is always an end", arguments: 0..<120)
    func alwaysEnds(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let arrangement = NastyGroup.arrangement(&random)
        let viewport = Viewport(bounds: Rect(x: 0, y: 0, width: 50, height: 50))
        for element in arrangement.elements(in: viewport) {
            #expect(element.frame.x.isFinite && element.frame.maxY.isFinite)
        }
        #expect(arrangement.contentSize.height.isFinite)
    }
}

extension Rect {
    func isClose(to other: Rect) -> Bool {
        abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6 && abs(width - other.width) < 1e-6
            && abs(height - other.height) < 1e-6
    }
}

extension Arrangement {
    /// The frames of all elements of a section at their own places, in a fixed order.
    fileprivate func everyFrame(ofSection section: Int) -> [Rect] {
        let viewport = Viewport(bounds: Rect(x: 0, y: -1e6, width: 1e6, height: 2e6))
        let around: [ElementKind] = [
            .header, .footer, .background, RandomGroups.edge, RandomGroups.side, RandomGroups.back,
        ]
        let body: [ElementKind] = [
            .item, .separator, RandomGroups.badge, RandomGroups.groupBadge,
        ]
        return around.compactMap { frame(of: $0, inSection: section, in: viewport) }
            + body.flatMap { kind in
                (0..<itemCount(inSection: section)).compactMap {
                    frame(of: kind, item: $0, inSection: section, in: viewport)
                }
            }
    }
}

/// Groups with numbers that nobody means.
private enum NastyGroup {
    static let numbers: [Double] = [
        0, -1, .nan, .infinity, 1e-9, 1e-3, 1, 7, 1e6, 1e12, 1e300, 0.5, 40,
    ]

    static func arrangement(_ random: inout SeededGenerator) -> Arrangement {
        let section = SectionLayout.group(
            group(&random, level: 0), interGroupSpacing: number(&random),
            contentInsets: .all(number(&random)),
            orthogonalScrollingBehavior: random.chance(0.3) ? .paging : nil)
        var sample = Sample()
        sample.add(9, section)
        let answer = number(&random)
        return sample.arrange { _ in Size(width: answer, height: answer) }
    }

    private static func number(_ random: inout SeededGenerator) -> Double {
        numbers.randomElement(using: &random) ?? 0
    }

    private static func dimension(_ random: inout SeededGenerator) -> LayoutDimension {
        let number = number(&random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: return .absolute(number)
        case 1: return .fractionalWidth(number)
        case 2: return .fractionalHeight(number)
        case 3: return .estimated(number)
        default: return .uniformAcrossSiblings(estimate: number)
        }
    }

    private static func size(_ random: inout SeededGenerator) -> LayoutSize {
        LayoutSize(width: dimension(&random), height: dimension(&random))
    }

    private static func group(_ random: inout SeededGenerator, level: Int) -> LayoutGroup {
        let members = (0..<Int.random(in: 0...2, using: &random)).map { _ -> LayoutMember in
            level < 3 && random.chance(0.4)
                ? .group(group(&random, level: level + 1))
                : .item(
                    LayoutItem(
                        size: size(&random), contentInsets: .all(number(&random)),
                        edgeSpacing: EdgeSpacing(leading: .flexible(number(&random)))))
        }
        let count = Int.random(in: -1...3, using: &random)
        let repetition: LayoutGroup.Repetition =
            random.chance(0.6)
            ? .untilFull : random.chance(0.5) ? .dividing(count) : .times(count)
        return LayoutGroup(
            size: size(&random),
            content: .members(
                members, along: random.chance(0.5) ? .horizontal : .vertical, repetition),
            interItemSpacing: .fixed(number(&random)), contentInsets: .all(number(&random)))
    }
}
