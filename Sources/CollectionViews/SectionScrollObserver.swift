/// Hears how sections are scrolled sideways: the calls of UIScrollViewDelegate, told the section's identifier, as
/// JEKScrollableSectionCollectionViewLayout has them. All lengths are in points.
///
/// A drag begins with the first step of a key or the wheel on a section at rest, and ends when none has followed for
/// 150 ms. The calls of one section come in this order: will begin dragging, did scroll as often as its offset
/// changes, will end dragging, did end dragging, and if it glides on, will begin and did end decelerating. Scrolling by
/// a command only calls `didScroll`.
public struct SectionScrollObserver<SectionID> {
    /// The offset has changed.
    public var didScroll: ((_ section: SectionID, _ offset: Double) -> Void)?
    /// A drag has begun.
    public var willBeginDragging: ((_ section: SectionID) -> Void)?
    /// A drag ends. `velocity` is its mean speed in points a second; `target`, where the section will come to rest,
    /// can be changed, and is clamped to the section's limits.
    public var willEndDragging:
        ((_ section: SectionID, _ velocity: Double, _ target: inout Double) -> Void)?
    /// A drag has ended; `willDecelerate` tells whether the section is still to glide to its target.
    public var didEndDragging: ((_ section: SectionID, _ willDecelerate: Bool) -> Void)?
    /// The section begins to glide to its target.
    public var willBeginDecelerating: ((_ section: SectionID) -> Void)?
    /// It has come to rest, or a next drag begins.
    public var didEndDecelerating: ((_ section: SectionID) -> Void)?

    /// Makes an observer that hears nothing until its closures are set.
    public init() {}
}

extension CollectionView {
    /// Hears how sections are scrolled sideways. Copies of the view tell it as well.
    public var sectionObserver: SectionScrollObserver<SectionID> {
        get { sideways.observer }
        set { sideways.observer = newValue }
    }
}
