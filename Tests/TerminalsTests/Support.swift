@testable import Terminals

extension Screen {
    /// Whether every wide glyph has its continuation cell, and every continuation cell its glyph.
    var isWhole: Bool {
        (0..<size.rows).allSatisfy { row in
            (0..<size.columns).allSatisfy { column in
                let cell = self[row, column]
                switch cell.width {
                case 0: return column > 0 && self[row, column - 1].width == 2
                case 1: return !cell.glyph.isContinuation
                default:
                    return column + 1 < size.columns && self[row, column + 1].glyph.isContinuation
                        && self[row, column + 1].width == 0
                }
            }
        }
    }

    /// A picture of the fills: one letter for each cell, with upper-case initials for palette
    /// colours.
    func colors() -> String {
        func name(_ color: Color) -> String {
            switch color {
            case .terminal: "."
            case .red: "R"
            case .green: "G"
            case .blue: "B"
            case .reversed: "W"
            default: "?"
            }
        }
        return (0..<2 * size.rows).map { half in
            (0..<size.columns).map { column in
                let (upper, lower) = self[half / 2, column].halves
                return name(half % 2 == 0 ? upper : lower)
            }.joined()
        }.joined(separator: "\n")
    }
}
