import CollectionLayouts
import CollectionSnapshots

/// The reader's scroll position: the exact offset, and anchors that find the position again in another arrangement.
struct ScrollAnchor<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    /// The content offset when the reader last moved, in points.
    var offset: Point
    /// The axis along which the view scrolled.
    var axis: Axis
    /// Whether the view was at the start of the content.
    var isAtStart: Bool
    /// Whether the view was at the end of the content. True if all content is visible.
    var isAtEnd: Bool
    /// The rules for the two ends that apply to a change; empty while the reader scrolls.
    var policy: ScrollPolicy = []
    /// The candidates for the scroll anchor, the best first. The anchor keeps its distance from the top of the view.
    var anchors: [AnchorElement<SectionID, ItemID>]
    /// The sideways scroll positions of sections.
    var sideways: [SectionID: SidewaysAnchor] = [:]
    /// Whether the selected item was visible, also within its own section.
    var showsSelection = false
}

/// An element that may keep its distance from the top of the view. "Top" follows the scroll direction: in a layout that
/// scrolls sideways it is the left edge.
struct AnchorElement<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    enum Subject {
        case item(ItemID)
        case header(SectionID)
        case footer(SectionID)
        /// The top of a section, used if none of the section's elements remains.
        case section(SectionID)
    }

    var subject: Subject
    /// Whether the element was the selected item.
    var isSelected = false
    /// Whether the element was visible. A change must not hide a visible anchor.
    var isVisible = true
    /// The top of the element's frame in the content, in points, rounded to rows so that the element keeps its row.
    var top: Double
    /// The start of the element's frame across the scroll direction, in points; nil if the element's section scrolled
    /// along that axis.
    var across: Double?
}

extension ScrollAnchor {
    /// Returns whether the data still contain any of the anchors.
    func isLeft(in snapshot: Snapshot<SectionID, ItemID>) -> Bool {
        anchors.contains { anchor in
            switch anchor.subject {
            case .item(let id): snapshot.contains(item: id)
            case .header(let id), .footer(let id), .section(let id): snapshot.contains(section: id)
            }
        }
    }
}
