import Gallery
import Reflow

/// A search as the browser sends it: its text, and the number of its state in the child.
struct SearchQuery: Hashable, WireValue {
    let pattern: TextPattern
    let isForward: Bool
    let includesStart: Bool
    /// The number of the search's state in the child; `nil` before the first step.
    let number: Int?

    init(_ search: TextSearch) {
        pattern = search.pattern
        isForward = search.isForward
        includesStart = search.includesStart
        number = search.remoteNumber
    }

    init(from reader: inout ByteReader) throws(FormatError) {
        pattern = try reader.read()
        isForward = try reader.read()
        includesStart = try reader.read()
        number = try reader.read()
    }

    func write(to writer: inout ByteWriter) {
        writer.write(pattern)
        writer.write(isForward)
        writer.write(includesStart)
        writer.write(number)
    }
}

/// The result of a search's step, as the child sends it.
struct SearchReport: Hashable, WireValue {
    let step: TextSearch.Step
    /// The number of the search's state in the child.
    let number: Int
    /// The number of the item that the search has reached.
    let itemNumber: Int
    private let hasWrapped: Bool
    private let match: TextMatch?
    private let remaining: Int
    private let count: Int

    init(_ search: TextSearch, _ step: TextSearch.Step, number: Int, itemNumber: Int) {
        self.step = step
        self.number = number
        self.itemNumber = itemNumber
        hasWrapped = search.hasWrapped
        match = search.match
        remaining = search.remaining
        count = search.count
    }

    init(from reader: inout ByteReader) throws(FormatError) {
        step = try reader.readCase()
        number = try reader.read(Int.self).boundedCount
        itemNumber = try reader.read(Int.self).boundedCount
        hasWrapped = try reader.read()
        match = try reader.read()
        remaining = try reader.read(Int.self).boundedCount
        count = try reader.read(Int.self).boundedCount
    }

    func write(to writer: inout ByteWriter) {
        writer.writeCase(step)
        writer.write(number)
        writer.write(itemNumber)
        writer.write(hasWrapped)
        writer.write(match)
        writer.write(remaining)
        writer.write(count)
    }

    /// Sets the progress of the browser's search.
    func update(_ search: inout TextSearch) {
        search.remoteNumber = number
        search.hasWrapped = hasWrapped
        search.match = match
        search.remaining = remaining
        search.count = count
    }
}

extension TextMatch: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        self.init(
            number: try reader.read(Int.self).boundedCount,
            count: try reader.read(Int.self).boundedCount)
    }

    func write(to writer: inout ByteWriter) {
        writer.write(number)
        writer.write(count)
    }
}
