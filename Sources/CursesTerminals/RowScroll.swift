/// Rows that stand elsewhere than in the last frame, which a terminal moves for a few bytes.
struct RowScroll: Hashable {
    /// The rows that take part: what is moved out of them is lost, what they gain is blank.
    let rows: Range<Int>
    /// How many rows up they move; down when negative.
    let distance: Int

    /// The scroll that spares the most rows, given a number for the content of each row before and after; nil when
    /// none spares two.
    ///
    /// O(rows²), and that only for rows that changed.
    init?(from old: [UInt64], to new: [UInt64]) {
        guard let distance = Self.distance(from: old, to: new) else { return nil }
        // The stretch of rows with the greatest gain. Moving rows away that were in place is a loss.
        var best = (gain: 1, rows: 0..<0)
        var (start, gain) = (0, 0)
        for row in max(0, -distance)..<min(new.count, new.count - distance) {
            if gain <= 0 { (start, gain) = (row, 0) }
            if new[row] == old[row + distance] { gain += 1 }
            if new[row] == old[row] { gain -= 1 }
            if gain > best.gain { best = (gain, start..<row + 1) }
        }
        guard !best.rows.isEmpty else { return nil }
        rows =
            min(
                best.rows.lowerBound, best.rows.lowerBound + distance)..<max(
                best.rows.upperBound, best.rows.upperBound + distance)
        self.distance = distance
        let lost = gained.reduce(0) { $0 + (new[$1] == old[$1] ? 1 : 0) }
        guard best.gain - lost > 1 else { return nil }
    }

    /// The rows that are blank afterwards.
    var gained: Range<Int> {
        distance > 0
            ? rows.upperBound - distance..<rows.upperBound
            : rows.lowerBound..<rows.lowerBound - distance
    }

    /// The distance by which most of the changed rows have moved; of two the lesser.
    private static func distance(from old: [UInt64], to new: [UInt64]) -> Int? {
        let count = new.count
        var votes = [Int](repeating: 0, count: 2 * count)
        for row in 0..<count where new[row] != old[row] {
            for place in 0..<count where old[place] == new[row] {
                votes[place - row + count] += 1
            }
        }
        var best = (votes: 1, distance: 0)
        for distance in 1..<max(count, 1) {
            for signed in [distance, -distance] where votes[signed + count] > best.votes {
                best = (votes[signed + count], signed)
            }
        }
        return best.distance == 0 ? nil : best.distance
    }
}
