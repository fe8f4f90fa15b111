/// The grammar of escape sequences in texts (ECMA-48).
enum AnsiSequence {
    /// Returns the length in bytes of the escape sequence at the start; zero if there is none.
    ///
    /// An incomplete control sequence ends at the end of the text or before the first invalid byte. A control string
    /// without a terminator does not count as a sequence, because it would hide all text after it.
    static func length(in bytes: ArraySlice<UInt8>) -> Int {
        var rest = bytes.dropFirst()
        guard let kind = rest.popFirst() else { return 0 }
        switch kind {
        case UInt8(ascii: "["):
            // A control sequence has parameters, intermediate bytes and a final byte.
            rest = rest.drop { (0x20...0x3F).contains($0) }
            if let final = rest.first, (0x40...0x7E).contains(final) { rest.removeFirst() }
        // The control strings DCS, SOS, OSC, PM and APC.
        case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "]"), UInt8(ascii: "^"),
            UInt8(ascii: "_"):
            rest = rest.drop { $0 != bell && $0 != escape }
            // A control string ends with `ESC \`, or with BEL, as in xterm.
            guard let end = rest.popFirst(), end == bell || rest.popFirst() == UInt8(ascii: "\\")
            else { return 0 }
        // Other sequences, such as the choice of a character set, have intermediate bytes and a final byte.
        case 0x20...0x2F:
            rest = rest.drop { (0x20...0x2F).contains($0) }
            guard let final = rest.popFirst(), (0x30...0x7E).contains(final) else { return 0 }
        case 0x30...0x7E: break
        default: return 0
        }
        return rest.startIndex - bytes.startIndex
    }

    /// Returns the parameters of a sequence that sets colours and attributes (SGR), such as `1;31`; `nil` for any other
    /// sequence.
    static func sgrParameters(of sequence: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let parameters = sequence.dropFirst(2).dropLast()
        // Digits, the colon and the semicolon. Other parameters belong to sequences of single terminals.
        guard sequence.count > 2, sequence[sequence.startIndex + 1] == UInt8(ascii: "["),
            sequence.last == UInt8(ascii: "m"),
            parameters.allSatisfy({ (0x30...0x3B).contains($0) })
        else { return nil }
        return parameters
    }

    static let escape: UInt8 = 0x1B
    private static let bell: UInt8 = 0x07
}
