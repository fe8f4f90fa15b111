/// The changes of the data since an arrangement was solved.
///
/// Only changes are listed. Items outside the listed ranges of their section are the same as before, in the same order
/// and with the same sizes. Sections that are not listed have the same descriptions as before.
public struct ArrangementChanges: Hashable, Sendable {
    /// The old indices of the removed sections, in ascending order.
    public var removedSections: [Int] = []
    /// The new indices of the inserted sections, in ascending order.
    public var insertedSections: [Int] = []
    /// Sections that were moved with their items. Sections that only shifted because of inserts and removals are not
    /// listed. A moved section may be in `changedSections` too.
    public var movedSections: [SectionMove] = []
    /// Sections, neither removed nor inserted, whose items or descriptions have changed. In ascending order of the new
    /// indices.
    public var changedSections: [SectionChange] = []
    /// Whether sizes that a description contains by index (`each`, `bulk`, `table`) have moved with their items.
    ///
    /// If false, all sizes of a section are read again when any item of the section has changed. Measured sizes always
    /// move with their items.
    public var sizesFollowItems = false
    /// Whether changed sections that still have estimated sizes are measured now.
    ///
    /// Only an arrangement that was made with `lazily: true` has such sections.
    public var measuresEstimates = false

    /// Returns the index of the first item of a changed section that is not the same as before; nil if only sizes have
    /// changed.
    func firstNewItem(of change: SectionChange) -> Int? {
        guard !change.isReloaded else { return 0 }
        let keepsItems = measuresEstimates || change.keepsItems
        return change.items.first { !keepsItems || $0.old.count != $0.new.count }?.new.lowerBound
    }

    /// Makes an empty list of changes.
    public init() {}

    /// Whether the list of changes is empty.
    public var isEmpty: Bool {
        removedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
            && changedSections.isEmpty
    }

    /// The move of a section.
    public struct SectionMove: Hashable, Sendable {
        /// The section's old index.
        public var from: Int
        /// The section's new index.
        public var to: Int

        /// Makes a move.
        public init(from: Int, to: Int) {
            self.from = from
            self.to = to
        }
    }

    /// A section with changed items or a changed description.
    public struct SectionChange: Hashable, Sendable {
        /// The section's new index.
        public var section: Int
        /// The changed ranges of items, in ascending order. The ranges do not overlap.
        public var items: [ItemChange]
        /// Whether all items may have changed sizes.
        public var isReloaded: Bool
        /// Whether a range of items contains the same items as the replaced range of the same length, with other sizes.
        /// A waterfall then keeps the lanes of the items.
        ///
        /// This is always so if `measuresEstimates` is true.
        public var keepsItems: Bool

        /// Makes a change of a section. If `items` is empty, only the section's description is read again.
        public init(
            section: Int, items: [ItemChange] = [], isReloaded: Bool = false,
            keepsItems: Bool = false
        ) {
            self.section = section
            self.items = items
            self.isReloaded = isReloaded
            self.keepsItems = keepsItems
        }
    }

    /// A range of items that replaces another range. The change is an insertion if the old range is empty, and a
    /// removal if the new range is empty. It can be a change of sizes if both ranges have the same length; see
    /// `SectionChange.keepsItems`.
    public struct ItemChange: Hashable, Sendable {
        /// The indices of the replaced items in the old section.
        public var old: Range<Int>
        /// The indices of the new items in the new section.
        public var new: Range<Int>

        /// Makes a change.
        public init(old: Range<Int>, new: Range<Int>) {
            self.old = old
            self.new = new
        }
    }
}
