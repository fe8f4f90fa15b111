extension Arrangement {
    /// The frame of an item in content coordinates, whatever is visible and before any sideways scrolling; nil when
    /// it takes no room or its section is left out. Stops when there is no such item.
    ///
    /// - Complexity: O(log lines + items of its line or group).
    public func frame(ofItem item: Int, inSection section: Int) -> Rect? {
        checkItem(item, section)
        return placed(section)?.itemFrame(item).map(mirrored)
    }

    private func checkItem(_ item: Int, _ section: Int) {
        precondition(
            item >= 0 && item < itemCount(inSection: section),
            "There is no item \(item) in section \(section), which has \(itemCount(inSection: section))."
        )
    }

    /// The frame of an item in content coordinates; see `frame(ofItem:inSection:)`.
    public func frame(of item: ItemIndex) -> Rect? {
        frame(ofItem: item.item, inSection: item.section)
    }

    /// The header's own place, before pinning; nil when there is none.
    public func headerFrame(ofSection section: Int) -> Rect? {
        ownFrame(of: .header, inSection: section)
    }

    /// The footer's own place, before pinning; nil when there is none.
    public func footerFrame(ofSection section: Int) -> Rect? {
        ownFrame(of: .footer, inSection: section)
    }

    /// The own place of a section's first boundary element of a kind, before pinning; nil when there is none.
    public func ownFrame(of kind: ElementKind, inSection section: Int) -> Rect? {
        guard let placed = placed(section), let boundary = placed.boundary(kind) else { return nil }
        return mirrored(placed.frame(of: boundary))
    }

    /// The frame of the section's background; nil when it has none.
    public func backgroundFrame(ofSection section: Int) -> Rect? {
        placed(section)?.decorationFrame(.background).map(mirrored)
    }

    /// All of a section from header to footer, as wide as its column; nil when it is left out.
    public func frame(ofSection section: Int) -> Rect? { (placed(section)?.frame).map(mirrored) }

    /// The frame of an element where it is seen in a viewport: pinned ones where they are pinned, items of sections
    /// that scroll sideways where they are scrolled to, even outside their section's own viewport.
    ///
    /// `item` is the index its attributes have: of the item, or of what it sits on. Nil when there is no such
    /// element or it takes no room. Stops when there is no such section or item.
    public func frame(
        of kind: ElementKind, item: Int = 0, inSection section: Int, in viewport: Viewport
    ) -> Rect? {
        let viewport = mirrored(viewport)
        guard let placed = placed(section, in: viewport) else { return nil }
        if kind == .item {
            checkItem(item, section)
            return placed.itemFrame(item).map(mirrored)
        }
        if let boundary = placed.boundary(kind), item == 0 {
            let inner = outerItems.map { $0.around(viewport) } ?? viewport
            return mirrored(placed.frame(of: boundary, in: inner))
        }
        if let frame = placed.decorationFrame(kind), item == 0 { return mirrored(frame) }
        guard let frame = placed.body.frame(of: kind, at: item, placed.items) else { return nil }
        return mirrored(frame.offsetBy(x: placed.bodyLeft, y: placed.bodyTop))
    }
}

extension Viewport {
    /// Where pinned headers rest: the bounds' top less what covers it.
    public var visibleTop: Double { bounds.minY + insets.top }
    /// Where pinned footers rest.
    public var visibleBottom: Double { bounds.maxY - insets.bottom }
}
