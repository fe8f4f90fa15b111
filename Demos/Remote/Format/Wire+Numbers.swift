// Numbers, texts and collections in messages.

extension Bool: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        self = try reader.readNumber(UInt8.self) != 0
    }

    func write(to writer: inout ByteWriter) { writer.append(self ? 1 : 0 as UInt8) }
}

extension UInt8: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) { self = try reader.readNumber() }
    func write(to writer: inout ByteWriter) { writer.append(self) }
}

extension UInt32: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) { self = try reader.readNumber() }
    func write(to writer: inout ByteWriter) { writer.append(self) }
}

extension Int: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        self = Int(truncatingIfNeeded: try reader.readNumber(Int64.self))
    }

    func write(to writer: inout ByteWriter) { writer.append(Int64(self)) }

    /// The greatest number that a child's reply may contain. The browser calculates with such numbers, and must not
    /// overflow.
    private static let most = 1 << 48

    /// The number, limited to a range in which sums and percentages do not overflow.
    var bounded: Int { Swift.min(Swift.max(self, -Self.most), Self.most) }

    /// The number of things, at least zero.
    var boundedCount: Int { Swift.max(0, bounded) }
}

extension Double: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        self.init(bitPattern: try reader.readNumber())
    }

    func write(to writer: inout ByteWriter) { writer.append(bitPattern) }

    /// The number, limited to a range of points; zero if it is not a number.
    var bounded: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e12), 1e12) }
}

extension String: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        let count = try reader.readCount()
        self = String(decoding: try reader.readBytes(count), as: UTF8.self)
    }

    func write(to writer: inout ByteWriter) {
        writer.append(UInt32(utf8.count))
        writer.append(utf8)
    }
}

extension Optional: WireValue where Wrapped: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        self = try reader.read(Bool.self) ? try reader.read(Wrapped.self) : nil
    }

    func write(to writer: inout ByteWriter) {
        writer.write(self != nil)
        if let self { writer.write(self) }
    }
}

extension Array: WireValue where Element: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        let count = try reader.readCount()
        self = []
        for _ in 0..<count { append(try reader.read()) }
    }

    func write(to writer: inout ByteWriter) {
        writer.append(UInt32(count))
        for element in self { writer.write(element) }
    }
}

extension ClosedRange: WireValue where Bound: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        let (lower, upper) = (try reader.read(Bound.self), try reader.read(Bound.self))
        guard lower <= upper else { throw .malformed("range") }
        self = lower...upper
    }

    func write(to writer: inout ByteWriter) {
        writer.write(lowerBound)
        writer.write(upperBound)
    }
}

extension Duration: WireValue {
    /// Durations beyond 30,000 years are an error, so that sums do not overflow.
    init(from reader: inout ByteReader) throws(FormatError) {
        let (seconds, rest) = (try reader.readNumber(Int64.self), try reader.readNumber(Int64.self))
        guard seconds.magnitude < 1 << 40, rest.magnitude < 1_000_000_000_000_000_000 else {
            throw .malformed("time")
        }
        self.init(secondsComponent: seconds, attosecondsComponent: rest)
    }

    func write(to writer: inout ByteWriter) {
        writer.append(components.seconds)
        writer.append(components.attoseconds)
    }
}

extension ByteReader {
    /// Reads a case of a type by its index.
    mutating func readCase<Case: CaseIterable>(
        _ type: Case.Type = Case.self
    ) throws(FormatError) -> Case where Case.AllCases == [Case] {
        let index = Int(try readNumber(UInt8.self))
        guard index < Case.allCases.count else { throw .malformed("case") }
        return Case.allCases[index]
    }
}

extension ByteWriter {
    /// Writes a case of a type by its index. A type in messages has at most 256 cases.
    mutating func writeCase<Case: CaseIterable & Equatable>(
        _ value: Case
    ) where Case.AllCases == [Case] {
        // `allCases` contains every case.
        append(UInt8(Case.allCases.firstIndex(of: value) ?? 0))
    }
}
