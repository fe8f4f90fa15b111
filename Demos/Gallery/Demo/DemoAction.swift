import Reflow

/// An action of the reader or of the event loop in a demo.
public enum DemoAction: Hashable, Sendable {
    /// The action of a key in the view. Opens the selected item if that is the outcome.
    case view(ViewAction, KeyPress)
    /// A press of one of the demo's own keys. The outcome is `.ignored` if the demo has no such key.
    case own(KeyPress)
    /// A mouse event. Positions are relative to the view's corner, in cells.
    case mouse(MouseEvent)
    /// A wake of the event loop. The cause is a readable descriptor, a passed deadline, or anything else.
    case wake
    /// A move to the parent location. If there is no parent, the outcome is a message.
    case goToParent
    /// Marks the current position with a letter.
    case setMark(Character)
    /// A move to the mark with a letter. The mark `'` is the position before the last jump. If there is no such mark, or
    /// if its item is gone, the outcome is a message.
    case goToMark(Character)
    /// The removal of the selection: first of several selected items, then of the current item.
    case deselect
    /// Whether the inspector is open. It draws outlines, distances and insets over the demo.
    case setInspected(Bool)
    /// An input for the inspector. The outcome is `.ignored` if the inspector is closed or does not use the input.
    case inspect(Input)
    /// The answer to the demo's question, as an index of the question's choices. `nil` cancels the question.
    case answer(Int?)
    /// The measured times of the last frame.
    case shown(FrameTimes)
}
