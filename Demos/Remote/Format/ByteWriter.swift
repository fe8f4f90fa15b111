/// A value that messages contain. Both functions list the value's parts in the same order.
protocol WireValue {
    init(from reader: inout ByteReader) throws(FormatError)
    func write(to writer: inout ByteWriter)
}

/// Collects the bytes of a message.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    mutating func write(_ value: some WireValue) { value.write(to: &self) }

    mutating func append(_ new: some Sequence<UInt8>) { bytes.append(contentsOf: new) }

    mutating func append(_ number: some FixedWidthInteger) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }
}

/// Reads the values of a message. Throws an error instead of reading beyond the end.
struct ByteReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The number of bytes that were not read.
    var remaining: Int { bytes.count - position }

    mutating func read<Value: WireValue>(
        _ type: Value.Type = Value.self
    ) throws(FormatError) -> Value { try Value(from: &self) }

    mutating func readNumber<Number: FixedWidthInteger>(
        _ type: Number.Type = Number.self
    ) throws(FormatError) -> Number {
        let size = MemoryLayout<Number>.size
        guard remaining >= size else { throw .malformed("length") }
        defer { position += size }
        return (0..<size).reduce(0) {
            $0 | Number(truncatingIfNeeded: bytes[position + $1]) << (8 * $1)
        }
    }

    mutating func readBytes(_ count: Int) throws(FormatError) -> ArraySlice<UInt8> {
        guard count >= 0, remaining >= count else { throw .malformed("length") }
        defer { position += count }
        return bytes[position..<position + count]
    }

    /// Reads the number of elements that follow. Each element has at least `size` bytes, so the number is limited
    /// before memory is allocated.
    mutating func readCount(ofSize size: Int = 1) throws(FormatError) -> Int {
        let count = Int(try readNumber(UInt32.self))
        guard count <= remaining / size else { throw .malformed("length") }
        return count
    }

    /// Throws an error if bytes are left.
    func finish() throws(FormatError) {
        guard remaining == 0 else { throw .malformed("length") }
    }
}
