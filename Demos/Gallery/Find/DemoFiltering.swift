/// How a demo shows only what holds a text.
struct DemoFiltering<D: Demo>: Sendable {
    /// Shows what holds a pattern, all with nil; the reader's place is kept.
    var apply: @Sendable (inout D, TextPattern?) -> Void
    /// What that has come to; nil while all is shown.
    var state: @Sendable (D) -> FilterState?
}

/// What is shown of all.
public struct FilterState: Hashable, Sendable, CustomStringConvertible {
    /// What is looked for.
    public let pattern: TextPattern
    /// How many hold it, as far as was looked.
    let shown: Int
    /// How many there are in all.
    let count: Int
    /// How much was looked through, 0…1; nil when that is all.
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

/// Showing only what holds a text.
extension DemoPart {
    var canFilter: Bool { abilities.filtering != nil }

    var filterState: FilterState? { abilities.filtering?.state(demo) }
}
