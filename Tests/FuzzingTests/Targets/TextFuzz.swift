@testable import Gallery
@testable import Terminals

/// Checks any bytes as a text and as lines of a file, up to the cells of a screen.
enum TextFuzz {
    static func check(_ bytes: UnsafeRawBufferPointer) throws {
        var source = ByteSource(bytes)
        let setting = Setting(&source)
        let rest = source.rest()
        for line in rest.split(separator: 0x0A) { try checkLine(line, setting) }
        let text = String(decoding: rest, as: UTF8.self)
        try checkWidths(text, isUnicode: setting.features.isUnicode)
        for width in [setting.width, 1, 2, 80] {
            try checkCut(text, to: width, isUnicode: setting.features.isUnicode)
            try checkWrapping(text, at: width)
        }
        try checkDrawing(text, setting)
        try checkWrappedDrawing(text, setting)
    }

    /// The position and the way in which a text is drawn.
    private struct Setting {
        let features: ScreenFeatures
        let size: ScreenSize
        let frame: Region.Frame
        let clip: ScreenArea
        let options: TextOptions
        let row: Int
        let column: Int
        let width: Int

        init(_ source: inout ByteSource) {
            features = ScreenFeatures(
                colors: source.choice([.trueColor, .indexed256, .monochrome]),
                isUnicode: !source.flag())
            size = ScreenSize(columns: source.int(0...12), rows: source.int(0...6))
            frame = Self.frame(&source)
            clip = ScreenArea(
                columns: Self.range(&source).clamped(to: 0..<size.columns),
                rows: Self.range(&source).clamped(to: 0..<size.rows))
            options = TextOptions(rawValue: UInt16(source.byte()) << 3 & 0x71F)
            row = source.int(-2...6)
            column = source.int(-4...12)
            width = source.int(0...14)
        }

        /// Returns a frame whose rows are half rows rounded to the nearest row, like the frames of elements.
        private static func frame(_ source: inout ByteSource) -> Region.Frame {
            let (columns, halves) = (range(&source), range(&source))
            guard source.flag() else { return Region.Frame(columns: columns, rows: halves) }
            let touched = halves.lowerBound >> 1..<(halves.upperBound + 1) >> 1
            let row = touched.lowerBound + source.int(0...7)
            return Region.Frame(
                columns: columns, halfRows: halves,
                rows: (halves.lowerBound + 1) >> 1..<(halves.upperBound + 1) >> 1,
                textRow: touched.contains(row) ? row : nil)
        }

        private static func range(_ source: inout ByteSource) -> Range<Int> {
            let start = source.int(-4...8)
            return start..<start + source.int(0...14)
        }
    }

    /// Checks that a shown line contains no colour sequences, tabs or control characters, and that a search finds it.
    private static func checkLine(_ line: ArraySlice<UInt8>, _ setting: Setting) throws {
        let shown = LineText.shown(line)
        try require(!shown.utf8.contains(0x09), "A tab in “\(shown)”")
        try checkScalars(
            shown.printable(isUnicode: setting.features.isUnicode).unicodeScalars,
            isUnicode: setting.features.isUnicode)
        try checkCells(screen(setting) { $0.text(shown, row: setting.row, setting.options) })
        let isPlain = !line.contains { $0 < 0x20 }
        func cut(_ bytes: ArraySlice<UInt8>) -> String {
            LineText.cuttingClusters(String(decoding: bytes, as: UTF8.self))
        }
        try require(!isPlain || shown == cut(line), "“\(shown)” was a plain line")
        // A return at the end is not shown, and tabs expand to spaces.
        let whole = line.last == 0x0D ? line.dropLast() : line
        func letters(_ text: String) -> [Unicode.Scalar] {
            text.unicodeScalars.filter { $0 != " " && $0 != "\t" }
        }
        try require(
            letters(shown) == letters(cut(LineText.searched(whole))),
            "“\(shown)” is not what is searched")
        try checkStyledDrawing(line, setting)
    }

