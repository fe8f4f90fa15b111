import Reflow

/// How the screen is divided: the content, and below it one row of status unless the screen is too low.
struct Frame: Hashable {
    let size: ScreenSize
    /// Whether there may be a row of status at all.
    let hasChrome: Bool

    /// Below this many rows the content takes all of them.
    static let leastRows = 8

    var hasStatus: Bool { hasChrome && size.rows >= Self.leastRows }

    var content: ScreenSize {
        ScreenSize(columns: size.columns, rows: size.rows - (hasStatus ? 1 : 0))
    }
}
