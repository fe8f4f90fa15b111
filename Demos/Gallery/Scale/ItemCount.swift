/// How many items the demos of large numbers have.
enum ItemCount {
    /// What was asked for, or the usual number. Throws a sentence when it is none that fits into memory.
    static func checked(_ options: DemoOptions, or usual: Int, most: Int) throws -> Int {
        let count = options.number(.items) ?? usual
        guard (0...most).contains(count) else { throw ItemCountError(count: count, most: most) }
        return count
    }
}

/// The error for a number of items that a demo cannot have.
struct ItemCountError: Error, CustomStringConvertible {
    let count: Int
    let most: Int

    var description: String {
        "--items cannot be \(count); use a number from 0 to \(most)."
    }
}

extension DemoOption {
    /// How many items there are.
    static let items = DemoOption("items")
}
