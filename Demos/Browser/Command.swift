import Gallery
import Reflow

/// What a key does on one of the browser's screens.
enum Command: Hashable {
    /// Ends the program, wherever it is.
    case quit
    /// Shows all keys.
    case help
    /// Turns the mouse on or off.
    case mouse
    /// Goes to the next theme.
    case theme
    /// Opens the palette.
    case palette
    /// Sends the screen again.
    case repaint
    /// Leaves the demo or the list.
    case leave
    /// Ends a find, a filter or a selection, one at a time; leaves if there is none.
    case takeBack
    /// Goes to the parent folder.
    case parent
    /// Sends the text of what is selected to the clipboard.
    case copy
    /// Begins to type a text to find, in the list one to filter by.
    case find
    /// Begins to type a text to filter by.
    case filter
    /// Goes to the next place where the text is, or to the one before.
    case findAgain(isForward: Bool)
    case rotate
    /// Makes things larger by a step, or smaller.
    case zoom(Int)
    case resetZoom
    /// Opens a panel, or gives it the focus and takes it back.
    case panel(Panel)
    /// Does something with the knobs in their panel.
    case knob(KnobAction)
    /// Does what the inspector does with a key.
    case inspect
    /// Does something with the code in its panel.
    case code(CodeAction)
    /// Does something with the devices in their panel.
    case device(DeviceAction)
    /// Turns a knob of the demo.
    case turn(KnobShortcut)
    /// Goes to an item by its number, or to the start or the end without one.
    case item
    /// Goes to a percentage of the content.
    case percent
    /// What only this demo can do.
    case own
    /// Selects the demo above or below in the list.
    case select(Direction)
    /// Goes to the first or the last demo in the list.
    case jump(ScrollEdge)
    /// Gives the keys to the preview.
    case focusPreview
    /// Moves the divider between list and preview by columns.
    case moveDivider(Int)
    /// Does nothing, for keys that the view would handle otherwise.
    case nothing
    /// Left to the view.
    case view
}

/// A key that turns a knob wherever a demo has it.
struct KnobShortcut: Hashable {
    let key: Key
    /// The knob's name.
    let knob: String
    /// What it does, in the palette.
    let title: String
    /// How many steps it turns.
    var steps = 1
    /// What is missing where there is no such knob.
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
