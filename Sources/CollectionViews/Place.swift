import CollectionLayouts
import CollectionSnapshots

/// What the reader was looking at: enough to find the place again in another arrangement, and to return to the exact
/// offset.
struct Place<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    /// The content offset when the reader last moved, in points.
    var offset: Point
    /// The axis the view scrolled along.
    var axis: Axis
    /// Whether that was the start of the content.
    var isAtStart: Bool
    /// The elements that may keep their distance from the top, the best first.
    var anchors: [Anchor<SectionID, ItemID>]
    /// Where sections were scrolled sideways.
    var sideways: [SectionID: SidewaysPlace] = [:]
    /// The first item in sight of each section that did not scroll by itself: a shelf made of it shows that.
    var firstItems: [FirstItem<ItemID>] = []
    /// Whether the selected item was in sight within its own section.
    var showsSelection = false
}

/// An element that may keep its distance from the top of the view; "top" is along the scroll direction, and is the left
/// edge in a layout that scrolls sideways.
struct Anchor<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    enum Subject {
        case item(ItemID)
        case header(SectionID)
        case footer(SectionID)
        /// The top of a section, if none of its elements is left.
        case section(SectionID)
    }

    var subject: Subject
    /// Whether it was the selected item.
    var isSelected = false
    /// Whether it was visible; then it has to stay visible.
    var isInSight = true
    /// The top of its frame in the content, in points, rounded to rows, so that it keeps its row.
    var top: Double
}

/// The first item that was in sight of a section, or the selected one.
struct FirstItem<ItemID> {
    var item: ItemID
    /// Where its frame began across the scroll direction in the content, in points.
    var across: Double
    var isSelected: Bool
}

extension Place {
    /// Whether any of the anchors is still there.
    func isLeft(in snapshot: Snapshot<SectionID, ItemID>) -> Bool {
        anchors.contains { anchor in
            switch anchor.subject {
            case .item(let id): snapshot.contains(item: id)
            case .header(let id), .footer(let id), .section(let id): snapshot.contains(section: id)
            }
        }
    }
}
