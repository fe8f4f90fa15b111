extension RandomAccessCollection {
    /// Returns the first index whose element satisfies the condition, or `endIndex` if there is none. All elements that
    /// satisfy it must follow all other elements. O(log count).
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

extension Array where Element == UInt32 {
    /// Adds a number, which may be negative, to all elements from an index on, in place.
    mutating func shift(from start: Int, byCount shift: Int) {
        guard shift != 0, start < count else { return }
        let distance = UInt32(truncatingIfNeeded: shift)
        withUnsafeMutableBufferPointer { buffer in
            for index in start..<buffer.count { buffer[index] &+= distance }
        }
    }
}

extension Array where Element: AdditiveArithmetic {
    /// Adds `distance` to all elements from an index on, in place.
    mutating func shift(from start: Int, by distance: Element) {
        shift(start..<count, by: distance)
    }

    /// Adds `distance` to the elements in a range, in place.
    mutating func shift(_ range: Range<Int>, by distance: Element) {
        guard distance != .zero, !range.isEmpty else { return }
        withUnsafeMutableBufferPointer { buffer in
            for index in range { buffer[index] += distance }
        }
    }
}
