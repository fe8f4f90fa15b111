/// The observer of elements that leave the view, and the elements that were visible after the last change.
struct Disappearing<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    typealias Visible = (
        identity: ElementIdentity<SectionID, ItemID>, element: Element<SectionID, ItemID>
    )

    var observer: ((_ elements: [Element<SectionID, ItemID>]) -> Void)?
    /// The elements that were visible after the last change, in section order; empty without an observer.
    var visible: [Visible] = []
}

extension CollectionView {
    /// The closure that is called with the elements that are no longer visible; nil for no observer.
    ///
    /// An element leaves the view when it is scrolled away, in the view or in its section, or when it is deleted or
    /// hidden. A change of size or layout can also move it out of the view. If the change is animated, the element
    /// leaves at the end of the animation. An item that moves from one visible section to another does not leave.
    ///
    /// The view calls the closure after a change of its inputs, after scrolling, and in `advance(to:)`, at most once
    /// for each of these steps, and only if an element has left. Drawing does not matter. The elements are those of
    /// `visibleElements` before the step, in section order. Thus a deleted element still has its old identifiers,
    /// indexes and frame. Elements with equal kind, section and item count as a single element.
    ///
    /// A new observer receives the currently visible elements when they leave. The closure must not use the view,
    /// because the view calls it during a change. Copies of the view call the same closure. Modelled on UIKit's
    /// `collectionView(_:didEndDisplaying:forItemAt:)` and its counterpart for supplementary views.
    ///
    /// - Complexity: O(visible) for each step with an observer, else O(1).
    public var disappearanceObserver: ((_ elements: [Element<SectionID, ItemID>]) -> Void)? {
        get { disappearing.observer }
        set {
            disappearing.observer = newValue
            disappearing.visible = newValue == nil ? [] : elementsInView
        }
    }

    /// Notifies the observer about elements that have left the view since the last call.
    mutating func reportDisappearances() {
        guard let observer = disappearing.observer else { return }
        let former = disappearing.visible
        disappearing.visible = elementsInView
        var reported = Set(disappearing.visible.map(\.identity))
        let gone = former.filter { reported.insert($0.identity).inserted }
        if !gone.isEmpty { observer(gone.map(\.element)) }
    }

    /// The visible elements in the coordinates of the screen, with their identities.
    private var elementsInView: [Disappearing<SectionID, ItemID>.Visible] {
        let bounds = ownViewport.bounds
        return StartState(self).elements.filter { !isMoving || $0.element.frame.meets(bounds) }
            .map { ($0.identity, shown($0.element)) }
    }
}
