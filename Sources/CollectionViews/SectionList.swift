import CollectionLayouts
import CollectionSnapshots

/// A snapshot as a layout sees it: sections and how many items they have, nothing copied.
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
