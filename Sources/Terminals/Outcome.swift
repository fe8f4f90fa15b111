/// The result of an input, for a part or for a whole program.
///
/// Cases are ordered: of several inputs before one frame the greatest counts. For a whole program, `.ignored` and
/// `.handled` need no frame, the cases from `.redraw` to `.repaint` draw one, and `.leave` and `.quit` end the program.
public enum Outcome: Hashable, Sendable, Comparable {
    /// The input means nothing here: another part may handle it. It needs no frame.
    case ignored
    /// The input was handled and nothing looks different. It needs no frame.
    case handled
    /// The input was handled and something looks different: a frame is drawn.
    case redraw
    /// The input was handled, and the text should be shown to the user. A frame is drawn.
    ///
    /// `run(&view)` shows the text in the last row. A `TerminalProgram` shows the messages of its parts itself.
    case message(String)
    /// The user opened the selected item, with Enter or a second click. The part knows which item this is.
    case opened
    /// A frame is drawn and sent completely, because another program has spoiled the screen.
    case repaint
    /// The user wants to leave this part. Returned by the whole program, it ends the program.
    case leave
    /// The program ends without another frame.
    case quit
}

extension Outcome {
    /// Whether a frame is needed: true from `.redraw` on.
    package var needsFrame: Bool { self >= .redraw }

    /// Whether the outcome ends the program.
    var endsProgram: Bool { self >= .leave }
}
