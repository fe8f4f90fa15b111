import Terminals

/// A program with one or more panes, which a `Shell` runs.
///
/// The program is a value: its properties are the parts in its panes and the data that the parts show. The shell
/// manages everything else: panes and focus, the passing of inputs, help, prompts, overlays, the bottom bar with its
/// hints, messages, resizing, and the time of the next frame.
public protocol ShellProgram {
    /// The identifier of a pane.
    associatedtype Pane: Hashable & Sendable
    /// The program's actions, one for each key or group of keys.
    associatedtype Action

    /// The initial panes. `ShellState.panes` contains the current panes.
    var panes: Panes<Pane> { get }

    /// Returns the part in a pane. The shell calls this function for each input and each frame.
    static func part(in pane: Pane) -> ShellPart<Self>

    /// The keys in every pane. A key without an action goes to the part in the pane. By default, the standard keys.
    static var keys: ShellKeys<Action> { get }

    /// Returns the keys while a pane has the focus, by default `keys`.
    ///
    /// The shell reads the table for each key and each frame. Store the tables in properties, because making a table
    /// takes O(keys).
    func keys(for pane: Pane) -> ShellKeys<Action>

    /// Performs the action of a key.
    mutating func perform(
        _ action: Action, _ press: KeyPress, in shell: inout ShellState<Self>
    ) -> Outcome

    /// Opens the selected item of a pane, after Enter or a second click. Does nothing by default.
    mutating func open(_ pane: Pane, in shell: inout ShellState<Self>) -> Outcome

    /// Handles an input that the part in a pane has ignored. Ignores the input by default.
    mutating func handle(
        _ input: Input, ignoredBy pane: Pane, in shell: inout ShellState<Self>
    ) -> Outcome

    /// Handles a wake. The cause is a readable descriptor, a passed deadline, or anything else. Ignores the wake by
    /// default.
    mutating func wake(in shell: inout ShellState<Self>) -> Outcome

    /// Receives the outcome of each input, and returns the final outcome, by default the same.
    ///
    /// A program that shows facts about its selection updates these facts here.
    mutating func finish(
        _ outcome: Outcome, of input: Input, in shell: inout ShellState<Self>
    ) -> Outcome

    /// Sets the time before an input or a frame. Returns whether anything except the parts looks different; false by
    /// default.
    mutating func advance(to now: Duration) -> Bool

    /// Receives the times of a frame, after the frame was shown. Does nothing by default.
    mutating func hasShown(_ times: FrameTimes)

    /// Returns the bottom bar: a title, facts and further hints. The shell adds the hints of the keys. Empty by
    /// default.
    func status(in shell: ShellState<Self>) -> StatusLine

    /// Returns the number of rows above the panes on a screen of a size; 0 by default.
    func titleRows(in size: ScreenSize) -> Int

    /// Draws the rows above the panes. Draws nothing by default.
    func drawTitle(into region: inout Region, in shell: ShellState<Self>)

    /// Draws the gap between two panes; by default, it fills the gap with the colour of surfaces.
    func drawDivider(into region: inout Region)

    /// Returns whether digits before a key are a count, as in `5j`, while a pane has the focus. False by default.
    func takesCounts(in pane: Pane) -> Bool

    /// Receives the size of the screen in cells, before the parts receive theirs. Does nothing by default.
    mutating func resize(to size: ScreenSize)

    /// The time of the next wake; nil for none, which is the default.
    var deadline: Duration? { get }

    /// The file descriptors that wake the program when they are readable; none by default.
    var descriptors: [Int32] { get }
}

extension ShellProgram {
    /// The standard keys: help, leaving, and drawing again.
    public static var keys: ShellKeys<Action> { ShellKeys("Keys", program: []) }

    /// Returns the same keys for all panes.
    public func keys(for pane: Pane) -> ShellKeys<Action> { Self.keys }

    /// Does nothing.
    public mutating func open(_ pane: Pane, in shell: inout ShellState<Self>) -> Outcome {
        .handled
    }

    /// Ignores the input.
    public mutating func handle(
        _ input: Input, ignoredBy pane: Pane, in shell: inout ShellState<Self>
    ) -> Outcome { .ignored }

    /// Ignores the wake.
    public mutating func wake(in shell: inout ShellState<Self>) -> Outcome { .ignored }

    /// Returns the same outcome.
    public mutating func finish(
        _ outcome: Outcome, of input: Input, in shell: inout ShellState<Self>
    ) -> Outcome { outcome }

    /// Returns false: only the parts can look different.
    public mutating func advance(to now: Duration) -> Bool { false }

    /// Does nothing.
    public mutating func hasShown(_ times: FrameTimes) {}

    /// Returns an empty bar, to which the shell adds the hints.
    public func status(in shell: ShellState<Self>) -> StatusLine { StatusLine() }

    /// Returns zero: there are no rows above the panes.
    public func titleRows(in size: ScreenSize) -> Int { 0 }

    /// Draws nothing.
    public func drawTitle(into region: inout Region, in shell: ShellState<Self>) {}

    /// Fills the gap with the colour of surfaces.
    public func drawDivider(into region: inout Region) { region.fill(.surface) }

    /// Returns false: digits are ordinary keys.
    public func takesCounts(in pane: Pane) -> Bool { false }

    /// Does nothing.
    public mutating func resize(to size: ScreenSize) {}

    /// Nil: the program needs no wake.
    public var deadline: Duration? { nil }

    /// Empty: the loop watches only the terminal.
    public var descriptors: [Int32] { [] }
}
