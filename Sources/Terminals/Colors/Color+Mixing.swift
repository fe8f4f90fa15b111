extension Color {
    /// The faded colour, which is half-way to a grey. The terminal's own colours and the surfaces stay unchanged.
    var faded: Color {
        if isSurface { return self }
        if let (place, tone) = paletteTone, tone != .faded { return Color(palette: place, .faded) }
        return mixed(with: .gray, eighths: 4)
    }

    /// The palette colour without a tone. Other colours return themselves.
    var plain: Color { paletteTone.map { Color(palette: $0.place) } ?? self }

    /// The colour of the fill when its element is selected: the next lighter surface, or a step of the fill towards its
    /// mid tone. An exact colour moves away from the colour of its text. Mid tones and colours that only the terminal
    /// knows stay unchanged.
    var selected: Color {
        if self == .terminal || isSurface { return .raised }
        if let (place, tone) = paletteTone {
            return tone == .mid ? self : Color(palette: place, .selected)
        }
        guard self != .reversed, let white = contrast(with: .white) else { return self }
        // White text stays readable on the selected fill, too.
        return mixed(with: white >= 3 ? .black : .white, eighths: 2)
    }

    /// Mixes the colour with another, component by component. `eighths`, 0…8, is the share of the other colour. The
    /// terminal's own colours stay unchanged.
    func mixed(with other: Color, eighths: Int) -> Color {
        guard let mine = components, let theirs = other.components else { return self }
        func mixed(_ one: UInt8, _ other: UInt8) -> UInt8 {
            UInt8((Int(one) * (8 - eighths) + Int(other) * eighths) / 8)
        }
        return Color(
            red: mixed(mine.red, theirs.red), green: mixed(mine.green, theirs.green),
            blue: mixed(mine.blue, theirs.blue))
    }
}
