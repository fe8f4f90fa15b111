import Reflow
import Terminals

/// The cells that a demo has drawn, for another process.
///
/// Glyphs and colours differ between processes in memory, so the bytes contain the scalars of glyphs. A table contains
/// each different cell once. Runs of equal cells refer to the table.
struct Picture {
    var screen: Screen
    /// Whether the demo has hidden a text, because its element was too low.
    var hidesText = false
    /// Whether two boxes touch that have a gap between them.
    var closesGaps = false

    /// The picture as bytes. O(cells).
    var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.write(screen.size)
        writer.write(hidesText)
        writer.write(closesGaps)
        writer.write(screen.cursor.map { ItemPosition(section: $0.row, offset: $0.column) })
        var (table, indices): ([Cell], [Cell: UInt32]) = ([], [:])
        var runs: [(count: UInt32, index: UInt32)] = []
        for row in 0..<screen.size.rows {
            screen.withRow(row) { cells in
                for cell in cells {
                    let index = indices[cell] ?? UInt32(table.count)
                    if index == table.count {
                        indices[cell] = index
                        table.append(cell)
                    }
                    if runs.last?.index == index {
                        runs[runs.count - 1].count += 1
                    } else {
                        runs.append((1, index))
                    }
                }
            }
        }
        writer.append(UInt32(table.count))
        for cell in table { writer.write(cell) }
        writer.append(UInt32(runs.count))
        for run in runs {
            writer.append(run.count)
            writer.append(run.index)
        }
        return writer.bytes
    }

    init(screen: Screen, hidesText: Bool = false, closesGaps: Bool = false) {
        self.screen = screen
        self.hidesText = hidesText
        self.closesGaps = closesGaps
    }

    /// Reads a picture. All counts are checked, and halves of wide glyphs become blanks. O(cells).
    init(from reader: inout ByteReader, features: ScreenFeatures) throws(FormatError) {
        let size = try reader.read(ScreenSize.self)
        screen = Screen(size: ScreenSize(columns: 0, rows: 0), features: features)
        hidesText = try reader.read()
        closesGaps = try reader.read()
        let cursor = try reader.read(ItemPosition?.self)
        let table = try reader.read([Cell].self)
        let runs = try reader.readCount(ofSize: 8)
        var cells: [Cell] = []
        let count = size.columns * size.rows
        for _ in 0..<runs {
            let (length, index) = (
                Int(try reader.readNumber(UInt32.self)), Int(try reader.readNumber(UInt32.self))
            )
            guard length <= count - cells.count, index < table.count else {
                throw .malformed("picture")
            }
            cells.append(contentsOf: repeatElement(table[index], count: length))
        }
        guard cells.count == count else { throw .malformed("picture") }
        screen.resize(to: size)
        screen.setCells(cells)
        guard let cursor, (0..<size.rows).contains(cursor.section),
            (0..<size.columns).contains(cursor.offset)
        else { return }
        screen.setCursor(ScreenCell(column: cursor.offset, row: cursor.section))
    }

    /// Draws the picture into a region. Leaves the rest of a larger region unchanged.
    func draw(into region: inout Region) {
        region.copy(screen)
        if hidesText { region.hidesText = true }
        if closesGaps { region.closesGaps = true }
    }
}

extension Cell: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        let (front, back) = (
            try reader.readNumber(UInt32.self), try reader.readNumber(UInt32.self)
        )
        let values = try reader.read([UInt32].self)
        let scalars = values.compactMap(Unicode.Scalar.init)
        guard values.count <= 8, scalars.count == values.count,
            let cell = Cell(scalars: scalars, front: front, back: back)
        else { throw .malformed("cell") }
        self = cell
    }

    func write(to writer: inout ByteWriter) {
        let bits = styleBits
        writer.append(bits.front)
        writer.append(bits.back)
        writer.write(glyph.scalars.map(\.value))
    }
}
