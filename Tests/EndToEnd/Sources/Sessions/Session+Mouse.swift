/// The sequences that a terminal sends for the mouse, in the SGR form. Columns and rows count from 0.
extension Session {
    /// Presses and releases the left button.
    public func click(_ place: Place) {
        send("\u{1B}[<0;\(place.column + 1);\(place.row + 1)M")
        send("\u{1B}[<0;\(place.column + 1);\(place.row + 1)m")
    }

    /// Presses the left button, moves the mouse, and releases the button.
    public func drag(from start: Place, to end: Place) {
        send("\u{1B}[<0;\(start.column + 1);\(start.row + 1)M")
        send("\u{1B}[<32;\(end.column + 1);\(end.row + 1)M")
        send("\u{1B}[<0;\(end.column + 1);\(end.row + 1)m")
    }

    /// Turns the wheel by one step.
    public func wheel(_ direction: WheelDirection, at place: Place, isShifted: Bool = false) {
        let code = direction.rawValue + (isShifted ? 4 : 0)
        send("\u{1B}[<\(code);\(place.column + 1);\(place.row + 1)M")
    }

    public enum WheelDirection: Int, Sendable {
        case up = 64
        case down = 65
        case left = 66
        case right = 67
    }

    /// Pastes a text between the marks of a bracketed paste.
    public func paste(_ text: String) { send("\u{1B}[200~\(text)\u{1B}[201~") }
}
