/// The frames of a flow layout. A layout that scrolls sideways is solved with x and y swapped.
@MainActor public struct _FlowSolution {
    /// The frames of a section's elements in content coordinates.
    public struct Section: Sendable {
        public var header: CGRect?
        public var footer: CGRect?
        public var items: [CGRect] = []
        public var inset = UIEdgeInsets.zero
        /// The start and the end along the scroll direction, with header, footer and insets.
        public var extent: Range<CGFloat> = 0..<0
    }

    public private(set) var sections: [Section] = []
    public private(set) var contentSize = CGSize.zero

    init(_ layout: UICollectionViewFlowLayout) {
        guard let view = layout.collectionView else { return }
        let isVertical = layout.scrollDirection == .vertical
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        var area = layout._area(in: view)
        if !isVertical { area = area.swapped }
        var end: CGFloat = 0
        for section in 0..<view.numberOfSections {
            let values = SectionValues(section, of: layout, in: view, delegate)
            var solver = FlowSectionSolver(
                values: isVertical ? values : values.swapped, start: end, left: area.minX,
                width: area.width, fullWidth: isVertical ? view.bounds.width : view.bounds.height)
            solver.solve()
            end = solver.section.extent.upperBound
            sections.append(isVertical ? solver.section : solver.section.swapped)
        }
        let inset = view.adjustedContentInset
        let size = CGSize(
            width: max(0, view.bounds.width - inset.left - inset.right),
            height: max(0, view.bounds.height - inset.top - inset.bottom))
        contentSize =
            isVertical
            ? CGSize(width: size.width, height: end) : CGSize(width: end, height: size.height)
    }
}

extension UICollectionViewFlowLayout {
    /// Returns the area in which sections are placed, in content coordinates. Only its extent across the scroll
    /// direction counts.
    fileprivate func _area(in view: UICollectionView) -> CGRect {
        let inset = view.adjustedContentInset
        var area = CGRect(
            x: 0, y: 0, width: view.bounds.width - inset.left - inset.right,
            height: view.bounds.height - inset.top - inset.bottom)
        let more: UIEdgeInsets =
            switch sectionInsetReference {
            case .fromContentInset: .zero
            case .fromSafeArea: view.safeAreaInsets
            case .fromLayoutMargins: view.layoutMargins
            }
        area.origin.x += more.left
        area.origin.y += more.top
        area.size.width = max(0, area.width - more.left - more.right)
        area.size.height = max(0, area.height - more.top - more.bottom)
        return area
    }
}

/// The sizes and spacings of a section of a flow layout.
@MainActor struct SectionValues {
    var inset: UIEdgeInsets
    var lineSpacing: CGFloat
    var interItemSpacing: CGFloat
    var header: CGSize
    var footer: CGSize
    var items: [CGSize]

    init(
        _ section: Int, of layout: UICollectionViewFlowLayout, in view: UICollectionView,
        _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) {
        let count = view.numberOfItems(inSection: section)
        guard let delegate else {
            inset = layout.sectionInset
            lineSpacing = layout.minimumLineSpacing
            interItemSpacing = layout.minimumInteritemSpacing
            (header, footer) = (layout.headerReferenceSize, layout.footerReferenceSize)
            items = Array(repeating: layout._ownItemSize, count: count)
            return
        }
        inset = delegate.collectionView(view, layout: layout, insetForSectionAt: section)
        lineSpacing = delegate.collectionView(
            view, layout: layout, minimumLineSpacingForSectionAt: section)
        interItemSpacing = delegate.collectionView(
            view, layout: layout, minimumInteritemSpacingForSectionAt: section)
        header = delegate.collectionView(
            view, layout: layout, referenceSizeForHeaderInSection: section)
        footer = delegate.collectionView(
            view, layout: layout, referenceSizeForFooterInSection: section)
        items = (0..<count).map {
            delegate.collectionView(
                view, layout: layout, sizeForItemAt: IndexPath(item: $0, section: section))
        }
    }

    /// The values with x and y swapped.
    var swapped: SectionValues {
        var copy = self
        copy.inset = inset.swapped
        copy.header = header.swapped
        copy.footer = footer.swapped
        copy.items = items.map(\.swapped)
        return copy
    }
}

/// Places the elements of one section, from top to bottom.
@MainActor private struct FlowSectionSolver {
    let values: SectionValues
    let start: CGFloat
    /// The left edge and the width of the area for items.
    let left: CGFloat
    let width: CGFloat
    /// The width of headers and footers.
    let fullWidth: CGFloat
    var section = _FlowSolution.Section()

    mutating func solve() {
        var y = start
        section.inset = values.inset
        if values.header.height > 0 {
            section.header = CGRect(x: 0, y: y, width: fullWidth, height: values.header.height)
            y += values.header.height
        }
        y = placeLines(from: y + values.inset.top) + values.inset.bottom
        if values.footer.height > 0 {
            section.footer = CGRect(x: 0, y: y, width: fullWidth, height: values.footer.height)
            y += values.footer.height
        }
        section.extent = start..<max(start, y)
    }

    /// Places all lines, and returns the end of the last line.
    private mutating func placeLines(from top: CGFloat) -> CGFloat {
        var y = top
        var line = 0..<0
        let room = max(0, width - values.inset.left - values.inset.right)
        while line.upperBound < values.items.count {
            line = nextLine(after: line.upperBound, room: room)
            if line.lowerBound > 0 { y += values.lineSpacing }
            y += place(line, at: y, room: room)
        }
        return y
    }

    /// Returns the items of the line that begins with an item. A line has at least one item.
    private func nextLine(after first: Int, room: CGFloat) -> Range<Int> {
        var end = first + 1
        var used = values.items[first].width
        while end < values.items.count {
            used += values.interItemSpacing + values.items[end].width
            // The tolerance accepts sums of fractions.
            guard used <= room + 1e-6 else { break }
            end += 1
        }
        return first..<end
    }

    /// Places a line and returns its height. Items are centred in the height of the line.
    private mutating func place(_ line: Range<Int>, at y: CGFloat, room: CGFloat) -> CGFloat {
        let sizes = values.items[line]
        let height = sizes.map(\.height).max() ?? 0
        let (count, free) = spread(line, room: room)
        var x = left + values.inset.left
        // A line with room for only one item has the item in its middle.
        if count == 1 { x += max(0, free) / 2 }
        let gap = values.interItemSpacing + (count > 1 ? max(0, free) / CGFloat(count - 1) : 0)
        for size in sizes {
            let frame = CGRect(
                x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height)
            section.items.append(frame)
            x += size.width + gap
        }
        return height
    }

    /// Returns the number of items that share the free space of a line, and the free space in points.
    ///
    /// The last line counts as if copies of its last item followed, so that its items continue the columns above.
    private func spread(_ line: Range<Int>, room: CGFloat) -> (count: Int, free: CGFloat) {
        let count = line.count
        var used = values.items[line].map(\.width).reduce(0, +)
        used += values.interItemSpacing * CGFloat(count - 1)
        guard line.upperBound == values.items.count, let last = values.items.last else {
            return (count, room - used)
        }
        let pitch = last.width + values.interItemSpacing
        let copies = ((room + 1e-6 - used) / pitch).rounded(.down)
        guard pitch > 0, copies > 0, copies < 1e6 else { return (count, room - used) }
        return (count + Int(copies), room - used - copies * pitch)
    }
}
