import Reflow

/// Where a demo is shown on a screen, and how large it believes itself to be.
struct Stage: Hashable {
    /// From points to cells.
    var scale: CellScale
    /// The size the layout is told, in points.
    var size: Size
    /// The cells that show the content, within the pane.
    var columns: Range<Int>
    var rows: Range<Int>
    /// Whether a frame is drawn around them: the edge of a simulated device.
    var isFramed: Bool
    /// What covers the edges of the device, in points.
    var safeArea = EdgeInsets.zero

    /// How much of the height lies below what is shown; it is reached by scrolling.
    var hiddenHeight: Double {
        max(0, size.height - Double(rows.count) * scale.cell.height)
    }

    /// How much of the width lies to the right of what is shown; it cannot be reached.
    var hiddenWidth: Double {
        max(0, size.width - Double(columns.count) * scale.cell.width)
    }

    /// What the layout is told.
    var environment: LayoutEnvironment {
        var covered = safeArea
        covered.bottom = max(covered.bottom, hiddenHeight)
        return LayoutEnvironment(size: size, safeAreaInsets: covered)
    }

    /// The size in cells of what is shown.
    var visible: ScreenSize { ScreenSize(columns: columns.count, rows: rows.count) }

    /// Where the content's upper left corner is, counted from that of another stage, in the other's points.
    func corner(from other: Stage) -> Point {
        let cell = other.scale.cell
        return Point(
            x: Double(columns.lowerBound - other.columns.lowerBound) * cell.width,
            y: Double(rows.lowerBound - other.rows.lowerBound) * cell.height)
    }
}

extension Stage {
    /// The pane itself, from edge to edge.
    static func whole(pane: ScreenSize, zoom: Double) -> Stage {
        let scale = CellScale(zoom: zoom)
        return Stage(
            scale: scale, size: scale.size(of: pane), columns: 0..<pane.columns,
            rows: 0..<pane.rows, isFramed: false)
    }

    /// The terminal's size in points with width and height swapped, or that of a phone when the terminal is square.
    static func turned(_ terminal: ScreenSize, zoom: Double) -> Size {
        let size = CellScale(zoom: zoom).size(of: terminal)
        return size.width == size.height
            ? Size(width: 390, height: 844) : Size(width: size.height, height: size.width)
    }

    /// A simulated device of a size in points.
    ///
    /// It stands in the middle of the pane with a frame around it, at the same scale if its width fits and scaled
    /// down otherwise, but not below `leastZoom`: what doesn't fit then is cut. A height that doesn't fit is cut, since
    /// the device scrolls.
    static func device(
        _ size: Size, safeArea: EdgeInsets = .zero, pane: ScreenSize, zoom: Double,
        leastZoom: Double = 0
    ) -> Stage {
        let isFramed = pane.columns > 2 && pane.rows > 2
        let edge = isFramed ? 1 : 0
        let room = ScreenSize(columns: pane.columns - 2 * edge, rows: pane.rows - 2 * edge)
        let fitting = Double(room.columns) * 8 / max(size.width, 1)
        let scale = CellScale(zoom: min(CellScale(zoom: zoom).zoom, max(fitting, leastZoom)))
        let cells = scale.cells(covering: size)
        let columns = min(cells.columns, room.columns)
        let rows = min(cells.rows, room.rows)
        let left = edge + (room.columns - columns) / 2
        let top = edge + (room.rows - rows) / 2
        return Stage(
            scale: scale, size: size, columns: left..<left + columns, rows: top..<top + rows,
            isFramed: isFramed, safeArea: safeArea)
    }
}
