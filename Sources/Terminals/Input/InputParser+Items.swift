extension InputParser {
    /// Returns the first item in the bytes.
    func item(in bytes: ArraySlice<UInt8>) -> Item {
        guard let first = bytes.first else { return .incomplete }
        if first == Byte.escape { return escape(in: bytes) }
        if first < 0x20 || first == Byte.delete { return .input(.key(Self.control(first)), 1) }
        // Most keys are one byte of ASCII. If the next byte is beyond ASCII, it may belong to the same character.
        let second = bytes.dropFirst().first ?? 0
        if max(first, second) < 0x80 {
            return .input(.key(.character(Character(Unicode.Scalar(first)))), 1)
        }
        return Self.text(in: bytes)
    }

    /// Returns the key of one control byte.
    private static func control(_ byte: UInt8) -> Key {
        switch byte {
        case 0x08, Byte.delete: .backspace
        case 0x09: .tab
        case 0x0A, 0x0D: .enter
        case 0x00: .control(" ")
        // The control byte of a character is the character's code less 0x40: 1 for ^A, and 0x1C to 0x1F for ^\ ^] ^^
        // ^_.
        default: .control(.character(character(byte + 0x40)))
        }
    }

    /// Returns the lower case character of an ASCII byte.
    private static func character(_ byte: UInt8) -> Character {
        let isUpper = (0x41...0x5A).contains(byte)
        return Character(Unicode.Scalar(isUpper ? byte + 0x20 : byte))
    }

    /// Splits the leading text into characters, so that an emoji of several scalars is one key.
    private static func text(in bytes: ArraySlice<UInt8>) -> Item {
        let run = bytes.prefix { $0 >= 0x20 && $0 != Byte.delete }
        let isCut = run.endIndex == bytes.endIndex
        let whole = isCut ? run.dropLast(incompleteTail(of: run)) : run
        guard !whole.isEmpty else { return .incomplete }
        // Remove invalid UTF-8 and control characters beyond ASCII, which are not keys. A combining mark after them
        // then joins the character before them.
        let scalars = String(decoding: whole, as: UTF8.self).unicodeScalars.filter {
            $0 != "\u{FFFD}" && !(0x80..<0xA0).contains($0.value)
        }
        return .text(Array(String(scalars)), whole.count)
    }

    /// Returns the number of trailing bytes that belong to an incomplete scalar: 0 to 3.
    private static func incompleteTail(of run: ArraySlice<UInt8>) -> Int {
        for (index, byte) in run.suffix(3).reversed().enumerated() {
            // An ASCII byte is a complete scalar.
            if byte < 0x80 { return 0 }
            guard byte >= 0xC0 else { continue }
            let needed = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
            return index + 1 < needed ? index + 1 : 0
        }
        return 0
    }

    /// Decodes a sequence that begins with an escape, or the Escape key.
    private func escape(in bytes: ArraySlice<UInt8>) -> Item {
        if let item = described(in: bytes) { return item }
        guard let second = bytes.dropFirst().first else { return .incomplete }
        switch second {
        case Byte.of("["): return EscapeSequence.control(in: bytes)
        case Byte.of("O"): return EscapeSequence.singleShift(in: bytes)
        case Byte.escape: return .input(.key(.escape), 1)
        default:
            let kind = SkippedSequence.Kind(introducer: second)
            return kind.map { .skipped($0, 2) } ?? Self.alternate(in: bytes)
        }
    }

    /// Decodes a key pressed with Alt: an escape and the bytes of the key.
    ///
    /// The Escape key followed by another key is not decoded here, because its delay has passed before the other key
    /// arrives. Alt with a key that begins other sequences, such as `[`, cannot be decoded.
    private static func alternate(in bytes: ArraySlice<UInt8>) -> Item {
        let rest = bytes.dropFirst()
        if incompleteTail(of: rest) == rest.count { return .incomplete }
        guard let first = rest.first else { return .incomplete }
        if first < 0x20 || first == Byte.delete {
            return .input(.key(.alt(control(first))), 2)
        }
        // A scalar beyond ASCII has several bytes.
        let scalar = rest.prefix(1 + rest.dropFirst().prefix { (0x80..<0xC0).contains($0) }.count)
        guard case .text(let characters, _) = text(in: scalar), characters.count == 1 else {
            return .nothing(1 + scalar.count)
        }
        return .input(.key(.alt(.character(characters[0]))), 1 + scalar.count)
    }

    /// Decodes a sequence that only this terminal's description contains.
    private func described(in bytes: ArraySlice<UInt8>) -> Item? {
        for key in keys {
            if bytes.starts(with: key.bytes) { return .input(.key(key.key), key.bytes.count) }
            if key.bytes.starts(with: bytes) { return .incomplete }
        }
        return nil
    }
}
