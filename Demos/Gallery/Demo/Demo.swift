import Reflow

/// A demo of the gallery: a collection view and the drawing of its elements.
///
/// The browser handles size, scrolling, selection, knobs and the status line. A demo declares its optional features as
/// `DemoAbilities` in its entry.
protocol Demo: SendableMetatype {
    associatedtype SectionID: Hashable & Sendable
    associatedtype ItemID: Hashable & Sendable
    associatedtype Layout: CollectionLayoutConvertible where Layout.SectionID == SectionID

    /// The description for the demo list and the command line.
    static var entry: DemoEntry { get }

    /// The settings that the reader can change: numbers of the layout and of the data.
    static var knobs: [DemoKnob<Self>] { get }

    /// The view with the demo's data and the reader's scroll position.
    var view: CollectionView<SectionID, ItemID> { get set }

    /// The layout, a value whose type has a source file of its own. The browser shows the text of that file as the
    /// demo's code.
    ///
    /// The view keeps the layout's closures. A closure captures only the values that it needs, but never the demo. If
    /// it captured the demo, it would keep a copy of the whole demo.
    var layout: Layout { get set }

    /// The keys that only this demo handles. They may change while the demo runs. Most demos have none.
    var keys: [DemoKey<Self>] { get }

    /// Draws one element into its frame.
    func draw(_ element: Element<SectionID, ItemID>, in region: inout Region)
}

extension Demo {
    var keys: [DemoKey<Self>] { [] }
}
