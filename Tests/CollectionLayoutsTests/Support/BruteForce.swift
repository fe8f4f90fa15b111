import CollectionLayouts

extension Arrangement {
    /// All elements as a viewport shows them, found by asking for one after the other.
    func everyElement(in viewport: Viewport) -> [LayoutAttributes] {
        (0..<sectionCount).flatMap { section -> [LayoutAttributes] in
            func attributes(_ kind: ElementKind, item: Int = 0) -> [LayoutAttributes] {
                guard let frame = frame(of: kind, item: item, inSection: section, in: viewport)
                else { return [] }
                return [LayoutAttributes(kind: kind, section: section, item: item, frame: frame)]
            }
            let items = (0..<itemCount(inSection: section)).flatMap { attributes(.item, item: $0) }
            return attributes(.background) + attributes(.header) + items + attributes(.footer)
        }
    }

    /// All elements that meet the bounds, whatever their kind, those scrolled sideways where their section shows them.
    func everyElementOfAnyKind(in viewport: Viewport) -> [LayoutAttributes] {
        (0..<sectionCount).flatMap { section -> [LayoutAttributes] in
            let scroll = sidewaysScroll(ofSection: section)
            func elements(_ kind: ElementKind, _ count: Int, isBody: Bool) -> [LayoutAttributes] {
                (0..<count).compactMap { item in
                    guard
                        let frame = frame(of: kind, item: item, inSection: section, in: viewport)
                    else { return nil }
                    var bounds = viewport.bounds
                    if isBody, let scroll {
                        bounds = bounds.cut(to: scroll.frame, along: scroll.axis)
                    }
                    guard frame.meets(bounds) else { return nil }
                    return LayoutAttributes(kind: kind, section: section, item: item, frame: frame)
                }
            }
            let count = itemCount(inSection: section)
            let around: [ElementKind] = [
                .header, .footer, .background, RandomGroups.edge, RandomGroups.side,
                RandomGroups.back,
            ]
            let sitting: [ElementKind] = [RandomGroups.badge, RandomGroups.groupBadge, .separator]
            return around.flatMap { elements($0, 1, isBody: false) }
                + elements(.item, count, isBody: true)
                + sitting.flatMap { elements($0, count, isBody: true) }
        }
    }

    /// All frames of items, with their places.
    var itemFrames: [(index: ItemIndex, frame: Rect)] {
        (0..<sectionCount).flatMap { section in
            (0..<itemCount(inSection: section)).compactMap { item in
                frame(ofItem: item, inSection: section).map {
                    (ItemIndex(section: section, item: item), $0)
                }
            }
        }
    }
}

extension Rect {
    /// The part between the edges of another rectangle along an axis.
    fileprivate func cut(to other: Rect, along axis: Axis) -> Rect {
        let minX = axis == .horizontal ? max(minX, other.minX) : minX
        let maxX = axis == .horizontal ? min(maxX, other.maxX) : maxX
        let minY = axis == .vertical ? max(minY, other.minY) : minY
        let maxY = axis == .vertical ? min(maxY, other.maxY) : maxY
        return Rect(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY))
    }
}
