/// A source of random choices from bytes. One byte is one choice, so a changed byte changes one choice.
///
/// After the last byte, the source gives only zeros, which are the simplest choices.
struct ByteSource {
    private var bytes: UnsafeRawBufferPointer.SubSequence
    /// Whether the source may give invalid and extreme numbers.
    var isWild = false
    /// The number of badges drawn so far.
    var badgeCount: UInt8 = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes[...] }

    var isEmpty: Bool { bytes.isEmpty }

    mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

    /// Consumes and returns at most `count` bytes.
    mutating func take(_ count: Int) -> [UInt8] {
        defer { bytes = bytes.dropFirst(count) }
        return Array(bytes.prefix(count))
    }

    /// Consumes and returns all remaining bytes.
    mutating func rest() -> [UInt8] { take(bytes.count) }

    /// Returns a number of a range of at most 256 numbers. A zero byte gives the lowest number.
    mutating func int(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(byte()) % range.count
    }

    /// Returns `true` for half of all bytes, but not for zero.
    mutating func flag() -> Bool { byte() & 1 == 1 }

    /// Returns `true` for one of `count` bytes, but not for zero.
    mutating func rarely(_ count: Int) -> Bool { Int(byte()) % count == count - 1 }

    mutating func number() -> UInt64 {
        take(8).reduce(0) { $0 << 8 | UInt64($1) }
    }

    mutating func choice<Value>(_ values: [Value]) -> Value { values[int(0...values.count - 1)] }

    /// Returns a list of values. One byte gives the number of values, at most `most`.
    mutating func list<Value>(
        _ most: Int, _ value: (inout ByteSource) throws -> Value
    ) rethrows -> [Value] {
        var values: [Value] = []
        for _ in 0..<int(0...most) { values.append(try value(&self)) }
        return values
    }
}
