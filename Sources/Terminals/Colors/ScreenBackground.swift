/// The background of a terminal: dark with light letters, or light with dark letters.
public enum ScreenBackground: Hashable, Sendable {
    /// A background on which white is more readable than black.
    case dark
    /// A background on which black is more readable than white.
    case light

    /// Makes the kind of a background colour by its contrast to white and black; nil for the terminal's own colour,
    /// which is unknown.
    init?(_ color: Color) {
        guard let black = color.contrast(with: .black), let white = color.contrast(with: .white)
        else { return nil }
        self = white > black ? .dark : .light
    }
}
