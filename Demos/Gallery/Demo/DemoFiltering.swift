/// The functions of a demo that filters its items by a text.
struct DemoFiltering<D: Demo>: Sendable {
    /// Filters by a pattern and keeps the reader's scroll position; `nil` shows all items.
    var apply: @Sendable (inout D, TextPattern?) -> Void
    /// Returns the state of the filter; `nil` while all items are shown.
    var state: @Sendable (D) -> FilterState?
    /// Returns the identifier of an item without a filter. By default, filters do not change identifiers.
    var unfiltered: @Sendable (D, D.ItemID) -> D.ItemID? = { $1 }
    /// Returns the identifier under the current filter; `nil` if the filter hides the item.
    var filtered: @Sendable (D, D.ItemID) -> D.ItemID? = { $1 }
}

/// The state of a filter.
public struct FilterState: Hashable, Sendable, CustomStringConvertible {
    /// The pattern that shown items match.
    public let pattern: TextPattern
    /// The number of matching items found so far.
    package let shown: Int
    /// The number of all items.
    package let count: Int
    /// The share of the items searched so far, 0…1; `nil` after the search.
    package let fraction: Double?

    package init(pattern: TextPattern, shown: Int, count: Int, fraction: Double? = nil) {
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
