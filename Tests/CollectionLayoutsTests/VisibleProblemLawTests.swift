import CollectionLayouts
import Testing

/// The problems of what a viewport shows, compared with a look at all sections.
@Suite struct VisibleProblemLawTests {
    @Test("a problem is told of each section in sight that has one", arguments: 0..<120)
    func inSight(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let isSplit = random.chance(0.5)
        var sample = Sample()
        for _ in 0..<Int.random(in: 0...14, using: &random) {
            let height = random.chance(0.3) ? 0 : Double(Int.random(in: 1...9, using: &random))
            let bad = random.chance(0.5) ? -1.0 : 2
            sample.add(
                random.chance(0.2) ? 0 : 2, random.chance(0.5) ? .left : .right,
                SectionLayout.flow(
                    items: .each { item, _ in Size(width: item == 1 ? bad : 5, height: height) },
                    inset: EdgeInsets(left: random.chance(0.2) ? .nan : 0)))
        }
        let columns = Columns.split(leftSideRatio: 0.5, spacing: seed == 0 ? -1 : 2)
        let arrangement = sample.arrange(isSplit ? columns : .single, width: 60)
        let all = (0..<arrangement.sectionCount).compactMap { section in
            arrangement.problem(ofSection: section).map { (section, $0) }
        }
        let ofLayout = arrangement.problems.filter { $0.section == nil }.prefix(1)
        for top in stride(from: -3, through: arrangement.contentSize.height + 3, by: 0.5) {
            for height in [0, 0.25, 1, 7, 40] as [Double] {
                let bottom = top + height
                var places: Set<[Double]> = []
                let seen = all.filter { section, _ in
                    guard let frame = arrangement.frame(ofSection: section) else { return false }
                    let isSeen =
                        frame.minY < bottom && (frame.maxY > top || frame.minY >= top)
                    // Problems with the same origin are reported once, as the first of them.
                    return isSeen && places.insert([frame.minX, frame.minY]).inserted
                }
                let found = arrangement.problems(
                    in: Viewport(bounds: Rect(x: 0, y: top, width: 60, height: height)))
                #expect(
                    found == ofLayout + seen.map(\.1), "seed \(seed) from \(top) to \(bottom)")
            }
        }
    }

    @Test(
        "what is measured bit by bit has the problems in sight of what is measured at once",
        arguments: 0..<60)
    func measuredLater(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let counts = (0..<Int.random(in: 1...9, using: &random)).map { _ in
            Int.random(in: 0...3, using: &random)
        }
        let heights = counts.map { count in
            (0..<count).map { _ in
                random.chance(0.3) ? -1 : Double(Int.random(in: 0...9, using: &random))
            }
        }
        let isList = random.chance(0.5)
        var layout = ColumnsLayout<Int> { _ in
            .ratios([1, 1])
        } column: {
            .index($0 % 2)
        } section: { id, _ in
            isList && id != 1
                ? .list(rows: .measured(estimate: 4))
                : .flow(items: .measured(perLine: 2, estimate: 4))
        }
        layout.interSectionSpacing = random.chance(0.5) ? 0 : 1
        let contents = counts.enumerated().map { SectionContent(id: $0, itemCount: $1) }
        let environment = LayoutEnvironment(size: Size(width: 60, height: 50))
        let measure: Measure = {
            Size(width: $0.width ?? 0, height: heights[$0.section][$0.item])
        }
        let expected = layout.arrange(contents, in: environment, measure: measure)
        var arrangement = layout.arrange(
            contents, in: environment, measure: measure, lazily: true)
        #expect(arrangement.problemCount == 0)
        for section in counts.indices.shuffled(using: &random) {
            let items = 0..<counts[section]
            var changes = ArrangementChanges()
            changes.measuresEstimates = true
            changes.changedSections = [
                .init(section: section, items: [.init(old: items, new: items)])
            ]
            #expect(
                layout.rearrange(&arrangement, for: contents, changes: changes, measure: measure))
        }
        #expect(arrangement.contentSize == expected.contentSize)
        #expect(arrangement.problemCount == expected.problemCount)
        #expect(Set(arrangement.problems) == Set(expected.problems))
        for section in counts.indices {
            #expect(
                arrangement.problem(ofSection: section) == expected.problem(ofSection: section))
        }
        for top in stride(from: -3, through: expected.contentSize.height + 3, by: 0.5) {
            let strip = Viewport(bounds: Rect(x: 0, y: top, width: 60, height: 1))
            #expect(
                arrangement.problems(in: strip).filter { $0.section != nil }
                    == expected.problems(in: strip).filter { $0.section != nil },
                "seed \(seed) at \(top)")
        }
    }

    @Test("problems that changes bring are told in the order of the sections, and counted")
    func broughtByChanges() {
        let layout = FlowLayout<Int> { id, _ in
            .flow(items: .each { _, _ in Size(width: id >= 5 ? -1 : 4, height: 4) })
        }
        let environment = LayoutEnvironment(size: Size(width: 60, height: 50))
        for counts in [[1, 2, 3], [80, 90, 3], [0, 200, 0]] {
            func contents(_ ids: [Int], _ first: Int) -> [SectionContent<Int>] {
                zip(ids, [first] + counts.dropFirst()).map { SectionContent(id: $0, itemCount: $1) }
            }
            var arrangement = layout.arrange(contents([5, 1], 0), in: environment)
            #expect(arrangement.problemCount == 0)
            var changes = ArrangementChanges()
            changes.removedSections = [1]
            changes.insertedSections = [1, 2]
            changes.changedSections = [
                .init(section: 0, items: [.init(old: 0..<0, new: 0..<counts[0])])
            ]
            let new = contents([5, 6, 7], counts[0])
            layout.rearrange(&arrangement, for: new, changes: changes)
            let anew = layout.arrange(new, in: environment)
            #expect(anew.problemCount == counts.reduce(0, +))
            #expect(firstDifference(arrangement, anew) == nil)
        }
    }

    @Test("a section's problem goes with it when others come and go")
    func kept() throws {
        func layout(_ isBad: Bool) -> FlowLayout<Int> {
            FlowLayout<Int> { id, _ in
                .flow(
                    items: .each { _, _ in Size(width: isBad && id == 5 ? -1 : 4, height: 4) })
            }
        }
        let environment = LayoutEnvironment(size: Size(width: 60, height: 50))
        func contents(_ ids: [Int]) -> [SectionContent<Int>] {
            ids.map { SectionContent(id: $0, itemCount: 1) }
        }
        var arrangement = layout(true).arrange(contents([1, 5, 2]), in: environment)
        #expect(arrangement.problem(ofSection: 1)?.item == 0)
        var changes = ArrangementChanges()
        changes.insertedSections = [0]
        layout(true).rearrange(&arrangement, for: contents([9, 1, 5, 2]), changes: changes)
        #expect(
            (0..<4).map { arrangement.problem(ofSection: $0)?.section } == [nil, nil, 2, nil])
        // A corrected description has no problem.
        changes = ArrangementChanges()
        changes.changedSections = [.init(section: 2, isReloaded: true)]
        layout(false).rearrange(&arrangement, for: contents([9, 1, 5, 2]), changes: changes)
        #expect(arrangement.problemCount == 0 && arrangement.problem(ofSection: 2) == nil)
        // A wrong description has a problem again.
        layout(true).rearrange(&arrangement, for: contents([9, 1, 5, 2]), changes: changes)
        #expect(arrangement.problems.map(\.section) == [2])
    }
}
