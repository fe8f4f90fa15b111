import CollectionLayouts
import CollectionSnapshots

/// Several selected items, by their positions in the data. Empty while only the current item is selected.
///
/// Selecting a million items takes one range.
@usableFromInline
struct MultipleSelection {
    /// The selected offsets of each section with selected items, by the section's index.
    private var offsets: [Int: RangeSet<Int>] = [:]
    /// The extension of the selection that is under way; nil after any other change of the selection.
    var selectionExtension: SelectionExtension?

    /// An extension of the selection: the selected items are those of its start, and all from its anchor to the current
    /// item.
    struct SelectionExtension {
        let anchor: ItemIndex
        let start: [Int: RangeSet<Int>]
    }

    @usableFromInline var isEmpty: Bool { offsets.isEmpty }

    /// O(ranges).
    var count: Int {
        offsets.values.reduce(0) { count, set in set.ranges.reduce(count) { $0 + $1.count } }
    }

    /// O(log ranges of the section).
    @usableFromInline
    func contains(_ index: ItemIndex) -> Bool {
        offsets[index.section]?.contains(index.item) ?? false
    }

    /// The selected positions in the order of the data. O(items).
    var indexes: [ItemIndex] {
        offsets.sorted { $0.key < $1.key }.flatMap { section, set in
            set.ranges.flatMap { $0.map { ItemIndex(section: section, item: $0) } }
        }
    }

    mutating func removeAll() { self = MultipleSelection() }

    mutating func insert(_ range: Range<Int>, inSection section: Int) {
        guard !range.isEmpty else { return }
        offsets[section, default: RangeSet()].insert(contentsOf: range)
    }

    mutating func toggle(_ index: ItemIndex) {
        let range = index.item..<index.item + 1
        guard contains(index) else { return insert(range, inSection: index.section) }
        offsets[index.section]?.remove(contentsOf: range)
        if offsets[index.section]?.isEmpty ?? false { offsets[index.section] = nil }
    }

    /// Begins an extension at an item, if none is under way.
    mutating func beginExtension(at anchor: ItemIndex) {
        guard selectionExtension == nil else { return }
        selectionExtension = SelectionExtension(anchor: anchor, start: offsets)
    }

    /// Selects the items of the extension's start, and all items from its anchor to another item. `counts` returns the
    /// number of items of a section. O(sections between both).
    mutating func extend(to end: ItemIndex, counts: (Int) -> Int) {
        guard let selectionExtension else { return }
        offsets = selectionExtension.start
        let first = min(selectionExtension.anchor, end)
        let last = max(selectionExtension.anchor, end)
        for section in first.section...last.section {
            let lower = section == first.section ? first.item : 0
            let upper = section == last.section ? last.item + 1 : counts(section)
            insert(lower..<upper, inSection: section)
        }
    }

    /// Returns the same items at their positions in other data, without deleted items.
    ///
    /// Items before the first difference of their section keep their offsets. O(items after it), plus the cost of
    /// finding it: O(segments) for ranges, O(items) for lists.
    func moved<SectionID, ItemID>(
        from old: Snapshot<SectionID, ItemID>, to new: Snapshot<SectionID, ItemID>
    ) -> MultipleSelection {
        var moved = MultipleSelection()
        for (section, set) in offsets {
            var rest = set
            let items = old.itemIdentifiers(inSectionAt: section)
            if let place = new.indexOfSection(old.sectionIdentifier(at: section)) {
                let others = new.itemIdentifiers(inSectionAt: place)
                let kept = 0..<items.equalPrefix(0..<items.count, others, 0..<others.count)
                for range in set.intersection(RangeSet(kept)).ranges {
                    moved.insert(range, inSection: place)
                }
                rest.remove(contentsOf: kept)
            }
            for offset in rest.ranges.joined() {
                guard let position = new.position(ofItem: items[offset]) else { continue }
                moved.insert(position.offset..<position.offset + 1, inSection: position.section)
            }
        }
        return moved
    }
}
