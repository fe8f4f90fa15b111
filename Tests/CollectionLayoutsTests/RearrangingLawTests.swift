import Testing

@testable import CollectionLayouts

/// An arrangement that follows changes is the one that solving from the start gives.
@Suite struct RearrangingLawTests {
    @Test("a description whose last section has gone comes back with the next that has it")
    func descriptionsComeBack() {
        var ids = [0, 1]
        let layout = FlowLayout<Int> { id, _ in
            let extent = Double(id % 10 + 4)
            return .boxes(extent, extent).header(height: extent)
        }
        let environment = LayoutEnvironment(size: Size(width: 60, height: 60))
        func contents() -> [SectionContent<Int>] {
            ids.map { SectionContent(id: $0, itemCount: 3) }
        }
        var arrangement = layout.arrange(contents(), in: environment)
        func follow(_ new: [Int], removed: [Int] = [], inserted: [Int] = []) {
            ids = new
            var changes = ArrangementChanges()
            (changes.removedSections, changes.insertedSections) = (removed, inserted)
            #expect(layout.rearrange(&arrangement, for: contents(), changes: changes))
            let expected = layout.arrange(contents(), in: environment)
            #expect(firstDifference(arrangement, expected) == nil, "\(new)")
        }
        follow([0], removed: [1])
        // Described as the one that has gone, and another that may take its place.
        follow([0, 11], inserted: [1])
        follow([0, 11, 2, 3], inserted: [2, 3])
        follow([0, 2, 3], removed: [1])
        follow([0, 2, 3, 1], inserted: [3])
    }

    @Test("sizes that stay with their index are asked for again", arguments: 0..<20)
    func sizesByIndex(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let sizes = (0..<200).map { _ in
            Size(width: random.length(0...20), height: random.length(1...9))
        }
        let layout = FlowLayout<Int> { _, _ in .flow(items: .each { item, _ in sizes[item] }) }
        let environment = LayoutEnvironment(size: Size(width: 60, height: 60))
        var count = 50
        func contents() -> [SectionContent<Int>] { [SectionContent(id: 0, itemCount: count)] }
        var arrangement = layout.arrange(contents(), in: environment)
        for _ in 0..<20 {
            let place = Int.random(in: 0...count, using: &random)
            var changes = ArrangementChanges()
            changes.changedSections = [
                .init(section: 0, items: [.init(old: place..<place, new: place..<place + 3)])
            ]
            count += 3
            layout.rearrange(&arrangement, for: contents(), changes: changes)
            let expected = layout.arrange(contents(), in: environment)
            #expect(firstDifference(arrangement, expected) == nil)
        }
    }

    @Test("items that a table has no sizes for are said, as if all had been solved again")
    func tooShortTables() {
        let sizes = (1...6).map { Size(width: Double($0), height: 2) }
        let environment = LayoutEnvironment(size: Size(width: 60, height: 60))
        for section in [SectionLayout.flow(items: .table(sizes)), .shelf(items: .table(sizes))] {
            let layout = FlowLayout<Int> { _, _ in section }
            func contents(_ count: Int) -> [SectionContent<Int>] {
                [SectionContent(id: 0, itemCount: count)]
            }
            for count in [6, 7] {
                var arrangement = layout.arrange(contents(5), in: environment)
                var changes = ArrangementChanges()
                changes.sizesFollowItems = true
                changes.changedSections = [
                    .init(section: 0, items: [.init(old: 5..<5, new: 5..<count)])
                ]
                layout.rearrange(&arrangement, for: contents(count), changes: changes)
                let expected = layout.arrange(contents(count), in: environment)
                #expect(firstDifference(arrangement, expected) == nil)
                #expect(arrangement.problemCount == count - 6)
            }
        }
    }

    @Test("measured rows are kept through an edit unless the description gives them another room")
    func measuredRows() {
        let forms: [SectionLayout] = [
            .list(rows: .measured(estimate: 9)), .list(rows: .measured(estimate: 5)),
            SectionLayout(ListBody(rows: .measured(estimate: 9)), inset: EdgeInsets(right: 20)),
            SectionLayout(ListBody(rows: .measured(estimate: 9))),
            .flow(items: .measured(perLine: 1, estimate: 9), lineSpacing: 2),
        ]
        let environment = LayoutEnvironment(size: Size(width: 60, height: 60))
        let contents = [SectionContent(id: 0, itemCount: 9)]
        // Narrow rows are higher.
        let measure: Measure = { request in
            Size(width: 0, height: 100 - (request.width ?? 0) + Double(request.item % 3))
        }
        for before in forms {
            for after in forms {
                var current = before
                let layout = FlowLayout<Int> { _, _ in current }
                var arrangement = layout.arrange(contents, in: environment, measure: measure)
                current = after
                var changes = ArrangementChanges()
                changes.sizesFollowItems = true
                changes.changedSections = [
                    .init(section: 0, items: [.init(old: 4..<5, new: 4..<5)])
                ]
                layout.rearrange(&arrangement, for: contents, changes: changes, measure: measure)
                let expected = layout.arrange(contents, in: environment, measure: measure)
                #expect(firstDifference(arrangement, expected) == nil)
            }
        }
    }

