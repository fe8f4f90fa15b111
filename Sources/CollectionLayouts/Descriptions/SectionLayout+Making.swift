extension SectionLayout {
    /// The section with a header above it, in points; `width` is the column's unless given.
    public func header(height: Double, width: Double? = nil, pinned: Bool? = nil) -> SectionLayout {
        var copy = self
        copy.header = Supplementary(height: height, width: width, isPinned: pinned)
        return copy
    }

    /// The section with a footer below it, in points; `width` is the column's unless given.
    public func footer(height: Double, width: Double? = nil, pinned: Bool? = nil) -> SectionLayout {
        var copy = self
        copy.footer = Supplementary(height: height, width: width, isPinned: pinned)
        return copy
    }

    /// The section with a background element below its items.
    public func background(_ extent: BackgroundExtent = .automatic) -> SectionLayout {
        var copy = self
        copy.background = extent
        return copy
    }

    /// The section with one more element at its edge.
    public func boundaryItem(_ item: BoundaryItem) -> SectionLayout {
        var copy = self
        copy.boundaryItems.append(item)
        return copy
    }

    /// The section with one more element behind it.
    public func decorationItem(_ item: DecorationItem) -> SectionLayout {
        var copy = self
        copy.decorationItems.append(item)
        return copy
    }

    /// The section scrolling sideways on its own.
    public func sideways(_ scrolling: SidewaysScrolling) -> SectionLayout {
        var copy = self
        copy.sideways = scrolling
        return copy
    }

    /// The section with a say in how its elements look wherever they are seen.
    public func onVisibleItems(_ handler: @escaping VisibleItemsHandler) -> SectionLayout {
        var copy = self
        copy.visibleItemsHandler = handler
        return copy
    }
}
