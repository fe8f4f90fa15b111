import Reflow

/// A demo as the browser runs it, with identifiers of any type. The implementation is `DemoPart`.
///
/// Only classes conform to this protocol. So the view changes in place, and reading a fact never copies the view.
public protocol RunningDemo: AnyObject {
    /// The facts for the status line. The browser reads them once per frame.
    var facts: DemoFacts { get }

    /// The geometry of the layout, as data for other programs.
    var still: DemoGeometry { get }

    /// The reason why the view is empty; `nil` while there are items.
    var emptySentence: String? { get }

    /// Reads elements line by line in the order of the data. Omits elements without words.
    ///
    /// Stops after `most` elements, but reads an item together with its badges. Scrolls to the elements that it reads,
    /// or to the end if it reaches the end. Does not scroll for the start `.here`.
    func read(_ start: PlainStart, upTo most: Int) -> PlainPage

    /// A value that changes whenever reading from the scroll position would give another text.
    var plainState: PlainState { get }

    /// Returns the header of a section for reading line by line; `nil` if there is no header with words.
    func heading(ofSection index: Int) -> PlainElement?

    /// The number of columns with a width above zero.
    var columnCount: Int { get }

    /// The horizontal extents of the left and the right column, in points of the view; `nil` unless there are two
    /// columns.
    var twoColumns: (left: ClosedRange<Double>, right: ClosedRange<Double>)? { get }

    /// Whether an item is selected.
    var hasSelection: Bool { get }

    /// The title on the screen, if it differs from the entry's title.
    var title: String? { get }

    /// The noun for an item: `item`, `line`.
    var itemName: String { get }

    /// The demo or program to open after the outcome `.opened`; `nil` if there is none.
    var choice: DemoChoice? { get }

    /// Whether items have a text for the clipboard.
    var copies: Bool { get }

    /// The clipboard text of the selected item; `nil` if there is none.
    var copied: String? { get }

    /// The deadlines and descriptors of the demo. They apply only while the demo is on the screen.
    var waits: DemoWaits { get }

    /// The keys that only this demo handles. They may change while the demo runs.
    var keys: [DemoKeyLabel] { get }

    /// Returns the current value of one of the demo's knobs; `nil` if the demo does not have the knob.
    func value(of knob: Knob) -> KnobValue?

    /// Returns the initial value of one of the demo's knobs; `nil` if the demo does not have the knob.
    func initialValue(of knob: Knob) -> KnobValue?

    /// Sets the value of a knob. Elements move to their new positions with an animation. Ignores a value of another
    /// kind, such as a text for a number.
    func turn(_ knob: Knob, to value: KnobValue)

    /// Returns the code of the layout with its current values; `nil` if there is no code to show.
    func code(for target: CodeTarget) -> DemoCode?

    /// Whether the inspector draws outlines, distances and insets over the demo.
    var isInspected: Bool { get set }

    /// Passes an input to the inspector. Ignores the input if the inspector is closed or does not use the input.
    func inspect(_ input: Input) -> Outcome

    /// Draws the inspector's facts about the chosen element.
    func drawInspectorFacts(into region: inout Region)

    /// Sets the size of the view and keeps the reader's scroll position.
    ///
    /// If a corner is given and the demo animates changes, elements move to their new positions with an animation. The
    /// corner is the previous position of the view's upper left corner on the screen. It is relative to the new
    /// position of that corner, in points.
    func place(in environment: LayoutEnvironment, scale: CellScale, from corner: Point?)

    /// Returns whether a view of this size would have an element that draws text but is too short for a text row.
    func hidesText(in environment: LayoutEnvironment, scale: CellScale, size: ScreenSize) -> Bool

    /// Draws the visible part of the demo.
    func draw(into region: inout Region)

    /// Sets the time since the terminal was opened. Returns whether anything looks different.
    ///
    /// The browser calls this only for the demo on the screen.
    func advance(to now: Duration) -> Bool

    /// Handles a wake of the event loop. The cause is a readable descriptor, a passed deadline, or anything else.
    func wake() -> Outcome

    /// Receives the measured times of the last frame.
    func hasShown(_ times: FrameTimes)

    /// Performs the action of a key in the view, and opens the selected item if that is the outcome.
    func perform(_ action: ViewAction, _ press: KeyPress) -> Outcome

    /// Handles a mouse event. Positions are relative to the view's corner, in cells.
    func point(_ event: MouseEvent) -> Outcome

    /// Runs the action of one of the demo's keys, with the number typed before the key.
    func press(_ key: Key, count: Int?) -> Outcome

    /// Whether Enter opens items.
    var opens: Bool { get }

    /// Whether the demo's location can have a parent, as a folder has.
    var hasParent: Bool { get }

    /// Goes to the parent location. If there is no parent, returns a message.
    func goToParent() -> Outcome

    /// Clears the selection.
    func deselect()

    /// Scrolls by a distance in points along the scroll direction. Returns whether the view moves.
    @discardableResult
    func scroll(by distance: Double) -> Bool

    /// Selects an item by its number and scrolls it to the top. Returns false if there is no such item.
    func jump(toItem number: Int) -> Bool

    /// Returns the header texts of the first sections, at most `most`. A section without header text gives an empty
    /// text.
    func sectionTitles(upTo most: Int) -> [String]

    /// Scrolls the start of a section to the top. Returns false if there is no such section, or if it has neither
    /// header nor items.
    func jump(toSection index: Int) -> Bool

    /// Scrolls to a percentage, 0…100. Returns whether the view moves.
    func jump(toPercent percent: Int) -> Bool

    /// The reader's selection and scroll position. Setting the value restores both, as far as the content still allows.
    var readerPosition: ReaderPosition { get set }

    /// Whether the reader can filter the items by a text.
    var canFilter: Bool { get }

    /// The state of the filter; `nil` while the view shows all items.
    var filterState: FilterState? { get }

    /// Filters the items by a pattern; `nil` shows all items. Keeps the reader's scroll position and adapts a search to
    /// the new items.
    func filter(by pattern: TextPattern?, renewing search: inout TextSearch?)

    /// Starts a search at the last match if the reader is still there, or at the selected item if it is visible.
    /// Otherwise, starts at the first visible element. If `includingStart` is false, the search begins after this
    /// element.
    func search(for pattern: TextPattern, isForward: Bool, includingStart: Bool) -> TextSearch

    /// The number of the item that a search has reached, counted from 1. O(sections).
    func itemNumber(of search: TextSearch) -> Int

    /// Runs one step of a search. Scrolls to a match, and selects the match if it is an item.
    func proceed(_ search: inout TextSearch) -> TextSearch.Step

    /// Adapts a search to data that has changed since its last step, and counts its matches again. Costs at most as
    /// much as one step.
    func renew(_ search: inout TextSearch)
}

/// The deadlines and descriptors of a demo.
public struct DemoWaits {
    /// The time of the demo's next wake; `nil` while the demo waits for nothing.
    public var deadline: Duration?
    /// The time of the view's next animation frame; `nil` while nothing moves.
    public var nextFrame: Duration?
    /// The file descriptors that wake the demo when they become readable.
    public var descriptors: [Int32]
}
