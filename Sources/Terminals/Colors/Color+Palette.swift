extension Color {
    /// The exact values of the palette colours, in palette order.
    static let paletteValues: [UInt32] = [
        0xD70000, 0xAF5F00, 0x875F00, 0x008700, 0x00875F, 0x005FD7, 0x5F5FAF, 0x875FAF, 0xD70087,
        0x6C6C6C,
    ]

    // The values below are those of 256 colours. With 24 bits, the themes `dark` and `light` show the colour's deep
    // tone as a fill and its ink tone as text. Each palette colour is in the table of 256 colours. White text on it has
    // a contrast of 4.5 or more. Its contrast with a dark (#101010) and with a white background is 3 or more.

    /// `#D70000`.
    public static let red = Color(palette: 0)
    /// `#AF5F00`.
    public static let orange = Color(palette: 1)
    /// `#875F00`.
    public static let amber = Color(palette: 2)
    /// `#008700`.
    public static let green = Color(palette: 3)
    /// `#00875F`.
    public static let teal = Color(palette: 4)
    /// `#005FD7`.
    public static let blue = Color(palette: 5)
    /// `#5F5FAF`.
    public static let indigo = Color(palette: 6)
    /// `#875FAF`.
    public static let violet = Color(palette: 7)
    /// `#D70087`.
    public static let pink = Color(palette: 8)
    /// `#6C6C6C`.
    public static let gray = Color(palette: 9)

    /// The colour's tone for small areas: chips, bars, edges and marks.
    ///
    /// With 256 colours and fewer, this is the colour itself. A colour outside the palette returns itself.
    public var mid: Color { paletteTone.map { Color(palette: $0.place, .mid) } ?? self }

    /// Exact white, independent of the terminal's colours.
    public static let white = Color(hex: 0xFFFFFF)
    /// Exact black, independent of the terminal's colours.
    public static let black = Color(hex: 0x000000)

    /// The ten palette colours with their names, in rainbow order.
    public static let palette: [(name: String, color: Color)] = [
        ("red", .red), ("orange", .orange), ("amber", .amber), ("green", .green), ("teal", .teal),
        ("blue", .blue), ("indigo", .indigo), ("violet", .violet), ("pink", .pink),
        ("gray", .gray),
    ]
}
