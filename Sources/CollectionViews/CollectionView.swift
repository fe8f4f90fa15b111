import CollectionLayouts
import CollectionSnapshots

/// A collection as someone looks at it: data, a layout, the one arrangement solved from them, the
/// place that is looked at and the selected item.
///
/// A value: a copy scrolls on its own. The arrangement always fits the other parts, because each
/// change that needs one solves at once, and several changes made in one `update(_:)` solve
/// together. Of changed data only what is different is solved; scrolling does no more than
/// measure what comes near, and selecting and drawing never solve.
public struct CollectionView<SectionID: Hashable, ItemID: Hashable> {
    /// What the arrangement is solved from.
    public internal(set) var inputs: Inputs
    /// The solved layout; where everything is.
    public internal(set) var arrangement: Arrangement
    /// The selected item and where it is.
    @usableFromInline var selected: SelectedItem<ItemID>?
    /// Where page keys have led the selection.
    var paging = PagingTrail<ItemID>()
    /// Where the view is in its content.
    var scrolling = Scrolling<SectionID, ItemID>()
    /// How far sections are scrolled sideways.
    var sideways = SidewaysState<SectionID>()
    /// Time, and elements on their way.
    var motion = MotionState<SectionID, ItemID>()
    /// What was measured, and where.
    var measuring = Measuring<SectionID, ItemID>()
    /// What is to come soon, and who is told of it.
    var prefetching = Prefetching<SectionID, ItemID>()
    /// How often a layout was solved from the start for this view or those it is a copy of.
    package internal(set) var solveCount = 0

    /// A view of no size until `resize(to:)`; it begins at the start of its content.
    public init(
        layout: some CollectionLayoutConvertible<SectionID>, snapshot: Snapshot<SectionID, ItemID>
    ) {
        inputs = Inputs(layout: layout, snapshot: snapshot)
        arrangement = inputs.solve(measuring.sizes)
        solveCount = 1
        scrolling.shift(to: limits.start)
    }

    /// A view of the sections that are listed; throws when an identifier is there twice.
    public init(
        layout: some CollectionLayoutConvertible<SectionID>,
        @SnapshotBuilder<SectionID, ItemID> sections: () -> [Section<SectionID, ItemID>]
    ) throws(SnapshotError) {
        self.init(layout: layout, snapshot: try Snapshot(sections))
    }

    /// Changes several inputs and solves at most once; not at all when nothing that matters has
    /// changed.
    ///
    /// The reader's place is kept: the selected item if it is in sight, else the first element
    /// below the top edge and its pinned header in the widest column, stays at its distance from the
    /// top of the view. The start and the end of the content go before that, and so does keeping
    /// the element in sight at all. If it is gone, the next that is left takes its part. Changes of
    /// size and layout that are taken back give the exact offset back, until the reader scrolls or
    /// selects, or the data changes. Sections keep what they show sideways, and what glides comes to its end.
    ///
    /// If `animated`, what is seen goes from where it was to where it is now, as far as the view `animates`; otherwise
    /// all of it is in its place at once, also what was on its way. `corner` is where the view's upper left corner was
    /// on the screen, counted from where it is now, in points: for a view that moves as well.
    public mutating func update(
        animated: Bool = false, from corner: Point = .zero, _ change: (inout Inputs) -> Void
    ) {
        var next = inputs
        change(&next)
        take(next, nil, animated: animated, from: corner)
    }
}

extension CollectionView {
    /// Takes over other inputs, with the difference that leads from the old snapshot to the new one, if that is known.
    mutating func take(
        _ next: Inputs, _ difference: Difference<SectionID, ItemID>?, animated: Bool,
        from corner: Point = .zero
    ) {
        var next = next
        next.clean()
        guard next.key != inputs.key || next.quantum != inputs.quantum else { return }
        let departure = animated && canAnimate ? Departure(self) : nil
        endMotion()
        change(to: next, difference)
        motion.begin(departure.flatMap { Transition(from: $0, to: self, corner: corner) })
    }

    /// Changes the inputs, and finds the reader's place again.
    private mutating func change(
        to next: Inputs, _ difference: Difference<SectionID, ItemID>?
    ) {
        let old = inputs
        let changesData = next.snapshotVersion != old.snapshotVersion
        var place = (changesData ? nil : scrolling.place) ?? currentPlace
        // Only when nothing is left of what was seen has one to know what was there before. Otherwise nothing of it
        // is kept alive, so that it can be changed in place.
        let past = changesData && !place.isLeft(in: next.snapshot) ? arrangement : nil
        inputs = next
        if next.key != old.key { arrange(after: old, difference) }
        if changesData {
            selected = selected.flatMap { old in
                index(ofItem: old.id).map { SelectedItem(id: old.id, index: $0) }
            }
            if let past { place = surviving(place, old.snapshot, past) }
        }
        if changesData { clampSidewaysOffsets() } else { keepSidewaysOffsets(at: place) }
        scrolling.shift(to: offset(keeping: place, inSight: !measuresLazily))
        if changesData { scrolling.forgetPlace() } else { scrolling.remember(place) }
        measureNearby(keeping: place)
        // Once: the next snapshot that is made of this one does not ask for it again.
        if changesData { inputs.snapshot.clearReloads() }
        reportPrefetching()
    }
}

/// An item with its place in the data.
@usableFromInline
struct SelectedItem<ItemID> {
    @usableFromInline let id: ItemID
    @usableFromInline let index: ItemIndex

    @inlinable
    init(id: ItemID, index: ItemIndex) {
        self.id = id
        self.index = index
    }
}
