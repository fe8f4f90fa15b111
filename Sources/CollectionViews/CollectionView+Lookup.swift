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

    /// A section's header or footer likewise; nil where there is none.
    package func element(
        of kind: ElementKind, inSectionAt section: Int
    ) -> Element<SectionID, ItemID>? {
        arrangement.ownFrame(of: kind, inSection: section).map {
            element(LayoutAttributes(kind: kind, section: section, frame: $0))
        }
    }
}