    @Test("changes that do not fit the data are not followed: everything is solved again")
    func misfits() {
        let layout = FlowLayout<Int> { _, _ in .flow(items: .uniform(Size(width: 8, height: 8))) }
        let environment = LayoutEnvironment(size: Size(width: 60, height: 60))
        let old = (0..<3).map { SectionContent(id: $0, itemCount: 5) }
        let new = (0..<4).map { SectionContent(id: $0, itemCount: 6) }
        let expected = layout.arrange(new, in: environment)
        var moved = ArrangementChanges()
        moved.movedSections = [.init(from: 7, to: 0)]
        var short = ArrangementChanges()
        short.insertedSections = [3]
        short.changedSections = [.init(section: 0)]
        for changes in [ArrangementChanges(), moved, short] {
            var arrangement = layout.arrange(old, in: environment)
            #expect(!layout.rearrange(&arrangement, for: new, changes: changes))
            #expect(firstDifference(arrangement, expected) == nil)
        }
    }

    @Test("a table nobody else holds is changed where it is")
    func inPlace() {
        let count = 10_000
        let layout = FlowLayout<Int> { _, _ in
            .flow(items: .each { item, _ in Size(width: Double(item % 7 + 1), height: 2) })
        }
        let environment = LayoutEnvironment(size: Size(width: 60, height: 60))
        let contents = [SectionContent(id: 0, itemCount: count)]
        var arrangement = layout.arrange(contents, in: environment)
        func address() -> UnsafeRawPointer? {
            (arrangement.tables[0] as? Lines)?.chunk.lines.withUnsafeBytes { $0.baseAddress }
        }
        let before = address()
        var changes = ArrangementChanges()
        changes.sizesFollowItems = true
        changes.changedSections = [.init(section: 0, items: [.init(old: 99..<100, new: 99..<100)])]
        layout.rearrange(&arrangement, for: contents, changes: changes)
        #expect(address() == before)
    }
}

/// Whether two sections scroll as far, to the same stops. Of many items only the stops nearest to some offsets are
/// compared: finding all takes long where they overlap.
private func isAlike(_ one: SidewaysScroll?, _ other: SidewaysScroll?, items: Int) -> Bool {
    func numbers(_ scroll: SidewaysScroll?) -> [Double]? {
        scroll.map {
            [
                $0.contentSize.width, $0.contentSize.height, $0.limits.lowerBound,
                $0.limits.upperBound, $0.initialOffset,
            ] + (items > 100 ? stops(of: $0) : $0.allStops ?? [-1])
        }
    }
    func stops(of scroll: SidewaysScroll) -> [Double] {
        stride(from: 0.03, to: 1, by: 0.31).map {
            scroll.stop(nearestTo: scroll.contentSize.width * $0)
        }
    }
    guard let left = numbers(one), let right = numbers(other) else {
        return one == nil && other == nil
    }
    return left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) < 1e-6 }
}

/// Returns the first difference of two arrangements; nil if they are equal. Differences below 1e-6 points do not count.
func firstDifference(_ one: Arrangement, _ other: Arrangement) -> String? {
    func near(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 1e-6 }
    func near(_ left: Rect, _ right: Rect) -> Bool {
        near(left.x, right.x) && near(left.y, right.y) && near(left.width, right.width)
            && near(left.height, right.height)
    }
    guard one.sectionCount == other.sectionCount else { return "sections" }
    guard near(one.contentSize.width, other.contentSize.width),
        near(one.contentSize.height, other.contentSize.height)
    else { return "content \(one.contentSize) instead of \(other.contentSize)" }
    guard one.problems == other.problems, one.problemCount == other.problemCount else {
        return "problems \(one.problems) instead of \(other.problems)"
    }
    // A layout without sections may remember how the last ones were.
    guard one.sectionCount == 0 || one.hasMeasuredElements == other.hasMeasuredElements else {
        return "what is measured"
    }
    for section in 0..<one.sectionCount {
        guard one.problem(ofSection: section) == other.problem(ofSection: section) else {
            return "problem of section \(section)"
        }
        guard one.itemCount(inSection: section) == other.itemCount(inSection: section) else {
            return "items of section \(section)"
        }
        let scrolls = (
            one.sidewaysScroll(ofSection: section), other.sidewaysScroll(ofSection: section)
        )
        guard isAlike(scrolls.0, scrolls.1, items: one.itemCount(inSection: section)) else {
            return "how section \(section) scrolls sideways"
        }
    }
    // The whole content, then parts of it at heights where nothing ends.
    let size = other.contentSize
    var bounds = [Rect(x: -50, y: -50, width: size.width + 99, height: size.height + 99)]
    for part in stride(from: 0.03, to: 1, by: 0.13) {
        bounds.append(
            Rect(x: size.width * part, y: size.height * part + 0.01, width: 30.07, height: 20.07))
    }
    for bounds in bounds {
        let left = one.elements(in: Viewport(bounds: bounds))
        let right = other.elements(in: Viewport(bounds: bounds))
        guard left.count == right.count else {
            return "\(left.count) instead of \(right.count) elements in \(bounds)"
        }
        for (left, right) in zip(left, right) {
            var moved = left
            moved.frame = right.frame
            guard moved == right, near(left.frame, right.frame) else {
                return "\(left) instead of \(right)"
            }
        }
    }
    return nil
}
