extension Color {
    // Fills: each is an exact colour of 256, carries white text at a contrast of 4.5 or more, and is
    // told from a dark (#101010) and from a white background at 3 or more.

    /// `#D70000`.
    public static let red = Color(hex: 0xD70000)
    /// `#AF5F00`.
    public static let orange = Color(hex: 0xAF5F00)
    /// `#875F00`.
    public static let amber = Color(hex: 0x875F00)
    /// `#008700`.
    public static let green = Color(hex: 0x008700)
    /// `#00875F`.
    public static let teal = Color(hex: 0x00875F)
    /// `#005FD7`.
    public static let blue = Color(hex: 0x005FD7)
    /// `#5F5FAF`.
    public static let indigo = Color(hex: 0x5F5FAF)
    /// `#875FAF`.
    public static let violet = Color(hex: 0x875FAF)
    /// `#D70087`.
    public static let pink = Color(hex: 0xD70087)
    /// `#6C6C6C`.
    public static let gray = Color(hex: 0x6C6C6C)

    /// The exact white, whatever the terminal takes for it.
    public static let white = Color(hex: 0xFFFFFF)
    /// The exact black, whatever the terminal takes for it.
    public static let black = Color(hex: 0x000000)

    /// The ten fills with their names, in the order of the rainbow.
    public static let palette: [(name: String, color: Color)] = [
        ("red", .red), ("orange", .orange), ("amber", .amber), ("green", .green), ("teal", .teal),
        ("blue", .blue), ("indigo", .indigo), ("violet", .violet), ("pink", .pink),
        ("gray", .gray),
    ]
}
