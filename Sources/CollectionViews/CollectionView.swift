import CollectionLayouts
import CollectionSnapshots

/// A scrolling view of a collection: its data, its layout, the solved arrangement, the scroll position and the
/// selection.
///
/// A value type: a copy scrolls independently. The arrangement is always up to date: each change that needs it solves
/// the layout at once, and several changes in one `update(_:)` solve it once. When data change, only the differences
/// are solved. Scrolling only measures what comes near; selecting and drawing never solve.
public struct CollectionView<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    /// The inputs that the arrangement is solved from.
    @usableFromInline package internal(set) var inputs: Inputs
    /// The solved layout: the frames of all elements.
    public internal(set) var arrangement: Arrangement
    /// The selected item and where it is.
    @usableFromInline var selected: SelectedItem<ItemID>?
    /// Called with the new selection after it has changed: by a method, a key or a click, or because the selected item
    /// was deleted. Nil when nothing is selected any more. It is called while the view changes, so it must not use the
    /// view itself. Copies of the view call the same closure.
    public var selectionObserver: ((_ item: ItemID?) -> Void)?
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
    /// The number of full layout solutions of this view, including those of the view it was copied from.
    package internal(set) var solveCount = 0

    /// Makes a view at the start of its content. Its size is zero until `resize(to:)`.
    public init(
        layout: some CollectionLayoutConvertible<SectionID>, snapshot: Snapshot<SectionID, ItemID>
    ) {
        inputs = Inputs(layout: layout, snapshot: snapshot)
        arrangement = inputs.solve(measuring.sizes)
        solveCount = 1
    }

    /// Makes a view of the listed sections. Throws when an identifier occurs twice.
    public init(
        layout: some CollectionLayoutConvertible<SectionID>,
        @SnapshotBuilder<SectionID, ItemID> sections: () -> [Section<SectionID, ItemID>]
    ) throws(SnapshotError<SectionID, ItemID>) {
        self.init(layout: layout, snapshot: try Snapshot(sections))
    }

    /// Changes several inputs and solves the layout once, or not at all if no change matters.
    ///
    /// The reader's place is kept. Its anchor is the selected item if it is visible, else the first element below the
    /// top edge, or below a header pinned there, in the widest column. The anchor keeps its distance from the top of
    /// the view as far as the ends of the content allow. A view at the start of its content stays there. Keeping the
    /// anchor visible is more important than keeping its distance. If the anchor was deleted, the next remaining
    /// element takes its role. If a change of size or layout is undone, the exact offset comes back, unless the reader
    /// has scrolled or selected, or the data have changed. Sections keep what they show sideways. Running animations
    /// end.
    ///
    /// If `animated` and the view `animates`, visible elements move from their old places to their new ones; otherwise
    /// they are in place at once. If the view itself moves on the screen, `corner` is the old place of its upper left
    /// corner, in points from the new one.
    public mutating func update(
        animated: Bool = false, from corner: Point = .zero, _ change: (inout Inputs) -> Void
    ) {
        var next = inputs
        change(&next)
        take(next, nil, animated: animated, from: corner)
    }
}

extension CollectionView {
    /// Sets new inputs. `difference` leads from the old snapshot to the new one, if it is known.
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
        let hadSelection = selected != nil
        var place = (changesData ? nil : scrolling.place) ?? currentPlace
        // The old data is only needed if no visible element is left. It is not kept alive otherwise, so that the
        // arrangement can be changed in place.
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
        if hadSelection, selected == nil { selectionObserver?(nil) }
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