    /// Checks that a line with its styles has the same letters at the same cells as without its styles.
    private static func checkStyledDrawing(
        _ line: ArraySlice<UInt8>, _ setting: Setting
    ) throws {
        let styled = screen(setting) { region in
            let spans = LineText.styled(line).parts.map { region.span($0) }
            region.text(wrapped: spans, row: setting.row, setting.options)
        }
        let plain = screen(setting) {
            $0.text(wrapped: LineText.shown(line), row: setting.row, setting.options)
        }
        try checkCells(styled)
        try require(styled.text() == plain.text(), "Styles change “\(plain.text())”")
    }

    /// Checks that widths add up, with and without Unicode, and that printable text has no control characters.
    private static func checkWidths(_ text: String, isUnicode: Bool) throws {
        let pieces = Array(TextSegments(text, isUnicode: isUnicode))
        let width = text.displayWidth
        try require(
            pieces.reduce(0) { $0 + $1.width } == width, "The pieces' widths are not \(width)")
        let clusters = text.reduce(0) { $0 + String($1).displayWidth }
        try require(clusters == width, "The clusters' widths are \(clusters), not \(width)")
        for piece in pieces {
            try require(piece.width == 1 || piece.width == 2, "A piece \(piece)")
            try require(isUnicode || piece.width == 1, "A wide piece without Unicode: \(piece)")
            try checkGlyph(piece.glyph, isUnicode: isUnicode)
        }
        let printed = text.printable(isUnicode: isUnicode)
        try checkScalars(printed.unicodeScalars, isUnicode: isUnicode)
        try require(printed.displayWidth == width, "Printable, it is \(printed.displayWidth) wide")
    }

    private static func checkGlyph(_ glyph: Glyph, isUnicode: Bool) throws {
        try require(!glyph.scalars.isEmpty, "A glyph of nothing")
        try require(glyph.scalars.count <= 1 + Glyph.maximumMarks, "A glyph of \(glyph.scalars)")
        try checkScalars(glyph.scalars, isUnicode: isUnicode)
    }

    /// Checks that scalars are safe for a terminal: none of them moves the cursor or the text.
    private static func checkScalars(
        _ scalars: some Sequence<Unicode.Scalar>, isUnicode: Bool
    ) throws {
        for scalar in scalars {
            let value = scalar.value
            let isControl = value < 0x20 || 0x7F..<0xA0 ~= value
            let kind = ScalarClass(scalar)
            try require(
                !isControl && kind != .dropped && (kind != .replaced || value == 0xFFFD),
                "U+\(String(value, radix: 16)) gets through")
            try require(isUnicode || value < 0x80, "U+\(String(value, radix: 16)) without Unicode")
        }
    }

    /// Checks that a truncated text fits, and that a fitting text is not truncated.
    private static func checkCut(_ text: String, to width: Int, isUnicode: Bool) throws {
        let cut = text.truncated(toWidth: width, isUnicode: isUnicode)
        try require(cut.displayWidth <= max(0, width), "“\(cut)” is wider than \(width)")
        try checkScalars(cut.unicodeScalars, isUnicode: isUnicode)
        let printed = text.printable(isUnicode: isUnicode)
        if text.displayWidth <= width {
            try require(
                cut.unicodeScalars.elementsEqual(printed.unicodeScalars), "“\(cut)” was cut")
        }
        let again = cut.truncated(toWidth: width, isUnicode: isUnicode)
        try require(
            again.unicodeScalars.elementsEqual(cut.unicodeScalars), "“\(cut)” is cut to “\(again)”")
        let end = text.suffix(fittingWidth: width)
        try require(end.displayWidth <= max(0, width), "The end “\(end)” is wider than \(width)")
    }

    /// Checks that wrapped lines fit the width and contain all visible characters.
    private static func checkWrapping(_ text: String, at width: Int) throws {
        let lines = Array(text.lines(wrappedAt: width))
        try require(text.lineCount(wrappedAt: width) == lines.count, "\(lines.count) lines counted")
        for line in lines {
            let isNarrow = line.displayWidth <= max(1, width)
            let visible = line.filter { String($0).displayWidth > 0 }
            try require(
                isNarrow || visible.count == 1, "“\(line)” in \(width) is \(line.displayWidth) wide"
            )
            try require(!line.contains(where: \.isNewline), "A newline in “\(line)”")
        }
        // Compares cluster by cluster, because a cluster may begin with a space.
        func seen(_ text: some StringProtocol) -> [Character] {
            text.filter { $0 != " " && $0 != "\t" && !$0.isNewline }
        }
        try require(
            lines.flatMap { seen($0) } == seen(text), "Wrapped at \(width), characters are missing")
    }

