import CollectionLayouts
import CollectionSnapshots
import CollectionViews
import Terminals

extension Region {
    /// Draws what is seen of a view: its upper left corner is that of this region's frame.
    ///
    /// `body` draws one element into a region that is its frame, clipped to the view; it is called from the farthest
    /// element to the nearest. The selected one is marked afterwards, the same way everywhere. What could not be laid
    /// out is said in a sentence where its section stands. A view within a view is drawn by calling this again on the
    /// element's region. O(visible).
    public mutating func draw<SectionID, ItemID>(
        _ view: CollectionView<SectionID, ItemID>, scale: CellScale = CellScale(),
        _ body: (Element<SectionID, ItemID>, inout Region) -> Void
    ) {
        var buffer = ElementBuffer<SectionID, ItemID>()
        draw(view, scale: scale, buffer: &buffer, body)
    }

    /// Draws a view, reading its elements into a buffer: one that is kept from frame to frame costs no allocation.
    public mutating func draw<SectionID, ItemID>(
        _ view: CollectionView<SectionID, ItemID>, scale: CellScale,
        buffer: inout ElementBuffer<SectionID, ItemID>,
        _ body: (Element<SectionID, ItemID>, inout Region) -> Void
    ) {
        view.read(into: &buffer)
        let window = Window(scale: scale, offset: view.contentOffset, region: frame)
        for element in buffer {
            let frame = window.frame(of: element.frame)
            draw(frame, clip: window.clip) { region in
                guard !region.isHidden else { return }
                body(element, &region)
                if element.isSelected { region.markSelected() }
            }
        }
        draw(view.arrangement.problems, of: view, in: window)
    }

    /// One sentence for each section that has problems, in the first row of it that is seen.
    private mutating func draw<SectionID, ItemID>(
        _ problems: [LayoutProblem], of view: CollectionView<SectionID, ItemID>, in window: Window
    ) {
        var last: LayoutProblem?
        for problem in problems where last == nil || problem.section != last?.section {
            last = problem
            let viewport = view.viewport.bounds
            var place = Rect(
                x: viewport.x, y: viewport.y, width: viewport.width,
                height: window.scale.cell.height)
            if let section = problem.section {
                guard let frame = view.arrangement.frame(ofSection: section),
                    frame.isSeen(in: viewport)
                else { continue }
                place.x = frame.x
                place.width = frame.width
                place.y = max(frame.y, viewport.y)
            }
            draw(window.frame(of: place), clip: window.clip) { region in
                region.fill(.red)
                region.text(" \(problem)", .bold)
            }
        }
    }
}

/// Where a view stands on the screen while it is drawn.
private struct Window {
    let scale: CellScale
    let offset: Point
    let region: Region.Frame

    var clip: Region.Clip { Region.Clip(columns: region.columns, rows: region.rows) }

    func frame(of rect: Rect) -> Region.Frame {
        let local = scale.frame(of: rect, scrolledBy: offset)
        let (left, top) = (region.columns.lowerBound, region.rows.lowerBound)
        return Region.Frame(
            columns: local.columns.shifted(by: left), halfRows: local.halfRows.shifted(by: 2 * top),
            rows: local.rows.shifted(by: top), textRow: local.textRow.map { $0 + top })
    }
}

extension Rect {
    /// Whether a section of this frame is seen: one that ends where the view begins is not, unless it has no height.
    fileprivate func isSeen(in viewport: Rect) -> Bool {
        minY < viewport.maxY && (maxY > viewport.minY || minY == viewport.minY)
    }
}

extension Range<Int> {
    fileprivate func shifted(by distance: Int) -> Range<Int> {
        lowerBound + distance..<upperBound + distance
    }
}
