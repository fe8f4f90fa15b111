import Reflow

/// A demo of the gallery: a collection view and how its elements are drawn.
///
/// The browser does the rest: size, scrolling, selection, knobs, status. What only some demos can do they hand over
/// with their entry, as `DemoAbilities`.
protocol Demo: SendableMetatype {
    associatedtype SectionID: Hashable & Sendable
    associatedtype ItemID: Hashable & Sendable
    associatedtype Layout: CollectionLayoutConvertible where Layout.SectionID == SectionID

    /// What the list and the command line know of it.
    static var entry: DemoEntry { get }

    /// What can be changed about it: numbers of its layout, and of its data.
    static var knobs: [DemoKnob<Self>] { get }

    /// The data and where the reader is in it.
    var view: CollectionView<SectionID, ItemID> { get set }

    /// The layout, a value with a file of its own, whose text is shown as the demo's code.
    ///
    /// The view keeps its closures, so they capture what they need and never the demo, which would be copied.
    var layout: Layout { get set }

    /// The keys of its own. They may be others from one moment to the next.
    var keys: [DemoKey<Self>] { get }

    /// Draws one element into its frame.
    func draw(_ element: Element<SectionID, ItemID>, in region: inout Region)
}
