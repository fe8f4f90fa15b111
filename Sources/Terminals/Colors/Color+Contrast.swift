extension Color {
    /// Returns the contrast ratio of two colours, from 1 (equal) to 21 (black and white).
    ///
    /// The ratio is computed from the relative luminance of WCAG 2. Nil if the value of either colour is unknown, as
    /// for the terminal's own colour and its sixteen colours.
    public func contrast(with other: Color) -> Double? {
        guard let mine = luminance, let theirs = other.luminance else { return nil }
        return (max(mine, theirs) + 0.05) / (min(mine, theirs) + 0.05)
    }

    /// The readable text colour on this colour: white if its contrast is 4.5 or more, else black.
    ///
    /// If white has less contrast than 4.5, black has more than 4.5. On the terminal's own background, this is the
    /// terminal's own text colour. On one of the terminal's sixteen colours, it is white or black, whichever is more
    /// readable in the colours of xterm, VGA and Tango.
    package var readableText: Color {
        if let ansiNumber { return Ansi.prefersWhiteText(on: ansiNumber) ? .white : .black }
        guard let luminance else { return .terminal }
        return 1.05 / (luminance + 0.05) < 4.5 ? .black : .white
    }

    /// The relative luminance by WCAG 2, from 0 (black) to 1 (white); nil if unknown.
    var luminance: Double? {
        guard let (red, green, blue) = components else { return nil }
        let linear = Self.linear
        return 0.2126 * linear[Int(red)] + 0.7152 * linear[Int(green)]
            + 0.0722 * linear[Int(blue)]
    }

    /// The table of linear light, from 0 to 1, for each value of an sRGB component.
    private static let linear: [Double] = (0...255).map {
        let value = Double($0) / 255
        return value <= 0.03928 ? value / 12.92 : Platform.power((value + 0.055) / 1.055, 2.4)
    }
}
