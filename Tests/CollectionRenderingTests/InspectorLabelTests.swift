import CollectionLayouts
import CollectionViews
import Terminals
import Testing

@testable import CollectionRendering

/// The labels of distances, on the lines of rulers and on the edges of elements without room around
/// them.
@Suite struct InspectorLabelTests {
    private let size = ScreenSize(columns: 40, rows: 11)

    /// The screen with a ruler over some cells, labelled with a distance in points.
    private func screen(
        _ direction: Direction, distance: Double, columns: Range<Int>, rows: Range<Int>,
        isUnicode: Bool
    ) -> [String] {
        let features = ScreenFeatures(isUnicode: isUnicode)
        return Screen.drawn(size.columns, size.rows, features: features) { region in
            let window = Window(of: region, scale: CellScale(), offset: .zero)
            let area = Rect(
                x: Double(columns.lowerBound) * 8, y: Double(rows.lowerBound) * 16,
                width: Double(columns.count) * 8, height: Double(rows.count) * 16)
            let ruler = ViewRuler(
                direction: direction, distance: distance, end: .edge, area: area)
            region.draw(ShownRuler(ruler, in: window), clip: window.clip)
        }.text().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// A ruler's line with the distance in the middle. A short ruler has only the distance, and a
    /// very short one has no text.
    @Test(arguments: [true, false]) func across(isUnicode: Bool) {
        let (start, line, end) = isUnicode ? ("├", "─", "┤") : ("<", "-", ">")
        for label in ["8", "16", "104", "1.5"] {
            for length in 0...9 {
                for rows in [0..<1, 2..<4, 1..<4, 9..<14] {
                    let free = length - label.count - 2
                    let text =
                        free >= 0
                        ? start + String(repeating: line, count: free / 2) + label
                            + String(repeating: line, count: (free + 1) / 2) + end
                        : length >= label.count ? label : ""
                    var wanted = Array(repeating: "", count: size.rows)
                    let seen = rows.clamped(to: 0..<size.rows)
                    wanted[(seen.lowerBound + seen.upperBound - 1) / 2] =
                        text.isEmpty ? "" : "   " + text
                    let found = screen(
                        length.isMultiple(of: 2) ? .left : .right, distance: Double(label) ?? 0,
                        columns: 3..<3 + length, rows: rows, isUnicode: isUnicode)
                    #expect(
                        found == wanted,
                        "The label is \(label), over \(length) cells in rows \(rows).")
                }
            }
        }
    }

