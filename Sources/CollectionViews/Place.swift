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
    /// Where its frame began across in the content, in points; nil where its section scrolled that way by itself.
    var across: Double?
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
