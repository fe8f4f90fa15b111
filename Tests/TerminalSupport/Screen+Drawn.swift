import Terminals

extension Screen {
    /// A screen with the drawing of a closure.
    package static func drawn(
        _ columns: Int, _ rows: Int, features: ScreenFeatures = ScreenFeatures(),
        _ body: (inout Region) -> Void
    ) -> Screen {
        var screen = Screen(size: ScreenSize(columns: columns, rows: rows), features: features)
        screen.draw(body)
        return screen
    }

    /// A screen of random cells, some of them blank, which share a few colours.
    package static func random(_ random: inout SplitMix, depth: ColorDepth) -> Screen {
        let size = ScreenSize(columns: 7, rows: 3)
        var screen = Screen(size: size, features: ScreenFeatures(colors: depth))
        let colors = [
            Color.terminal, .red, Color(hex: UInt32.random(in: 0..<1 << 24, using: &random)),
        ]
        screen.draw { region in
            for _ in 0..<9 {
                let row = Int.random(in: 0..<3, using: &random)
                let column = Int.random(in: 0..<7, using: &random)
                let color = colors.randomElement(using: &random) ?? .red
                if random.chance(2) {
                    region.fill(color, columns: column..<column + 3, rows: row..<row + 1)
                    continue
                }
                let attributes = UInt16.random(in: 0..<32, using: &random)
                let text = ["a", "漢", "x\u{301}", "▀", "  "].randomElement(using: &random) ?? "a"
                region.text(
                    text, row: row, column: column,
                    TextOptions(rawValue: random.chance(2) ? attributes : 0),
                    color: random.chance(2) ? colors.randomElement(using: &random) : nil)
            }
        }
        let left = Int.random(in: 0..<7, using: &random)
        screen.fill(.blue, columns: left..<left + 2, halfRows: 1..<4)
        return screen
    }
}
