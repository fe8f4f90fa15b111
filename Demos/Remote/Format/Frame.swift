/// One message between two processes: a header, and a body that may be empty.
///
/// On the wire, a frame starts with three letters and the version of the format. The lengths of header and body follow,
/// as 32 bits each, with the lowest byte first.
public struct Frame: Hashable, Sendable {
    public var header: [UInt8]
    public var body: [UInt8]

    public init(header: [UInt8], body: [UInt8] = []) {
        self.header = header
        self.body = body
    }

    /// The version of the format. Every change of a message or of its order changes the version.
    public static let version: UInt8 = 3
    /// The bytes at the start of each frame, before the version.
    static let magic: [UInt8] = Array("rfd".utf8)
    /// The number of bytes before the header.
    static let prefixLength = 12

    /// The frame as bytes. Stops the program if the header or the body is longer than the limits.
    public var bytes: [UInt8] {
        var bytes = Self.magic + [Self.version]
        bytes.reserveCapacity(Self.prefixLength + header.count + body.count)
        for part in [header, body] {
            let length = UInt32(part.count)
            for shift in stride(from: 0, to: 32, by: 8) {
                bytes.append(UInt8(truncatingIfNeeded: length >> shift))
            }
        }
        return bytes + header + body
    }
}

/// The greatest lengths that a reader accepts, in bytes. The reader checks them before it allocates memory.
public struct FrameLimits: Hashable, Sendable {
    public var header: Int
    public var body: Int

    public init(header: Int = 1 << 20, body: Int = 64 << 20) {
        self.header = header
        self.body = body
    }
}

/// A reason why bytes are not a message.
public enum FormatError: Error, Hashable, CustomStringConvertible {
    /// The bytes do not start a frame, for example because the other program has printed a text.
    case noFrame
    /// The frame has another version of the format.
    case version(UInt8)
    /// A length is beyond the limit.
    case tooLong
    /// The content of a frame is not the expected message.
    case malformed(String)

    /// A sentence without a full stop.
    public var description: String {
        switch self {
        case .noFrame: "the other program has sent something that is not a message"
        case .version(let version):
            "the other program uses version \(version) of the messages, and this program uses "
                + "version \(Frame.version)"
        case .tooLong: "the other program has sent a message that is too long"
        case .malformed(let part): "the other program has sent a message with a wrong \(part)"
        }
    }
}
