/// A part that has the whole screen, and lives as long as the terminal does.
public protocol TerminalProgram: TerminalPart {
    /// Whether the program wants to hear of the mouse now; off leaves selecting text to the terminal.
    var usesMouse: Bool { get }

    /// What colours are to become from the next frame on; nil for what suits the terminal's background.
    var theme: Theme? { get }

    /// Hears what the frame took that has just been shown, as the terminal's clock counts.
    mutating func hasShown(_ times: FrameTimes)
}

extension TerminalProgram {
    /// The mouse is wanted unless a program says otherwise.
    public var usesMouse: Bool { true }
    /// What suits the terminal's background unless a program says otherwise.
    public var theme: Theme? { nil }
    /// Nobody wants to know unless a program says otherwise.
    public mutating func hasShown(_ times: FrameTimes) {}
}
