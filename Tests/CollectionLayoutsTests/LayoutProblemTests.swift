import CollectionLayouts
import Testing

/// Tests of invalid numbers. They count as zero, give a problem with a sentence, and never trap.
@Suite struct LayoutProblemTests {
    static let badNumbers: [Double] = [.nan, .infinity, -.infinity, -1, 1e300]

    @Test("Invalid item sizes of every source are reported and take no room", arguments: badNumbers)
    func badItemSizes(number: Double) {
        let bad = Size(width: number, height: 5)
        let sources: [ItemSize] = [
            .uniform(bad), .table([bad, bad, bad]), .each { _, _ in bad },
            .bulk { items, _, span in for item in items { span[item] = bad } },
        ]
        for source in sources {
            var sample = Sample()
            sample.add(3, .flow(items: source).header(height: 2))
            let arrangement = sample.arrange()
            #expect(arrangement.problemCount == (source.isUniform ? 1 : 3))
            #expect(arrangement.problems.allSatisfy { $0.section == 0 })
            #expect(arrangement.contentSize.height == 2)
            #expect(arrangement.frame(ofItem: 1, inSection: 0) == nil)
            #expect(arrangement.elements(in: viewport(0)).map(\.kind) == [.header])
        }
    }

    @Test(
        "A shelf with invalid sizes equals a shelf with zeros in their place", arguments: badNumbers
    )
    func badSizesOnShelves(number: Double) {
        for bad in [Size(width: number, height: 5), Size(width: 10, height: number)] {
            let zero = Size(width: bad.width == 10 ? 10 : 0, height: bad.height == 5 ? 5 : 0)
            for lines in 1...3 {
                func frames(_ odd: Size) -> (Size?, [Rect?]) {
                    var sample = Sample()
                    let items = ItemSize.each { item, _ in
                        item % 3 == 1 ? odd : Size(width: Double(item + 1), height: 4)
                    }
                    sample.add(9, .shelf(items: items, lines: lines, interItemSpacing: 2))
                    let arrangement = sample.arrange()
                    let scroll = arrangement.sidewaysScroll(ofSection: 0)
                    return (
                        scroll?.contentSize,
                        (0..<9).map { arrangement.frame(ofItem: $0, inSection: 0) }
                    )
                }
                let (found, wanted) = (frames(bad), frames(zero))
                #expect(found.0 == wanted.0 && found.1 == wanted.1, "\(bad), \(lines) lines")
            }
        }
    }

    @Test("A problem of a shared description names the requested section")
    func sharedProblems() {
        let section = SectionLayout.boxes(10, 5).header(height: .nan)
        let arrangement = FlowLayout<Int>(everySection: { _ in section }).arrange(
            (0..<4).map { SectionContent(id: $0, itemCount: 1) },
            in: LayoutEnvironment(size: Size(width: 40, height: 20)))
        #expect((0..<4).map { arrangement.problem(ofSection: $0)?.section } == [0, 1, 2, 3])
        let seen = arrangement.problems(in: viewport(6, height: 8))
        #expect(seen.map(\.section) == [1, 2])
    }

