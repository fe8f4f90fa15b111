import CTerminals
import Terminals

/// Converts rows of cells to ANSI sequences, and sends them as one frame.
final class AnsiRows: RowOutput {
    let type: AnsiType
    let isUnicode: Bool
    var pen: AnsiPen
    /// The bytes of the frame. The first bytes begin a synchronized update; other frames are sent without them.
    var bytes: [UInt8] = []
    /// The style that the terminal draws with; nil if it is unknown. Between two frames, it is the terminal's own style.
    private(set) var style: FoldedStyle? = FoldedStyle()
    /// The position of the terminal's cursor; nil if it is unknown.
    var position: ScreenCell?
    /// The size of the terminal.
    private(set) var size = ScreenSize(columns: 0, rows: 0)

    init(_ type: AnsiType, isUnicode: Bool) {
        self.type = type
        self.isUnicode = isUnicode
        pen = AnsiPen(depth: type.colors, attributes: type.attributes)
    }

    private static let beginUpdate = Array("\u{1B}[?2026h".utf8)

    /// Sets the theme of the next frame. Returns whether it has changed.
    func setTheme(_ theme: Theme) -> Bool { pen.setTheme(theme) }

    /// Begins a frame. Returns whether the terminal has another size than for the last frame.
    func begin() -> Bool {
        bytes.removeAll(keepingCapacity: true)
        bytes += Self.beginUpdate
        position = nil
        var (columns, rows) = (Int32(size.columns), Int32(size.rows))
        guard rfl_read_size(&columns, &rows) else { return false }
        let former = size
        size = ScreenSize(columns: Int(columns), rows: Int(rows))
        return size != former
    }

    /// Makes every cell of the terminal blank.
    func clear() {
        style = nil
        setStyle(FoldedStyle())
        write("\u{1B}[H\u{1B}[2J")
        position = ScreenCell(column: 0, row: 0)
    }

    /// Resets the style, so that other output of the program has the terminal's own style.
    func endRows() { setStyle(FoldedStyle()) }

    /// The number of bytes of the frame so far.
    var count: Int { bytes.count }

    /// Sends the frame, if it contains anything.
    func send(synchronized: Bool) {
        let start = synchronized ? 0 : Self.beginUpdate.count
        guard bytes.count > Self.beginUpdate.count else { return }
        if synchronized { write("\u{1B}[?2026l") }
        bytes.withUnsafeBytes { bytes in
            guard let address = bytes.baseAddress else { return }
            rfl_write(
                (address + start).assumingMemoryBound(to: CChar.self), bytes.count - start)
        }
    }

    func write(_ text: StaticString) {
        text.withUTF8Buffer { bytes += $0 }
    }

    /// Whether a cell lies on the terminal.
    func contains(_ cell: ScreenCell) -> Bool {
        cell.row >= 0 && cell.row < size.rows && cell.column >= 0 && cell.column < size.columns
    }
}

/// Moves and styles.
extension AnsiRows {
    func move(toRow row: Int, column: Int) {
        if let position, position.row == row {
            let distance = column - position.column
            if distance == 0 { return }
            if distance > 0 {
                writeControl(distance == 1 ? nil : distance, "C")
                self.position = ScreenCell(column: column, row: row)
                return
            }
        }
        bytes += [0x1B, 0x5B]
        bytes.appendDecimal(row + 1)
        bytes.append(0x3B)
        bytes.appendDecimal(column + 1)
        bytes.append(0x48)
        position = ScreenCell(column: column, row: row)
    }

    /// Appends a control sequence with at most one number.
    func writeControl(_ number: Int?, _ final: Unicode.Scalar) {
        bytes += [0x1B, 0x5B]
        if let number { bytes.appendDecimal(number) }
        bytes.append(UInt8(ascii: final))
    }

    func setStyle(_ new: FoldedStyle) {
        if let style {
            new.writeSequence(after: style, to: &bytes)
        } else {
            write("\u{1B}[0m")
            new.writeSequence(after: FoldedStyle(), to: &bytes)
        }
        style = new
    }

    /// Moves rows on the terminal. The rows that they leave become blank, in the terminal's own style.
    func scroll(_ scroll: RowScroll) -> Bool {
        guard type.scrolls, scroll.rows.upperBound <= size.rows else { return false }
        setStyle(FoldedStyle())
        let (top, end) = (scroll.rows.lowerBound, scroll.rows.upperBound)
        bytes += [0x1B, 0x5B]
        bytes.appendDecimal(top + 1)
        bytes.append(0x3B)
        bytes.appendDecimal(end)
        bytes.append(0x72)
        // The terminal has moved the cursor. A line feed at the lower end of the region scrolls up, and a reverse index
        // at the upper end scrolls down. Every terminal with regions knows both.
        position = nil
        if scroll.distance > 0 {
            move(toRow: end - 1, column: 0)
            bytes += repeatElement(0x0A, count: scroll.distance)
        } else {
            move(toRow: top, column: 0)
            for _ in 0..<(-scroll.distance) { bytes += [0x1B, 0x4D] }
        }
        write("\u{1B}[r")
        position = nil
        return true
    }
}
