import CollectionLayouts

extension CollectionView {
    /// An item as it is drawn at rest, whether it is seen or not; nil where it takes no room. Stops when there is none
    /// at that index.
    package func element(ofItemAt index: ItemIndex) -> Element<SectionID, ItemID>? {
        arrangement.frame(of: index).map {
            element(
                LayoutAttributes(
                    kind: .item, section: index.section, item: index.item, frame: $0))
        }
    }

    /// The badges of an item that lie on it, as they are drawn at rest. O(log sections + log lines + what lies there).
    package func badges(ofItemAt index: ItemIndex) -> [Element<SectionID, ItemID>] {
        guard let frame = arrangement.frame(of: index) else { return [] }
        var viewport = Viewport(bounds: frame)
        if let scroll = arrangement.sidewaysScroll(ofSection: index.section) {
            // Where its section shows it: what is beside that is not seen.
            let offset = scroll.clamped(frame.min(scroll.axis) - scroll.frame.min(scroll.axis))
            viewport.sidewaysOffsets = [index.section: offset]
            viewport.bounds = scroll.frame
        }
        return arrangement.elements(in: viewport).filter {
            guard case .supplementary = $0.kind else { return false }
            return $0.section == index.section && $0.item == index.item
        }.map { element($0) }
    }

    /// A section's header or footer likewise; nil where there is none.
    package func element(
        of kind: ElementKind, inSectionAt section: Int
    ) -> Element<SectionID, ItemID>? {
        arrangement.ownFrame(of: kind, inSection: section).map {
            element(LayoutAttributes(kind: kind, section: section, frame: $0))
        }
    }
}
