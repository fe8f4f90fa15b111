import Reflow

/// A demo as the browser runs it, with identifiers of any type. The implementation is `DemoPart`.
///
/// All parameters and results are values, and a region receives only cells. Only classes conform to this protocol. So
/// the view changes in place, and reading a fact never copies the view.
public protocol RunningDemo: AnyObject {
    /// The facts about the current state. The browser reads them once per frame and once per key.
    var facts: DemoFacts { get }

    /// The features that the demo has. They rarely change while the demo runs.
    var features: DemoFeatures { get }

    /// The deadlines and descriptors of the demo. They apply only while the demo is on the screen.
    var waits: DemoWaits { get }

    /// Returns the geometry of the layout, as data for other programs.
    func geometry(of extent: GeometryExtent) -> DemoGeometry

    /// The settings that the reader can change. They may change when the code of the demo changes.
    var knobs: [Knob] { get }

    /// The values of the knobs, in the order of the knobs.
    var knobStates: [KnobState] { get }

    /// The reader's selection and scroll position. Setting the value restores both, as far as the content still allows.
    var readerPosition: ReaderPosition { get set }

    /// The preview of the selected item; `nil` for a demo without previews. Reads the item if it has changed since the
    /// last call.
    var preview: DemoPreview? { get }

    /// A value that changes whenever reading from the scroll position would give another text.
    var plainState: PlainState { get }

    /// Sets the value of the knob at an index. Elements move to their new positions with an
    /// animation. Ignores a value of another kind, such as a text for a number.
    func setKnob(_ index: Int, to value: KnobValue)

    /// Returns the code of the layout with its current values; `nil` if there is no code to show.
    func code(for target: CodeTarget) -> DemoCode?

    /// Sets the size of the view and keeps the reader's scroll position.
    ///
    /// If a corner is given and the demo animates changes, elements move to their new positions with an animation. The
    /// corner is the previous position of the view's upper left corner on the screen. It is relative to the new
    /// position of that corner, in points.
    func place(in environment: LayoutEnvironment, scale: CellScale, from corner: Point?)

    /// Returns why a view of this size has too few cells for its elements; `nil` if it has enough.
    func shortage(
        in environment: LayoutEnvironment, scale: CellScale, size: ScreenSize
    ) -> CellShortage?

    /// Draws the visible part of the demo, or the inspector's facts.
    func draw(_ drawing: DemoDrawing, into region: inout Region)

    /// Sets the time since the terminal was opened. Returns whether anything looks different.
    ///
    /// The browser calls this only for the demo on the screen.
    func advance(to now: Duration) -> Bool

    /// Performs an action of the reader or of the event loop.
    func perform(_ action: DemoAction) -> Outcome

    /// Scrolls to a target. Returns whether there is such an item or section. For a percentage or a distance, returns
    /// whether the view moves.
    @discardableResult
    func go(to target: DemoTarget) -> Bool

    /// Filters the items by a pattern; `nil` shows all items. Keeps the reader's scroll position and adapts a search to
    /// the new items.
    func filter(by pattern: TextPattern?, renewing search: inout TextSearch?)

    /// Starts a search, or adapts a started search to data that has changed since its last step.
    ///
    /// Then searches elements until their cost reaches `work`; a cost of 0 searches none. Scrolls to a match, and
    /// selects the match if it is an item.
    func proceed(_ search: inout TextSearch, upTo work: Int) -> TextSearch.Step

    /// Returns the number of the item that a started search has reached, counted from 1. O(sections).
    func itemNumber(of search: TextSearch) -> Int

    /// Reads elements line by line in the order of the data. Omits elements without words.
    ///
    /// Stops after `most` elements, but reads an item together with its badges. Scrolls to the elements that it reads,
    /// or to the end if it reaches the end. Does not scroll for the start `.here`.
    func read(_ start: PlainStart, upTo most: Int) -> PlainPage

    /// Returns texts that are not part of a frame.
    func texts(of source: DemoTextSource) -> [String]
}
