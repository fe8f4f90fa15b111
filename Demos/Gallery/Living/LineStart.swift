/// The start of a line in a log: a time, a date or a count in brackets.
enum LineStart {
    /// Returns the start of a line with the blanks after it; empty if the line has none.
    ///
    /// The start consists of digits, signs and brackets, ends before a blank, and has at least three digits. A month's
    /// short name may precede it. Only the first 48 bytes are read.
    static func prefix(of line: String) -> Substring {
        let bytes = line.utf8.prefix(48)
        // The start so far, up to its last blank. A word that begins with a digit is no part of it.
        var (end, digitsBefore, digits) = (bytes.startIndex, 0, 0)
        var index = bytes.startIndex
        if let first = bytes.first, (0x41...0x5A).contains(first),
            months.contains(where: { bytes.starts(with: $0.utf8) })
        {
            index = bytes.index(index, offsetBy: 4)
        }
        while index < bytes.endIndex, isPart(bytes[index]) {
            let byte = bytes[index]
            if (0x30...0x39).contains(byte) { digits += 1 }
            index = bytes.index(after: index)
            if byte == 0x20 { (end, digitsBefore) = (index, digits) }
        }
        return digitsBefore >= 3 ? line[..<end] : ""
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        // Blank, brackets, signs, digits and the colon; then T, Z and square brackets.
        case 0x20, 0x28...0x29, 0x2B...0x3A, 0x54, 0x5A, 0x5B, 0x5D: true
        default: false
        }
    }

    private static let months = [
        "Jan ", "Feb ", "Mar ", "Apr ", "May ", "Jun ", "Jul ", "Aug ", "Sep ", "Oct ", "Nov ",
        "Dec ",
    ]
}
