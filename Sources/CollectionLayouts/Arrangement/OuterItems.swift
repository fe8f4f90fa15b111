/// The boundary items of a layout as a whole. They lie before the first section, after the last section, or beside all
/// columns.
struct OuterItems {
    var items: [BoundaryMetrics]
    /// The distance from the content's left edge to the columns' range, in points.
    var left: Double
    /// The room for the boundary items at each edge, in points.
    var room: EdgeInsets
    /// The height of the whole content in points; zero before it is known.
    var height = 0.0
}

extension OuterItems {
    private var span: BoundarySpan {
        BoundarySpan(
            top: 0, bottom: height, contentTop: room.top, contentEnd: height - room.bottom)
    }

    /// Returns the frame of an item in a viewport; without a viewport, before pinning. A pinned item stays at the visible
    /// edge as long as there is content.
    func frame(of item: BoundaryMetrics, in viewport: Viewport? = nil) -> Rect {
        item.frame(left: left, in: span, seenIn: viewport)
    }

    /// Returns the viewport for the sections. The layout's pinned items count as insets, so they do not cover pinned
    /// headers.
    func around(_ viewport: Viewport) -> Viewport {
        var inner = viewport
        for item in items where item.isPinned {
            let frame = frame(of: item, in: viewport)
            if item.edge == .top {
                inner.insets.top = max(inner.insets.top, frame.maxY - viewport.bounds.minY)
            } else if item.edge == .bottom {
                inner.insets.bottom = max(inner.insets.bottom, viewport.bounds.maxY - frame.minY)
            }
        }
        return inner
    }
}

extension Arrangement {
    /// Appends the layout's own boundary items that meet a rectangle.
    ///
    /// Items at the top belong to the first section, and are appended before its elements. All other items belong to
    /// the last section. If the layout has no sections, nothing is appended.
    func appendOuterItems(
        atStart: Bool, meeting rect: Rect, in viewport: Viewport,
        to elements: inout [LayoutAttributes]
    ) {
        guard let outerItems, sectionCount > 0 else { return }
        for item in outerItems.items where (item.edge == .top) == atStart {
            let frame = outerItems.frame(of: item, in: viewport)
            guard frame.meets(rect) else { continue }
            var attributes = LayoutAttributes(
                kind: item.kind, section: section(of: item), frame: frame, zIndex: item.zIndex)
            attributes.isPinned = item.isPinned
            elements.append(attributes)
        }
    }

    /// Returns the part of a viewport that sections can use: the room of the layout's pinned items is added to the
    /// insets. Pinned headers stay below these items, and scrolling to an item does not put it under them.
    package func uncovered(_ viewport: Viewport) -> Viewport {
        guard let outerItems, sectionCount > 0 else { return viewport }
        return shown(outerItems.around(own(viewport)))
    }

    /// Returns the section with which `elements(in:)` returns a boundary item of the layout.
    private func section(of item: BoundaryMetrics) -> Int {
        item.edge == .top ? 0 : sectionCount - 1
    }

    /// Returns the frame of the layout's first boundary item of a kind that counts to a section; see `section(of:)`. Nil
    /// if there is no such item. Without a viewport, it is the frame before pinning. The frame and the viewport are in
    /// the arrangement's own coordinates.
    func outerFrame(
        of kind: ElementKind, inSection section: Int, in viewport: Viewport? = nil
    ) -> Rect? {
        guard let outerItems else { return nil }
        let item = outerItems.items.first { $0.kind == kind && self.section(of: $0) == section }
        return item.map { outerItems.frame(of: $0, in: viewport) }
    }

    /// Returns the frame of one of the layout's own boundary items, as a viewport shows it; nil if there is no item of
    /// that kind.
    ///
    /// This function finds the item even if a section next to it has an element of the same kind.
    package func layoutFrame(of kind: ElementKind, in viewport: Viewport) -> Rect? {
        guard let outerItems, let item = outerItem(kind) else { return nil }
        return shown(outerItems.frame(of: item, in: own(viewport)))
    }

    /// Returns the section of one of the layout's own boundary items: the first or the last section. Nil if there is no
    /// item of that kind.
    package func layoutSection(of kind: ElementKind) -> Int? {
        outerItem(kind).map { section(of: $0) }
    }

    private func outerItem(_ kind: ElementKind) -> BoundaryMetrics? {
        sectionCount > 0 ? outerItems?.items.first { $0.kind == kind } : nil
    }
}
