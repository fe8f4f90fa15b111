/// What a program may want of a terminal beside its screen.
public enum TerminalRequest: Hashable, Sendable {
    /// Text for the clipboard. Whether the terminal takes it, it does not say.
    case copy(String)
    /// A title for the window, which has its old one again when the program ends, where the terminal knows that.
    ///
    /// Controls become blanks, and no more than 256 scalars are shown.
    case title(String)
}

extension TerminalRequest {
    /// The longest text for the clipboard, in bytes: what the strictest of the usual terminals takes.
    public static let copyLimit = 74_994

    /// What is sent (xterm's OSC 52 and OSC 2), without any control of the text's own; nil for a text for the clipboard
    /// of more than `copyLimit` bytes, which some terminals would cut or drop.
    ///
    /// Without Unicode other scalars than ASCII become `?` in a title.
    public func sequence(isUnicode: Bool = true) -> String? {
        switch self {
        case .copy(let text):
            guard text.utf8.count <= Self.copyLimit else { return nil }
            return "\u{1B}]52;c;\(Base64.encoded(text.utf8))\u{1B}\\"
        case .title(let text):
            let scalars = text.unicodeScalars.prefix(256).map { scalar -> Unicode.Scalar in
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator: " "
                default: isUnicode || scalar.isASCII ? scalar : "?"
                }
            }
            return "\u{1B}]2;\(String(String.UnicodeScalarView(scalars)))\u{1B}\\"
        }
    }
}

/// Bytes as letters (RFC 4648).
enum Base64 {
    private static let letters = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func encoded(_ bytes: some Sequence<UInt8>) -> String {
        let bytes = Array(bytes)
        var out: [UInt8] = []
        out.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let part = bytes[start..<min(start + 3, bytes.count)]
            var bits = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
            var four: [UInt8] = [0x3D, 0x3D, 0x3D, 0x3D]
            for index in (0..<4).reversed() {
                if index <= part.count { four[index] = letters[bits & 0x3F] }
                bits >>= 6
            }
            out += four
        }
        return String(decoding: out, as: UTF8.self)
    }
}
