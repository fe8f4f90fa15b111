/// Which lines of a text are shown, and in which columns: what measuring and drawing go by.
///
/// The lines that are shown are items, whose numbers are those of the lines unless there is a filter.
final class ShownLines {
    let text: FollowedText
    /// What is looked for in lines that are shown; nil shows all.
    var filter: LineFilter?
    /// Whether lines have their numbers before them.
    var hasNumbers = false
    /// The digits of the greatest number; zero without numbers.
    private(set) var digits = 0

    init(_ text: FollowedText) { self.text = text }

    /// Notes how wide the numbers are now; true when that is another width, and all lines are wrapped anew.
    func updateDigits() -> Bool {
        let greatest = text.parts.map(\.text.lineCount).max() ?? 0
        let former = digits
        digits = hasNumbers ? String(max(1, greatest)).utf8.count : 0
        return digits != former
    }

    /// The columns before a line, where the mark of the selection has room.
    private static let margin = 1
    /// The least columns that a text keeps beside numbers.
    private static let leastText = 8

    /// Where the number of a line and its text stand in so many columns; the number nowhere where there is no room.
    func columns(in count: Int) -> (number: Range<Int>, text: Range<Int>) {
        let number = Self.margin..<Self.margin + digits
        let text = number.upperBound + (digits > 0 ? 1 : 0)
        guard count >= text + Self.leastText || digits == 0 else {
            return (0..<0, min(Self.margin, count)..<count)
        }
        return (number, min(text, count)..<count)
    }
}

extension ShownLines {
    /// All that are shown.
    var items: Range<Int> { filter?.items ?? text.lines }

    /// Those of a file.
    func items(of part: FollowedText.Part) -> Range<Int> {
        guard let filter else { return part.lines }
        return filter.item(from: part.lines.lowerBound)..<filter.item(from: part.lines.upperBound)
    }

    /// The line of an item; nil where there is none.
    func line(of item: Int) -> Int? {
        guard let filter else { return text.lines.contains(item) ? item : nil }
        return filter.line(of: item)
    }

    /// The item of a line; nil for one that is not shown.
    func item(ofLine line: Int) -> Int? {
        let item = item(from: line)
        return self.line(of: item) == line ? item : nil
    }

    /// The item of a line or of the next that is shown, else of the last. Nil where none is.
    func item(nearest line: Int) -> Int? {
        items.isEmpty ? nil : min(max(item(from: line), items.lowerBound), items.upperBound - 1)
    }

    private func item(from line: Int) -> Int { filter?.item(from: line) ?? line }

    /// The bytes of an item's line without its end.
    func bytes(of item: Int) -> ArraySlice<UInt8> { line(of: item).map(text.bytes(ofLine:)) ?? [] }

    /// An item's line as it is shown.
    func text(of item: Int) -> String { LineText.shown(bytes(of: item)) }

    /// The number of an item's line in its file, from 1.
    func number(of item: Int) -> Int? {
        guard let line = line(of: item), let part = text.part(holding: line) else { return nil }
        return line - part.firstLine + 1
    }
}
