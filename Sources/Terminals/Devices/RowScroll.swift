/// A scroll of rows that have moved since the last frame. A terminal can scroll rows with a few bytes.
package struct RowScroll: Hashable {
    /// The rows that are scrolled. Rows that move out of this range are lost, and blank rows appear at the opposite end
    /// of the range.
    package let rows: Range<Int>
    /// The number of rows to move up; negative to move down.
    package let distance: Int

    /// Finds the scroll that saves the most rows; nil if no scroll saves at least two rows.
    ///
    /// The candidates are three scrolls: those that move the first, the middle or the last changed row to its new
    /// position.
    ///
    /// - Parameters:
    ///   - count: The number of rows.
    ///   - changed: The rows that differ from the last frame, in rising order.
    ///   - isEqual: Whether a row of the new frame equals a row of the last frame.
    /// - Complexity: O(`count`) calls of `isEqual`.
    init?(rows count: Int, changed: [Int], isEqual: (_ new: Int, _ old: Int) -> Bool) {
        guard changed.count > 2 else { return nil }
        var best: (gain: Int, scroll: RowScroll)?
        for probe in [changed[0], changed[changed.count / 2], changed[changed.count - 1]] {
            let places = (1..<count).lazy.flatMap { [$0, -$0] }
            let distance = places.first {
                probe + $0 >= 0 && probe + $0 < count && isEqual(probe, probe + $0)
            }
            guard let distance, distance != best?.scroll.distance else { continue }
            guard let found = Self.stretch(distance, count, isEqual), found.gain > best?.gain ?? 1
            else { continue }
            best = found
        }
        guard let best else { return nil }
        self = best.scroll
    }

    private init(rows: Range<Int>, distance: Int) {
        (self.rows, self.distance) = (rows, distance)
    }

    /// Finds the range of rows for which a scroll saves the most rows. A row that was already in the right position
    /// counts as a loss.
    private static func stretch(
        _ distance: Int, _ count: Int, _ isEqual: (_ new: Int, _ old: Int) -> Bool
    ) -> (gain: Int, scroll: RowScroll)? {
        var best = (gain: 0, rows: 0..<0)
        var (start, gain) = (0, 0)
        for row in max(0, -distance)..<min(count, count - distance) {
            if gain <= 0 { (start, gain) = (row, 0) }
            if isEqual(row, row + distance) { gain += 1 }
            if isEqual(row, row) { gain -= 1 }
            if gain > best.gain { best = (gain, start..<row + 1) }
        }
        guard let first = best.rows.first, let last = best.rows.last else { return nil }
        let rows = min(first, first + distance)..<max(last, last + distance) + 1
        let scroll = RowScroll(rows: rows, distance: distance)
        return (best.gain - scroll.gained.count { isEqual($0, $0) }, scroll)
    }

    /// The rows that are blank after the scroll.
    var gained: Range<Int> {
        distance > 0
            ? rows.upperBound - distance..<rows.upperBound
            : rows.lowerBound..<rows.lowerBound - distance
    }
}
