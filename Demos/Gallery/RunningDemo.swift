import Reflow

/// A demo as the browser runs it, whatever its sections and items are.
///
/// `Demo` gives all of it; these are requirements rather than extensions so that each demo has them compiled for its
/// own identifiers.
public protocol RunningDemo {
    /// Where the demo is, if it can be in more than one place.
    var place: String? { get }

    /// What the last frame took, by stage; nil where nobody measures it.
    var timing: String? { get }

    /// Whether items show their numbers, so that one can be jumped to.
    var numbersItems: Bool { get }

    /// The number of columns that have a width.
    var columnCount: Int { get }

    /// Whether an item is selected.
    var hasSelection: Bool { get }

    /// What is to be said of it.
    var facts: DemoFacts { get }

    /// What the layout gave, for programs.
    var still: DemoStill { get }

    /// Whether changes take a while where they can.
    var animates: Bool { get set }

    /// When the demo wants to be woken; nil while it waits for nothing.
    var deadline: Duration? { get }

    /// When the next frame of what moves in the view is due; nil while nothing moves.
    var nextFrame: Duration? { get }

    /// Tells the time since the terminal was opened. Returns whether anything looks different.
    ///
    /// Only the demo on the screen is told.
    mutating func advance(to now: Duration) -> Bool

    /// Gives the view a size; the reader's place is kept.
    ///
    /// With a corner the elements are seen moving to their new places, as far as the demo animates: it is where the
    /// view's upper left corner was on the screen, counted from where it is now, in points.
    mutating func place(in environment: LayoutEnvironment, scale: CellScale, from corner: Point?)

    /// Lays the same data out with other parameters; elements are seen moving to their new places.
    mutating func apply(_ parameters: DemoParameters)

    /// Moves the view down by points.
    mutating func scroll(by distance: Double)

    /// The name of the demo that is to be shown full screen after `.opened`; nil where none is.
    var chosenDemo: String? { get }

    /// Takes a key or the mouse, whose position counts from the view's corner in cells.
    mutating func handle(_ input: Input, scale: CellScale) -> Outcome

    /// File descriptors that are to wake the demo when they can be read; they count while it is on the screen.
    var descriptors: [Int32] { get }

    /// Looks at what has happened elsewhere: one of its descriptors can be read, a time has come, or neither.
    mutating func wake() -> Outcome

    /// What this demo can do beside what all can; it may be another list from one moment to the next.
    var actions: [DemoAction] { get }

    /// Does what a key of `actions` does; what can be changed about every demo is as `parameters` say.
    mutating func perform(_ key: Key, _ parameters: DemoParameters) -> Outcome

    /// Whether there are texts to be found.
    var isSearchable: Bool { get }

    /// Where the reader is; `go(to:)` comes back to it.
    var readerPlace: ReaderPlace { get }

    /// Goes back to a place, as far as what was there still is.
    mutating func go(to place: ReaderPlace)

    /// Begins a search at the selected item while it is in sight, else at the first that is; with that item or with
    /// the next.
    func search(for pattern: TextPattern, isForward: Bool, includingStart: Bool) -> TextSearch

    /// Takes a step of a search; what it finds is selected and in sight.
    mutating func proceed(_ search: inout TextSearch) -> TextSearch.Step

    /// Selects an item by its number and brings it to the top; false when there is none.
    mutating func jump(toItem number: Int) -> Bool

    /// Hears what the frame took that has just been shown.
    mutating func hasShown(_ times: FrameTimes)

    /// Undoes one opening of an item; false when there is none to undo.
    mutating func goBack() -> Bool

    /// Draws what is seen of it.
    func draw(into region: inout Region, scale: CellScale)
}

extension Demo {
    public var columnCount: Int { view.columnCount }

    public var hasSelection: Bool { view.selection != nil }

    public var animates: Bool {
        get { view.animates }
        set { view.animates = newValue }
    }

    public var chosenDemo: String? { nil }

    public var deadline: Duration? { nil }

    public var nextFrame: Duration? { view.deadline }

    public mutating func advance(to now: Duration) -> Bool { view.advance(to: now) }

    public var facts: DemoFacts {
        let size = view.size
        let position = view.scrollPosition
        return DemoFacts(
            width: Int(size.width.rounded()), height: Int(size.height.rounded()),
            isLandscape: view.environment.isLandscape, columns: view.columnCount,
            sections: view.snapshot.numberOfSections,
            visible: view.arrangement.visibleSections(in: view.viewport).map {
                $0.lowerBound + 1...$0.upperBound + 1
            },
            scrollDirection: view.scrollDirection, position: position,
            coveredHeight: view.scrollDirection == .vertical ? view.safeAreaInsets.bottom : 0,
            place: place, timing: timing)
    }

    public mutating func place(
        in environment: LayoutEnvironment, scale: CellScale, from corner: Point?
    ) {
        let isRescaled = view.offsetQuantum != scale.cell.height
        let measurement = isRescaled ? measurement(at: scale) : nil
        view.update(animated: corner != nil, from: corner ?? .zero) {
            $0.environment = environment
            if let measurement { $0.measurement = measurement }
            $0.scrollByCells(of: scale)
        }
        didPlace()
    }

    public mutating func apply(_ parameters: DemoParameters) {
        let layout = layout(parameters)
        view.update(animated: true) { $0.layout = layout }
    }

    public mutating func scroll(by distance: Double) { view.scroll(by: distance) }

    public mutating func handle(_ input: Input, scale: CellScale) -> Outcome {
        let response = view.handle(input, scale: scale)
        guard response == .opened, let item = view.selection else { return response }
        return open(item)
    }

    public func draw(into region: inout Region, scale: CellScale) {
        region.draw(view, scale: scale) { draw($0, in: &$1) }
        if view.snapshot.numberOfItems == 0 {
            region.text(emptySentence, [.centered, .dim])
        }
    }
}

extension Demo {
    public var timing: String? { nil }
    public var numbersItems: Bool { false }
    public mutating func jump(toItem number: Int) -> Bool { false }
    public mutating func hasShown(_ times: FrameTimes) {}
}

/// Items that are numbers are found by them; whether those are what a reader sees, a demo says by `numbersItems`.
extension Demo where ItemID == Int {
    public mutating func jump(toItem number: Int) -> Bool {
        guard view.select(number) else { return false }
        return view.scroll(toItem: number, at: .top)
    }
}
