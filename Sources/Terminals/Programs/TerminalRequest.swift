/// A program's request to the terminal that does not concern the screen.
public enum TerminalRequest: Hashable, Sendable {
    /// Copies a text to the clipboard. The terminal does not report whether it accepts the text.
    case copy(String)
    /// Sets the window's title. When the program ends, the terminal shows the old title again, if it supports this.
    ///
    /// Control characters become blanks, and at most 256 scalars are shown.
    case title(String)
}

extension TerminalRequest {
    /// The maximum size of a clipboard text, in bytes: the lowest limit among common terminals.
    package static let copyLimit = 74_994

    /// Returns the escape sequence to send: xterm's OSC 52 or OSC 2, without the text's control characters.
    ///
    /// Nil for a clipboard text of more than 74,994 bytes, which some terminals would cut or drop. Without Unicode,
    /// scalars beyond ASCII become `?` in a title.
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

/// The Base64 encoding of bytes (RFC 4648).
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
