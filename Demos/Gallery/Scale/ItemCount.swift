/// How many items the demos of large numbers have.
enum ItemCount {
    /// What was asked for, or the usual number. Throws a sentence when it is none that fits into memory.
    static func checked(_ options: DemoOptions, or usual: Int, most: Int) throws -> Int {
        let count = options.number(.items) ?? usual
        guard (0...most).contains(count) else { throw ItemCountError(count: count, most: most) }
        return count
    }
}

/// A number of items that a demo can't have, in a sentence.
struct ItemCountError: Error, CustomStringConvertible {
    let count: Int
    let most: Int

    var description: String {
        "There can't be \(count) items here: give --items a number from 0 to \(most)."
    }
}

extension DemoOption {
    /// How many items there are.
    static let items = DemoOption("items")
}
