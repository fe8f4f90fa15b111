/// A replacement of some bytes of a text by the same number of bytes.
struct ByteEdit: Hashable {
    /// The replaced bytes.
    let range: Range<Int>
    /// The new text. Spaces fill the rest of the range.
    let text: String

    /// Makes an edit that replaces a range by spaces.
    init(blanking range: Range<Int>) {
        self.range = range
        text = ""
    }

    /// Makes an edit. The text must not be longer than the range.
    init(_ range: Range<Int>, _ text: String) {
        self.range = range
        self.text = text
    }
}

extension [UInt8] {
    /// Applies an edit. Line ends in the range stay where they are, so the lines of the text keep their numbers.
    mutating func apply(_ edit: ByteEdit) {
        var rest = Array(edit.text.utf8)[...]
        for index in edit.range.clamped(to: indices) {
            guard !self[index].isLineEnd else { continue }
            self[index] = rest.popFirst() ?? .space
        }
    }
}

extension UInt8 {
    static let space = UInt8(ascii: " ")

    /// Whether the byte is a part of a line end.
    var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

    /// Whether the byte can be in an identifier. All bytes of characters outside ASCII count.
    var isIdentifierPart: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
