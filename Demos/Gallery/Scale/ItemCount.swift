/// The number of items in the demos with many items.
enum ItemCount {
    /// Returns the number in the options, or the usual number. Throws an error if the number is negative or above
    /// `most`, the largest number that fits into memory.
    static func checked(_ options: DemoOptions, or usual: Int, most: Int) throws -> Int {
        let count = options.number(.items) ?? usual
        guard (0...most).contains(count) else {
            throw DemoError("--items cannot be \(count); use a number from 0 to \(most).")
        }
        return count
    }
}

extension DemoOption {
    /// The command-line option for the number of items.
    static let items = DemoOption("items")
}
