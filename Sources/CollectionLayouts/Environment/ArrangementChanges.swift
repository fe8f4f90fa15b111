/// The changes of the data since an arrangement was made.
///
/// Only changes are listed. Items of a section that are outside the listed ranges are the same as before, in the same
/// order and with the same sizes. Sections that are not listed have the same descriptions as before.
public struct ArrangementChanges: Hashable, Sendable {
    /// The old indices of the removed sections, in ascending order.
    public var removedSections: [Int] = []
    /// The new indices of the inserted sections, in ascending order.
    public var insertedSections: [Int] = []
    /// Sections that have moved among the sections that stayed, with their items. They may be in `changedSections` too.
    public var movedSections: [SectionMove] = []
    /// Sections that stayed, and whose items or descriptions have changed; in ascending order.
    public var changedSections: [SectionChange] = []
    /// Whether sizes by index (`each`, `bulk`, `table`) have moved with their items.
    ///
    /// If false, all sizes of a section are read again when any of its items have changed. Measured sizes always move
    /// with their items.
    public var sizesFollowItems = false
    /// Whether changed sections that still have estimates are measured now.
    ///
    /// Only an arrangement that was made with `lazily: true` has such sections.
    public var measuresEstimates = false

    /// Makes changes that change nothing.
    public init() {}

    /// Whether nothing has changed.
    public var isEmpty: Bool {
        removedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
            && changedSections.isEmpty
    }

    /// A section that has moved.
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
        /// The changed items, in ascending order; the ranges do not overlap.
        public var items: [ItemChange]
        /// Whether all items may have changed sizes.
        public var isReloaded: Bool

        /// Makes a change of a section. Without items, only the section's description is read again.
        public init(section: Int, items: [ItemChange] = [], isReloaded: Bool = false) {
            self.section = section
            self.items = items
            self.isReloaded = isReloaded
        }
    }

    /// A range of items that replaces another. It is an insertion if the old range is empty, a removal if the new range
    /// is empty, and a change of sizes if both have the same length.
    public struct ItemChange: Hashable, Sendable {
        /// The indices in the old section.
        public var old: Range<Int>
        /// The indices in the new section.
        public var new: Range<Int>

        /// Makes a change.
        public init(old: Range<Int>, new: Range<Int>) {
            self.old = old
            self.new = new
        }
    }
}
