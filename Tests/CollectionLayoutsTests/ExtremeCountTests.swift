import Testing

@testable import CollectionLayouts

/// Tests of item counts up to `Int.max`. No arithmetic overflows, and impossible counts give a problem with a sentence.
@Suite struct ExtremeCountTests {
    private static var bodies: [(name: String, layout: SectionLayout)] {
        [
            ("boxes", .boxes(10, 5)), ("one a line", .flow(items: .perLine(1, height: 5))),
            ("specks", .flow(items: .uniform(Size(width: 1e-300, height: 1e-300)))),
            ("shelf", .shelf(items: .uniform(Size(width: 10, height: 5)))),
            ("specks in a shelf", .shelf(items: .uniform(Size(width: 1e-300, height: 1e-300)))),
            ("three lines", .shelf(items: .uniform(Size(width: 10, height: 5)), lines: 3)),
            ("lines without end", .shelf(items: .uniform(Size(width: 10, height: 5)), lines: .max)),
            (
                "groups",
                .group(
                    .horizontal(
                        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(5)),
                        subitems: [
                            LayoutItem(
                                size: LayoutSize(width: .absolute(13), height: .fractionalHeight(1))
                            )
                        ]))
            ),
        ]
    }

    @Test("A query finds items too small to see")
    func specks() {
        var sample = Sample()
        sample.add(3, .flow(items: .uniform(Size(width: 1e-3, height: 16))))
        let arrangement = sample.arrange()
        let viewport = Viewport(bounds: Rect(x: 0, y: 0, width: 640, height: 100))
        #expect(arrangement.elements(in: viewport).count { $0.kind == .item } == 3)
    }

    @Test(arguments: bodies.indices)
    func anyNumberOfEqualItems(body: Int) {
        let (name, layout) = Self.bodies[body]
        for count in [Int.max, .max - 1, .max / 2 + 1, 1 << 53] {
            var sample = Sample()
            sample.add(count, layout)
            let arrangement = sample.arrange()
            #expect(arrangement.contentSize.height.isFinite, "\(name)")
            let last = ItemIndex(section: 0, item: count - 1)
            #expect(arrangement.frame(of: last) != nil, "\(name)")
            #expect(arrangement.item(before: nil) == last, "\(name)")
            #expect(arrangement.item(after: last) == nil, "\(name)")
            let bottom = arrangement.contentSize.height
            // A line of specks holds too many items to read.
            guard !name.hasPrefix("specks"), layout.sideways == nil || name == "shelf" else {
                continue
            }
            #expect(!arrangement.elements(in: viewport(0)).isEmpty, "\(name)")
            _ = arrangement.elements(in: viewport(bottom - 20))
            _ = arrangement.elements(in: viewport(.greatestFiniteMagnitude))
            _ = arrangement.item(nearestTo: last, .up)
        }
    }

    @Test func tooManyItemsOfDifferentSizesTakeNoRoom() {
        let items = ItemSize.each { _, _ in Size(width: 1, height: 1) }
        for layout in [SectionLayout.flow(items: items), .shelf(items: items)] {
            var sample = Sample()
            sample.add(1 << 32, layout.header(height: 3))
            let arrangement = sample.arrange()
            #expect(
                arrangement.problems.map(\.description) == [
                    """
                    Section 0: 4294967296 items of different sizes are more than a section can have (4294967295), so \
                    they take no room; use several sections, or items of one size.
                    """
                ])
            #expect(arrangement.contentSize.height == 3)
            #expect(arrangement.firstItem == nil)
            #expect(arrangement.frame(ofItem: 1 << 32 - 1, inSection: 0) == nil)
            #expect(arrangement.elements(in: viewport(0)).map(\.kind) == [.header])
        }
    }

    private struct Nothing: FramesBody {
        func frames(_ items: BodyItems, in room: BodyRoom, _ problems: inout ProblemLog) -> [Rect] {
            []
        }
    }

    @Test("A section holds as many items as 32 bits can count, and reports one more")
    func atTheLimit() {
        let most = Int(UInt32.max)
        for (count, reason) in [
            (most, LayoutProblem.Reason.tooFewFrames(frames: 0, items: most)),
            (most + 1, .tooManyItems(most + 1)),
        ] {
            var sample = Sample()
            sample.add(count, SectionLayout(Nothing()))
            #expect(sample.arrange().problems.map(\.reason) == [reason])
        }
    }

    @Test(
        "A measured section that grows too large is reported like a section that starts too large")
    func growingTooLarge() {
        let layout = FlowLayout<Int> { _, _ in .list(rows: .measured(estimate: 4)) }
        let environment = LayoutEnvironment(size: Size(width: 60, height: 60))
        let measure: Measure = { Size(width: $0.width ?? 0, height: 7) }
        var contents = [SectionContent(id: 0, itemCount: 3)]
        var arrangement = layout.arrange(
            contents, in: environment, measure: measure, lazily: true)
        func follow(_ old: Range<Int>, _ new: Range<Int>) {
            var changes = ArrangementChanges()
            changes.measuresEstimates = true
            changes.changedSections = [.init(section: 0, items: [.init(old: old, new: new)])]
            layout.rearrange(&arrangement, for: contents, changes: changes, measure: measure)
        }
        follow(0..<3, 0..<3)
        #expect(arrangement.contentSize.height == 21)
        contents[0].itemCount = 1 << 32
        follow(3..<3, 3..<1 << 32)
        #expect(arrangement.problems.map(\.section) == [0])
        #expect(arrangement.contentSize.height == 0 && arrangement.firstItem == nil)
    }

    #if compiler(>=6.2)
        @Test func aNegativeNumberOfItemsStops() async {
            await #expect(processExitsWith: .failure) {
                _ = SectionContent(id: 0, itemCount: -1)
            }
            await #expect(processExitsWith: .failure) {
                var content = SectionContent(id: 0, itemCount: 1)
                content.itemCount = -1
            }
        }
    #endif
}
