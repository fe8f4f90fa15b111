import CollectionLayouts
import Testing

/// Tests of the notes about values that have no effect in their place.
@Suite struct LayoutNoteTests {
    private static let full = LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))

    private func notes(_ section: SectionLayout, count: Int = 6) -> [String] {
        let arrangement = CompositionalLayout<Int>(section: section).arrange(
            [SectionContent(id: 0, itemCount: count)],
            in: LayoutEnvironment(size: Size(width: 375, height: 667)))
        #expect(arrangement.problems.isEmpty)
        return arrangement.notes.map(\.description)
    }

    private func row(
        _ items: [LayoutItem], height: LayoutDimension = .absolute(50),
        spacing: LayoutSpacing = .fixed(0)
    ) -> LayoutGroup {
        .horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: height), subitems: items,
            interItemSpacing: spacing)
    }

    @Test("A member that never fits makes a note")
    func unreachedMember() {
        let half = LayoutItem(width: .fractionalWidth(0.5), height: .fractionalHeight(1))
        let found = notes(.group(row([half, half, Self.full])))
        #expect(
            found == [
                "Section 0: member 3 of a group is never used; the members before it fill the group."
            ])
    }

    @Test("Items higher than their row make a note, because they overlap the next row")
    func highItems() {
        let tall = LayoutItem(width: .fractionalWidth(0.5), height: .fractionalWidth(1))
        let found = notes(.group(row([tall], height: .fractionalWidth(0.5))))
        #expect(
            found == [
                """
                Section 0: a member is 375 points high, but its group has room for 187.5, so it may lie over other items.
                """
            ])
    }

    @Test("Items that overlap by a negative spacing make no note")
    func negativeSpacing() {
        #expect(notes(.group(row([Self.full]), interGroupSpacing: -20)) == [])
    }

    @Test("A number of items that do not fit into their group make a note")
    func longMembers() {
        let group = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(50)),
            repeatingSubitem: LayoutItem(width: .absolute(100), height: .fractionalHeight(1)),
            count: 5)
        #expect(
            notes(.group(group)) == [
                """
                Section 0: the members of a group are 500 points wide together, but the group has room for 375, so they \
                reach beyond its end.
                """
            ])
    }

    @Test("Insets that leave no room for an item make a note")
    func noRoom() {
        var item = Self.full
        item.contentInsets = .all(25)
        #expect(
            notes(.group(row([item]))) == [
                "Section 0: the insets of an item leave it no room, so it is not shown; make them smaller."
            ])
    }

    @Test("Flexible spacings without free space make a note")
    func flexibleSpacings() {
        let item = LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))
        let divided = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(50)), subitem: item,
            count: 2, interItemSpacing: .flexible(10))
        #expect(notes(.group(divided)).count == 1)
        var group = row([item])
        group.edgeSpacing = EdgeSpacing(top: .flexible(5))
        #expect(notes(.group(group)).count == 1)
    }

    @Test("A description that several sections share makes its notes once")
    func sharedDescription() {
        var pinned = BoundaryItem(
            kind: .header, size: LayoutSize(width: .absolute(20), height: .absolute(20)),
            alignment: .leading)
        pinned.pinToVisibleBounds = true
        let section = SectionLayout.group(row([Self.full])).boundaryItem(pinned)
        let layout = FlowLayout<Int> { _ in section }
        let arrangement = layout.arrange(
            (0..<1000).map { SectionContent(id: $0, itemCount: $0 % 3) },
            in: LayoutEnvironment(size: Size(width: 375, height: 667)))
        #expect(arrangement.notes.count == 1)
        #expect(arrangement.notes.first?.section == 0)
        #expect(arrangement.notes(ofSection: 999).map(\.section) == [999])
    }

    @Test("A change of the sections changes the notes")
    func changedSections() {
        let layout = FlowLayout<Int> { id, _ in
            var section = SectionLayout.shelf(items: .uniform(Size(width: 10, height: 10)))
            section.sideways?.pageWidth = id == 1 ? 80 : nil
            return section
        }
        func contents(_ ids: [Int]) -> [SectionContent<Int>] {
            ids.map { SectionContent(id: $0, itemCount: 3) }
        }
        var arrangement = layout.arrange(
            contents([0, 1]), in: LayoutEnvironment(size: Size(width: 40, height: 40)))
        #expect(
            arrangement.notes.map(\.description) == [
                "Section 1: a page width of 80 points has no effect; only the behaviour paging has pages."
            ])
        var changes = ArrangementChanges()
        changes.removedSections = [1]
        layout.rearrange(&arrangement, for: contents([0]), changes: changes)
        #expect(arrangement.notes.isEmpty)
        changes = ArrangementChanges()
        changes.insertedSections = [0]
        layout.rearrange(&arrangement, for: contents([1, 0]), changes: changes)
        #expect(arrangement.notes.map(\.section) == [0])
    }

    @Test("A clamped ratio makes a note of the layout")
    func clampedRatio() {
        let layout = SplitLayout<Int> { _ in
            .split(leftSideRatio: 1.5)
        } side: { _ in
            .left
        } everySection: { _ in
            .list(rows: .height(10))
        }
        let arrangement = layout.arrange(
            [SectionContent(id: 0, itemCount: 1)],
            in: LayoutEnvironment(size: Size(width: 40, height: 40)))
        #expect(
            arrangement.notes.map(\.description) == [
                "Layout: a left side ratio of 1.5 counts as 1."
            ])
    }
}
