import CollectionLayouts

extension Arrangement {
    /// The frames of all items, with their indices. Items without a frame are left out.
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
