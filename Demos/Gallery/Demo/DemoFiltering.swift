/// The two functions of a demo that filters its items by a text.
struct DemoFiltering<D: Demo>: Sendable {
    /// Filters by a pattern and keeps the reader's scroll position; `nil` shows all items.
    var apply: @Sendable (inout D, TextPattern?) -> Void
    /// Returns the state of the filter; `nil` while all items are shown.
    var state: @Sendable (D) -> FilterState?
}

/// The state of a filter.
public struct FilterState: Hashable, Sendable, CustomStringConvertible {
    /// The pattern that shown items match.
    public let pattern: TextPattern
    /// The number of matching items found so far.
    let shown: Int
    /// The number of all items.
    let count: Int
    /// The share of the items searched so far, 0…1; `nil` after the search.
    let fraction: Double?

    init(pattern: TextPattern, shown: Int, count: Int, fraction: Double? = nil) {
        self.pattern = pattern
        self.shown = shown
        self.count = count
        self.fraction = fraction
    }

    /// Whether the search still runs.
    public var isSearching: Bool { fraction != nil }

    /// The counts: `57 of 120`. During the search also the progress: `57 of 120, 35 %`.
    public var description: String {
        let progress = fraction.map { ", \(SearchProgress($0))" } ?? ""
        return "\(shown) of \(count)\(progress)"
    }
}
