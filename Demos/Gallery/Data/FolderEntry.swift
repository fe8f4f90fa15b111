/// What is known of a file or folder in a listing.
struct FolderEntry: Hashable, Sendable {
    let path: FilePath
    /// The letter it is filed under.
    let letter: Character
    /// In bytes; nil for what is no regular file.
    let size: Int?
    /// When it was written last, in seconds since 1970; nil where that is not known.
    let modified: Int?
    /// Why it can't be read; nil when it can.
    let problem: String?
}

/// Names as people put them in order: whatever their case, and numbers by their values.
struct NaturalName: Comparable {
    /// In small letters; before a number stands how many digits it has.
    private let key: String
    private let bytes: [UInt8]

    init(_ name: FileName) {
        bytes = name.bytes
        let text = name.text.lowercased()
        guard text.utf8.contains(where: Self.isDigit) else {
            key = text
            return
        }
        var key: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.first {
            guard Self.isDigit(byte) else {
                key.append(byte)
                rest = rest.dropFirst()
                continue
            }
            let number = rest.prefix(while: Self.isDigit)
            let digits = number.drop { $0 == UInt8(ascii: "0") }
            // As a digit among other characters, then by length. Names have up to 255 bytes, and the count is ASCII.
            key += [UInt8(ascii: "0"), UInt8(1 + digits.count / 64), UInt8(1 + digits.count % 64)]
            key += digits
            rest = rest.dropFirst(number.count)
        }
        self.key = String(decoding: key, as: UTF8.self)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// The letter it is filed under; `#` for what is none, and before all letters.
    var letter: Character {
        guard let first = key.first, first.isLetter else { return "#" }
        return first.uppercased().first ?? first
    }

    static func < (left: Self, right: Self) -> Bool {
        if left.key != right.key { return left.key < right.key }
        return left.bytes.lexicographicallyPrecedes(right.bytes)
    }
}
