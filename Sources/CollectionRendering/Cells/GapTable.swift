import CollectionLayouts

/// The gaps after the items of a view whose edges are not all on whole cells.
///
/// Rounding gives equal gaps different numbers of cells, and may close a gap. Therefore `CellGrid` counts the cells of
/// a gap from the start of the next item. Items beside the screen count as next items too: an item does not change when
/// its neighbour scrolls into view.
struct GapTable {
    private var gaps: [ItemIndex: (frame: Rect, gaps: Gaps)] = [:]

    /// Makes an empty table.
    init() {}

    /// Finds the gaps after the visible items of an arrangement.
    ///
    /// `visible` are the elements in the viewport. If all their edges and those of the next items below and beside the
    /// screen are on whole cells, the table is empty, because rounding changes nothing. O(visible) then, otherwise
    /// O(visible²) at most.
    init(
        _ visible: [LayoutAttributes], of arrangement: Arrangement, in viewport: Viewport,
        scale: CellScale
    ) {
        let cell = scale.cell
        let reach = GapSearch.reach(cell)
        func isUneven(_ elements: [LayoutAttributes]) -> Bool {
            elements.contains { !scale.isOnWholeCells($0.frame) && $0.kind == .item }
        }
        let screen = viewport.bounds
        let below = Rect(x: screen.minX, y: screen.maxY, width: screen.width, height: reach.height)
        let beside = Rect(x: screen.maxX, y: screen.minY, width: reach.width, height: screen.height)
        guard
            isUneven(visible)
                || [below, beside].contains(where: {
                    isUneven(
                        arrangement.items(
                            meeting: $0, in: viewport,
                            beyondSection: max(reach.width, reach.height)))
                })
        else { return }
        let bounds = Self.bounds(of: visible, around: viewport.bounds, reach: reach)
        let items = arrangement.items(
            meeting: bounds, in: viewport, beyondSection: max(reach.width, reach.height))
        let search = GapSearch(items.map(\.frame), cell: cell)
        for item in items {
            let found = search.gaps(after: item.frame)
            guard found != .none else { continue }
            gaps[ItemIndex(section: item.section, item: item.item)] = (item.frame, found)
        }
    }

    var isEmpty: Bool { gaps.isEmpty }

    /// Returns the gaps after an item at its frame. A moving item has no gaps, because its frame differs.
    func gaps(after item: ItemIndex, at frame: Rect) -> Gaps? {
        gaps[item].flatMap { $0.frame == frame ? $0.gaps : nil }
    }

    /// Returns the rectangle in which next items are looked for: the visible items, which may be partly beside the
    /// screen, and the reach behind them. The rectangle is at most three screens long, however long the items are.
    private static func bounds(
        of visible: [LayoutAttributes], around screen: Rect, reach: Size
    ) -> Rect {
        var (left, top, right, bottom) = (screen.minX, screen.minY, screen.maxX, screen.maxY)
        for element in visible where element.kind == .item {
            left = min(left, element.frame.minX)
            top = min(top, element.frame.minY)
            right = max(right, element.frame.maxX)
            bottom = max(bottom, element.frame.maxY)
        }
        left = max(left, screen.minX - screen.width)
        top = max(top, screen.minY - screen.height)
        right = min(right, screen.maxX + screen.width) + reach.width
        bottom = min(bottom, screen.maxY + screen.height) + reach.height
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
