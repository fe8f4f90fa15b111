extension Color {
    /// How well one colour is told from the other, 1 (not at all) to 21 (black and white).
    ///
    /// By WCAG 2's relative luminance; nil when either is the terminal's own or one of its sixteen, which nobody
    /// knows.
    public func contrast(with other: Color) -> Double? {
        guard let mine = luminance, let theirs = other.luminance else { return nil }
        return (max(mine, theirs) + 0.05) / (min(mine, theirs) + 0.05)
    }

    /// White where it has a contrast of 4.5 or more on this colour, else black, which then has more
    /// than 4.5; the terminal's own on the terminal's own.
    ///
    /// On one of the terminal's sixteen, what reads better as xterm, VGA and Tango show them.
    public var readableText: Color {
        if let ansiNumber { return Ansi.readsWhite(on: ansiNumber) ? .white : .black }
        guard let luminance else { return .terminal }
        return 1.05 / (luminance + 0.05) < 4.5 ? .black : .white
    }

    /// The light the colour gives, 0 (black) to 1 (white), by WCAG 2; nil where that is not known.
    var luminance: Double? {
        guard let (red, green, blue) = components else { return nil }
        let linear = Self.linear
        return 0.2126 * linear[Int(red)] + 0.7152 * linear[Int(green)]
            + 0.0722 * linear[Int(blue)]
    }

    /// An sRGB component in proportion to its light.
    private static let linear: [Double] = (0...255).map {
        let value = Double($0) / 255
        return value <= 0.03928 ? value / 12.92 : Platform.power((value + 0.055) / 1.055, 2.4)
    }
}
