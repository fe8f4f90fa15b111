import Reflow

/// A demo as the browser runs it, whatever its sections and items are: a `DemoPart`.
///
/// An object, as it is a thing that goes on: its view is changed in place, and copied by nobody who asks for a fact.
public protocol RunningDemo: AnyObject {
    /// What is to be said of it; asked for once a frame.
    var facts: DemoFacts { get }

    /// What the layout gave, for programs.
    var still: DemoStill { get }

    /// Why nothing is seen; nil while there are items.
    var emptySentence: String? { get }

    /// Reads elements line by line in the order of the data. What shows no words is left out.
    ///
    /// Stops before the first place after `most` elements. Scrolls to what it reads, or to the end when it comes there,
    /// unless it begins with what is in sight.
    func read(_ start: PlainStart, upTo most: Int) -> PlainPage

    /// Changes when there is something else to be read where the reader is.
    var plainState: PlainState { get }

    /// The header of a section to be read; nil where it has none with words.
    func heading(ofSection index: Int) -> PlainElement?

    /// The number of columns that have a width.
    var columnCount: Int { get }

    /// From where to where its left column goes, and its right one, in points of the view; nil unless there are two.
    var twoColumns: (left: ClosedRange<Double>, right: ClosedRange<Double>)? { get }

    /// Whether an item is selected.
    var hasSelection: Bool { get }

    /// What it is called on the screen, where that is not what its entry says.
    var title: String? { get }

    /// What an item is called: `item`, `line`.
    var itemName: String { get }

    /// What is to be opened after `.opened`; nil where nothing is.
    var choice: DemoChoice? { get }

    /// Whether items have a text for the clipboard.
    var copies: Bool { get }

    /// That of the selected item; nil where it has none.
    var copied: String? { get }

    /// What it waits for; it counts while it is on the screen.
    var waits: DemoWaits { get }

    /// The keys that only this demo has; they may be others from one moment to the next.
    var keys: [DemoKeyLabel] { get }

    /// The value of a knob of its entry, as it is now. Any other knob has none.
    func value(of knob: Knob) -> KnobValue?

    /// The value that a knob of its entry had at first.
    func initialValue(of knob: Knob) -> KnobValue?

    /// Gives a knob another value; elements are seen moving to their new places. Values of another form change nothing.
    func turn(_ knob: Knob, to value: KnobValue)

    /// The code of its layout, as that is now; nil where there is none to be shown.
    func code(for target: CodeTarget) -> DemoCode?

    /// Whether outlines, distances and insets are drawn over it.
    var isInspected: Bool { get set }

    /// What the inspector does with an input; ignored while there is none, and where it means nothing to it.
    func inspect(_ input: Input) -> Outcome

    /// Draws what the inspector says of the element that is chosen.
    func drawInspectorFacts(into region: inout Region)

    /// Gives the view a size; the reader's place is kept.
    ///
    /// With a corner the elements are seen moving to their new places, as far as the demo animates: it is where the
    /// view's upper left corner was on the screen, counted from where it is now, in points.
    func place(in environment: LayoutEnvironment, scale: CellScale, from corner: Point?)

    /// Whether texts would have no row of their own in a view of that size.
    func hidesText(in environment: LayoutEnvironment, scale: CellScale, size: ScreenSize) -> Bool

    /// Draws what is seen of it.
    func draw(into region: inout Region)

    /// Sets the time since the terminal was opened. Returns whether anything looks different.
    ///
    /// Only called for the demo on the screen.
    func advance(to now: Duration) -> Bool

    /// Handles a wake: one of its descriptors can be read, its deadline has come, or neither.
    func wake() -> Outcome

    /// Gets the times of the last frame.
    func hasShown(_ times: FrameTimes)

    /// Takes a key or the mouse, whose position counts from the view's corner in cells.
    func handle(_ input: Input) -> Outcome

    /// Handles a standard key after a count, which is at least 1: the key acts that often, in one jump. Returns a message
    /// for a key that cannot use the count.
    func handle(_ key: Key, count: Int) -> Outcome

    /// Does what a key of its own does, after a number where one was typed.
    func press(_ key: Key, count: Int?) -> Outcome

    /// Whether Enter does something with an item.
    var opens: Bool { get }

    /// Whether it can have a parent, as a folder has.
    var hasParent: Bool { get }

    /// Goes to the parent, or shows a message that there is none.
    func goToParent() -> Outcome

    /// Selects nothing.
    func deselect()

    /// Moves the view along its scroll direction by points. Returns whether it moves.
    @discardableResult
    func scroll(by distance: Double) -> Bool

    /// Selects an item by its number and brings it to the top; false when there is none.
    func jump(toItem number: Int) -> Bool

    /// What stands in the headers of the first sections, so many at most; empty where a section has none.
    func sectionTitles(upTo most: Int) -> [String]

    /// Brings the start of a section to the top; false where there is nothing to bring there.
    func jump(toSection index: Int) -> Bool

    /// Goes to a percentage of all, 0…100. Returns whether the view moves; nil where it is one of the content's length.
    func jump(toPercent percent: Int) -> Bool?

    /// Where the reader is; setting it goes there, as far as what was there still is.
    var readerPlace: ReaderPlace { get set }

    /// Whether its items can be filtered by a text.
    var canFilter: Bool { get }

    /// The state of the filter; nil while everything is shown.
    var filterState: FilterState? { get }

    /// Filters the items by a pattern; nil shows all. Keeps the reader's place, and adapts a search.
    func filter(by pattern: TextPattern?, renewing search: inout TextSearch?)

    /// Begins a search at what was found, or the selected item, while it is in sight, else at the first that is; with
    /// that or with the next.
    func search(for pattern: TextPattern, isForward: Bool, includingStart: Bool) -> TextSearch

    /// The number of the item that a search has reached, counted from 1. O(sections).
    func itemNumber(of search: TextSearch) -> Int

    /// Takes a step of a search. Scrolls to what it finds, and selects it if it is an item.
    func proceed(_ search: inout TextSearch) -> TextSearch.Step

    /// Fits a search to data that has changed since its last step, and counts its matches again. At most as much work as
    /// a step.
    func renew(_ search: inout TextSearch)
}

/// The deadlines and descriptors of a demo.
public struct DemoWaits {
    /// When it wants to be woken; nil while it waits for nothing.
    public var deadline: Duration?
    /// When the view's next frame is due; nil while nothing moves.
    public var nextFrame: Duration?
    /// File descriptors that wake it when they can be read.
    public var descriptors: [Int32]
}
