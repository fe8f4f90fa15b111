extension RandomAccessCollection {
    /// Returns the first index whose element satisfies the condition; `endIndex` if there is none. All elements that
    /// satisfy it must follow all other elements. O(log count).
    @inlinable
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
