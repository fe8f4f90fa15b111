/// An observer of the sideways scrolling of sections. All lengths are in points.
///
/// The closures correspond to the methods of UIScrollViewDelegate, with the section's identifier as first argument, as
/// in JEKScrollableSectionCollectionViewLayout.
public struct SectionScrollObserver<SectionID> {
    /// Called after each change of the offset.
    public var didScroll: ((_ section: SectionID, _ offset: Double) -> Void)?
    /// Called when a drag begins.
    public var willBeginDragging: ((_ section: SectionID) -> Void)?
    /// Called when a drag ends. `velocity` is the drag's mean speed in points per second. `target` is the offset at
    /// which the section comes to rest. The closure may change `target`; the view clamps it to the section's limits.
    public var willEndDragging:
        ((_ section: SectionID, _ velocity: Double, _ target: inout Double) -> Void)?
    /// Called after a drag has ended. `willDecelerate` is true if the section still glides to its target.
    public var didEndDragging: ((_ section: SectionID, _ willDecelerate: Bool) -> Void)?
    /// Called when the section begins to glide to its target.
    public var willBeginDecelerating: ((_ section: SectionID) -> Void)?
    /// Called when the section has come to rest, or when a new drag begins.
    public var didEndDecelerating: ((_ section: SectionID) -> Void)?

    /// Makes an observer without closures.
    public init() {}
}

extension CollectionView {
    /// The observer of the sideways scrolling of sections. Copies of the view call the same observer.
    public var sectionObserver: SectionScrollObserver<SectionID> {
        get { sideways.observer }
        set { sideways.observer = newValue }
    }
}
