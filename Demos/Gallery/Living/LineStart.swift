/// The start of a line in a log: a time, a date or a count in brackets.
enum LineStart {
    /// Returns the start of a line with the blanks after it; empty if the line has none.
    ///
    /// The start consists of digits, signs and brackets, ends before a blank, and has at least three digits. A month's
    /// short name may precede it. O(length of the start).
    static func prefix(of line: String) -> Substring {
        let rest = months.first { line.hasPrefix($0) }.map { line.dropFirst($0.count) } ?? line[...]
        let end = rest.firstIndex { !isPart($0) } ?? rest.endIndex
        // A word that begins with a digit is no part of the start.
        guard let blank = rest[..<end].lastIndex(of: " ") else { return "" }
        let start = line[...blank]
        return start.count(where: \.isNumber) >= 3 ? start : ""
    }

    private static func isPart(_ character: Character) -> Bool {
        character.isASCII && (character.isNumber || " :-/.,+[]()TZ".contains(character))
    }

    private static let months = [
        "Jan ", "Feb ", "Mar ", "Apr ", "May ", "Jun ", "Jul ", "Aug ", "Sep ", "Oct ", "Nov ",
        "Dec ",
    ]
}
