/// The rest of a sequence that is no input, dropped as it arrives: at most its beginning is kept.
struct SkippedSequence {
    /// How such a sequence ends.
    enum Kind {
        /// DCS, SOS, PM and APC: a string up to ST (`ESC \`) or, as xterm has it, BEL.
        case string
        /// OSC: a string, too, whose beginning is kept: it may be an answer that was asked for.
        case command
        /// A control sequence that is too long to be one of ours: up to its final letter.
        case control
    }

    /// The most that is dropped, in bytes: 64 KB. What follows is keys again, as the end must be lost.
    static let limit = 1 << 16

    /// As much of a command as an answer may have, and a little more.
    private static let keptCount = 40

    private let kind: Kind
    /// The beginning of a command.
    private(set) var command: [UInt8] = []
    private var count = 0
    private(set) var isEnded = false

    init(_ kind: Kind) { self.kind = kind }

    /// Finds the end in what has arrived, and tells how many bytes are part of the sequence.
    ///
    /// An escape at the very end is left: only the byte after it tells whether it begins ST. O(bytes).
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

    private func isEnd(_ byte: UInt8) -> Bool {
        switch kind {
        case .string, .command: byte == Byte.bell || byte == Byte.escape
        case .control: !(0x20..<0x40).contains(byte)
        }
    }

    /// How many bytes of an end belong to it; nil when that cannot be told yet.
    private func endCount(in end: ArraySlice<UInt8>) -> Int? {
        guard let first = end.first else { return nil }
        switch kind {
        case .control:
            // A control or a byte beyond ASCII is no end: it begins something else.
            return (0x40..<0x7F).contains(first) ? 1 : 0
        case .string, .command:
            guard first == Byte.escape else { return 1 }
            // Any other escape cuts the string short and begins something else.
            return end.dropFirst().first.map { $0 == Byte.of("\\") ? 2 : 0 }
        }
    }
}
