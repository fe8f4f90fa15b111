import CollectionLayouts

extension Arrangement {
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
