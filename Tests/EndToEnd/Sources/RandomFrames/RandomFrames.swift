import Terminals

/// Frames of random cells. The probe draws them, and a test computes the same frames from the same fixed seed.
public struct RandomFrames {
    /// The set of colors in the frames.
    public enum Colors: String, Sendable, CaseIterable {
        /// Any RGB values.
        case any
        /// The first six numbers of the palette. Each pair of them fits in the 64 color pairs of a terminal with eight
        /// colors.
        case few
        /// Many RGB values that look the same on a terminal with eight colors.
        case grays
    }

    public private(set) var number = 0
    private let colors: Colors
    private var random = SplitMix(state: 7)
    /// The random seed of each row.
    private var rows: [UInt64] = []

    public init(_ colors: Colors) {
        self.colors = colors
        rows = (0..<200).map { _ in random.next() }
    }

    /// Changes to the next frame: all rows are new, or rows move up or down, or at most four rows change.
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
            // Leaves out the last columns: terminals handle the last column differently, and the corner is drawn by
            // inserting the cell before it.
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

    /// Draws one text. Returns its width in columns.
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
