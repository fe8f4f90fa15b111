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
    @inlinable
    public mutating func draw<SectionID, ItemID>(
        _ view: CollectionView<SectionID, ItemID>, scale: CellScale = CellScale(),
        _ body: (Element<SectionID, ItemID>, inout Region) -> Void
    ) {
        var buffer = ElementBuffer<SectionID, ItemID>()
        draw(view, scale: scale, buffer: &buffer, body)
    }

    /// Draws a view, reading its elements into a buffer: one that is kept from frame to frame costs no allocation.
    @inlinable
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
        if !view.arrangement.problems.isEmpty { drawProblems(of: view, in: window) }
    }

    /// One sentence for each section in sight that has problems, in the first row of it that is seen.
    @usableFromInline
    mutating func drawProblems<SectionID, ItemID>(
        of view: CollectionView<SectionID, ItemID>, in window: Window
    ) {
        for problem in view.arrangement.problems(in: view.viewport) {
            guard let place = place(of: problem, in: view, row: window.scale.cell.height) else {
                continue
            }
            draw(window.frame(of: place), clip: window.clip) { region in
                region.fill(.red)
                region.text(" \(problem)", .bold)
            }
        }
    }

    /// One row at the top of what is seen of the problem's section, or of the view; nil when nothing is.
    private func place<SectionID, ItemID>(
        of problem: LayoutProblem, in view: CollectionView<SectionID, ItemID>, row: Double
    ) -> Rect? {
        let seen = view.viewport.bounds
        guard let section = problem.section else {
            return Rect(x: seen.x, y: seen.y, width: seen.width, height: row)
        }
        guard let frame = view.arrangement.frame(ofSection: section), frame.isSeen(in: seen) else {
            return nil
        }
        return Rect(x: frame.x, y: max(frame.y, seen.y), width: frame.width, height: row)
    }
}

/// Where a view stands on the screen while it is drawn.
@usableFromInline
struct Window {
    let scale: CellScale
    let offset: Point
    let region: Region.Frame

    @usableFromInline
    init(scale: CellScale, offset: Point, region: Region.Frame) {
        self.scale = scale
        self.offset = offset
        self.region = region
    }

    @usableFromInline var clip: Region.Clip {
        Region.Clip(columns: region.columns, rows: region.rows)
    }

    @usableFromInline
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
