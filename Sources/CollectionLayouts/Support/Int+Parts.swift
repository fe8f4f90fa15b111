extension Int {
    /// How many parts of a size so many items fill, the last one perhaps only partly. Correct up to `Int.max`.
    func parts(of size: Int) -> Int { self > 0 ? (self - 1) / size + 1 : 0 }

    /// The whole part of a quotient as an index from zero to a last one, whatever the quotient is.
    init(quotient: Double, last: Int) {
        // 2^62 is exact as a `Double` and fits into an `Int`.
        self = Swift.min(Int(Swift.min(Swift.max(0, quotient), 0x1p62)), Swift.max(0, last))
    }
}
