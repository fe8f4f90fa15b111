import CollectionLayouts
import CollectionSnapshots

/// A snapshot in the form that layouts need: sections with their numbers of items, without a copy.
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
