/// How data has changed since it was arranged: what an arrangement need not take over.
///
/// Sparse: what is not mentioned has stayed. Items between the ranges of a section are the same as before, in the same
/// order and of the same sizes, and sections that are not mentioned have the descriptions they had.
public struct ArrangementChanges: Hashable, Sendable {
    /// Sections that are gone, by their old indices, in rising order.
    public var removedSections: [Int] = []
    /// Sections that have come, by their new indices, in rising order.
    public var insertedSections: [Int] = []
    /// Sections that stand elsewhere among those that stayed, with their items and what is said of them below.
    public var movedSections: [SectionMove] = []
    /// Sections that stayed and whose items have changed, or whose descriptions; in rising order.
    public var changedSections: [SectionChange] = []
    /// Whether sizes that a source gives by index (`each`, `bulk`, `table`) have moved with their items.
    ///
    /// If not, such a section is asked for the sizes of all its items again once any of them have changed; measured
    /// sizes always go with their items.
    public var sizesFollowItems = false
    /// Whether changed sections that still have estimates are measured now.
    ///
    /// Only an arrangement that was made with `lazily: true` has such sections.
    public var measuresEstimates = false

    /// No change.
    public init() {}

    /// Whether nothing has changed.
    public var isEmpty: Bool {
        removedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
            && changedSections.isEmpty
    }

    /// A section that stands elsewhere.
    public struct SectionMove: Hashable, Sendable {
        /// Its old index.
        public var from: Int
        /// Its new index.
        public var to: Int

        /// Makes a move.
        public init(from: Int, to: Int) {
            self.from = from
            self.to = to
        }
    }

    /// A section of which something has changed.
    public struct SectionChange: Hashable, Sendable {
        /// Its new index.
        public var section: Int
        /// The items that have changed, in rising order and apart.
        public var items: [ItemChange]
        /// Whether all items may have changed sizes.
        public var isReloaded: Bool

        /// Makes a change of a section; without items its description alone is asked for again.
        public init(section: Int, items: [ItemChange] = [], isReloaded: Bool = false) {
            self.section = section
            self.items = items
            self.isReloaded = isReloaded
        }
    }

    /// Consecutive items in the place of others: an insertion if there were none before, a removal if there are none
    /// now, a change of sizes if they are as many.
    public struct ItemChange: Hashable, Sendable {
        /// Indices in the old section.
        public var old: Range<Int>
        /// Indices in the new section.
        public var new: Range<Int>

        /// Makes a change.
        public init(old: Range<Int>, new: Range<Int>) {
            self.old = old
            self.new = new
        }
    }
}
