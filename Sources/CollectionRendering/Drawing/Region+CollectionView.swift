import CollectionLayouts
import CollectionSnapshots
import CollectionViews
import Terminals

extension Region {
    /// Draws the visible part of a view, with its upper left corner at this region's corner.
    ///
    /// `body` draws one element, in a region that is the element's frame, clipped to the view. The elements come in
    /// drawing order, the topmost element last. After `body`, the current element is marked in the style of
    /// `selection`. With several selected items, these have the fill of selected elements.
    ///
    /// Elements that scroll sideways are clipped to their section. A thin line shows the section's scroll position, and
    /// arrows show where its content continues. A problem of the layout is shown as a sentence at its section. To draw
    /// a view inside an element, call this method again on the element's region. O(visible).
    ///
    /// A terminal cannot blend: elements with an alpha below 1/4 are not drawn, elements below 3/4 are drawn faintly,
    /// and others normally.
    @inlinable
    public mutating func draw<SectionID, ItemID>(
        _ view: CollectionView<SectionID, ItemID>, scale: CellScale = CellScale(),
        selection: SelectionStyle = .reverse,
        _ body: (Element<SectionID, ItemID>, inout Region) -> Void
    ) {
        var buffer = ElementBuffer<SectionID, ItemID>()
        draw(view, scale: scale, selection: selection, buffer: &buffer, body)
    }

    /// Draws a view with a buffer for its elements. Reuse the buffer from frame to frame: then reading allocates no
    /// memory.
    @inlinable
    public mutating func draw<SectionID, ItemID>(
        _ view: CollectionView<SectionID, ItemID>, scale: CellScale,
        selection: SelectionStyle = .reverse, buffer: inout ElementBuffer<SectionID, ItemID>,
        _ body: (Element<SectionID, ItemID>, inout Region) -> Void
    ) {
        view.readAttributes(into: &buffer)
        let window = Window(of: self, scale: scale, showing: buffer.attributes, of: view)
        var shelf: (section: Int, clip: ScreenArea)?
        let outer = beginElements(in: window)
        let hasSelectedItems = view.hasSelectedItems
        let wasMirrored = setMirrored(view.isMirrored)
        view.forEachVisibleElement(in: buffer) { element in
            guard element.alpha >= Window.leastAlpha else { return }
            if element.scrollsSideways, shelf?.section != element.sectionIndex {
                shelf = (element.sectionIndex, window.clip(of: element.sectionIndex, in: view))
            }
            let clip = element.scrollsSideways ? shelf?.clip : nil
            let item = element.item == nil ? nil : element.index
            guard beginElement(element.frame, at: item, in: window, clip: clip) else { return }
            body(element, &self)
            endElement(
                alpha: element.alpha, isSelected: element.isSelected, isCurrent: element.isCurrent,
                isAmongSeveral: hasSelectedItems, selection)
        }
        setMirrored(wasMirrored)
        endElements(in: window, outer)
        drawIndicators(of: view, in: window)
        if !view.arrangement.problems.isEmpty { drawProblems(of: view, in: window) }
    }

    /// Draws one sentence for each visible section with problems, in its first visible row.
    @usableFromInline
    mutating func drawProblems<SectionID, ItemID>(
        of view: CollectionView<SectionID, ItemID>, in window: Window
    ) {
        for problem in view.arrangement.problems(in: view.viewport) {
            let place = place(of: problem, in: view, row: window.scale.cell.height)
            draw(window.frame(of: place), clip: window.clip) { region in
                region.fill(.red)
                region.text(" \(problem)", .bold)
            }
        }
    }

    /// Returns the frame of the message about a problem: one row at the top of the visible part of the problem's
    /// section. Without a section, the row is at the top of the view.
    private func place<SectionID, ItemID>(
        of problem: LayoutProblem, in view: CollectionView<SectionID, ItemID>, row: Double
    ) -> Rect {
        let seen = view.viewport.bounds
        let frame = problem.section.flatMap { view.arrangement.frame(ofSection: $0) } ?? seen
        let (x, y) = (max(frame.x, seen.x), max(frame.y, seen.y))
        return Rect(x: x, y: y, width: frame.maxX - x, height: row)
    }
}

/// The steps of drawing an element that do not depend on the types of identifiers.
extension Region {
    @usableFromInline
    mutating func beginElements(in window: Window) -> EnclosingFrame { beginElements() }

