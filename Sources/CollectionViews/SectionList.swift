import CollectionLayouts
import CollectionSnapshots

/// An adapter that gives a layout the sections of a snapshot and their numbers of items, without copying them.
struct SectionList<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>:
    RandomAccessCollection
{
    let snapshot: Snapshot<SectionID, ItemID>

    var startIndex: Int { 0 }
    var endIndex: Int { snapshot.numberOfSections }
    var count: Int { endIndex }

    subscript(index: Int) -> SectionContent<SectionID> {
        SectionContent(
            id: snapshot.sectionIdentifier(at: index),
            itemCount: snapshot.numberOfItems(inSectionAt: index))
    }
}
