import CollectionLayouts
import CollectionSnapshots

/// A scrolling view of a collection: its data, its layout, the solved arrangement, the scroll position and the
/// selection.
///
/// The view is a value type, so a copy scrolls independently. The arrangement is always up to date, because each change
/// that affects the layout solves it at once. Several changes in one `update(_:)` solve the layout once. After a change
/// of data, only the differences are solved. Scrolling only measures elements that come near the viewport. Selecting
/// and drawing never solve.
public struct CollectionView<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    /// The inputs that the arrangement is solved from.
    @usableFromInline package internal(set) var inputs: Inputs
    /// The solved layout. In a mirrored layout, x is measured from the leading edge, as in `offset`. So scrolling and
    /// anchors work alike in both directions.
    @usableFromInline var solved: Arrangement
    /// The selected item and its position in the data.
    @usableFromInline var selected: SelectedItem<ItemID>?
    /// Several selected items; nil if the view does not allow them. While it is empty, only `selected` is selected.
    @usableFromInline var multipleSelection: MultipleSelection?
    /// The closure that is called with the current item after each change of the selection; nil if there is no current
    /// item any more.
    ///
    /// A method, a key or a click changes the selection, or the current item is deleted. The closure must not use the
    /// view, because the view calls it during a change. Copies of the view call the same closure.
    public var selectionObserver: ((_ item: ItemID?) -> Void)?
    /// The closure that is called with the new data after `moveSelectedItems(_:)` has moved items.
    ///
    /// The closure must not use the view, because the view calls it during a change. Named after the
    /// `reorderingHandlers` of `UICollectionViewDiffableDataSource`.
    public var reorderingObserver: ((_ snapshot: Snapshot<SectionID, ItemID>) -> Void)?
    /// Whether keys may move the selected items; see `moveSelectedItems(_:)`. By default, they may not.
    public var allowsReordering = false
    /// The content offset, its animation, and the reader's last scroll position.
    var scrolling = Scrolling<SectionID, ItemID>()
    /// The sideways offsets of sections, with drags and glides.
    var sideways = SidewaysState<SectionID>()
    /// The time, and the animation of moving elements.
    var motion = MotionState<SectionID, ItemID>()
    /// The measured sizes, and the part of the content that is known to be measured.
    var measuring = MeasuringState<SectionID, ItemID>()
    /// The prefetch observer, and the last scroll directions.
    var prefetching = Prefetching<SectionID, ItemID>()
    /// The observer of elements that leave the view, and the elements that it knows.
    var disappearing = Disappearing<SectionID, ItemID>()
    /// The number of full layout solutions of this view, including those of the view it was copied from.
    package internal(set) var solveCount = 0

    /// Makes a view at the start of its content. Its size is zero until `resize(to:)`.
    public init(
        layout: some CollectionLayoutConvertible<SectionID>, snapshot: Snapshot<SectionID, ItemID>
    ) {
        inputs = Inputs(layout: layout, snapshot: snapshot)
        solved = inputs.solve(measuring.sizes)
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
    /// The view keeps the reader's scroll position by an anchor. The anchor is the selected item if it is visible.
    /// Otherwise, it is the first element below the top edge, or below a header pinned there, in the widest column.
    ///
    /// The anchor keeps its distance from the top of the view, within the limits of the content. A view at the start of
    /// its content stays there; see `scrollPolicy` for other rules. Keeping the anchor visible is more important than
    /// keeping its distance. If the anchor was deleted, the next remaining element becomes the anchor.
    ///
    /// Undoing a change of size or layout restores the exact offset, unless the reader has scrolled or selected, or the
    /// data have changed. Sections keep their sideways scroll positions. Running animations end.
    ///
    /// If `animated` is true and the view `animates`, visible elements move from their old frames to their new ones.
    /// Otherwise they are at their new frames at once. If the view itself moves on the screen, `corner` is the old
    /// position of its upper left corner, in points relative to the new position.
    public mutating func update(
        animated: Bool = false, from corner: Point = .zero, _ change: (inout Inputs) -> Void
    ) {
        var next = inputs
        change(&next)
        take(next, nil, animated: animated, from: corner)
    }
}

extension CollectionView {
    /// Sets new inputs. `difference` is the difference from the old snapshot to the new one; nil if it is unknown.
    mutating func take(
        _ next: Inputs, _ difference: Difference<SectionID, ItemID>?, animated: Bool,
        from corner: Point = .zero
    ) {
        var next = next
        next.clean()
        guard next.key != inputs.key || next.quantum != inputs.quantum else { return }
        let startState = animated && canAnimate ? StartState(self) : nil
        endMotion()
        change(to: next, difference)
        motion.begin(startState.flatMap { Transition(from: $0, to: self, corner: corner) })
        reportDisappearances()
    }

    /// Changes the inputs, and restores the reader's scroll position.
    private mutating func change(
        to next: Inputs, _ difference: Difference<SectionID, ItemID>?
    ) {
        let old = inputs
        let changesData = next.snapshotVersion != old.snapshotVersion
        let hadSelection = selected != nil
        var scrollAnchor = (changesData ? nil : scrolling.scrollAnchor) ?? currentAnchor
        scrollAnchor.policy =
            changesData ? scrollPolicy : scrollPolicy.subtracting(.keepsPositionAtStart)
        // Keep the old arrangement only if no visible element remains, because only then it is needed. Otherwise the
        // solver can change the arrangement in place.
        let past = changesData && !scrollAnchor.isLeft(in: next.snapshot) ? solved : nil
        inputs = next
        if next.key != old.key { arrange(after: old, difference) }
        solved.mirroring = inputs.mirroring
        if changesData {
            selected = selected.flatMap { old in
                index(ofItem: old.id).map { SelectedItem(id: old.id, index: $0) }
            }
            multipleSelection = multipleSelection?.moved(from: old.snapshot, to: inputs.snapshot)
            if let past { scrollAnchor = keepingRemainingAnchor(scrollAnchor, old.snapshot, past) }
        }
        if changesData { clampSidewaysOffsets() } else { keepSidewaysOffsets(at: scrollAnchor) }
        scrolling.shift(to: offset(keeping: scrollAnchor, mustBeVisible: !measuresLazily))
        if changesData { scrolling.forgetAnchor() } else { scrolling.remember(scrollAnchor) }
        measureNearby(keeping: scrollAnchor)
        // Clears the reloads, so that the next snapshot made from this one does not reload the same items again.
        if changesData { inputs.snapshot.clearReloads() }
        reportPrefetching()
        if hadSelection, selected == nil { selectionObserver?(nil) }
    }
}

/// An item with its position in the data.
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
