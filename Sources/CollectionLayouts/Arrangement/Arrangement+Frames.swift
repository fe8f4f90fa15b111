extension Arrangement {
    /// Returns the frame of an item in content coordinates, visible or not, before any sideways scrolling.
    ///
    /// Nil if the item takes no room, or if its section is left out because its column has no width. Stops the program
    /// if there is no such item.
    ///
    /// - Complexity: O(log lines + items of its line or group).
    public func frame(ofItem item: Int, inSection section: Int) -> Rect? {
        checkItem(item, section)
        return placed(section)?.itemFrame(item).map(shown)
    }

    private func checkItem(_ item: Int, _ section: Int) {
        precondition(
            item >= 0 && item < itemCount(inSection: section),
            "There is no item \(item) in section \(section): pass an index below \(itemCount(inSection: section))."
        )
    }

    /// Returns the frame of an item in content coordinates; see `frame(ofItem:inSection:)`.
    package func frame(of item: ItemIndex) -> Rect? {
        frame(ofItem: item.item, inSection: item.section)
    }

    /// Returns the header's frame before pinning; nil if there is no header. Stops the program if there is no such
    /// section.
    ///
    /// If the section has no header, it is the frame of a boundary item of the layout with this kind; see
    /// `frame(of:item:inSection:in:)`.
    package func headerFrame(ofSection section: Int) -> Rect? {
        ownFrame(of: .header, inSection: section)
    }

    /// Returns the footer's frame before pinning; nil if there is no footer. Stops the program if there is no such
    /// section.
    ///
    /// If the section has no footer, it is the frame of a boundary item of the layout with this kind; see
    /// `frame(of:item:inSection:in:)`.
    package func footerFrame(ofSection section: Int) -> Rect? {
        ownFrame(of: .footer, inSection: section)
    }

    /// Returns the frame, before pinning, of the first boundary element of a kind: of the section, or else of the layout
    /// next to the section. Nil if there is no such element. Stops the program if there is no such section.
    package func ownFrame(of kind: ElementKind, inSection section: Int) -> Rect? {
        sectionFrame(of: kind, inSection: section)
            ?? outerFrame(of: kind, inSection: section).map(shown)
    }

    /// Returns the frame, before pinning, of a section's first boundary element of a kind; nil if there is no such
    /// element. Boundary items of the layout do not count. Stops the program if there is no such section.
    package func sectionFrame(of kind: ElementKind, inSection section: Int) -> Rect? {
        guard let placed = placed(section), let boundary = placed.boundary(kind) else { return nil }
        return shown(placed.frame(of: boundary))
    }

    /// Returns the frame of the section's background. Nil if the section has no background, is left out, or is empty
    /// and hides its background. Stops the program if there is no such section.
    package func backgroundFrame(ofSection section: Int) -> Rect? {
        placed(section)?.decorationFrame(.background).map(shown)
    }

    /// Returns the frame of a section from header to footer, as wide as its column, or as its own area if it has a
    /// `contentInsetsReference`. Nil if the section is left out because its column has no width. Stops the program if
    /// there is no such section.
    public func frame(ofSection section: Int) -> Rect? { (placed(section)?.frame).map(shown) }

    /// Returns the frame of an element as a viewport shows it. Pinned elements have their pinned position. In a section
    /// that scrolls sideways, an item has its position at the section's current offset, even if the item is outside the
    /// section's own viewport.
    ///
    /// `item` is the index in the element's `LayoutAttributes`. Nil if there is no such element, or if it takes no
    /// room. Stops the program if there is no such section or item.
    ///
    /// A boundary item of the layout counts as an element of the section with which `elements(in:)` returns it. This is
    /// the first section for items at the start, and the last section for all others. If the section has an element of
    /// the same kind, that element is returned.
    public func frame(
        of kind: ElementKind, item: Int = 0, inSection section: Int, in viewport: Viewport
    ) -> Rect? {
        if let frame = sectionFrame(of: kind, item: item, inSection: section, in: viewport) {
            return frame
        }
        guard item == 0 else { return nil }
        return outerFrame(of: kind, inSection: section, in: own(viewport)).map(shown)
    }

    /// Returns the frame of an element of a section as a viewport shows it; see `frame(of:item:inSection:in:)`. Boundary
    /// items of the layout do not count.
    package func sectionFrame(
        of kind: ElementKind, item: Int, inSection section: Int, in viewport: Viewport
    ) -> Rect? {
        let viewport = own(viewport)
        guard let placed = placed(section, in: viewport) else { return nil }
        if kind == .item {
            checkItem(item, section)
            return placed.itemFrame(item).map(shown)
        }
        let inner = outerItems.map { $0.around(viewport) } ?? viewport
        return placed.frame(of: kind, at: item, in: inner).map(shown)
    }
}

extension Viewport {
    /// The top of the visible area, where pinned headers stay: the bounds' top plus the top inset.
    package var visibleTop: Double { bounds.minY + insets.top }
    /// The bottom of the visible area, where pinned footers stay: the bounds' bottom minus the bottom inset.
    package var visibleBottom: Double { bounds.maxY - insets.bottom }
}
