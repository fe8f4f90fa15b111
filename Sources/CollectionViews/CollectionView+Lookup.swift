import CollectionLayouts

extension CollectionView {
    /// Returns the element of an item at its final frame, visible or not; nil if the item has no frame. Stops the
    /// program if there is no item at that index.
    package func element(ofItemAt index: ItemIndex) -> Element<SectionID, ItemID>? {
        arrangement.frame(of: index).map {
            element(
                LayoutAttributes(
                    kind: .item, section: index.section, item: index.item, frame: $0))
        }
    }

    /// Returns the badges on an item, at their final frames. O(log sections + log lines + badges).
    package func badges(ofItemAt index: ItemIndex) -> [Element<SectionID, ItemID>] {
        guard let frame = solved.frame(of: index) else { return [] }
        var viewport = Viewport(bounds: frame)
        if let scroll = solved.sidewaysScroll(ofSection: index.section) {
            // Look up the badges at a sideways offset at which the section shows the item, because the section clips
            // elements outside its frame.
            let offset = scroll.clamped(frame.min(scroll.axis) - scroll.frame.min(scroll.axis))
            viewport.sidewaysOffsets = [index.section: offset]
            viewport.bounds = scroll.frame
        }
        return solved.elements(in: viewport).filter {
            guard case .supplementary = $0.kind else { return false }
            return $0.section == index.section && $0.item == index.item
        }.map { shown(element($0)) }
    }

    /// Returns a section's header or footer at its final frame; nil if there is none. Also finds a boundary item of the
    /// layout that is reported with this section.
    package func element(
        of kind: ElementKind, inSectionAt section: Int
    ) -> Element<SectionID, ItemID>? {
        arrangement.ownFrame(of: kind, inSection: section).map {
            element(LayoutAttributes(kind: kind, section: section, frame: $0))
        }
    }
}
