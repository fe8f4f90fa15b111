/// How a demo filters its items by a text.
struct DemoFiltering<D: Demo>: Sendable {
    /// Filters by a pattern; nil shows all. Keeps the reader's place.
    var apply: @Sendable (inout D, TextPattern?) -> Void
    /// The state of the filter; nil while all is shown.
    var state: @Sendable (D) -> FilterState?
}

/// What is shown of all.
public struct FilterState: Hashable, Sendable, CustomStringConvertible {
    /// What is looked for.
    public let pattern: TextPattern
    /// How many items match so far.
    let shown: Int
    /// How many there are in all.
    let count: Int
    /// How much was searched, 0…1; nil when done.
    let fraction: Double?

    init(pattern: TextPattern, shown: Int, count: Int, fraction: Double? = nil) {
        self.pattern = pattern
        self.shown = shown
        self.count = count
        self.fraction = fraction
    }

    /// Whether more is looked for.
    public var isSearching: Bool { fraction != nil }

    /// `57 of 120`, and while more is looked for `57 of 120, 35 %`.
    public var description: String {
        let progress = fraction.map { ", \(SearchProgress($0))" } ?? ""
        return "\(shown) of \(count)\(progress)"
    }
}

/// Filtering by a text.
extension DemoPart {
    var canFilter: Bool { abilities.filtering != nil }

    var filterState: FilterState? { abilities.filtering?.state(demo) }
}
