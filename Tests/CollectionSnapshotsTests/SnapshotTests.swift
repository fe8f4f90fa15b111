import CollectionSnapshots
import Testing

@Suite struct SnapshotTests {
    @Test func theBuilderTakesSectionsArraysConditionsAndLoops() throws {
        let isLong = true
        let none: [Section<String, Int>]? = nil
        let snapshot = try Snapshot {
            Section("a", items: 0..<3)
            [Section("b", items: [10, 12]), Section("c")]
            if isLong { Section("d", items: 20...21) } else { Section("e", items: [20]) }
            for number in 0..<2 { Section("f\(number)", items: [30 + number]) }
            if let none { none }
        }
        #expect(snapshot.sectionIdentifiers == ["a", "b", "c", "d", "f0", "f1"])
        #expect(Array(snapshot.itemIdentifiers) == [0, 1, 2, 10, 12, 20, 21, 30, 31])
        #expect(snapshot.numberOfItems == 9)
    }

    @Test func queriesAnswerByIdentifierAndByIndex() throws {
        let snapshot = try Snapshot {
            Section("letters", items: ["a", "b", "c"])
            Section("none", items: [])
            Section("words", items: ["one", "two"])
        }
        #expect(snapshot.numberOfSections == 3)
        #expect(try snapshot.numberOfItems(inSection: "words") == 2)
        #expect(try Array(snapshot.itemIdentifiers(inSection: "letters")) == ["a", "b", "c"])
        #expect(snapshot.indexOfSection("words") == 2)
        #expect(snapshot.indexOfSection("numbers") == nil)
        #expect(snapshot.position(ofItem: "two") == ItemPosition(section: 2, offset: 1))
        #expect(snapshot.position(ofItem: "three") == nil)
        #expect(snapshot.sectionIdentifier(containingItem: "b") == "letters")
        #expect(snapshot.sectionIdentifier(at: 1) == "none")
        #expect(snapshot.itemIdentifier(at: 1, inSectionAt: 2) == "two")
        #expect(snapshot.numberOfItems(inSectionAt: 1) == 0)
        #expect(!snapshot.itemIdentifiers(inSectionAt: 1).contains("a"))
        #expect(snapshot.itemIdentifiers(inSectionAt: 1).firstIndex(of: "a") == nil)
        #expect(snapshot.section(at: 2) == Section("words", items: ["one", "two"]))
    }

    @Test func aSectionThatHasBecomeEmptyHoldsNothing() throws {
        var snapshot = try Snapshot { Section("a", items: ["x"]) }
        try snapshot.appendSections(["b"])
        try snapshot.deleteItems(["x"])
        for section in ["a", "b"] {
            let items = try snapshot.itemIdentifiers(inSection: section)
            #expect(items.isEmpty && !items.contains("x") && items.firstIndex(of: "x") == nil)
        }
    }

    @Test func aRangeStaysOneWhileItIsContinuedOrCutAtItsEnds() throws {
        var snapshot = try Snapshot { Section("a", items: 0..<5) }
        try snapshot.appendItems([5])
        #expect("\(snapshot.itemIdentifiers(inSectionAt: 0))" == "0..<6")
        try snapshot.deleteItems([0, 5])
        #expect("\(snapshot.itemIdentifiers(inSectionAt: 0))" == "1..<5")
    }

    @Test func aRangeStaysOneThroughAnyInitialiser() {
        func generic(_ items: some Sequence<Int>) -> ItemIdentifiers<Int> { ItemIdentifiers(items) }
        #expect(generic(0..<Int.max).count == .max)
        #expect(generic(1...Int.max - 1).count == .max - 1)
        #expect(Section(0, items: 1...Int.max - 1).items == ItemIdentifiers(1..<Int.max))
    }

