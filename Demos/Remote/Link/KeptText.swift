import Terminals

/// The start and the end of a text that may be endless. The middle is dropped.
struct KeptText: Sendable {
    /// The number of bytes that each of the two parts has at most.
    static let limit = 1 << 16

    private var head: [UInt8] = []
    private var tail: [UInt8] = []
    /// The number of all bytes, kept and dropped.
    private(set) var count = 0

    mutating func append(_ new: UnsafeRawBufferPointer) {
        count += new.count
        let room = min(Self.limit - head.count, new.count)
        head.append(contentsOf: new[..<room])
        tail.append(contentsOf: new[room...].suffix(Self.limit))
        // Removes bytes only now and then, so that each byte is moved a few times at most.
        if tail.count > 4 * Self.limit { tail.removeFirst(tail.count - Self.limit) }
    }

    /// The kept bytes, with a line about the dropped ones between the two parts.
    var bytes: [UInt8] {
        let end = tail.suffix(Self.limit)
        let dropped = count - head.count - end.count
        guard dropped > 0 else { return head + end }
        return head + Array("\n… (\(dropped) bytes left out)\n".utf8) + end
    }

    /// The line that best describes a failure, without control characters; `nil` without any text.
    ///
    /// This is the last line of a fatal error, or else the last line that is not empty.
    var failureLine: String? {
        let lines = (tail.isEmpty ? head : Array(tail.suffix(Self.limit)))
            .split(separator: UInt8(ascii: "\n"))
            .map { String(decoding: $0.prefix(2_000), as: UTF8.self).printable() }
        let isFatal = { (line: String) in line.contains("Fatal error") }
        let line = lines.last(where: isFatal) ?? lines.last { $0.contains { $0 != " " } }
        return line
    }
}
