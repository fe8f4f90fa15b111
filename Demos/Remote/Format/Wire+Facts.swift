import Gallery
import Reflow

// The facts, features and waits of a demo in messages.

extension TextPattern: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        guard let pattern = TextPattern(try reader.read(String.self)) else {
            throw .malformed("pattern")
        }
        self = pattern
    }

    func write(to writer: inout ByteWriter) { writer.write(text) }
}

extension FilterState: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        self.init(
            pattern: try reader.read(), shown: try reader.read(Int.self).boundedCount,
            count: try reader.read(Int.self).boundedCount,
            fraction: try reader.read(Double?.self).map { min(max($0.bounded, 0), 1) })
    }

    func write(to writer: inout ByteWriter) {
        writer.write(pattern)
        writer.write(shown)
        writer.write(count)
        writer.write(fraction)
    }
}

extension DemoFacts.TwoColumns: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        let (left, right) = (
            try reader.read(ClosedRange<Double>.self), try reader.read(ClosedRange<Double>.self)
        )
        self.init(left: left.bounded, right: right.bounded)
    }

    func write(to writer: inout ByteWriter) {
        writer.write(left)
        writer.write(right)
    }
}

extension ClosedRange<Double> {
    fileprivate var bounded: Self { lowerBound.bounded...upperBound.bounded }
}

extension DemoFacts: WireValue {
    /// Texts lose their control characters. A choice is left out, because a child must not start programs. A question is
    /// left out, because replies arrive late: the reader could answer a question that has changed.
    init(from reader: inout ByteReader) throws(FormatError) {
        self.init(
            width: try reader.read(Int.self).bounded, height: try reader.read(Int.self).bounded,
            isLandscape: try reader.read(), columns: try reader.read(Int.self).boundedCount,
            twoColumns: try reader.read(), sections: try reader.read(Int.self).boundedCount,
            items: try reader.read(Int.self).boundedCount,
            visible: try reader.read(ClosedRange<Int>?.self).map {
                $0.lowerBound.boundedCount...$0.upperBound.boundedCount
            },
            hasSelection: try reader.read(),
            selectedItems: try reader.read(Int.self).boundedCount,
            scrollDirection: try reader.readCase(),
            isMirrored: try reader.read(), position: try reader.read(),
            coveredHeight: try reader.read(Double.self).bounded)
        title = try reader.readText()
        place = try reader.readText()
        emptySentence = try reader.readText()
        filter = try reader.read()
        timing = try reader.readText()
    }

    func write(to writer: inout ByteWriter) {
        for number in [width, height] { writer.write(number) }
        writer.write(isLandscape)
        writer.write(columns)
        writer.write(twoColumns)
        writer.write(sections)
        writer.write(items)
        writer.write(visible)
        writer.write(hasSelection)
        writer.write(selectedItems)
        writer.writeCase(scrollDirection)
        writer.write(isMirrored)
        writer.write(position)
        writer.write(coveredHeight)
        for text in [title, place, emptySentence] { writer.write(text) }
        writer.write(filter)
        writer.write(timing)
    }
}

extension ByteReader {
    /// Reads a text without control characters.
    mutating func readText() throws(FormatError) -> String? { try read(String?.self)?.printable() }
}

extension DemoKeyLabel: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        self.init(
            keys: try reader.read(), word: try reader.read(String.self).printable(),
            help: try reader.read(String.self).printable(), takesCount: try reader.read())
    }

    func write(to writer: inout ByteWriter) {
        writer.write(keys)
        writer.write(word)
        writer.write(help)
        writer.write(takesCount)
    }
}

extension DemoFeatures: WireValue {
    /// Leaves out the preview, which no demo in another process has.
    init(from reader: inout ByteReader) throws(FormatError) {
        self.init(
            itemName: try reader.read(String.self).printable(), opens: try reader.read(),
            copies: try reader.read(), selectsSeveral: try reader.read(),
            reorders: try reader.read(), filters: try reader.read(),
            hasParent: try reader.read(), hasNames: try reader.read(), keys: try reader.read())
    }

    func write(to writer: inout ByteWriter) {
        writer.write(itemName)
        for isThere in [opens, copies, selectsSeveral, reorders, filters, hasParent, hasNames] {
            writer.write(isThere)
        }
        writer.write(keys)
    }
}

extension DemoWaits: WireValue {
    /// Leaves out the descriptors, which belong to the other process.
    init(from reader: inout ByteReader) throws(FormatError) {
        self.init(
            deadline: try reader.read(), nextFrame: try reader.read(), descriptors: [])
    }

    func write(to writer: inout ByteWriter) {
        writer.write(deadline)
        writer.write(nextFrame)
    }
}
