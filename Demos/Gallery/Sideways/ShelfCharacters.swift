/// The characters on the cards of Shelves. Each is one column wide on every terminal.
enum ShelfCharacters {
    /// Ten arrows, twenty pieces of games, ten bodies of the solar system, 140 letters and a hundred lines.
    static let all: [Unicode.Scalar] =
        Array("←↑→↓⇐⇑⇒⇓↦↺♔♕♖♗♘♙♚♛♜♝♞♟♠♡♢♣♤♥♦♧☉☿♀♁♂♃♄♅♆♇".unicodeScalars)
        + scalars(0x100...0x11A) + scalars(0x391...0x3A1) + scalars(0x3A3...0x3A9)
        + scalars(0x3B1...0x3C9)
        + scalars(0x410...0x44F) + scalars(0x2500...0x2563)

    private static func scalars(_ range: ClosedRange<UInt32>) -> [Unicode.Scalar] {
        range.compactMap(Unicode.Scalar.init)
    }
}
