import Terminals

/// The contents of a picture, merged into few elements: shapes by colour, lines by colour, texts.
struct SvgPicture {
    /// The size of a cell in pixels: a monospaced font of size 15 is 9 pixels wide.
    static let (width, height) = (9, 18)
    private static let (margin, baseline) = (12, 14)

    private let theme: Theme
    private let depth: ColorDepth
    private let colors: SvgColors
    /// The shapes of the fills, as path data by colour.
    private var shapes = SvgLayers()
    private var lines = SvgLayers()
    private var texts: [String] = []
    /// The fills that reach down to the next half row, and can still grow. The value is the range of half rows.
    private var open: [Fill: Range<Int>] = [:]

    /// A run of half cells of one colour in a half row.
    private struct Fill: Hashable {
        var columns: Range<Int>
        var color: String
    }

    init(theme: Theme, depth: ColorDepth) {
        self.theme = theme
        self.depth = depth
        colors = SvgColors(theme, depth: depth)
    }

    mutating func add(_ row: UnsafeBufferPointer<Cell>, row index: Int) {
        let cells = row.map { SvgCell($0, depth: depth, theme: theme, colors: colors) }
        for isUpper in [true, false] {
            addFills(cells.map { $0.half(isUpper: isUpper) }, half: 2 * index + (isUpper ? 0 : 1))
        }
        for (column, cell) in cells.enumerated() {
            addBlock(cell, column: column, row: index)
        }
        addLines(cells, row: index)
        texts += SvgRun.runs(of: cells, widths: row.map(\.width)).map {
            $0.element(y: index * Self.height + Self.baseline, plain: colors.foreground)
        }
    }

    /// Extends the fills that continue from the half row above, ends the other fills, and begins new fills.
    private mutating func addFills(_ colors: [String?], half: Int) {
        var fills: [Fill: Range<Int>] = [:]
        var start = 0
        while start < colors.count {
            let end = colors[start...].firstIndex { $0 != colors[start] } ?? colors.count
            if let color = colors[start] {
                let fill = Fill(columns: start..<end, color: color)
                fills[fill] = (open.removeValue(forKey: fill)?.lowerBound ?? half)..<half + 1
            }
            start = end
        }
        close()
        open = fills
    }

    private mutating func close() {
        // Use a fixed order, so that equal screens always give the same document.
        for (fill, halves) in open.sorted(by: {
            $0.key.columns.lowerBound < $1.key.columns.lowerBound
        }) {
            shapes.add(
                fill.color,
                rectangle(
                    x: fill.columns.lowerBound * Self.width, y: halves.lowerBound * Self.height / 2,
                    width: fill.columns.count * Self.width, height: halves.count * Self.height / 2))
        }
        open = [:]
    }

    /// Adds the shape of a cell with a block element, unless it is a half block, which counts as a fill.
    private mutating func addBlock(_ cell: SvgCell, column: Int, row: Int) {
        guard let part = SvgBlock(cell.glyph) else { return }
        let (x, y) = (column * Self.width, row * Self.height)
        texts.append(
            "<path shape-rendering=\"crispEdges\" fill=\"\(cell.foreground)\"\(part.opacity)"
                + " d=\"\(part.path(x: x, y: y))\"/>")
    }

    /// Adds the lines of a row, and merges horizontal lines that continue in the next cell.
    private mutating func addLines(_ cells: [SvgCell], row: Int) {
        var column = 0
        while column < cells.count {
            let cell = cells[column]
            guard let line = SvgLine(cell.glyph) else {
                column += 1
                continue
            }
            var end = column + 1
            if line == .horizontal {
                while end < cells.count, cells[end].glyph == cell.glyph,
                    cells[end].foreground == cell.foreground
                { end += 1 }
            }
            lines.add(
                cell.lineColor, line.path(column: column, row: row, count: end - column))
            column = end
        }
    }

    /// Returns the elements that show the screen, on a rectangle with the theme's background.
    consuming func elements(size: ScreenSize) -> [String] {
        close()
        let (width, height) = Self.extent(of: size)
        var parts = [
            "<rect x=\".5\" y=\".5\" width=\"\(width - 1)\" height=\"\(height - 1)\" rx=\"10\""
                + " fill=\"\(colors.background)\" stroke=\"\(colors.edge)\"/>",
            "<g transform=\"translate(\(Self.margin) \(Self.margin))\">",
        ]
        parts += shapes.paths {
            "<path shape-rendering=\"crispEdges\" fill=\"\($0)\" d=\"\($1)\"/>"
        }
        parts += lines.paths { "<path fill=\"none\" stroke=\"\($0)\" d=\"\($1)\"/>" }
        return parts + texts + ["</g>"]
    }

    /// Returns an SVG document that contains the given elements, for screens of a size.
    static func document(
        size: ScreenSize, theme: Theme, depth: ColorDepth, title: String, _ elements: [String]
    ) -> String {
        let (width, height) = extent(of: size)
        var parts = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
                + " viewBox=\"0 0 \(width) \(height)\" font-size=\"15\" font-family=\"'DejaVu Sans Mono',"
                + " ui-monospace, Menlo, Consolas, monospace\" fill=\"\(SvgColors(theme, depth: depth).foreground)\">"
        ]
        if !title.isEmpty { parts.append("<title>\(Xml.escaped(title.printable()))</title>") }
        return (parts + elements + ["</svg>", ""]).joined(separator: "\n")
    }

    /// Returns the size in pixels, including the margin.
    private static func extent(of size: ScreenSize) -> (width: Int, height: Int) {
        (size.columns * width + 2 * margin, size.rows * height + 2 * margin)
    }
}

/// A list of path data by colour, in the order in which the colours first appeared.
struct SvgLayers {
    private var order: [String] = []
    private var data: [String: String] = [:]

    mutating func add(_ color: String, _ path: String) {
        if data[color] == nil { order.append(color) }
        data[color, default: ""] += path
    }

    func paths(_ element: (String, String) -> String) -> [String] {
        order.map { element($0, data[$0] ?? "") }
    }
}

/// Returns the path data of a rectangle, in pixels.
func rectangle(x: Int, y: Int, width: Int, height: Int) -> String {
    "M\(x) \(y)h\(width)v\(height)h-\(width)z"
}
