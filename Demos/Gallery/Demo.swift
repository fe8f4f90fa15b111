import Reflow

/// A demo of the gallery: a collection view and how its elements are drawn.
///
/// The browser does the rest: size, scrolling, selection, knobs, status. What only some demos can do they hand over
/// with their entry, as `DemoAbilities`.
public protocol Demo: SendableMetatype {
    associatedtype SectionID: Hashable
    associatedtype ItemID: Hashable

    /// What the list and the command line know of it.
    static var entry: DemoEntry { get }

    /// The data and where the reader is in it.
    var view: CollectionView<SectionID, ItemID> { get set }

    /// The keys of its own. They may be others from one moment to the next.
    var keys: [DemoKey<Self>] { get }

    /// The layout for the values of the knobs.
    ///
    /// The view keeps its closures, so they capture what they need and never the demo, which would be copied.
    func layout(_ knobs: KnobValues) -> any CollectionLayoutConvertible<SectionID>

    /// Draws one element into its frame.
    func draw(_ element: Element<SectionID, ItemID>, in region: inout Region)
}
