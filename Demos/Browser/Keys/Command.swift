import Gallery
import Reflow

/// The action of a key on one of the browser's screens.
enum Command: Hashable {
    /// Ends the program from any screen.
    case quit
    /// Shows all keys.
    case help
    /// Turns the mouse on or off.
    case mouse
    /// Changes to the next theme.
    case theme
    /// Opens the palette.
    case palette
    /// Draws the whole screen again.
    case repaint
    /// Leaves the demo or the list.
    case leave
    /// Ends a find, a filter or a selection, one at a time. Leaves the screen if there is none.
    case takeBack
    /// Goes to the parent folder.
    case parent
    /// Copies the text of the selection to the clipboard.
    case copy
    /// Begins to type a text to find. In the list, the text is a filter.
    case find
    /// Begins to type a text to filter by.
    case filter
    /// Finds the next or previous match.
    case findAgain(isForward: Bool)
    case rotate
    /// Zooms in or out by steps.
    case zoom(Int)
    case resetZoom
    /// Opens a panel, or moves the focus to it and back.
    case panel(Panel)
    /// Runs an action of the knob panel.
    case knob(KnobAction)
    /// Passes the key to the inspector.
    case inspect
    /// Runs an action of the code panel.
    case code(CodeAction)
    /// Runs an action of the device panel.
    case device(DeviceAction)
    /// Changes a knob of the demo.
    case turn(KnobShortcut)
    /// Goes to an item by its number. Without a number, goes to the start or the end.
    case item
    /// Goes to a percentage of the content.
    case percent
    /// Passes the key to the demo, which has its own keys.
    case own
    /// Selects the demo above or below in the list.
    case select(Direction)
    /// Selects the first or the last demo in the list.
    case jump(ScrollEdge)
    /// Moves the focus to the preview.
    case focusPreview
    /// Moves the divider between list and preview by columns.
    case moveDivider(Int)
    /// Does nothing. The view would otherwise handle the key.
    case nothing
    /// Passes the key to the view.
    case view
}

/// A key that changes a knob, in every demo that has this knob.
struct KnobShortcut: Hashable {
    let key: Key
    /// The knob's name.
    let knob: String
    /// The title of the command in the palette.
    let title: String
    /// The number of steps for one press.
    var steps = 1
    /// The words for the message that a demo has no such knob.
    let thing: String

    static let pinning = KnobShortcut(
        key: "p", knob: "pinsHeaders", title: "pin headers or not", thing: "headers to pin")
    static let equalHeights = KnobShortcut(
        key: "e", knob: "normalizesLineHeight", title: "equal heights or not",
        thing: "lines of different heights")
    static let narrower = KnobShortcut(
        key: "[", knob: "leftSideRatio", title: "narrower left column", steps: -1,
        thing: "column ratio")
    static let wider = KnobShortcut(
        key: "]", knob: "leftSideRatio", title: "wider left column", thing: "column ratio")
}
