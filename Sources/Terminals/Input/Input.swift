/// What wakes the loop of a terminal program.
public enum Input: Hashable, Sendable {
    /// A key press.
    case key(Key)
    /// A press, a drag, a release or a wheel step of the mouse.
    case mouse(MouseEvent)
    /// Text pasted in one go (bracketed paste); it never acts as keys.
    case paste(String)
    /// The screen has a new size, in cells.
    case resize(ScreenSize)
    /// Nothing was typed, but something is to be looked at: a message posted from elsewhere.
    case wake
    /// The terminal or the system asks the program to end.
    case end(EndReason)
}

/// Why a program is asked to end.
public enum EndReason: Hashable, Sendable {
    /// ^C.
    case interrupt
    /// SIGTERM.
    case terminate
    /// The terminal has gone: SIGHUP, or the end of its input.
    case hangUp
}

/// A mouse event at a cell.
public struct MouseEvent: Hashable, Sendable {
    /// What the mouse did.
    public enum Action: Hashable, Sendable {
        /// The left button; other buttons are not reported. It drags from cell to cell while it is held, where the
        /// terminal tells.
        case press, drag, release
        /// One step of the wheel.
        case wheelUp, wheelDown, wheelLeft, wheelRight
    }

    /// What the mouse did.
    public var action: Action
    /// Zero-based cell, from the left.
    public var column: Int
    /// Zero-based row, from the top.
    public var row: Int
    /// Whether shift was held, where the terminal tells.
    public var isShifted: Bool

    /// Makes an event; column and row are cells from 0, and are taken as they are.
    public init(_ action: Action, column: Int, row: Int, isShifted: Bool = false) {
        self.action = action
        self.column = column
        self.row = row
        self.isShifted = isShifted
    }
}