    /// Returns a screen with a filled background, so that every drawn cell differs from it.
    private static func screen(_ setting: Setting, _ body: (inout Region) -> Void) -> Screen {
        var screen = Screen(size: setting.size, features: setting.features)
        screen.draw { region in
            region.fill(.red)
            region.draw(setting.frame, clip: setting.clip) { body(&$0) }
        }
        return screen
    }

    private static func checkDrawing(_ text: String, _ setting: Setting) throws {
        let untouched = screen(setting) { _ in }
        let spans = [TextSpan(String(text.prefix(3)), .bold), TextSpan(String(text.dropFirst(3)))]
        let screens = [
            screen(setting) { $0.text(text, setting.options) },
            screen(setting) { $0.text(spans, setting.options) },
            screen(setting) {
                $0.text(text, row: setting.row, column: setting.column, setting.options)
            },
            screen(setting) {
                $0.fill(.blue)
                $0.text(wrapped: text, row: setting.row, setting.options)
            },
            screen(setting) { $0.border(title: text, setting.options) },
        ]
        for screen in screens {
            try checkCells(screen)
            for row in 0..<setting.size.rows {
                for column in 0..<setting.size.columns {
                    guard
                        !setting.clip.contains(column: column, row: row)
                            || !setting.frame.columns.contains(column)
                            || !setting.frame.touchedRows.contains(row)
                    else { continue }
                    try require(
                        screen[row, column] == untouched[row, column],
                        "Drawn outside, at row \(row), column \(column)")
                }
            }
        }
    }

    /// Checks that no cell contains a control character, and that every wide glyph has its second half.
    private static func checkCells(_ screen: Screen) throws {
        for row in 0..<screen.size.rows {
            var column = 0
            while column < screen.size.columns {
                let cell = screen[row, column]
                try require(!cell.glyph.isContinuation, "Half a glyph at \(row), \(column)")
                try checkGlyph(cell.glyph, isUnicode: screen.features.isUnicode)
                try require(cell.width == 1 || cell.width == 2, "A cell \(cell.width) wide")
                if cell.width == 2 {
                    let hasHalf =
                        column + 1 < screen.size.columns
                        && screen[row, column + 1].glyph.isContinuation
                    try require(hasHalf, "A wide glyph without its half at \(row), \(column)")
                }
                column += Int(cell.width)
            }
        }
        let controls = screen.text().unicodeScalars.filter {
            $0.value < 0x20 && $0 != "\n" || 0x7F..<0xA0 ~= $0.value
        }
        try require(controls.isEmpty, "Controls in the text of a screen: \(controls)")
        // The output for a terminal contains only the sequences that set colours.
        let output = screen.ansi().unicodeScalars
        for (scalar, next) in zip(output, output.dropFirst()) where scalar.value < 0x20 {
            try require(
                scalar == "\n" || scalar == "\r" || scalar == "\u{1B}" && next == "[",
                "A control \(scalar.value) in the output")
        }
    }

    /// Checks that a wrapped text is drawn like its lines one by one.
    private static func checkWrappedDrawing(_ text: String, _ setting: Setting) throws {
        let wrapped = screen(setting) { $0.text(wrapped: text, row: setting.row, setting.options) }
        let single = screen(setting) { region in
            guard region.columns > 0 else { return }
            for (index, line) in text.lines(wrappedAt: region.columns).prefix(40).enumerated() {
                region.text(String(line), row: setting.row + index, setting.options)
            }
        }
        for row in 0..<setting.size.rows {
            for column in 0..<setting.size.columns
            where wrapped[row, column] != single[row, column] {
                throw BrokenLaw(
                    description: "Wrapped, \(wrapped[row, column]) instead of "
                        + "\(single[row, column]) at row \(row), column \(column)")
            }
        }
    }
}
