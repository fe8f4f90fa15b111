/// The result of an input, for a part or for a whole program.
///
/// The cases are in ascending order. If several inputs come before one frame, the greatest of their outcomes counts.
/// For a whole program, `.ignored` and `.handled` need no frame, and the cases from `.redraw` to `.repaint` draw a
/// frame. `.leave` and `.quit` end the program.
public enum Outcome: Hashable, Sendable, Comparable {
    /// The input was not handled, so another part may handle it. No frame is needed.
    case ignored
    /// The input was handled and nothing looks different. No frame is needed.
    case handled
    /// The input was handled and something looks different: a frame is drawn.
    case redraw
    /// The input was handled, and the text should be shown to the user. A frame is drawn.
    ///
    /// `Shell` and `run(&view)` show the text in the last row. Any other `TerminalProgram` shows the messages of its
    /// parts itself.
    case message(String)
    /// The user opened the selected item, with Enter or a second click. The part knows which item this is.
    case opened
    /// Another program has overwritten the screen, so a frame is drawn and sent completely.
    case repaint
    /// The user wants to leave this part. If the whole program returns this outcome, the program ends.
    case leave
    /// The whole program ends, without another frame.
    case quit
}

extension Outcome {
    /// Whether a frame is needed: true from `.redraw` on.
    package var needsFrame: Bool { self >= .redraw }

    /// Whether the outcome ends the program.
    var endsProgram: Bool { self >= .leave }
}
