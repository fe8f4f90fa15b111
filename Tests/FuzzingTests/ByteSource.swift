/// Bytes as a source of choices: one byte is one choice, so that a changed byte changes one thing.
///
/// Behind the last byte there are only zeros, the simplest of all choices.
struct ByteSource {
    private var bytes: UnsafeRawBufferPointer.SubSequence
    /// Whether numbers may be such as nobody means.
    var isWild = false
    /// How many badges were drawn.
    var badgeCount: UInt8 = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes[...] }

    var isEmpty: Bool { bytes.isEmpty }

    mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

    /// At most so many bytes; fewer at the end.
    mutating func take(_ count: Int) -> [UInt8] {
        defer { bytes = bytes.dropFirst(count) }
        return Array(bytes.prefix(count))
    }

    /// All bytes that are left.
    mutating func rest() -> [UInt8] { take(bytes.count) }

    /// A number of a range of at most 256 numbers; zero bytes give the lowest.
    mutating func int(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(byte()) % range.count
    }

    /// True for half of all bytes, not for zero.
    mutating func flag() -> Bool { byte() & 1 == 1 }

    /// True for one of so many bytes, not for zero.
    mutating func rarely(_ count: Int) -> Bool { Int(byte()) % count == count - 1 }

    mutating func number() -> UInt64 {
        take(8).reduce(0) { $0 << 8 | UInt64($1) }
    }

    mutating func choice<Value>(_ values: [Value]) -> Value { values[int(0...values.count - 1)] }

    /// As many values as a byte says, at most `most`.
    mutating func list<Value>(
        _ most: Int, _ value: (inout ByteSource) throws -> Value
    ) rethrows -> [Value] {
        var values: [Value] = []
        for _ in 0..<int(0...most) { values.append(try value(&self)) }
        return values
    }
}