    @Test func aRangeThatCannotBeCountedStopsWithASentence() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { _ = Section(0, items: 0...Int.max) }
        let sentence = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        // In an optimised build, a failed precondition prints no message.
        #expect(sentence.contains("ends with Int.max") || !_isDebugAssertConfiguration())
    }

    @Test func anEmptySnapshotAnswersToo() throws {
        let snapshot = try Snapshot<String, Int> {}
        #expect(snapshot == Snapshot())
        #expect(snapshot.position(ofItem: 1) == nil)
        #expect(snapshot.indexOfSection("") == nil)
        #expect(snapshot.itemIdentifiers.isEmpty)
    }

    @Test func snapshotsAreEqualWhateverTheyAreStoredAs() throws {
        let range = try Snapshot(sections: [Section("a", items: 3..<6)])
        let list = try Snapshot(sections: [Section("a", items: [3, 4, 5])])
        let other = try Snapshot(sections: [Section("a", items: [3, 5, 4])])
        #expect(range == list)
        #expect(range != other)
        #expect(try range != Snapshot(sections: [Section("b", items: 3..<6)]))
        let one = ItemIdentifiers(3..<6)
        for items in [[3, 4], [3, 4, 5, 6], [], [4, 5]] {
            #expect(one != ItemIdentifiers(items) && ItemIdentifiers(items) != one)
        }
    }

    @Test func positionsAreInTheOrderOfTheData() {
        let positions = (0..<9).map { ItemPosition(section: $0 / 3, offset: $0 % 3) }
        for (place, position) in positions.enumerated() {
            for (other, next) in positions.enumerated() {
                #expect((position < next) == (place < other))
            }
        }
    }

    @Test func aSnapshotCrossesThreadsWhenItsIdentifiersDo() async throws {
        let snapshot = try Snapshot { Section("a", items: [7, 8]) }
        let found = await Task.detached { snapshot.position(ofItem: 8) }.value
        #expect(found == ItemPosition(section: 0, offset: 1))
    }
}

@Suite struct SnapshotErrorTests {
    private func message(_ sections: [Section<String, Int>]) -> String? {
        do throws(SnapshotError<String, Int>) {
            _ = try Snapshot(sections: sections)
            return nil
        } catch { return error.description }
    }

    @Test func aSectionTwice() {
        #expect(
            message([Section("a"), Section("b"), Section("a")])
                == "Two sections have the identifier a; give every section its own identifier.")
    }

    @Test func anItemTwiceInItsSection() {
        #expect(
            message([Section("a", items: [1, 2, 1])])
                == "Section a has two items with the identifier 1; item identifiers must be unique in "
                + "the whole snapshot.")
    }

    @Test(arguments: [
        [Section("a", items: [1, 5]), Section("b", items: [5])],
        [Section("a", items: 0..<6), Section("b", items: [5])],
        [Section("a", items: [5]), Section("b", items: 5..<9)],
        [Section("a", items: 0..<6), Section("b", items: 5..<9)],
        [Section("a", items: 5..<9), Section("x", items: 90..<99), Section("b", items: 0..<6)],
        [Section("a", items: 0..<90), Section("b", items: 5..<6)],
    ])
    func anItemInTwoSections(sections: [Section<String, Int>]) {
        #expect(
            message(sections)
                == "Sections a and b both have an item with the identifier 5; item identifiers must be "
                + "unique in the whole snapshot.")
    }

    @Test func anItemInThreeSections() {
        let items = ItemIdentifiers(5..<9)
        #expect(
            message(["a", "b", "c"].map { Section($0, items: items) })
                == "Sections a and b both have an item with the identifier 5; item identifiers must be "
                + "unique in the whole snapshot.")
    }

    /// A section of several ranges, next to a section that repeats a number of its last range.
    @Test func anItemInASectionThatIsCutToPieces() throws {
        var snapshot = try Snapshot<String, Int> { Section("a", items: 0..<9) }
        try snapshot.deleteItems([3, 5, 6])
        #expect(
            message([Section("b", items: 8..<12), snapshot.section(at: 0)])
                == "Sections b and a both have an item with the identifier 8; item identifiers must be "
                + "unique in the whole snapshot.")
    }

    @Test func moreItemsThanCanBeCounted() {
        #expect(
            message([Section("a", items: 0..<Int.max), Section("b", items: (-5)..<(-1))])
                == "The snapshot would have more than Int.max items; use shorter ranges.")
    }

    @Test func askingAnUnknownSection() throws {
        let snapshot = try Snapshot { Section("a", items: [1]) }
        #expect(
            throws: SnapshotError<String, Int>.unknownSection("b", operation: "itemIdentifiers")
        ) {
            try snapshot.itemIdentifiers(inSection: "b")
        }
    }
}
