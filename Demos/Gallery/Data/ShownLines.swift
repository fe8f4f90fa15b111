/// The shown lines of a text and their columns, for measuring and drawing.
///
/// The shown lines are items. Without a filter, the number of an item is the number of its line.
final class ShownLines {
    let text: FollowedText
    /// The filter that shown lines must match; `nil` shows all lines.
    var filter: LineFilter?
    /// Whether line numbers are shown before the lines.
    var hasNumbers = false
    /// Whether long lines are wrapped. If not, each line has one row.
    var wraps = true
    /// The number of columns that are scrolled out at the left. It is zero while lines are wrapped.
    var hiddenColumns = 0
    /// The number of columns of the text when a line was last drawn.
    var shownColumns = 0
    /// The number of digits of the greatest line number; zero if line numbers are hidden.
    private(set) var digits = 0

    init(_ text: FollowedText) { self.text = text }

    /// Updates the width of the line numbers. Returns whether the width has changed. If so, the caller must wrap all
    /// lines again.
    func updateDigits() -> Bool {
        let greatest = text.parts.map(\.text.lineCount).max() ?? 0
        let former = digits
        digits = hasNumbers ? String(max(1, greatest)).utf8.count : 0
        return digits != former
    }

    /// The columns before a line. They leave room for the mark of the selection.
    private static let margin = 1
    /// The minimum width of the text beside line numbers, in columns.
    private static let leastText = 8

    /// Splits a width in columns between the line number and its text. Without enough room, the number gets no column.
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
    /// The range of all shown items. It omits lines that the filter found in files that are no longer part of the text.
    var items: Range<Int> {
        guard let filter else { return text.lines }
        return filter.item(from: text.lines.lowerBound)..<filter.items.upperBound
    }

    /// Returns the shown items of one file.
    func items(of part: FollowedText.Part) -> Range<Int> {
        guard let filter else { return part.lines }
        return filter.item(from: part.lines.lowerBound)..<filter.item(from: part.lines.upperBound)
    }

    /// Returns the line of an item; `nil` if there is no such item.
    func line(of item: Int) -> Int? {
        guard let filter else { return text.lines.contains(item) ? item : nil }
        return filter.line(of: item)
    }

    /// Returns the item of a line; `nil` if the line is not shown.
    func item(ofLine line: Int) -> Int? {
        let item = item(from: line)
        return self.line(of: item) == line ? item : nil
    }

    /// Returns the item of a line. If the line is not shown, returns the next shown line, or else the last one. Returns
    /// `nil` if no line is shown.
    func item(nearest line: Int) -> Int? {
        items.isEmpty ? nil : min(max(item(from: line), items.lowerBound), items.upperBound - 1)
    }

    private func item(from line: Int) -> Int { filter?.item(from: line) ?? line }

    /// Returns the bytes of an item's line without the line end.
    func bytes(of item: Int) -> ArraySlice<UInt8> { line(of: item).map(text.bytes(ofLine:)) ?? [] }

    /// Returns an item's line as shown on the screen, with its styles.
    func styledLine(of item: Int) -> StyledLine { LineText.styled(bytes(of: item)) }

    /// Returns an item's line as shown on the screen, without its styles.
    func text(of item: Int) -> String { LineText.shown(bytes(of: item)) }

    /// Returns the number of an item's line in its file, counted from 1.
    func number(of item: Int) -> Int? {
        guard let line = line(of: item), let part = text.part(holding: line) else { return nil }
        return line - part.firstLine + 1
    }
}
