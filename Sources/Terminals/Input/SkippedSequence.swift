/// The rest of a sequence that is not an input. The parser drops the bytes of the sequence as they arrive. It keeps at
/// most the first of them.
struct SkippedSequence {
    /// The kinds of skipped sequences, which differ in their end.
    enum Kind {
        /// DCS, SOS, PM or APC: a string that ends with ST (`ESC \`) or, as in xterm, with BEL.
        case string
        /// OSC: a string with the same end. Its first bytes are kept, because they may answer a question of the
        /// program.
        case command
        /// A control sequence that is longer than any supported sequence. It ends with its final letter.
        case control

        /// Makes the kind of a string from the byte after its escape; nil if this byte begins no string.
        init?(introducer: UInt8) {
            switch introducer {
            case Byte.of("]"): self = .command
            // SOS, PM, APC and DCS answer questions that the program has not sent.
            case Byte.of("X"), Byte.of("^"), Byte.of("_"), Byte.of("P"): self = .string
            default: return nil
            }
        }
    }

    /// The maximum length of a skipped sequence: 64 KB. If no end has arrived by then, it must be lost, and later bytes
    /// are ordinary input.
    static let limit = 1 << 16

    /// The maximum number of bytes to keep of a command: a few more than an answer has.
    private static let keptCount = 40

    let kind: Kind
    /// The first bytes of a command.
    private(set) var command: [UInt8] = []
    private(set) var count = 0
    private(set) var isEnded = false

    init(_ kind: Kind) { self.kind = kind }

    /// Returns the number of new bytes that belong to the sequence, up to its end.
    ///
    /// An escape at the very end is not counted: only the next byte shows whether the escape begins ST. O(bytes).
    mutating func take(_ bytes: ArraySlice<UInt8>) -> Int {
        let allowed = bytes.prefix(Self.limit - count)
        let body = allowed.prefix { !isEnd($0) }
        if kind == .command { command += body.prefix(Self.keptCount - command.count) }
        var taken = body.count
        if let end = endCount(in: bytes[body.endIndex...]), body.count < allowed.count {
            taken += end
            isEnded = true
        }
        count += taken
        if count >= Self.limit { isEnded = true }
        return taken
    }

    func isEnd(_ byte: UInt8) -> Bool {
        switch kind {
        case .string, .command: byte == Byte.bell || byte == Byte.escape
        case .control: !(0x20..<0x40).contains(byte)
        }
    }

    /// Returns how many bytes, from the first byte that ends the sequence on, still belong to it; nil if the decision
    /// needs more bytes.
    private func endCount(in end: ArraySlice<UInt8>) -> Int? {
        guard let first = end.first else { return nil }
        switch kind {
        case .control:
            // A control byte or a byte beyond ASCII does not belong to the sequence, but begins another input.
            return (0x40..<0x7F).contains(first) ? 1 : 0
        case .string, .command:
            guard first == Byte.escape else { return 1 }
            // An escape that does not begin ST also ends the string, and begins another input.
            return end.dropFirst().first.map { $0 == Byte.of("\\") ? 2 : 0 }
        }
    }
}
