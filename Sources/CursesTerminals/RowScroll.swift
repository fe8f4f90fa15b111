/// Rows that stand elsewhere than in the last frame, which a terminal moves for a few bytes.
struct RowScroll: Hashable {
    /// The rows that take part: what is moved out of them is lost, what they gain is blank.
    let rows: Range<Int>
    /// How many rows up they move; down when negative.
    let distance: Int

    /// The scroll that spares the most rows among those that bring a changed row to its place: the first, the middle
    /// or the last one. Nil when none spares two.
    ///
    /// - Parameters:
    ///   - count: The number of rows.
    ///   - changed: Those that differ from the last frame, in rising order.
    ///   - isEqual: Whether a row of the new frame equals one of the last.
    /// - Complexity: O(`count`) questions.
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

    /// The stretch of rows that gains most by a scroll. Moving rows away that were in place is a loss.
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

    /// The rows that are blank afterwards.
    var gained: Range<Int> {
        distance > 0
            ? rows.upperBound - distance..<rows.upperBound
            : rows.lowerBound..<rows.lowerBound - distance
    }
}
