extension Color {
    /// The faded colour, which is half-way to a grey. The terminal's own colours and a surface stay unchanged.
    var faded: Color {
        if self == .surface { return self }
        if let (place, isFaded) = paletteColor, !isFaded {
            return Color(palette: UInt8(place), isFaded: true)
        }
        return mixed(with: .gray, eighths: 4)
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
