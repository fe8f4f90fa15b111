import Terminals

/// The state of a shell that its program can read and change: panes, prompt, overlay, message, mouse and theme.
public struct ShellState<Program: ShellProgram> {
    /// The panes and the focus.
    ///
    /// The shell sets their size. A program may replace the panes, for example to show another screen.
    public var panes: Panes<Program.Pane>
    /// The size of the screen, in cells.
    public internal(set) var size: ScreenSize
    /// The time since the terminal was opened.
    public internal(set) var now: Duration
    /// Whether the program wants mouse events.
    public var usesMouse = true
    /// The theme; nil for the theme that suits the terminal's background.
    public var theme: Theme?
    /// Whether the shell shows the bottom bar, and messages in it.
    package var hasBar: Bool
    /// The terminal for requests and child processes; nil if the shell has none, for example in a test.
    public internal(set) var terminal: (any Terminal)?
    /// The open prompt; nil for none.
    package internal(set) var prompt: ShellPrompt<Program>?
    /// The message in place of the hints; nil for none.
    public internal(set) var message: Message?
    /// The number typed before the next key.
    package internal(set) var count = KeyCount()
    /// The key to press after the current input; nil for none.
    private var pressedKey: Key?
    /// The overlay over the whole screen; nil for none.
    var overlay: (any ShellOverlay<Program>)?

    init(
        panes: Panes<Program.Pane>, size: ScreenSize, now: Duration, hasBar: Bool,
        terminal: (any Terminal)?
    ) {
        (self.panes, self.size, self.now) = (panes, size, now)
        (self.hasBar, self.terminal) = (hasBar, terminal)
    }

    /// A message and the time of its end.
    public struct Message: Hashable, Sendable {
        /// The text.
        public let text: String
        /// The time at which the message disappears, unless a key removes it earlier.
        public let end: Duration

        /// The time for which a message is visible, unless a key removes it earlier.
        static var duration: Duration { .seconds(2) }
    }

    /// The identifier of the pane with the focus.
    public var focus: Program.Pane { panes.focus }

    /// Whether a prompt receives the keys.
    package var isPrompting: Bool { prompt != nil }

    /// Whether an overlay receives the inputs.
    package var hasOverlay: Bool { overlay != nil }

    /// Opens a prompt in the bottom bar. The prompt receives keys and pasted text until it ends.
    public mutating func ask(_ prompt: ShellPrompt<Program>) -> Outcome {
        self.prompt = prompt
        return .redraw
    }

    /// Presses a key in place of the user, after the current input. If called several times, presses only the last key.
    package mutating func press(_ key: Key) { pressedKey = key }

    mutating func takePressedKey() -> Key? {
        defer { pressedKey = nil }
        return pressedKey
    }

    /// Closes the prompt without an answer.
    public mutating func closePrompt() { prompt = nil }

    /// Opens an overlay with a part. The part receives all inputs of the user until it returns `.leave` or `.opened`,
    /// or ignores a key or a mouse press.
    ///
    /// - Parameters:
    ///   - part: The part in the overlay.
    ///   - title: The title in the upper edge of the frame.
    ///   - fitting: Returns the size that the part needs, given the largest possible size.
    ///   - opened: Receives the part after the outcome `.opened`. Before that, the shell closes the overlay.
    ///   - note: Returns a few words for the lower edge of the frame; empty for none.
    public mutating func present<Part: TerminalPart>(
        _ part: Part, title: String, fitting: @escaping (Part, ScreenSize) -> ScreenSize,
        opened: @escaping (inout Program, Part, inout ShellState<Program>) -> Outcome = {
            _, _, _ in .handled
        },
        note: @escaping (Part) -> String = { _ in "" }
    ) -> Outcome {
        overlay = PresentedPart(
            overlay: Overlay(part, title: title, size: size, fitting: fitting, note: note),
            opened: opened)
        return .redraw
    }

    /// Shows the keys of a table in an overlay.
    public mutating func presentHelp(_ keys: ShellKeys<Program.Action>) -> Outcome {
        overlay = PresentedPart(overlay: Overlay(keysOf: keys, size: size)) { _, _, _ in .handled }
        return .redraw
    }

    /// The part in the overlay, and the area of its frame; nil without an overlay. For tests.
    package var presented: (part: any TerminalPart, area: ScreenArea)? {
        overlay.map { ($0.part, $0.area) }
    }

    /// Removes the message and returns its text; nil if there is none.
    package mutating func takeMessage() -> String? {
        defer { message = nil }
        return message?.text
    }

    /// The number of rows for the bottom bar: 1, or 0 on a screen with fewer than `leastRowsForBar` rows. A prompt gets
    /// a row on any screen with more than one, so that it does not cover a selected item.
    var barRows: Int {
        let leastRows = isPrompting ? 2 : Self.leastRowsForBar
        return hasBar && size.rows >= leastRows ? 1 : 0
    }

    /// The least number of rows of a screen with a bottom bar.
    package static var leastRowsForBar: Int { 8 }
}

/// A part over the whole screen of a shell.
protocol ShellOverlay<Program> {
    associatedtype Program: ShellProgram

    var part: any TerminalPart { get }
    var area: ScreenArea { get }
    mutating func handle(_ input: Input, at now: Duration) -> Outcome
    mutating func draw(into region: inout Region, at now: Duration)
    var nextFrame: Duration? { get }
    var deadline: Duration? { get }
    var descriptors: [Int32] { get }
    /// Calls the program's closure for the outcome `.opened`.
    func open(_ program: inout Program, _ shell: inout ShellState<Program>) -> Outcome
}

private struct PresentedPart<Program: ShellProgram, Part: TerminalPart>: ShellOverlay {
    var overlay: Overlay<Part>
    let opened: (inout Program, Part, inout ShellState<Program>) -> Outcome

    var part: any TerminalPart { overlay.part }
    var area: ScreenArea { overlay.area }

    mutating func handle(_ input: Input, at now: Duration) -> Outcome {
        overlay.handle(input, at: now)
    }
    mutating func draw(into region: inout Region, at now: Duration) {
        overlay.draw(into: &region, at: now)
    }
    var nextFrame: Duration? { overlay.nextFrame }
    var deadline: Duration? { overlay.deadline }
    var descriptors: [Int32] { overlay.descriptors }

    func open(_ program: inout Program, _ shell: inout ShellState<Program>) -> Outcome {
        opened(&program, overlay.part, &shell)
    }
}
