@testable import Terminals

/// A drawing operation of an element.
indirect enum ModelOperation {
    case fill(Color, foreground: Color?)
    case fillPart(Color, columns: Range<Int>, rows: Range<Int>)
    case text(String, ModelLook)
    case textAt(String, ModelLook, row: Int, column: Int)
    case wrapped(String, ModelLook, row: Int, columns: Range<Int>?)
    case border(String, ModelLook)
    case trace(TextOptions, columns: Range<Int>, rows: Range<Int>)
    case within(columns: Range<Int>, rows: Range<Int>, [ModelOperation])
    case inset(columns: Int, rows: Int, [ModelOperation])
    case fade, markSelected
}

extension ModelOperation {
    /// Draws with the code under test.
    func draw(into region: inout Region) {
        switch self {
        case .fill(let color, let foreground):
            region.fill(color, foreground: foreground ?? .terminal)
        case .fillPart(let color, let columns, let rows):
            region.fill(color, columns: columns, rows: rows)
        case .text(let text, let look): region.text(text, look.options, color: look.color)
        case .textAt(let text, let look, let row, let column):
            region.text(text, row: row, column: column, look.options, color: look.color)
        case .wrapped(let text, let look, let row, let columns):
            region.text(
                wrapped: text, row: row, columns: columns, look.options, color: look.color)
        case .border(let title, let look):
            region.border(title: title, look.options, color: look.color)
        case .trace(let options, let columns, let rows):
            region.trace("━", fallback: "=", columns: columns, rows: rows, options)
        case .within(let columns, let rows, let operations):
            region.within(columns: columns, rows: rows) { region in
                for operation in operations { operation.draw(into: &region) }
            }
        case .inset(let columns, let rows, let operations):
            region.inset(columns: columns, rows: rows) { region in
                for operation in operations { operation.draw(into: &region) }
            }
        case .fade: region.fade()
        case .markSelected: region.markSelected()
        }
    }
}

extension ModelElement {
    /// Draws with the reference implementation.
    mutating func draw(_ operation: ModelOperation, on screen: inout ModelScreen) {
        switch operation {
        case .fill(let color, let foreground):
            waiting = Fill(color, foreground: foreground ?? .terminal)
        case .fillPart(let color, let columns, let rows):
            begin(&screen)
            for (row, column) in cells(columns: columns, rows: rows) {
                screen.paint(Fill(color), upper: true, lower: true, row, column)
            }
        case .text(let text, let look):
            guard let row = frame.textRow else { return }
            begin(&screen)
            write(text, look, columns: frame.columns, row: row, &screen)
        case .textAt(let text, let look, let row, let column):
            begin(&screen)
            guard rows.indices.contains(rows.lowerBound + row), column < frame.columns.count
            else { return }
            let columns = frame.columns.lowerBound + column..<frame.columns.upperBound
            write(text, look, columns: columns, row: rows.lowerBound + row, &screen)
        case .wrapped(let text, let look, let row, let columns):
            begin(&screen)
            drawWrapped(text, look, row: row, columns: columns, on: &screen)
        case .border(let title, let look):
            begin(&screen)
            drawBorder(title, look, on: &screen)
        case .trace(let options, let columns, let rows):
            begin(&screen)
            let glyph = Glyph(screen.features.isUnicode ? "━" : "=")
            let ink = ModelInk(attributes: options.attributes)
            for (row, column) in cells(columns: columns, rows: rows)
            where screen.cells[row][column].glyph == .space {
                screen.cells[row][column] = ink.cell(glyph, over: screen.cells[row][column])
            }
        case .within(let columns, let rows, let operations):
            drawPart(columns: columns, rows: rows, operations, on: &screen)
        case .inset(let columns, let rows, let operations):
            let (right, bottom) = (frame.columns.count - columns, self.rows.count - rows)
            drawPart(
                columns: columns..<max(columns, right), rows: rows..<max(rows, bottom), operations,
                on: &screen)
        case .fade: fade(on: &screen)
        case .markSelected: markSelected(on: &screen)
        }
    }

    private mutating func drawPart(
        columns: Range<Int>, rows: Range<Int>, _ operations: [ModelOperation],
        on screen: inout ModelScreen
    ) {
        begin(&screen)
        var part = part(columns: columns, rows: rows)
        for operation in operations { part.draw(operation, on: &screen) }
        part.paintHalves(&screen)
    }

    private func drawWrapped(
        _ text: String, _ look: ModelLook, row: Int, columns: Range<Int>?,
        on screen: inout ModelScreen
    ) {
        let all = 0..<frame.columns.count
        let part = all.filter { columns?.contains($0) ?? true }
        guard let first = part.first else { return }
        let left = frame.columns.lowerBound + first
        for (index, line) in text.lines(wrappedAt: part.count).enumerated() {
            let row = rows.lowerBound + row + index
            guard rows.contains(row) else { continue }
            write(String(line), look, columns: left..<left + part.count, row: row, &screen)
        }
    }

    private func drawBorder(_ title: String, _ look: ModelLook, on screen: inout ModelScreen) {
        let (columns, count) = (frame.columns.count, rows.count)
        guard columns > 1, count > 1 else { return }
        let glyphs = Array(screen.features.isUnicode ? "╭─╮│╰─╯" : "+-+|+-+")
        for (row, column) in cells(columns: 0..<columns, rows: 0..<count) {
            let x = column - frame.columns.lowerBound
            let y = row - rows.lowerBound
            let isEdge = (x == 0 || x == columns - 1, y == 0 || y == count - 1)
            guard isEdge.0 || isEdge.1 else { continue }
            let corner = isEdge.0 ? (x == 0 ? 0 : 2) : 1
            let index = isEdge.1 ? corner + (y == 0 ? 0 : 4) : 3
            screen.write(
                Glyph(glyphs[index].unicodeScalars.first ?? " "), width: 1, row, column, look.ink
            ) { _ in true }
        }
        drawTitle(title, look, on: &screen)
    }

    /// Draws a title between blanks. One column of the line stays visible at each corner.
    private func drawTitle(_ title: String, _ look: ModelLook, on screen: inout ModelScreen) {
        let room = frame.columns.count - 4
        guard room > 0, !title.isEmpty else { return }
        let whole = title.reduce(0) { $0 + ModelText.width(of: $1) }
        let width = min(whole, room)
        let free = room - width
        var start = frame.columns.lowerBound + 1
        if look.options.contains(.centered) {
            start += free / 2
        } else if look.options.contains(.trailing) {
            start += free
        }
        let row = rows.lowerBound
        guard clip.rows.contains(row) else { return }
        for column in start..<start + width + 2 {
            screen.write(.space, width: 1, row, column, look.ink, where: isSeen)
        }
        var plain = look
        plain.options.subtract([.centered, .trailing])
        write(title, plain, columns: start + 1..<start + 1 + width, row: row, &screen)
    }
}
