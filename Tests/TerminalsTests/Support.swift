@testable import Terminals

/// A small generator with a seed, so that every run gives the same numbers.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A random text of all kinds of scalars, with a high share of special cases.
    mutating func text(count: Int) -> String {
        let careful: [Unicode.Scalar] = [
            "\u{1B}", "\n", "\t", "\u{7F}", "\u{85}", "\u{9B}", "\u{200D}", "\u{FE0F}", "\u{301}",
            "\u{202E}", "\u{1F468}", "\u{1F3FD}", "\u{1F1E9}", "\u{1F1EA}", "\u{6F22}", "é", "a",
            "b", " ", "\u{1100}", "\u{1161}", "\u{11A8}", "\u{93F}", "\u{E000}", "─", "▌", "\0",
        ]
        var text = String.UnicodeScalarView()
        for _ in 0..<count {
            if Bool.random(using: &self) {
                text.append(careful.randomElement(using: &self) ?? "a")
            } else if let scalar = Unicode.Scalar(UInt32.random(in: 0..<0x11_0000, using: &self)) {
                text.append(scalar)
            }
        }
        return String(text)
    }
}

extension Screen {
    /// A screen with the drawing of a closure.
    static func drawn(
        _ columns: Int, _ rows: Int, features: ScreenFeatures = ScreenFeatures(),
        _ body: (inout Region) -> Void
    ) -> Screen {
        var screen = Screen(size: ScreenSize(columns: columns, rows: rows), features: features)
        screen.draw(body)
        return screen
    }

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
