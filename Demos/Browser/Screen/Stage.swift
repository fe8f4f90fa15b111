import Reflow

/// The area of a demo on the screen, and the size of its layout in points.
struct Stage: Hashable {
    /// The scale from points to cells.
    var scale: CellScale
    /// The size that the layout receives, in points.
    var size: Size
    /// The cells of the content, relative to the pane.
    var columns: Range<Int>
    var rows: Range<Int>
    /// Whether the edge of a simulated device is drawn around the cells.
    var isFramed: Bool
    /// The covered edges of the device, in points.
    var safeArea = EdgeInsets.zero
    /// The direction in which the layout runs.
    var layoutDirection = LayoutDirection.leftToRight

    /// The height below the visible cells, in points. The reader can scroll to it.
    var hiddenHeight: Double {
        max(0, size.height - Double(rows.count) * scale.cell.height)
    }

    /// The width to the right of the visible cells, in points. The reader cannot reach it.
    var hiddenWidth: Double {
        max(0, size.width - Double(columns.count) * scale.cell.width)
    }

    /// The environment of the layout. The layout margins are UIKit's system minimum for the view of a view controller:
    /// 16 points at the sides, or 20 points in a view of 414 points and more. They are measured from the safe area.
    var environment: LayoutEnvironment {
        var covered = safeArea
        covered.bottom = max(covered.bottom, hiddenHeight)
        let sides = EdgeInsets.symmetric(horizontal: size.width < 414 ? 16 : 20)
        return LayoutEnvironment(
            size: size, safeAreaInsets: covered, layoutMargins: covered + sides,
            layoutDirection: layoutDirection)
    }

    /// The size of the visible part, in cells.
    var visible: ScreenSize { ScreenSize(columns: columns.count, rows: rows.count) }

    /// Returns the position of the content's upper left corner, relative to the corner of another stage, in points of
    /// the other stage.
    func corner(from other: Stage) -> Point {
        let cell = other.scale.cell
        return Point(
            x: Double(columns.lowerBound - other.columns.lowerBound) * cell.width,
            y: Double(rows.lowerBound - other.rows.lowerBound) * cell.height)
    }
}

extension Stage {
    /// Returns a stage that fills the pane.
    static func whole(pane: ScreenSize, zoom: Double) -> Stage {
        let scale = CellScale(zoom: zoom)
        return Stage(
            scale: scale, size: scale.size(of: pane), columns: 0..<pane.columns,
            rows: 0..<pane.rows, isFramed: false)
    }

    /// Returns the size of a terminal in points, with width and height swapped. For a square terminal, returns the size
    /// of a phone.
    static func turned(_ terminal: ScreenSize, zoom: Double) -> Size {
        let size = CellScale(zoom: zoom).size(of: terminal)
        return size.width == size.height
            ? Size(width: 390, height: 844) : Size(width: size.height, height: size.width)
    }

    /// Returns the stage of a simulated device, from its size in points.
    ///
    /// The device is in the middle of the pane, with a frame around it. A device that is too wide is scaled down, but
    /// not below `leastZoom`; the rest of the width is cut. A height that does not fit is cut, because the device
    /// scrolls.
    static func device(
        _ size: Size, safeArea: EdgeInsets = .zero, pane: ScreenSize, zoom: Double,
        leastZoom: Double = 0
    ) -> Stage {
        let isFramed = pane.columns > 2 && pane.rows > 2
        let edge = isFramed ? 1 : 0
        let room = ScreenSize(columns: pane.columns - 2 * edge, rows: pane.rows - 2 * edge)
        let fitting = Double(room.columns) * CellScale().cell.width / max(size.width, 1)
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
