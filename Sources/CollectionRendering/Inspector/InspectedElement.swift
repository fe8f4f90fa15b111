import CollectionLayouts
import CollectionSnapshots
import CollectionViews
import Terminals

/// A visible element: its attributes in the layout, and its identifiers.
package struct InspectedElement<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    /// The kind, the indexes, the frame in content coordinates, the zIndex and whether the element is pinned.
    package let attributes: LayoutAttributes
    /// The identifier of the element's section.
    package let section: SectionID
    /// The identifier of the item; nil for elements that are not items.
    package let item: ItemID?
    let address: ElementAddress<SectionID, ItemID>
}

/// The identity of an element. It consists of identifiers, because indexes change with the data.
struct ElementAddress<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Hashable {
    let kind: ElementKind
    let section: SectionID
    let item: ItemID?
    /// The element's index `LayoutAttributes.item`; nil for an item, which has an identifier.
    let index: Int?
    /// The position among the visible elements whose other properties are equal.
    var ordinal = 0
}

extension ViewInspector {
    /// Returns all visible elements in section order. In each section, backgrounds come first, then headers, items with
    /// their badges, and footers. O(visible).
    static func elements(of view: View) -> [InspectedElement<SectionID, ItemID>] {
        let snapshot = view.snapshot
        var counts: [ElementAddress<SectionID, ItemID>: Int] = [:]
        return view.arrangement.elements(in: view.viewport).filter { !$0.isHidden }.map {
            let section = snapshot.sectionIdentifier(at: $0.section)
            let item =
                $0.kind == .item
                ? snapshot.itemIdentifier(at: $0.item, inSectionAt: $0.section) : nil
            var address = ElementAddress(
                kind: $0.kind, section: section, item: item, index: item == nil ? $0.item : nil)
            let ordinal = counts[address, default: 0]
            counts[address] = ordinal + 1
            address.ordinal = ordinal
            return InspectedElement(
                attributes: $0, section: section, item: item, address: address)
        }
    }

    /// Returns the elements at a point of the view, the topmost first.
    static func elements(of view: View, at point: Point) -> [InspectedElement<SectionID, ItemID>] {
        let (offset, arrangement) = (view.contentOffset, view.arrangement)
        let point = Point(x: point.x + offset.x, y: point.y + offset.y)
        let found = elements(of: view).filter { element in
            guard element.attributes.frame.contains(point) else { return false }
            // An element that scrolls sideways is only visible inside its section's viewport.
            guard element.attributes.scrollsSideways,
                let scroll = arrangement.sidewaysScroll(ofSection: element.attributes.section)
            else { return true }
            let seen = scroll.frame
            return point[scroll.axis] >= seen.min(scroll.axis)
                && point[scroll.axis] < seen.max(scroll.axis)
        }
        // The sort is stable, so among elements with equal `zIndex` the last one is on top.
        return found.sorted { $0.attributes.zIndex < $1.attributes.zIndex }.reversed()
    }
}

extension LayoutAttributes {
    /// Returns the range along an axis in which the element is visible: the view, or the viewport of the element's
    /// section.
    func visibleRange<SectionID, ItemID>(
        on axis: Axis, in view: CollectionView<SectionID, ItemID>
    ) -> ClosedRange<Double> {
        let bounds = view.viewport.bounds
        var (start, end) = (bounds.min(axis), bounds.max(axis))
        if scrollsSideways, let scroll = view.arrangement.sidewaysScroll(ofSection: section),
            scroll.axis == axis
        {
            (start, end) = (max(start, scroll.frame.min(axis)), min(end, scroll.frame.max(axis)))
        }
        return start...max(start, end)
    }
}

extension ElementKind {
    /// The name of the kind on a panel.
    var title: String {
        switch self {
        case .item: "item"
        case .header: "header"
        case .footer: "footer"
        case .background: "background"
        case .separator: "separator"
        case .supplementary(let number): "supplementary \(number)"
        case .decoration(let number): "decoration \(number)"
        }
    }
}
