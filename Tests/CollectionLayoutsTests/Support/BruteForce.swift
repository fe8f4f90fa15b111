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
