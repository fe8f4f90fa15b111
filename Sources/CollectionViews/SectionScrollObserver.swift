/// Is told about the sideways scrolling of sections. All lengths are in points.
///
/// The calls are those of UIScrollViewDelegate with the section's identifier, as in
/// JEKScrollableSectionCollectionViewLayout.
///
/// A drag begins with the first key press or wheel step on a section at rest, and ends 150 ms after the last one. The
/// calls for one section come in this order: `willBeginDragging`, `didScroll` at each change of the offset,
/// `willEndDragging`, `didEndDragging`; if the section glides on, then `willBeginDecelerating` and
/// `didEndDecelerating`. Scrolling by a method of the view, such as `scrollSideways`, only calls `didScroll`.
public struct SectionScrollObserver<SectionID> {
    /// The offset has changed.
    public var didScroll: ((_ section: SectionID, _ offset: Double) -> Void)?
    /// A drag has begun.
    public var willBeginDragging: ((_ section: SectionID) -> Void)?
    /// A drag ends. `velocity` is the drag's mean speed in points per second. `target` is the offset where the section
    /// will come to rest; it can be changed, and is clamped to the section's limits.
    public var willEndDragging:
        ((_ section: SectionID, _ velocity: Double, _ target: inout Double) -> Void)?
    /// A drag has ended; `willDecelerate` is true if the section still glides to its target.
    public var didEndDragging: ((_ section: SectionID, _ willDecelerate: Bool) -> Void)?
    /// The section begins to glide to its target.
    public var willBeginDecelerating: ((_ section: SectionID) -> Void)?
    /// The section has come to rest, or a new drag begins.
    public var didEndDecelerating: ((_ section: SectionID) -> Void)?

    /// Makes an observer without closures: it is told nothing.
    public init() {}
}

extension CollectionView {
    /// Is told about the sideways scrolling of sections. Copies of the view call the same observer.
    public var sectionObserver: SectionScrollObserver<SectionID> {
        get { sideways.observer }
        set { sideways.observer = newValue }
    }
}
