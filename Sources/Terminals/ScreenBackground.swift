/// Whether a terminal has a dark background with light letters, or a light one with dark letters.
public enum ScreenBackground: Hashable, Sendable {
    /// White is more readable on it than black.
    case dark
    /// Black is more readable on it than white.
    case light

    /// By contrast; nil for the terminal's own colour, which nobody knows.
    init?(_ color: Color) {
        guard let black = color.contrast(with: .black), let white = color.contrast(with: .white)
        else { return nil }
        self = white > black ? .dark : .light
    }
}
