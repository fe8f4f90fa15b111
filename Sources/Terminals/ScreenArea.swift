/// Some columns and rows of a screen, or of a part of one.
public struct ScreenArea: Hashable, Sendable {
    /// Columns, left to right.
    public var columns: Range<Int>
    /// Rows, top to bottom.
    public var rows: Range<Int>

    /// Makes an area, in cells; nothing is clamped.
    public init(columns: Range<Int>, rows: Range<Int>) {
        self.columns = columns
        self.rows = rows
    }

    /// All of a screen, or of a part, of a size.
    public init(of size: ScreenSize) {
        self.init(columns: 0..<size.columns, rows: 0..<size.rows)
    }

    /// How many columns and rows there are.
    public var size: ScreenSize { ScreenSize(columns: columns.count, rows: rows.count) }

    /// Whether it has no cell.
    public var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

    /// Whether a cell is one of it.
    public func contains(column: Int, row: Int) -> Bool {
        columns.contains(column) && rows.contains(row)
    }

    package func intersection(_ other: ScreenArea) -> ScreenArea {
        ScreenArea(
            columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
    }
}

extension Input {
    /// The input as a part that stands in an area hears it: the mouse counts from the part's corner.
    public func counted(from area: ScreenArea) -> Input {
        guard case .mouse(let event) = self else { return self }
        return .mouse(event.counted(from: area))
    }
}

extension MouseEvent {
    /// The event as a part that stands in an area hears it: its cell counts from the part's corner.
    public func counted(from area: ScreenArea) -> MouseEvent {
        var event = self
        event.column -= area.columns.lowerBound
        event.row -= area.rows.lowerBound
        return event
    }
}

extension Region {
    /// Draws in an area of the frame as if it were all there is.
    public mutating func within<Result>(
        _ area: ScreenArea, _ body: (inout Region) throws -> Result
    ) rethrows -> Result {
        try within(columns: area.columns, rows: area.rows, body)
    }
}
