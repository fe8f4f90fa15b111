/// The text between the marks of a bracketed paste, limited in size and time.
struct Paste {
    /// The maximum number of bytes of a pasted text: 1 MB. The rest of a longer paste is dropped, and not delivered as
    /// keys.
    static let limit = 1 << 20
    /// The time without input after which a paste ends. By then, its end mark must be lost.
    static let patience = Duration.seconds(1)

    private static let endMark: [UInt8] = Array("\u{1B}[201~".utf8)

    private var bytes: [UInt8] = []
    /// The number of bytes of the end mark that the latest bytes match.
    private var matched = 0
    private(set) var isComplete = false

    /// Consumes bytes up to the end mark, and returns the bytes after the mark; nil until the mark has arrived.
    ///
    /// If the paste is complete, consumes no bytes and returns them all.
    mutating func append(_ new: [UInt8]) -> [UInt8]? {
        guard !isComplete else { return new }
        var rest = new[...]
        while let byte = rest.first {
            // Consume all bytes before the next escape at once, because the mark can only begin at an escape.
            let run = matched == 0 ? rest.prefix { $0 != Self.endMark[0] } : rest.prefix(0)
            if run.isEmpty {
                take(byte)
                rest = rest.dropFirst()
            } else {
                keep(run)
                rest = rest[run.endIndex...]
            }
            if isComplete { return Array(rest) }
        }
        return nil
    }

    private mutating func take(_ byte: UInt8) {
        if byte == Self.endMark[matched] {
            matched += 1
            isComplete = matched == Self.endMark.count
            return
        }
        // Only the first byte of the mark is an escape. After a failed match, the mark can only begin at this byte.
        keep(Self.endMark[..<matched])
        matched = 0
        if byte == Self.endMark[0] { matched = 1 } else { keep([byte]) }
    }

    private mutating func keep(_ new: some Collection<UInt8>) {
        bytes.append(contentsOf: new.prefix(Self.limit - bytes.count))
    }

    /// The pasted text, with a newline at the end of each line. Terminals send a return, or a return and a newline.
    var text: String {
        var unified: [UInt8] = []
        unified.reserveCapacity(bytes.count)
        var isAfterReturn = false
        for byte in bytes {
            if byte != 0x0A || !isAfterReturn { unified.append(byte == 0x0D ? 0x0A : byte) }
            isAfterReturn = byte == 0x0D
        }
        return String(decoding: unified, as: UTF8.self)
    }
}