    /// A ruler's line with the distance across its middle, and with ends if it has at least three
    /// rows.
    @Test(arguments: [true, false]) func down(isUnicode: Bool) {
        let (start, line, end) = isUnicode ? ("┬", "│", "┴") : ("^", "|", "v")
        for label in ["8", "16", "104", "10.5"] {
            for length in 0...9 {
                for columns in [10..<11, 10..<12, 4..<9, 35..<50] {
                    let seen = columns.clamped(to: 0..<size.columns)
                    let column = (seen.lowerBound + seen.upperBound - 1) / 2
                    var wanted = Array(repeating: "", count: size.rows)
                    for row in 0..<length {
                        let isEnd = length > 2 && (row == 0 || row == length - 1)
                        let glyph = !isEnd ? line : row == 0 ? start : end
                        wanted[1 + row] = String(repeating: " ", count: column) + glyph
                    }
                    if length > 0 {
                        wanted[1 + (length - 1) / 2] =
                            String(repeating: " ", count: column - (label.count - 1) / 2) + label
                    }
                    let found = screen(
                        length.isMultiple(of: 2) ? .up : .down, distance: Double(label) ?? 0,
                        columns: columns, rows: 1..<1 + length, isUnicode: isUnicode)
                    #expect(
                        found == wanted,
                        "The label is \(label), over \(length) rows in columns \(columns).")
                }
            }
        }
    }

    /// The first and last row of a frame with labels on its edges. Dots replace the blanks between
    /// its corners.
    private func edges(
        columns: Int, from first: Int = 0, size: String, _ labels: [Direction: Double],
        isUnicode: Bool = true
    ) -> [String] {
        let features = ScreenFeatures(isUnicode: isUnicode)
        let screen = Screen.drawn(30, 5, features: features) { region in
            let window = Window(of: region, scale: CellScale(), offset: .zero)
            let rulers = labels.map {
                ShownRuler(
                    ViewRuler(direction: $0, distance: $1, end: .edge, area: .zero), in: window)
            }
            region.draw(Region.Frame(columns: first..<first + columns, rows: 1..<4)) { region in
                for row in 0..<3 {
                    region.text(String(repeating: ".", count: columns), row: row)
                }
                region.drawEdgeLabels(size: size, rulers)
            }
        }
        let rows = screen.text().split(separator: "\n", omittingEmptySubsequences: false)
        #expect(rows[0] == "" && rows[4] == "")
        #expect(rows[2].allSatisfy { $0 == "." || $0 == " " })
        return [String(rows[1]), String(rows[3])]
    }

    @Test func labelsOnTheEdgesAreWhatFits() {
        let labels: [Direction: Double] = [.left: 1, .right: 22, .up: 3, .down: 4]
        let full = [".◂1...▴3...22▸.", ".▾4... 5 × 6 ."]
        #expect(edges(columns: 15, size: "5 × 6", labels)[0] == full[0])
        #expect(edges(columns: 14, size: "5 × 6", labels)[1] == full[1])
        let ascii = edges(columns: 15, size: "5x6", labels, isUnicode: false)
        #expect(ascii == [".<1...^3...22>.", ".v4...... 5x6 ."])
        // Both outer labels need their columns and one column between them. The middle label also
        // needs a free column on each side.
        let upper = [
            3: "...", 4: ".◂1.", 5: ".◂1..", 6: ".◂1...", 7: ".◂1....", 8: ".◂1.22▸.",
            9: ".◂1..22▸.", 10: ".◂1...22▸.", 11: ".◂1....22▸.", 12: ".◂1..▴3.22▸.",
            13: ".◂1..▴3..22▸.",
        ]
        for (columns, text) in upper {
            #expect(edges(columns: columns, size: "5 × 6", labels)[0] == text, "\(columns)")
        }
        // The lower edge has the distance at its start and the size at its end.
        let lower = [
            4: ".▾4.", 9: ".▾4......", 11: ".▾4........", 12: ".▾4. 5 × 6 .",
        ]
        for (columns, text) in lower {
            #expect(edges(columns: columns, size: "5 × 6", labels)[1] == text, "\(columns)")
        }
        #expect(edges(columns: 2, size: "5 × 6", labels) == ["..", ".."])
    }

    /// A frame of one or two rows has no edge labels: the inspector reverses it, and the frame
    /// keeps its text.
    @Test(arguments: 0...3) func aLowFrameHasNone(rows: Int) {
        let text = Screen.drawn(30, 5) { region in
            let window = Window(of: region, scale: CellScale(), offset: .zero)
            let rulers = Direction.allCases.map {
                ShownRuler(
                    ViewRuler(direction: $0, distance: 8, end: .edge, area: .zero), in: window)
            }
            region.draw(Region.Frame(columns: 2..<28, rows: 1..<1 + rows)) {
                $0.drawEdgeLabels(size: "7", rulers)
            }
        }.text()
        #expect(text.contains { $0 != "\n" } == (rows > 2), "\(text)")
    }

    /// The labels of a clipped frame are in the visible part, and reach its edge if a corner is
    /// clipped.
    @Test func labelsStandInWhatIsSeen() {
        let labels: [Direction: Double] = [.left: 1, .right: 2]
        #expect(edges(columns: 20, from: -5, size: "7", labels)[0] == "◂1..........2▸.")
        #expect(edges(columns: 20, from: 20, size: "7", labels)[0].suffix(10) == ".◂1.....2▸")
        #expect(edges(columns: 20, from: 20, size: "7", labels)[1].suffix(10) == " ....... 7")
    }
}
