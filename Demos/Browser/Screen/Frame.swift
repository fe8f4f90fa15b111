import Reflow

/// The division of the screen: the content, and a status line in the last row. A low screen has no status line.
struct Frame: Hashable {
    let size: ScreenSize
    /// Whether a status line is allowed.
    let hasChrome: Bool

    /// The minimum number of rows for a status line.
    static let leastRows = 8

    var hasStatus: Bool { hasChrome && size.rows >= Self.leastRows }

    var content: ScreenSize {
        ScreenSize(columns: size.columns, rows: size.rows - (hasStatus ? 1 : 0))
    }
}