    @Test(
        "Invalid insets, spacings, headers and footers are reported and leave a finite layout",
        arguments: badNumbers)
    func badSurroundings(number: Double) {
        var sample = Sample()
        sample.add(
            8,
            SectionLayout.flow(
                items: .uniform(Size(width: 10, height: 5)), interItemSpacing: number,
                lineSpacing: number, inset: .all(number)
            ).header(height: number).footer(height: 3, width: number))
        let arrangement = sample.arrange(.split(leftSideRatio: number, spacing: number))
        let first = arrangement.problems.first { $0.section == 0 }
        #expect(arrangement.contentSize.height.isFinite)
        #expect(arrangement.columnCount == 1)
        if let first { #expect(first.description.hasPrefix("Section 0: a top inset of")) }
    }

    @Test("Column limits from one to the maximum are no problem")
    func numbersOfColumns() {
        for most in [-1, 0, 1, 2, Columns.most] {
            let arrangement = ColumnsLayout<Int> { _ in
                .asMany(minimumWidth: 10, atMost: most)
            } column: { _ in
                .index(0)
            } section: { _, _ in
                .flow(items: .uniform(Size(width: 10, height: 5)))
            }.arrange(
                [SectionContent(id: 0, itemCount: 1)],
                in: LayoutEnvironment(size: Size(width: 40, height: 20)))
            #expect(arrangement.problemCount == (most < 1 ? 1 : 0))
            #expect(arrangement.columnCount == min(4, max(1, most)))
        }
    }

    @Test("A view of invalid size has no columns and no elements", arguments: badNumbers)
    func badEnvironment(number: Double) {
        var sample = Sample()
        sample.add(8, .boxes(5, 5))
        let arrangement = sample.arrange(width: number, height: number)
        #expect(arrangement.columnCount == 0)
        #expect(arrangement.elements(in: viewport(0)).isEmpty)
    }

    @Test("Invalid insets of a view are reported once and count as zero")
    func badInsetsOfTheView() {
        for number in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
            for edge in [\EdgeInsets.top, \.left, \.bottom, \.right] {
                for place in [\LayoutEnvironment.contentInset, \.safeAreaInsets] {
                    var environment = LayoutEnvironment(size: Size(width: 40, height: 20))
                    environment[keyPath: place][keyPath: edge] = number
                    let arrangement = FlowLayout<Int> { _, column in
                        #expect(column.environment.size.width == 40)
                        return .flow(items: .perLine(2, height: 5))
                    }.arrange([SectionContent(id: 0, itemCount: 4)], in: environment)
                    #expect(arrangement.contentSize == Size(width: 40, height: 10))
                    #expect(
                        arrangement.environment
                            == LayoutEnvironment(size: Size(width: 40, height: 20)))
                    #expect(arrangement.problems.map(\.section) == [nil])
                }
            }
        }
        var environment = LayoutEnvironment(
            size: Size(width: 40, height: 20), contentInset: .all(-3))
        let layout = FlowLayout<Int> { _, _ in .flow(items: .perLine(2, height: 5)) }
        let contents = [SectionContent(id: 0, itemCount: 4)]
        #expect(layout.arrange(contents, in: environment).problems.isEmpty)
        environment.size.width = .nan
        #expect(
            layout.arrange(contents, in: environment).problems.map(\.description) == [
                "Layout: a width of nan points cannot be laid out; 0 is used."
            ])
    }

    @Test("Invalid margins and an invalid readable width are reported once and count as zero")
    func badMargins() {
        for number in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
            var environment = LayoutEnvironment(size: Size(width: 100, height: 20))
            environment.layoutMargins.left = number
            let layout = FlowLayout<Int>(insetReference: .layoutMargins) { _, _ in
                .flow(items: .perLine(1, height: 5))
            }
            let contents = [SectionContent(id: 0, itemCount: 1)]
            let arrangement = layout.arrange(contents, in: environment)
            #expect(
                arrangement.frame(ofItem: 0, inSection: 0)
                    == Rect(x: 0, y: 0, width: 92, height: 5))
            #expect(arrangement.problems.map(\.section) == [nil])

            let unreadable = layout.arrange(
                contents,
                in: LayoutEnvironment(size: Size(width: 100, height: 20), readableWidth: number))
            #expect(unreadable.environment.readableWidth == 0)
            #expect(unreadable.problems.count == 1)
            #expect(
                unreadable.problems.first?.description.hasPrefix("Layout: a readable width of")
                    == true)
        }
    }

    @Test("A line count below one and a short size table are reported")
    func otherProblems() {
        var sample = Sample()
        sample.add(2, .flow(items: .perLine(0, height: 5)))
        sample.add(3, .flow(items: .table([Size(width: 1, height: 1)])))
        let arrangement = sample.arrange()
        #expect(
            arrangement.problems.map(\.description) == [
                "Section 0: a line cannot have 0 items, so the items take no room; use 1 or more.",
                "Section 1, item 1: the table has sizes for 1 of 3 items; the others take no room.",
            ])
    }

    @Test(
        "An invalid aspect ratio is reported in both scroll directions",
        arguments: [0, -1, .nan, .infinity], Axis.allCases)
    func badAspectRatio(ratio: Double, direction: Axis) {
        let layout = CompositionalLayout<Int>(
            configuration: .init(scrollDirection: direction),
            section: .flow(items: .perLine(2, aspectRatio: ratio)))
        let arrangement = layout.arrange(
            [SectionContent(id: 0, itemCount: 2)],
            in: LayoutEnvironment(size: Size(width: 40, height: 40)))
        #expect(arrangement.problems.count == 1)
        #expect(arrangement.elements(in: viewport(0)).isEmpty)
    }

    @Test("An aspect ratio that gives extreme heights is reported")
    func extremeAspectRatio() {
        var sample = Sample()
        sample.add(2, .flow(items: .perLine(2, aspectRatio: 1e-300)))
        let arrangement = sample.arrange()
        #expect(arrangement.problems.count == 1)
        #expect(arrangement.contentSize.height == 0)
    }

    @Test("An arrangement counts all problems and keeps the first hundred")
    func problemsAreBounded() {
        var sample = Sample()
        sample.add(100_000, .flow(items: .each { _, _ in Size(width: -1, height: 1) }))
        let arrangement = sample.arrange()
        #expect(arrangement.problemCount == 100_000)
        #expect(arrangement.problems.count == 100)
    }
}

extension ItemSize {
    fileprivate var isUniform: Bool {
        if case .uniform = self { true } else { false }
    }
}
