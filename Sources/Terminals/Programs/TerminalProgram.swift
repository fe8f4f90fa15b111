/// A part that fills the whole screen and runs as long as the terminal is open.
public protocol TerminalProgram: TerminalPart {
    /// Whether the program wants mouse events now. If not, the user can select text with the terminal's own mouse
    /// functions.
    var usesMouse: Bool { get }

    /// The theme from the next frame on; nil for the theme that suits the terminal's background.
    var theme: Theme? { get }

    /// Receives the times of a frame, on the terminal's clock, after the frame was shown.
    mutating func hasShown(_ times: FrameTimes)
}

extension TerminalProgram {
    /// True, because programs usually want mouse events.
    public var usesMouse: Bool { true }
    /// Nil, for the theme that suits the terminal's background.
    public var theme: Theme? { nil }
    /// Does nothing.
    public mutating func hasShown(_ times: FrameTimes) {}
}
