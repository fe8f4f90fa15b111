import Terminals

/// Frames with cells of all kinds, the same for a seed: a program draws them, and a test knows what has to be shown.
public struct RandomFrames {
    /// What colours are like.
    public enum Colors: String, Sendable, CaseIterable {
        /// Any values.
        case any
        /// The first numbers of the terminal's table, so few that each pair of them is one of the terminal's 64.
        case few
        /// Many values that look alike where there are eight colours.
        case grays
    }

    public private(set) var number = 0
    private let colors: Colors
    private var random = SplitMix(state: 7)
    /// What each row shows.
    private var rows: [UInt64] = []

    public init(_ colors: Colors) {
        self.colors = colors
        rows = (0..<200).map { _ in random.next() }
    }

    /// Goes on to the next frame: other rows, the same ones elsewhere, or only a few others.
    public mutating func advance() {
        number += 1
        switch random.next() % 4 {
        case 0: for row in rows.indices { rows[row] = random.next() }
        case 1:
            let count = Int.random(in: 1...9, using: &random)
            rows = Array(rows[count...]) + (0..<count).map { _ in random.next() }
        case 2:
            let count = Int.random(in: 1...9, using: &random)
            rows = (0..<count).map { _ in random.next() } + rows.dropLast(count)
        default:
            for _ in 0..<4 { rows[Int.random(in: 0..<20, using: &random)] = random.next() }
        }
    }

    public func draw(into region: inout Region) {
        for row in 1..<max(1, region.rows) {
            var random = SplitMix(state: rows[row])
            var column = 0
            // Terminals differ in what they do at the last column, and in the corner what is beside it is inserted.
            while column < region.columns - 2 {
                column += draw(row, column, &random, into: &region)
            }
        }
        region.text("frame \(number)", row: 0)
    }

    private static let pieces = [
        "a", "Q", "~", " ", "   ", "word", "é", "e\u{301}", "a\u{308}\u{323}", "─", "╿", "漢", "字",
        "漢字",
        "🇩🇪", "🇫🇷🇩🇪", "❤\u{FE0F}", "x❤\u{FE0F}y",
    ]
    private static let options: [TextOptions] = [.bold, .italic, .underline, .reverse]

    /// Draws one piece, and tells how many columns it takes.
    private func draw(
        _ row: Int, _ column: Int, _ random: inout SplitMix, into region: inout Region
    ) -> Int {
        let text = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
        let width = text.displayWidth
        if random.next() % 2 == 0 {
            region.fill(
                color(&random), columns: column..<min(column + width, region.columns - 2),
                rows: row..<row + 1)
        }
        let options = TextOptions(Self.options.filter { _ in random.next() % 5 == 0 })
        let color = random.next() % 2 == 0 ? nil : color(&random)
        guard column + width < region.columns - 1 else { return width }
        region.text(text, row: row, column: column, options, color: color)
        return width
    }

    private func color(_ random: inout SplitMix) -> Color {
        let value = UInt32(truncatingIfNeeded: random.next())
        return switch colors {
        case .any: value % 8 == 0 ? .index(UInt8(value >> 8 & 7)) : Color(hex: value >> 8)
        case .few: .index(UInt8(value % 6))
        case .grays: Color(hex: 0xE0_E0E0 | value & 0x1F_1F1F)
        }
    }
}
