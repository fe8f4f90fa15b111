import Gallery
import Reflow

// Positions, plain pages and the geometry in messages.

extension ReaderPosition: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        self.init(item: try reader.read(), offset: try reader.read())
    }

    func write(to writer: inout ByteWriter) {
        writer.write(item)
        writer.write(offset)
    }
}

extension DemoTarget: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        switch try reader.read(UInt8.self) {
        case 0: self = .item(try reader.read())
        case 1: self = .section(try reader.read())
        case 2: self = .percent(try reader.read(Int.self).bounded)
        case 3: self = .distance(try reader.read(Double.self).bounded)
        default: throw .malformed("target")
        }
    }

    func write(to writer: inout ByteWriter) {
        switch self {
        case .item(let number): writer.write(form: 0, number)
        case .section(let index): writer.write(form: 1, index)
        case .percent(let percent): writer.write(form: 2, percent)
        case .distance(let distance): writer.write(form: 3, distance)
        }
    }
}

extension DemoTextSource: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        switch try reader.read(UInt8.self) {
        case 0: self = .selection
        case 1: self = .sectionTitles(limit: try reader.read(Int.self).boundedCount)
        case 2: self = .names
        default: throw .malformed("source")
        }
    }

    func write(to writer: inout ByteWriter) {
        switch self {
        case .selection: writer.write(form: 0)
        case .sectionTitles(let limit): writer.write(form: 1, limit)
        case .names: writer.write(form: 2)
        }
    }
}

extension PlainElement: WireValue {
    /// Identifiers are the indices of section and item, because this process does not have the data.
    init(from reader: inout ByteReader) throws(FormatError) {
        let kind = try reader.read(ElementKind.self)
        let section = try reader.read(Int.self).boundedCount
        let item = try reader.read(Int.self).boundedCount
        let isOnItem = try reader.read(Bool.self)
        self.init(
            id: ID(
                kind: kind, section: AnyHashable(section), item: isOnItem ? AnyHashable(item) : nil),
            section: section, item: item, isSelected: try reader.read(),
            text: try reader.read(String.self).printable())
    }

    func write(to writer: inout ByteWriter) {
        writer.write(id.kind)
        writer.write(section)
        writer.write(item)
        writer.write(id.isOnItem)
        writer.write(isSelected)
        writer.write(text)
    }
}

extension PlainPage: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        self.init()
        elements = try reader.read()
        let indices = try reader.read([Int].self)
        let headings = try reader.read([PlainElement].self)
        self.headings = Dictionary(zip(indices, headings)) { first, _ in first }
        isSelection = try reader.read()
        readCount = try reader.read(Int.self).boundedCount
        itemCount = try reader.read(Int.self).boundedCount
        isAtEnd = try reader.read()
    }

    func write(to writer: inout ByteWriter) {
        let headings = headings.sorted { $0.key < $1.key }
        writer.write(elements)
        writer.write(headings.map(\.key))
        writer.write(headings.map(\.value))
        writer.write(isSelection)
        writer.write(readCount)
        writer.write(itemCount)
        writer.write(isAtEnd)
    }
}

extension DemoGeometry.Item: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        self.init(
            kind: try reader.read(String.self).printable(), section: try reader.read(),
            item: try reader.read(), frame: try reader.read(), zIndex: try reader.read())
    }

    func write(to writer: inout ByteWriter) {
        writer.write(kind)
        writer.write(section)
        writer.write(item)
        writer.write(frame)
        writer.write(zIndex)
    }
}

extension DemoGeometry: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        let (size, contentSize) = (try reader.read(Size.self), try reader.read(Size.self))
        self.init(
            size: Extent(width: size.width, height: size.height),
            contentSize: Extent(width: contentSize.width, height: contentSize.height),
            contentOffset: try reader.read(), columns: try reader.read(),
            elements: try reader.read(),
            problems: try reader.read([String].self).map { $0.printable() },
            notes: try reader.read([String].self).map { $0.printable() })
    }

    func write(to writer: inout ByteWriter) {
        for extent in [size, contentSize] {
            writer.write(extent.width)
            writer.write(extent.height)
        }
        writer.write(contentOffset)
        writer.write(columns)
        writer.write(elements)
        writer.write(problems)
        writer.write(notes)
    }
}
