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
            let distance = Self.distance(of: probe, count, isEqual)
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

    /// Returns the distance from a row of the new frame to the nearest equal row of the last frame; nil if there is none.
    private static func distance(
        of row: Int, _ count: Int, _ isEqual: (_ new: Int, _ old: Int) -> Bool
    ) -> Int? {
        for distance in 1..<count {
            if row + distance < count, isEqual(row, row + distance) { return distance }
            if row >= distance, isEqual(row, row - distance) { return -distance }
        }
        return nil
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

    /// Returns this scroll with rows added at both ends, as long as an added row then differs in fewer cells.
    ///
    /// Then a row moves with its neighbours, even if a scrollbar has changed one of its cells.
    ///
    /// - Parameters:
    ///   - count: The number of rows of the frame.
    ///   - differences: The number of cells in which a row of the new frame differs from a row of the last frame.
    func widened(
        toAtMost count: Int, differences: (_ new: Int, _ old: Int) -> Int
    ) -> RowScroll {
        /// Whether the scroll saves cells if it includes the row `edge`. Then the row `new` is moved from the position
        /// `old`.
        func gains(_ edge: Int, new: Int, old: Int) -> Bool {
            differences(edge, edge) > differences(new, old)
        }
        let (up, down) = (max(0, distance), max(0, -distance))
        var (first, end) = (rows.lowerBound, rows.upperBound)
        while first > 0, gains(first - 1, new: first - 1 + down, old: first - 1 + up) { first -= 1 }
        while end < count, gains(end, new: end - up, old: end - down) { end += 1 }
        return RowScroll(rows: first..<end, distance: distance)
    }

    /// The rows that are blank after the scroll.
    var gained: Range<Int> {
        distance > 0
            ? rows.upperBound - distance..<rows.upperBound
            : rows.lowerBound..<rows.lowerBound - distance
    }
}
