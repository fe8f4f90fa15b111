/// A file or folder in a listing.
struct FolderEntry: Hashable, Sendable {
    let path: FolderPath
    /// The letter of the heading above this entry.
    let letter: Character
    /// The size in bytes; `nil` unless the entry is a regular file.
    let size: Int?
    /// The time of the last write, in seconds since 1970; `nil` if unknown.
    let modified: Int?
    /// The reason why the entry can't be read; `nil` if it can.
    let problem: String?
    /// The type and permissions, those of the target for a link; `nil` if unknown.
    var mode: FileMode?
    /// The target of a symbolic link; `nil` for any other entry.
    var target: FileName?
}

/// A name for sorting in the order that people expect. Upper and lower case are alike, and numbers sort by value.
struct NaturalName: Comparable {
    /// The name in lower case, with each number's count of digits before the number, so that longer numbers sort later.
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
            // A number becomes “0”, two bytes for its length, and its digits without leading zeros. Among other
            // characters, the “0” sorts as any digit does. A name has at most 255 bytes, so both length bytes are
            // ASCII.
            key += [UInt8(ascii: "0"), UInt8(1 + digits.count / 64), UInt8(1 + digits.count % 64)]
            key += digits
            rest = rest.dropFirst(number.count)
        }
        self.key = String(decoding: key, as: UTF8.self)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// The letter of the heading; `#` if the name does not begin with a letter. The heading `#` comes before all
    /// letters.
    var letter: Character {
        guard let first = key.first, first.isLetter else { return "#" }
        return first.uppercased().first ?? first
    }

    static func < (left: Self, right: Self) -> Bool {
        if left.key != right.key { return left.key < right.key }
        return left.bytes.lexicographicallyPrecedes(right.bytes)
    }
}