    /// Makes an element's frame the region's frame. Returns false if no part of the element's frame is visible.
    @usableFromInline
    mutating func beginElement(
        _ rect: Rect, at item: ItemIndex?, in window: Window, clip: ScreenArea?
    ) -> Bool {
        let gaps = item.flatMap { window.gaps(after: $0, at: rect) }
        let frame =
            gaps.map { window.grid.frame(of: rect, keeping: $0) } ?? window.grid.frame(of: rect)
        let clip = clip ?? window.clip
        (self.frame, self.clip) = (frame, clip)
        if let gaps, window.grid.closes(gaps, after: frame) { closesGaps = true }
        isTooLow = frame.rows.isEmpty || frame.textRow == nil
        return frame.isSeen(in: clip)
    }

    /// Sets whether the view is mirrored, and returns the previous value.
    @usableFromInline @discardableResult
    mutating func setMirrored(_ isMirrored: Bool) -> Bool {
        defer { self.isMirrored = isMirrored }
        return self.isMirrored
    }

    @usableFromInline
    mutating func endElement(
        alpha: Float, isSelected: Bool, isCurrent: Bool, isAmongSeveral: Bool,
        _ selection: SelectionStyle
    ) {
        if alpha < Window.faintAlpha { fade() }
        if isAmongSeveral {
            mark(isSelected: isSelected, isCurrent: isCurrent, selection)
        } else if isSelected {
            markSelected(selection)
        }
        endElement()
    }

    @usableFromInline
    mutating func endElements(in window: Window, _ outer: EnclosingFrame) {
        isTooLow = false
        endElements(outer)
    }
}

/// The position of a view on the screen during drawing.
@usableFromInline
struct Window {
    let scale: CellScale
    let offset: Point
    /// The visible cells of the view.
    let clip: ScreenArea
    let grid: CellGrid
    /// The gaps that rounding alone would not keep.
    private let table: GapTable

    /// Makes the window of a view, and keeps the gaps after the view's visible elements.
    @usableFromInline
    init<SectionID, ItemID>(
        of region: borrowing Region, scale: CellScale,
        showing visible: [LayoutAttributes], of view: CollectionView<SectionID, ItemID>
    ) {
        self.init(
            of: region, scale: scale, offset: view.contentOffset,
            table: GapTable(visible, of: view.arrangement, in: view.viewport, scale: scale))
    }

    init(
        of region: borrowing Region, scale: CellScale, offset: Point, table: GapTable = GapTable()
    ) {
        self.scale = scale
        self.offset = offset
        self.table = table
        let frame = region.frame
        clip = ScreenArea(columns: frame.columns, rows: frame.rows).intersection(region.clip)
        grid = CellGrid(
            scale: scale, offset: offset, column: frame.columns.lowerBound,
            row: frame.rows.lowerBound)
    }

    /// The smallest alpha of elements that are drawn.
    @usableFromInline static var leastAlpha: Float { 0.25 }
    /// The alpha below which an element is drawn faintly.
    static var faintAlpha: Float { 0.75 }

    /// Returns the visible cells of a section's own viewport. The viewport clips along the axis of scrolling. It does
    /// not clip along the other axis, because badges may project there.
    func clip(of scroll: SidewaysScroll) -> ScreenArea {
        let shelf = frame(of: scroll.frame)
        var clip = clip
        switch scroll.axis {
        case .horizontal: clip.columns = shelf.columns.clamped(to: clip.columns)
        case .vertical: clip.rows = shelf.rows.clamped(to: clip.rows)
        }
        return clip
    }

    @usableFromInline
    func clip<SectionID, ItemID>(
        of section: Int, in view: CollectionView<SectionID, ItemID>
    ) -> ScreenArea {
        view.arrangement.sidewaysScroll(ofSection: section).map { clip(of: $0) } ?? clip
    }

    func frame(of rect: Rect) -> Region.Frame { grid.frame(of: rect) }

    func frame(of element: LayoutAttributes) -> Region.Frame {
        let kept = element.itemIndex.flatMap { gaps(after: $0, at: element.frame) }
        return grid.frame(of: element.frame, keeping: kept ?? .none)
    }

    /// Returns the gaps after an item that rounding alone would not keep; nil for none.
    @inline(__always)
    func gaps(after item: ItemIndex, at frame: Rect) -> Gaps? {
        table.isEmpty ? nil : table.gaps(after: item, at: frame)
    }
}
