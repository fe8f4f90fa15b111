/// An input of a terminal program: a key, the mouse, pasted text, a new size, a wake-up or the end.
public enum Input: Hashable, Sendable {
    /// A key press.
    case key(Key)
    /// A press, a drag, a release or a wheel step of the mouse.
    case mouse(MouseEvent)
    /// Text pasted at once (bracketed paste). It is never delivered as keys.
    case paste(String)
    /// The new size of the screen, or of the part, in cells.
    case resize(ScreenSize)
    /// An event that is not user input: a posted message, a readable descriptor, or a deadline.
    case wake
    /// A request by the terminal or the system to end the program. The loop ends after the program has handled this
    /// input.
    case end(EndReason)
}

/// The reason why a program has to end.
public enum EndReason: Hashable, Sendable {
    /// The user has pressed ^C.
    case interrupt
    /// The process has received SIGTERM.
    case terminate
    /// The terminal is gone: SIGHUP, or the end of its input.
    case hangUp
}

/// A mouse event at a cell.
public struct MouseEvent: Hashable, Sendable {
    /// The kinds of mouse events.
    public enum Action: Hashable, Sendable {
        /// A press of the left button, a movement while it is held, or its release. Other buttons are not reported.
        ///
        /// Drags are reported from cell to cell, if the terminal reports them.
        case press, drag, release
        /// One step of the wheel.
        case wheelUp, wheelDown, wheelLeft, wheelRight
    }

    /// The kind of the event.
    public var action: Action
    /// The column of the cell, from 0 at the left.
    public var column: Int
    /// The row of the cell, from 0 at the top.
    public var row: Int
    /// The modifier keys that were held, if the terminal reports them. Many terminals keep Shift for their own
    /// selection of text.
    public var modifiers: Key.Modifiers

    /// Makes an event. Column and row are zero-based cells and are not clamped.
    public init(_ action: Action, column: Int, row: Int, modifiers: Key.Modifiers = []) {
        self.action = action
        self.column = column
        self.row = row
        self.modifiers = modifiers
    }
}
