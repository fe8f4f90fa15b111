import Reflow
import Testing

/// A failed comparison prints the pictures instead of the cells.
extension Screen: CustomTestStringConvertible {
    public var testDescription: String { "\(size)\n\(text())\n" }
}

extension Screen {
    /// The rows as text, without trailing blanks.
    var lines: [String] {
        text().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// The fills: one letter for each cell, and `.` for the terminal's own colour. A half block is
    /// a capital of its colour.
    var fills: [String] {
        (0..<size.rows).map { row in
            var line = (0..<size.columns).map { fillName(self[row, $0]) }.joined()
            while line.last == "." { line.removeLast() }
            return line
        }
    }

    private func fillName(_ cell: Cell) -> String {
        if cell.glyph.isHalfBlock { return cell.ink.initial.uppercased() }
        let isReversed = cell.attributes.contains(.reverse)
        // The terminal's own colours, reversed.
        if isReversed, cell.background == .terminal { return "~" }
        return (isReversed ? cell.ink : cell.background).initial
    }

    /// The cells of a range of columns and rows.
    func cells(columns: Range<Int>, rows: Range<Int>) -> [[Cell]] {
        rows.map { row in columns.map { self[row, $0] } }
    }

    /// Whether the text contains no control characters that could harm a terminal.
    var isHarmless: Bool {
        text().unicodeScalars.allSatisfy { scalar in
            scalar == "\n" || ![.control, .format].contains(scalar.properties.generalCategory)
        }
    }
}

extension Color {
    fileprivate var initial: String {
        switch self {
        case .terminal: "."
        case .gray: "y"
        case .surface: "s"
        case .white, .reversed: "w"
        case .black: "k"
        // An exact colour that equals a palette colour has the palette colour's letter.
        default:
            Color.palette.first { $0.color.looks(like: self) }
                .map { String($0.name.prefix(1)) } ?? "?"
        }
    }

    private func looks(like other: Color) -> Bool {
        guard let mine = components, let others = other.components else { return self == other }
        return mine == others
    }
}
