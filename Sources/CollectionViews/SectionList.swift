import CollectionLayouts
import CollectionSnapshots

/// A snapshot as a layout sees it: sections and how many items they have, nothing copied.
///
/// The iterator is its own because a million sections pass through it on a solve, and generic code
/// pays for every layer that a lazy `map` puts in between.
struct SectionList<SectionID: Hashable, ItemID: Hashable>: RandomAccessCollection {
    let snapshot: Snapshot<SectionID, ItemID>

    var startIndex: Int { 0 }
    var endIndex: Int { snapshot.numberOfSections }
    var count: Int { endIndex }

    subscript(index: Int) -> SectionContent<SectionID> {
        SectionContent(
            id: snapshot.sectionIdentifier(at: index),
            itemCount: snapshot.itemCount(inSectionAt: index))
    }

    func makeIterator() -> Iterator { Iterator(sections: self, end: endIndex) }

    struct Iterator: IteratorProtocol {
        let sections: SectionList
        let end: Int
        var index = 0

        mutating func next() -> SectionContent<SectionID>? {
            guard index < end else { return nil }
            defer { index += 1 }
            return sections[index]
        }
    }
}
