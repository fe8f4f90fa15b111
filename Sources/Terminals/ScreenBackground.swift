/// Whether a terminal shows light letters on a dark background or the other way round.
public enum ScreenBackground: Hashable, Sendable {
    /// White reads better on it than black.
    case dark
    /// Black reads better on it than white.
    case light

    /// By contrast; nil for the terminal's own colour, which nobody knows.
    init?(_ color: Color) {
        guard let black = color.contrast(with: .black), let white = color.contrast(with: .white)
        else { return nil }
        self = white > black ? .dark : .light
    }
}
