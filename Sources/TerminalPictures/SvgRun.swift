import Terminals

/// A run of adjacent letters in one row that look alike.
struct SvgRun {
    private var column: Int
    private var columns: Int
    private var text: String
    private var foreground: String
    private var attributes: Style.Attributes
    /// Whether the run is one wide glyph. Such a glyph is centred in its two columns, because its width depends on the
    /// font.
    private var isWide: Bool

    /// Returns the runs of a row. Glyphs that are drawn as shapes belong to no run. Blanks also belong to no run,
    /// except for a single blank between two words.
    static func runs(of cells: [SvgCell], widths: [UInt8]) -> [SvgRun] {
        var runs: [SvgRun] = []
        for (column, cell) in cells.enumerated() where cell.isText {
            let run = SvgRun(column: column, cell: cell, isWide: widths[column] == 2)
            if runs.last?.canJoin(run) != true || !runs[runs.count - 1].join(run, between: cells) {
                runs.append(run)
            }
        }
        return runs
    }

    private init(column: Int, cell: SvgCell, isWide: Bool) {
        self.column = column
        self.isWide = isWide
        columns = isWide ? 2 : 1
        text = cell.glyph.description
        foreground = cell.foreground
        attributes = cell.attributes
    }

    private func canJoin(_ next: SvgRun) -> Bool {
        !isWide && !next.isWide && foreground == next.foreground && attributes == next.attributes
    }

    /// Appends the next run to this run if it follows directly, or after one blank with the same attributes. Returns
    /// whether it was appended.
    private mutating func join(_ next: SvgRun, between cells: [SvgCell]) -> Bool {
        let gap = next.column - column - columns
        let blank = cells[next.column - 1]
        guard gap == 0 || gap == 1 && blank.glyph == .space && blank.attributes == attributes else {
            return false
        }
        text += (gap == 1 ? " " : "") + next.text
        columns += gap + next.columns
        return true
    }

    /// Returns the SVG text element of the run. The element fixes the width of the run, so that the letters keep to
    /// their columns in any font. It has no attribute for the picture's own text colour.
    func element(y: Int, plain: String) -> String {
        let (x, width) = (column * SvgPicture.width, columns * SvgPicture.width)
        var attributes =
            isWide
            ? "x=\"\(x + width / 2)\" y=\"\(y)\" text-anchor=\"middle\""
            : "x=\"\(x)\" y=\"\(y)\" textLength=\"\(width)\""
        if foreground != plain { attributes += " fill=\"\(foreground)\"" }
        if self.attributes.contains(.bold) { attributes += " font-weight=\"bold\"" }
        if self.attributes.contains(.dim) { attributes += " fill-opacity=\".6\"" }
        if self.attributes.contains(.italic) { attributes += " font-style=\"italic\"" }
        if self.attributes.contains(.underline) { attributes += " text-decoration=\"underline\"" }
        return "<text \(attributes)>\(Xml.escaped(text))</text>"
    }
}

extension SvgCell {
    /// Whether the cell is drawn with a font, not as a shape.
    fileprivate var isText: Bool {
        !glyph.isContinuation && glyph != .space && !glyph.isHalfBlock && glyph != Glyph("█")
            && SvgBlock(glyph) == nil && SvgLine(glyph) == nil
    }
}

enum Xml {
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
