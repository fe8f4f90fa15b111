import Reflow

// Sizes, positions and the environment of a layout in messages.

extension Size: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        self.init(width: try reader.read(), height: try reader.read())
    }

    func write(to writer: inout ByteWriter) {
        writer.write(width)
        writer.write(height)
    }
}

extension Point: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        self.init(x: try reader.read(), y: try reader.read())
    }

    func write(to writer: inout ByteWriter) {
        writer.write(x)
        writer.write(y)
    }
}

extension EdgeInsets: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        self.init(
            top: try reader.read(), left: try reader.read(), bottom: try reader.read(),
            right: try reader.read())
    }

    func write(to writer: inout ByteWriter) {
        for inset in [top, left, bottom, right] { writer.write(inset) }
    }
}

extension LayoutEnvironment: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        self.init(
            size: try reader.read(), contentInset: try reader.read(),
            safeAreaInsets: try reader.read(), layoutMargins: try reader.read(EdgeInsets.self),
            readableWidth: try reader.read(), layoutDirection: try reader.readCase())
    }

    func write(to writer: inout ByteWriter) {
        writer.write(size)
        writer.write(contentInset)
        writer.write(safeAreaInsets)
        writer.write(layoutMargins)
        writer.write(readableWidth)
        writer.writeCase(layoutDirection)
    }
}

extension CellScale: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        self.init(zoom: try reader.read())
    }

    func write(to writer: inout ByteWriter) { writer.write(exactZoom) }

    /// A zoom that gives exactly this scale. The quotient `zoom` may be rounded to a neighbour of such a number.
    private var exactZoom: Double {
        let (next, former) = (zoom.nextUp, zoom.nextDown)
        let candidates = [zoom, next, former, next.nextUp, former.nextDown]
        return candidates.first { CellScale(zoom: $0) == self } ?? zoom
    }
}

extension ScreenSize: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        let (columns, rows) = (try reader.read(UInt32.self), try reader.read(UInt32.self))
        guard columns <= Self.longestSide, rows <= Self.longestSide,
            columns * rows <= Self.mostCells
        else { throw .malformed("size") }
        self.init(columns: Int(columns), rows: Int(rows))
    }

    func write(to writer: inout ByteWriter) {
        writer.write(UInt32(clamping: columns))
        writer.write(UInt32(clamping: rows))
    }

    /// The largest side of a picture in cells.
    private static let longestSide: UInt32 = 10_000
    /// The largest number of cells of a picture.
    private static let mostCells: UInt32 = 4_000_000
}

extension ScrollPosition {
    /// A position whose fraction is a moderate number, also if a child sends senseless numbers.
    fileprivate var bounded: ScrollPosition {
        var position = self
        position.viewportLength = max(0, viewportLength.bounded)
        position.contentLength = max(position.viewportLength, contentLength.bounded)
        position.offset = offset.bounded
        let most = position.maximumOffset
        if most > 0, abs(position.offset) > 1e6 * most {
            position.offset = min(max(position.offset, 0), most)
        }
        return position
    }
}

extension ScrollPosition: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        self =
            ScrollPosition(
                offset: try reader.read(), contentLength: try reader.read(),
                viewportLength: try reader.read()
            ).bounded
    }

    func write(to writer: inout ByteWriter) {
        for length in [offset, contentLength, viewportLength] { writer.write(length) }
    }
}

extension ItemPosition: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        self.init(section: try reader.read(), offset: try reader.read())
    }

    func write(to writer: inout ByteWriter) {
        writer.write(section)
        writer.write(offset)
    }
}

extension ElementKind: WireValue {
    private static let plain: [ElementKind] = [.item, .header, .footer, .background]

    init(from reader: inout ByteReader) throws(FormatError) {
        let (form, number) = (Int(try reader.read(UInt8.self)), try reader.read(UInt8.self))
        switch form {
        case 0..<Self.plain.count: self = Self.plain[form]
        case 4: self = .supplementary(number)
        case 5: self = .decoration(number)
        default: throw .malformed("kind of element")
        }
    }

    func write(to writer: inout ByteWriter) {
        let (form, number): (UInt8, UInt8) =
            switch self {
            case .item: (0, 0)
            case .header: (1, 0)
            case .footer: (2, 0)
            case .background: (3, 0)
            case .supplementary(let number): (4, number)
            case .decoration(let number): (5, number)
            }
        writer.write(form: form)
        writer.write(number)
    }
}
