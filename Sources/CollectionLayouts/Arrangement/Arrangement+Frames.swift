extension Arrangement {
    /// The frame of an item in content coordinates, whatever is visible; nil when it takes no room or its section
    /// is left out. Stops when there is no such item. O(log lines + items of its line).
    public func frame(ofItem item: Int, inSection section: Int) -> Rect? {
        precondition(
            item >= 0 && item < itemCount(inSection: section),
            "There is no item \(item) in section \(section), which has \(itemCount(inSection: section))."
        )
        return placed(section)?.itemFrame(item)
    }

    /// The frame of an item in content coordinates; see `frame(ofItem:inSection:)`.
    public func frame(of item: ItemIndex) -> Rect? {
        frame(ofItem: item.item, inSection: item.section)
    }

    /// The header's own place, before pinning; nil when there is none.
    public func headerFrame(ofSection section: Int) -> Rect? { placed(section)?.headerFrame }

    /// The footer's own place, before pinning; nil when there is none.
    public func footerFrame(ofSection section: Int) -> Rect? { placed(section)?.footerFrame }

    /// The frame of the section's background; nil when it has none.
    public func backgroundFrame(ofSection section: Int) -> Rect? {
        placed(section)?.backgroundFrame
    }

    /// All of a section from header to footer, as wide as its column; nil when it is left out.
    public func frame(ofSection section: Int) -> Rect? { placed(section)?.frame }

    /// The frame of an element where it is seen in a viewport: pinned headers and footers where they are pinned.
    ///
    /// Nil when there is no such element or it takes no room. Stops when there is no such section or item.
    public func frame(
        of kind: ElementKind, item: Int = 0, inSection section: Int, in viewport: Viewport
    ) -> Rect? {
        switch kind {
        case .item: frame(ofItem: item, inSection: section)
        case .header: placed(section)?.headerFrame(pinnedTo: viewport.visibleTop)
        case .footer: placed(section)?.footerFrame(pinnedTo: viewport.visibleBottom)
        case .background: backgroundFrame(ofSection: section)
        }
    }
}

extension Viewport {
    /// Where pinned headers rest: the bounds' top less what covers it.
    public var visibleTop: Double { bounds.minY + insets.top }
    /// Where pinned footers rest.
    public var visibleBottom: Double { bounds.maxY - insets.bottom }
}
