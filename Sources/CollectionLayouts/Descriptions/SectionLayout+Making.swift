extension SectionLayout {
    /// Returns the section with a header above it.
    ///
    /// The height and the width are in points. A height or width of zero means no header. If `width` is nil, the
    /// column's width is used. If `pinned` is nil, the layout's default is used.
    public func header(height: Double, width: Double? = nil, pinned: Bool? = nil) -> SectionLayout {
        var copy = self
        copy.header = Supplementary(height: height, width: width, isPinned: pinned)
        return copy
    }

    /// Returns the section with a footer below it.
    ///
    /// The height and the width are in points. A height or width of zero means no footer. If `width` is nil, the
    /// column's width is used. If `pinned` is nil, the layout's default is used.
    public func footer(height: Double, width: Double? = nil, pinned: Bool? = nil) -> SectionLayout {
        var copy = self
        copy.footer = Supplementary(height: height, width: width, isPinned: pinned)
        return copy
    }

    /// Returns the section with a background element behind its items.
    public func background(_ extent: BackgroundExtent = .automatic) -> SectionLayout {
        var copy = self
        copy.background = extent
        return copy
    }

    /// Returns the section with an additional element at its edge.
    public func boundaryItem(_ item: BoundaryItem) -> SectionLayout {
        var copy = self
        copy.boundaryItems.append(item)
        return copy
    }

    /// Returns the section with an additional element behind it.
    public func decorationItem(_ item: DecorationItem) -> SectionLayout {
        var copy = self
        copy.decorationItems.append(item)
        return copy
    }

    /// Returns the section with its own sideways scrolling.
    public func sideways(_ scrolling: SidewaysScrolling) -> SectionLayout {
        var copy = self
        copy.sideways = scrolling
        return copy
    }

    /// Returns the section with a closure that may change the look of its visible elements.
    public func onVisibleItems(_ handler: @escaping VisibleItemsHandler) -> SectionLayout {
        var copy = self
        copy.visibleItemsHandler = handler
        return copy
    }
}
