extension _FlowSolution {
    /// Returns the attributes of the elements that meet a rectangle.
    public func attributes(
        in rect: CGRect, of layout: UICollectionViewFlowLayout
    ) -> [UICollectionViewLayoutAttributes] {
        let items = sections.indices.flatMap { section in
            sections[section].items.indices.filter { sections[section].items[$0].meets(rect) }
                .map { make(IndexPath(item: $0, section: section), of: layout) }
        }
        return items + boundaries(of: layout).filter { $0.frame.meets(rect) }
    }

    /// Returns the attributes of an item; `nil` if there is no such item.
    func attributesForItem(
        at indexPath: IndexPath, of layout: UICollectionViewFlowLayout
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, sections.indices.contains(indexPath.section),
            sections[indexPath.section].items.indices.contains(indexPath.item)
        else { return nil }
        return make(indexPath, of: layout)
    }

    private func make(
        _ indexPath: IndexPath, of layout: UICollectionViewFlowLayout
    ) -> UICollectionViewLayoutAttributes {
        let attributesClass =
            type(of: layout).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let attributes = (attributesClass ?? UICollectionViewLayoutAttributes.self).init()
        attributes.indexPath = indexPath
        attributes.frame = sections[indexPath.section].items[indexPath.item]
        return attributes
    }

    /// Returns the headers and footers, at their pinned positions if they are pinned.
    func boundaries(
        of layout: UICollectionViewFlowLayout
    ) -> [UICollectionViewLayoutAttributes] {
        sections.indices.flatMap { index in
            let path = IndexPath(item: 0, section: index)
            let section = sections[index]
            let parts = [
                (UICollectionView.elementKindSectionHeader, section.header),
                (UICollectionView.elementKindSectionFooter, section.footer),
            ]
            return parts.compactMap { kind, frame -> UICollectionViewLayoutAttributes? in
                guard let frame else { return nil }
                let attributes = UICollectionViewLayoutAttributes(
                    forSupplementaryViewOfKind: kind, with: path)
                attributes.frame = layout._pinned(frame, kind, of: section)
                attributes.zIndex = attributes.frame == frame ? 0 : 10
                return attributes
            }
        }
    }
}

extension UICollectionViewFlowLayout {
    /// Returns the frame of a header or footer at the current scroll position.
    fileprivate func _pinned(
        _ frame: CGRect, _ kind: String, of section: _FlowSolution.Section
    ) -> CGRect {
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds,
            let view = collectionView
        else { return frame }
        let isVertical = scrollDirection == .vertical
        var (frame, visible) = (frame, view.bounds.inset(by: view.adjustedContentInset))
        if !isVertical { (frame, visible) = (frame.swapped, visible.swapped) }
        if isHeader {
            frame.origin.y = min(
                max(frame.minY, visible.minY), section.extent.upperBound - frame.height)
        } else {
            frame.origin.y = max(
                min(frame.minY, visible.maxY - frame.height), section.extent.lowerBound)
        }
        return isVertical ? frame : frame.swapped
    }
}

extension CGRect {
    /// Whether two rectangles overlap. A rectangle without width or height overlaps none.
    func meets(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// The rectangle with x and y swapped.
    var swapped: CGRect {
        CGRect(x: origin.y, y: origin.x, width: size.height, height: size.width)
    }
}

extension CGSize {
    /// The size with width and height swapped.
    var swapped: CGSize { CGSize(width: height, height: width) }
}

extension UIEdgeInsets {
    /// The insets with x and y swapped.
    var swapped: UIEdgeInsets { UIEdgeInsets(top: left, left: top, bottom: right, right: bottom) }
}

extension _FlowSolution.Section {
    /// The section with x and y swapped.
    var swapped: Self {
        var copy = self
        copy.header = header?.swapped
        copy.footer = footer?.swapped
        copy.items = items.map(\.swapped)
        copy.inset = inset.swapped
        return copy
    }
}
