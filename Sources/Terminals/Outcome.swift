/// What an input did, to a part or to a whole program; of several inputs before one frame the strongest counts.
public enum Outcome: Hashable, Sendable, Comparable {
    /// It means nothing here: somebody else may take it.
    case ignored
    /// It was understood, and nothing looks different.
    case handled
    /// A frame is to be drawn.
    case redraw
    /// A few words are to be said: what looks different, or why nothing does.
    case message(String)
    /// What is selected was chosen, by Enter or by a second click: the part knows what that is.
    case opened
    /// A frame is to be drawn and sent as a whole, for a screen that something has spoiled.
    case repaint
    /// The reader wants to leave the part; where there is nothing around it, the program ends.
    case leave
    /// The program ends, without another frame.
    case quit
}

extension Outcome {
    /// Whether something looks different.
    public var needsFrame: Bool { self >= .redraw }

    /// Whether a program that answers so is at its end.
    var endsProgram: Bool { self >= .leave }
}
