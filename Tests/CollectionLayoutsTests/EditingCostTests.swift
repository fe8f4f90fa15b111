import CollectionLayouts
import Testing

/// Tests of the number of sizes that a small edit of a long section requests. The tests count instead of timing.
@Suite struct EditingCostTests {
    /// A section of many items that counts the requested sizes.
    private final class Asking {
        static let count = 10_000
        var asked = 0
        /// A number for each item. An item keeps its number when it moves.
        var ids = Array(0..<count)

        func size(_ item: Int) -> Size {
            asked += 1
            // The sizes are random, so line breaks soon agree with the old ones after an edit.
            var random = SeededGenerator(seed: ids[item])
            return Size(width: random.length(3...25), height: random.length(1...7))
        }

        var measure: Measure { { [self] request in size(request.item) } }
        var contents: [SectionContent<Int>] { [SectionContent(id: 0, itemCount: ids.count)] }
    }

    /// A body and the highest number of sizes that an edit in the middle may request.
    private struct Body: Sendable, CustomTestStringConvertible {
        var name: String
        var most: Int
        /// The number of items that an edit must insert or remove at once so that later lines keep their items.
        var step = 1
        var make: @Sendable (Asking) -> any SectionBody
        var testDescription: String { name }
    }

    private static let bodies: [Body] = [
        Body(name: "flow of each", most: 400) { asking in
            FlowBody(items: .each { item, _ in asking.size(item) }, interItemSpacing: 1)
        },
        Body(name: "flow of many at once", most: 400) { asking in
            FlowBody(
                items: .bulk { items, _, sizes in
                    for (offset, item) in items.enumerated() { sizes[offset] = asking.size(item) }
                }, lineSpacing: 2)
        },
        Body(name: "flow of measured rows", most: 4) { _ in
            FlowBody(items: .measured(perLine: 1, estimate: 4), lineSpacing: 1)
        },
        Body(name: "flow of measured items", most: 400, step: 3) { _ in
            FlowBody(items: .measured(perLine: 3, estimate: 4))
        },
        Body(name: "list", most: 4) { _ in ListBody(rows: .measured(estimate: 4)) },
        Body(name: "waterfall of each", most: 4) { asking in
            WaterfallBody(lanes: .count(3), heights: .each { item, _ in asking.size(item).height })
        },
        Body(name: "measured waterfall", most: 4) { _ in
            WaterfallBody(lanes: .count(3), heights: .measured(estimate: 4))
        },
        Body(name: "justified", most: 400) { asking in
            JustifiedBody(
                rowHeight: 6,
                aspectRatios: .each { item in
                    let size = asking.size(item)
                    return size.width / size.height
                })
        },
        Body(name: "measured groups", most: 40, step: 3) { _ in
            GroupBody(
                group: .horizontal(
                    size: LayoutSize(width: .fractionalWidth(1), height: .estimated(5)),
                    subitem: LayoutItem(
                        size: LayoutSize(width: .fractionalWidth(1), height: .estimated(5))),
                    count: 3))
        },
    ]

    @Test("An edit requests only sizes near it, at any position", arguments: bodies)
    private func nearOnly(body: Body) {
        let asking = Asking()
        // Makes a new description for every call, as programs do.
        let layout = FlowLayout<Int> { _, _ in SectionLayout(body.make(asking)) }
        let environment = LayoutEnvironment(size: Size(width: 61, height: 50))
        var arrangement = layout.arrange(asking.contents, in: environment, measure: asking.measure)
        var nextID = Asking.count
        let step = body.step
        // Pairs of a number of removed items and the number of items inserted in their place.
        for (removed, inserted) in [(1, 1), (0, step), (step, 0), (2, 2), (0, 0)] {
            for place in [0, 2_500, 5_001, 9_990] {
                let start = place / step * step
                let old = start..<start + removed
                asking.ids.replaceSubrange(old, with: nextID..<nextID + inserted)
                nextID += inserted
                var changes = ArrangementChanges()
                changes.sizesFollowItems = true
                changes.changedSections = [
                    .init(section: 0, items: [.init(old: old, new: start..<start + inserted)])
                ]
                asking.asked = 0
                #expect(
                    layout.rearrange(
                        &arrangement, for: asking.contents, changes: changes,
                        measure: asking.measure))
                #expect(
                    asking.asked <= body.most, "\(removed) by \(inserted) at \(place)")
                let anew = layout.arrange(
                    asking.contents, in: environment, measure: asking.measure)
                let difference = firstDifference(arrangement, anew)
                #expect(difference == nil, "\(removed) by \(inserted) at \(place)")
            }
        }
    }

    @Test("An edit requests all sizes again if sizes belong to indices")
    func byIndex() {
        let asking = Asking()
        let layout = FlowLayout<Int> { _, _ in
            .flow(items: .each { item, _ in asking.size(item) })
        }
        let environment = LayoutEnvironment(size: Size(width: 61, height: 50))
        var arrangement = layout.arrange(asking.contents, in: environment)
        asking.ids.remove(at: 17)
        var changes = ArrangementChanges()
        changes.changedSections = [.init(section: 0, items: [.init(old: 17..<18, new: 17..<17)])]
        asking.asked = 0
        layout.rearrange(&arrangement, for: asking.contents, changes: changes)
        #expect(asking.asked == asking.ids.count)
    }

    @Test("An edit of one section requests no size of other sections")
    func otherSections() {
        var asked: [Int] = []
        let layout = FlowLayout<Int> { id, _ in
            .flow(
                items: .each { item, _ in
                    asked.append(id)
                    return Size(width: Double(item % 5 + 2), height: 3)
                })
        }
        var counts = Array(repeating: 30, count: 9)
        func contents() -> [SectionContent<Int>] {
            counts.enumerated().map { SectionContent(id: $0, itemCount: $1) }
        }
        let environment = LayoutEnvironment(size: Size(width: 61, height: 50))
        var arrangement = layout.arrange(contents(), in: environment)
        for section in counts.indices {
            asked = []
            counts[section] += 1
            var changes = ArrangementChanges()
            changes.changedSections = [
                .init(section: section, items: [.init(old: 4..<4, new: 4..<5)])
            ]
            #expect(layout.rearrange(&arrangement, for: contents(), changes: changes))
            #expect(Set(asked) == [section])
        }
        asked = []
        counts.remove(at: 3)
        var changes = ArrangementChanges()
        changes.removedSections = [3]
        #expect(layout.rearrange(&arrangement, for: contents(), changes: changes))
        #expect(asked.isEmpty)
    }
}
