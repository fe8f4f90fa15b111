/// Where the lines of a ragged flow begin: 12 bytes a line, nothing for an item.
struct LineTable {
    /// The first item of each line, then the number of items; empty when no item takes room.
    var starts: [UInt32] = []
    /// The top of each line from the body's top, then where one more line would begin.
    var tops: [Double] = []
    /// The bottom of the last line.
    var height = 0.0

    var lineCount: Int { max(0, tops.count - 1) }

    /// The last line that begins at or above `y`; zero when none does.
    func line(at y: Double) -> Int {
        min(max(0, tops.partitioningIndex { $0 > y } - 1), max(0, lineCount - 1))
    }

    /// The line an item is on, or would be on if it took room.
    func line(of item: Int) -> Int {
        max(0, starts.partitioningIndex { Int($0) > item } - 1)
    }
}

extension RandomAccessCollection {
    /// The first index whose element belongs to the second half, in O(log count); the elements are sorted so.
    @inline(__always)
    func partitioningIndex(where belongs: (Element) -> Bool) -> Index {
        var low = startIndex
        var count = self.count
        while count > 0 {
            let half = count / 2
            let middle = index(low, offsetBy: half)
            if belongs(self[middle]) {
                count = half
            } else {
                low = index(after: middle)
                count -= half + 1
            }
        }
        return low
    }
}
