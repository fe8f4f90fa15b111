import CollectionLayouts
import Testing

/// Sections of thousands of items that follow changes of few and of many: what is kept in blocks is cut and joined.
@Suite struct LongEditingLawTests {
    private struct Form: Sendable, CustomTestStringConvertible {
        var name: String
        var sideways: SidewaysScrolling?
        var make: @Sendable ([Size], inout SeededGenerator) -> any SectionBody
        var testDescription: String { name }
    }

    private static let forms: [Form] = [
        Form(name: "flow") { sizes, random in
            FlowBody(
                items: .each { item, _ in sizes[item] }, interItemSpacing: random.length(0...2),
                lineSpacing: random.length(0...2), normalizesLineHeight: random.chance(0.3))
        },
        Form(name: "overlapping flow") { sizes, random in
            FlowBody(
                items: .each { item, _ in sizes[item] },
                interItemSpacing: random.chance(0.5) ? -1 : 1,
                lineSpacing: random.chance(0.5) ? -random.length(1...4) : 0)
        },
        Form(name: "measured rows") { _, random in
            FlowBody(
                items: .measured(perLine: 1, estimate: random.length(0...5)),
                lineSpacing: random.length(0...2))
        },
        Form(name: "measured items") { _, random in
            FlowBody(
                items: .measured(
                    perLine: Int.random(in: 2...4, using: &random), estimate: random.length(0...5))
            )
        },
        Form(name: "list") { _, random in
            ListBody(
                rows: .measured(estimate: random.length(0...5)),
                separator: random.chance(0.5) ? ListSeparator(leading: 2) : nil)
        },
        Form(name: "lanes or photos") { sizes, random in sizes.body(&random) },
        Form(name: "shelf") { sizes, random in
            ShelfBody(
                items: .each { item, _ in sizes[item] },
                lines: Int.random(in: 1...4, using: &random),
                interItemSpacing: random.length(-2...2), lineSpacing: random.length(-1...2))
        },
        Form(name: "measured groups") { _, random in
            GroupBody(
                group: .horizontal(
                    size: LayoutSize(width: .fractionalWidth(1), height: .estimated(5)),
                    subitem: LayoutItem(
                        size: LayoutSize(
                            width: .fractionalWidth(1),
                            height: .estimated(random.length(0...5)))),
                    count: Int.random(in: 1...4, using: &random)),
                interGroupSpacing: random.length(-1...2))
        },
        Form(name: "measured groups in a row", sideways: SidewaysScrolling(.groupPaging)) {
            _, random in
            GroupBody(
                group: .horizontal(
                    size: LayoutSize(width: .estimated(5), height: .absolute(40)),
                    subitem: LayoutItem(
                        size: LayoutSize(
                            width: .estimated(random.length(0...5)), height: .absolute(40))),
                    count: Int.random(in: 1...4, using: &random)),
                interGroupSpacing: random.length(0...2))
        },
    ]

    private static func size(_ random: inout SeededGenerator) -> Size {
        random.chance(0.1)
            ? .zero : Size(width: random.length(0...30), height: random.length(0...9))
    }

    @Test("after each change all stands where arranging anew puts it", arguments: forms, 0..<3)
    private func follows(form: Form, seed: Int) {
        var random = SeededGenerator(seed: seed)
        let start = SeededGenerator(seed: seed + 1_000)
        var sizes = (0..<Int.random(in: 0...4_000, using: &random)).map { _ in
            Self.size(&random)
        }
        let environment = LayoutEnvironment(size: Size(width: 83, height: 60))
        func layout() -> CollectionLayout<Int> {
            FlowLayout<Int> { [sizes] _, _ in
                var drawn = start
                var section = SectionLayout(form.make(sizes, &drawn), inset: .all(1))
                section.sideways = form.sideways
                return section
            }.collectionLayout
        }
        func measure() -> Measure { { [sizes] in sizes[$0.item] } }
        func contents() -> [SectionContent<Int>] {
            [SectionContent(id: 0, itemCount: sizes.count)]
        }
        var arrangement = layout().arrange(
            contents(), in: environment, measure: measure(), lazily: seed == 2)
        for round in 0..<10 {
            var items: [ArrangementChanges.ItemChange] = []
            var (new, item) = ([Size](), 0)
            for _ in 0..<Int.random(in: 0...3, using: &random) where item <= sizes.count {
                let first = Int.random(in: item...sizes.count, using: &random)
                let (most, more) = random.chance(0.3) ? (3_000, 3_000) : (3, 3)
                let end = min(
                    sizes.count, first + Int.random(in: 0...most, using: &random))
                new += sizes[item..<first]
                let begin = new.count
                for _ in 0..<Int.random(in: 0...more, using: &random) {
                    new.append(Self.size(&random))
                }
                items.append(.init(old: first..<end, new: begin..<new.count))
                // One stays between two changes.
                guard end < sizes.count else {
                    item = sizes.count + 1
                    break
                }
                new.append(sizes[end])
                item = end + 1
            }
            new += sizes[min(item, sizes.count)...]
            sizes = new
            var changes = ArrangementChanges()
            changes.sizesFollowItems = true
            changes.measuresEstimates = true
            if seed == 2, round == 0 {
                // All that has been an estimate so far is measured.
                changes.changedSections = [.init(section: 0, isReloaded: true)]
                _ = layout().rearrange(
                    &arrangement, for: contents(), changes: changes, measure: measure())
            } else {
                changes.changedSections = [.init(section: 0, items: items)]
                layout().rearrange(
                    &arrangement, for: contents(), changes: changes, measure: measure())
            }
            let anew = layout().arrange(contents(), in: environment, measure: measure())
            if let difference = firstDifference(arrangement, anew) {
                Issue.record("\(form.name) \(seed) round \(round) \(items): \(difference)")
                return
            }
        }
    }
}
