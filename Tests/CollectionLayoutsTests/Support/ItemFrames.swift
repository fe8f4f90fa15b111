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

extension Rect {
    /// Whether the frames are equal except for rounding errors.
    func isClose(to other: Rect) -> Bool {
        abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6 && abs(width - other.width) < 1e-6
            && abs(height - other.height) < 1e-6
    }
}
