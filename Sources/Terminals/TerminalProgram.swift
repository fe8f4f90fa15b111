/// A part that has the whole screen, and lives as long as the terminal does.
public protocol TerminalProgram: TerminalPart {
    /// Whether the program wants to hear of the mouse now; off leaves selecting text to the terminal.
    var usesMouse: Bool { get }

    /// Hears what the frame took that has just been shown, as the terminal's clock counts.
    mutating func hasShown(_ times: FrameTimes)
}

extension TerminalProgram {
    /// The mouse is wanted unless a program says otherwise.
    public var usesMouse: Bool { true }
    /// Nobody wants to know unless a program says otherwise.
    public mutating func hasShown(_ times: FrameTimes) {}
}
