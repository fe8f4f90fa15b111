@testable import Terminals

extension ModelElement {
    /// Fades the fill of the cells, and dims the letters.
    mutating func fade(on screen: inout ModelScreen) {
        if let fill = waiting {
            waiting = Fill(fill.color.faded)
            return
        }
        // If the element kept its edges at half rows, a neighbour may fill the other halves.
        func faded(_ color: Color) -> Color {
            guard let edges else { return color.faded }
            return color == edges.color ? color.faded : color
        }
        for row in touched where clip.rows.contains(row) {
            for column in seenColumns {
                var cell = screen.cells[row][column]
                cell.background = faded(cell.background)
                if cell.glyph == Glyph("▀") || cell.glyph == Glyph("▄") {
                    cell.foreground = faded(cell.foreground)
                } else if cell.glyph != .space {
                    cell.attributes.insert(.dim)
                }
                screen.cells[row][column] = cell
            }
        }
        edges = edges.map { Fill($0.color.faded) }
    }

    /// Marks the element as selected: reverses whole rows and half rows, and marks the first
    /// column.
    mutating func markSelected(on screen: inout ModelScreen) {
        let inner = touched.filter(isInner)
        if let fill = waiting, screen.features.isUnicode {
            waiting = Fill(.reversed)
            paintHalves(&screen)
            if screen.features.colors == .monochrome { reverse(inner, on: &screen) }
            mark(inner.isEmpty ? Array(touched.prefix(1)) : inner, fill.color, on: &screen)
        } else if edges != nil, screen.features.isUnicode {
            for row in touched where !isInner(row) && clip.rows.contains(row) {
                let hasLetter = seenColumns.contains {
                    !["▀", "▄"].contains(screen.cells[row][$0].glyph.description)
                }
                if hasLetter {
                    reverse([row], on: &screen)
                } else {
                    for column in seenColumns {
                        screen.paint(
                            Fill(.reversed),
                            upper: frame.halfRows.contains(2 * row),
                            lower: frame.halfRows.contains(2 * row + 1), row, column)
                    }
                }
            }
            reverse(inner, on: &screen)
            mark(inner, nil, on: &screen)
        } else {
            begin(&screen)
            let rows = filledRows(on: screen)
            reverse(rows, on: &screen)
            mark(rows, nil, on: &screen)
        }
    }

    /// All rows from the first to the last one with the colour of the fill. Without a fill: all
    /// visible rows.
    private func filledRows(on screen: ModelScreen) -> [Int] {
        let seen = rows.filter { clip.rows.contains($0) }
        guard let color = edges?.color, color != .terminal else { return seen }
        let filled = seen.filter { row in
            seenColumns.contains { screen.cells[row][$0].background == color }
        }
        guard let first = filled.first, let last = filled.last else { return seen }
        return Array(first...last)
    }

    private func reverse(_ rows: [Int], on screen: inout ModelScreen) {
        for row in rows where clip.rows.contains(row) {
            for column in seenColumns {
                screen.cells[row][column].attributes.formSymmetricDifference(.reverse)
            }
        }
    }

    private func mark(_ rows: [Int], _ color: Color?, on screen: inout ModelScreen) {
        let column = frame.columns.lowerBound
        guard isSeen(column) else { return }
        let glyph = Glyph(screen.features.isUnicode ? "▌" : ">")
        for row in rows where clip.rows.contains(row) {
            let old = screen.cells[row][column]
            guard [" ", "▀", "▄"].contains(old.glyph.description) else { continue }
            let ink = ModelInk(attributes: [], color: color)
            screen.cells[row][column] = ink.cell(glyph, over: old)
        }
    }
}
