import CollectionLayouts
import Testing

/// Tests of layouts that scroll sideways, with descriptions that the test swaps itself.
///
/// The law kit compares a body with its own `transposed`, so it cannot find a mistake that `transposed` makes twice.
@Suite struct TransposingTests {
    @Test("Groups described with swapped axes have swapped frames", arguments: 0..<200)
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
            let environment = LayoutEnvironment(size: isSwapped ? size.swapped : size)
            return layout.arrange(
                counts.indices.map { SectionContent(id: $0, itemCount: counts[$0]) },
                in: environment)
        }
        Self.expectSwapped(arrange(isSwapped: false), arrange(isSwapped: true))
    }

    @Test(
        "Flows, shelves and lists described with swapped axes have swapped frames",
        arguments: 0..<100)
    func axesSwapLines(seed: Int) {
        func arrange(isSwapped: Bool) -> Arrangement {
            var random = SeededGenerator(seed: seed)
            let layout = CompositionalLayout<Int>(
                configuration: .init(scrollDirection: isSwapped ? .horizontal : .vertical)
            ) { _, _ in
                var section = Self.lines(&random, isSwapped: isSwapped)
                // Readable content has no counterpart across a layout that scrolls sideways.
                let references = InsetReference.allCases.filter { $0 != .readableContent }
                section.contentInsetsReference =
                    references.randomElement(using: &random) ?? .automatic
                return section
            }
            let size = Size(width: 70, height: 40)
            let area = EdgeInsets(top: 3, left: 1, bottom: 2, right: 4)
            let margins = EdgeInsets(top: 5, left: 9, bottom: 2, right: 7)
            let environment = LayoutEnvironment(
                size: isSwapped ? size.swapped : size,
                safeAreaInsets: isSwapped ? area.swapped : area,
                layoutMargins: isSwapped ? margins.swapped : margins)
            return layout.arrange(
                (0..<3).map { SectionContent(id: $0, itemCount: 12) }, in: environment)
        }
        Self.expectSwapped(arrange(isSwapped: false), arrange(isSwapped: true))
    }

    /// Returns a flow, a shelf or a list of twelve items. Both axes get the same numbers.
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
            // Other lists have their own insets, which are not swapped.
            return .list(
                ListConfiguration(
                    random.chance(0.5) ? .plain : .sidebarPlain, rows: .height(b + 1),
                    header: .supplementary(height: a), footerHeight: b,
                    separator: ListConfiguration.Separator(thickness: 0.5, leading: a, trailing: b))
            )
        }
        let section =
            random.chance(0.5)
            ? SectionLayout.flow(
                items: items, interItemSpacing: a, lineSpacing: b, inset: inset,
                normalizesLineHeight: random.chance(0.3))
            : .shelf(items: items, lines: 2, interItemSpacing: a, lineSpacing: b, inset: inset)
        return section.header(height: b, pinned: true).footer(height: a).background(.items)
    }

    /// Checks that the elements of both arrangements are equal, with x and y swapped.
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
}
