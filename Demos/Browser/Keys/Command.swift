import Gallery
import Reflow

/// The action of a key of the browser. The shell's own actions are in `ShellCommand`.
enum Command: Hashable {
    /// Turns the mouse on or off.
    case mouse
    /// Changes to the next theme.
    case theme
    /// Opens the palette.
    case palette
    /// Opens the palette with the names of the demo's items.
    case jump
    /// Copies the text of the selection to the clipboard.
    case copy
    /// Leaves the demo or the list.
    case leave
    /// Opens the prompt for a text to find.
    case find
    /// Opens the prompt for a text to filter by.
    case filter
    /// Opens the prompt for the letter of a mark to set.
    case mark
    /// Opens the prompt for the letter of a mark to go to.
    case goToMark
    /// Opens the prompt for a value in the panel with the focus. The key is the first character.
    case type
    /// An action of the list.
    case list(ListCommand)
    /// An action of the visible demo.
    case demo(DemoCommand)
}

/// The action of a key in the list of demos.
enum ListCommand: Hashable {
    /// An action of the list's view.
    case view(ViewAction)
    /// Selects the demo above or below.
    case select(Direction)
    /// Selects the first or the last demo.
    case jump(ScrollEdge)
    /// Opens the prompt that filters the list.
    case filter
    /// Removes the filter. If there is no filter, leaves the list.
    case showAll
    /// Rotates the preview.
    case rotate
    /// Moves the focus to the preview.
    case focusPreview
    /// Does nothing. The view would otherwise handle the key.
    case nothing
}

/// The action of a key in a demo.
enum DemoCommand: Hashable {
    /// An action of the demo's view.
    case view(ViewAction)
    /// Goes to the item of the number before the key. Without a number, goes to the start or the end.
    case goTo(ScrollEdge)
    /// Goes to a percentage of the content.
    case percent
    /// One of the demo's own keys.
    case own
    /// Finds the next or previous match.
    case findAgain(isForward: Bool)
    /// Ends a panel, a find, a filter or a selection, one of them for each key. If there is none of them, leaves the
    /// demo.
    case takeBack
    /// Goes to the parent folder.
    case parent
    case rotate
    /// Zooms in or out by steps.
    case zoom(Int)
    case resetZoom
    /// Changes the knob with an index by steps.
    case changeKnob(Int, steps: Int)
    /// Shows a message that the demo has no knob for the key.
    case missingKnob(KnobShortcut)
    /// Opens a panel, or moves the focus to the panel and back.
    case panel(Panel)
    /// An action of the panel with the focus.
    case inPanel(PanelAction)
    /// Passes the key to the inspector.
    case inspect
}

/// The action of a key in a panel. Each panel has some of these actions.
enum PanelAction: Hashable {
    /// Chooses another row by steps, or scrolls by rows.
    case step(Int)
    /// Scrolls by pages.
    case page(Double)
    /// Scrolls to the start or the end.
    case jump(ScrollEdge)
    /// Changes the value of the row by steps, or scrolls sideways.
    case adjust(Int)
    /// Accepts the row: changes a knob by one step, or returns the focus from the list of devices to the demo.
    case accept
    /// Resets the row.
    case reset
    /// Resets all rows.
    case resetAll
    /// Shows the code for the other library.
    case otherTarget

    /// Whether a number before the key repeats the action.
    var repeats: Bool {
        switch self {
        case .step, .page, .adjust: true
        case .jump, .accept, .reset, .resetAll, .otherTarget: false
        }
    }
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
    /// The noun in the message that a demo does not have the knob.
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
