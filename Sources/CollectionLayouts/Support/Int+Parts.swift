extension Int {
    /// Returns the number of parts that hold this number of items, with at most `size` items in each part. Correct up
    /// to `Int.max`.
    func parts(of size: Int) -> Int { self > 0 ? (self - 1) / size + 1 : 0 }

    /// Makes an index from a quotient, rounded down and clamped to 0…`last`.
    init(quotient: Double, last: Int) {
        // 2^62 is exact as a `Double` and fits into an `Int`.
        self = Swift.min(Int(Swift.min(Swift.max(0, quotient), 0x1p62)), Swift.max(0, last))
    }
}
