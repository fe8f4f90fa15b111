import CollectionLayouts
import CollectionSnapshots

/// What pointing at a place of a view did.
public enum PointingResult<ItemID> {
    /// The item is selected now.
    case selected(ItemID)
    /// The item was selected already: a second click, which opens.
    case activated(ItemID)
    /// There is no item.
    case nothing
}

extension PointingResult: Equatable where ItemID: Equatable {}
extension PointingResult: Sendable where ItemID: Sendable {}

extension CollectionView {
    /// The selected item; it stays selected wherever the data moves it.
    public var selection: ItemID? { selected?.id }

    /// Selects an item; the view moves as little as shows it, unless told to stay.
    ///
    /// Returns false, and changes nothing, when there is no such item.
    @discardableResult
    public mutating func select(_ id: ItemID, following: Bool = true) -> Bool {
        guard let index = index(ofItem: id) else { return false }
        select(index, following: following)
        return true
    }

    /// Selects nothing.
    public mutating func deselect() {
        guard selected != nil else { return }
        selected = nil
        place = nil
    }

    /// Selects what is at a point of the view, in points from its upper left corner, without moving the view.
    ///
    /// Where there is no item the selection stays.
    @discardableResult
    public mutating func select(at point: Point) -> PointingResult<ItemID> {
        guard let element = element(at: point), let item = element.item else { return .nothing }
        if element.isSelected { return .activated(item) }
        select(
            ItemIndex(section: element.sectionIndex, item: element.itemIndex), following: false)
        return .selected(item)
    }

    /// Moves the selection to the neighbour in a direction; the view moves as little as shows it.
    ///
    /// Without a selection the first item in sight is selected. When the reader has scrolled away from the selected
    /// item, the key acts where they look: the item in sight that is nearest to it is selected, in its own column if
    /// there is one. Returns false when there is no neighbour; then the view shows the selected item and what
    /// stands between it and the content's end.
    @discardableResult
    public mutating func moveSelection(_ direction: Direction) -> Bool {
        guard let selected else { return selectFirstInSight() }
        guard let frame = arrangement.frame(of: selected.index),
            isInSight(frame, inSection: selected.index.section, at: offset.y)
        else { return selectInSight(nearestTo: selected.index) }
        guard let next = arrangement.item(nearestTo: selected.index, direction) else {
            follow(selected.index)
            return false
        }
        select(next, following: true)
        return true
    }

    /// Selects the next item in order of the data, or the first in sight when none is selected; the view follows.
    ///
    /// Returns false at the end.
    @discardableResult
    public mutating func selectNext() -> Bool {
        guard let selected else { return selectFirstInSight() }
        return select(ifAny: arrangement.item(after: selected.index))
    }

    /// Selects the item before in order of the data, or the first in sight when none is selected; the view follows.
    ///
    /// Returns false at the start.
    @discardableResult
    public mutating func selectPrevious() -> Bool {
        guard let selected else { return selectFirstInSight() }
        return select(ifAny: arrangement.item(before: selected.index))
    }
}

extension CollectionView {
    private mutating func select(_ index: ItemIndex, following: Bool) {
        if selected?.index != index {
            selected = (item(at: index), index)
            place = nil
        }
        if following { follow(index) }
    }

    private mutating func select(ifAny index: ItemIndex?) -> Bool {
        guard let index else { return false }
        select(index, following: true)
        return true
    }

    /// Moves the view as little as shows an item. From the first line on also what stands above it, and from the
    /// last line of a column what stands below, if there is room: no key would go there otherwise.
    private mutating func follow(_ index: ItemIndex) {
        guard let frame = arrangement.frame(of: index) else { return }
        var wanted = frame
        if arrangement.item(nearestTo: index, .up) == nil {
            wanted.y = min(wanted.y, 0)
            wanted.height = frame.maxY - wanted.y
        }
        if arrangement.item(nearestTo: index, .down) == nil,
            let bottom = arrangement.frame(ofSection: index.section)?.maxY
        {
            wanted.height = max(frame.maxY, bottom) - wanted.y
        }
        // First what is around, then the item itself, which goes before it where there is no room for both.
        var y = offset.y
        for frame in [wanted, frame] {
            y = offset(showing: frame, inSection: index.section, at: .nearest, from: y)
        }
        scroll(to: Point(x: offset.x, y: y))
    }

    private mutating func selectFirstInSight() -> Bool {
        let first = itemsInSight().min {
            ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
        }
        return select(
            ifAny: first.map { ItemIndex(section: $0.section, item: $0.item) }
                ?? arrangement.firstItem)
    }

    private mutating func selectInSight(nearestTo index: ItemIndex) -> Bool {
        guard let frame = arrangement.frame(of: index),
            let column = arrangement.frame(ofSection: index.section)?.minX
        else { return selectFirstInSight() }
        func distance(_ element: LayoutAttributes) -> (Int, Double, Double) {
            let isElsewhere = arrangement.frame(ofSection: element.section)?.minX != column
            return (
                isElsewhere ? 1 : 0, abs(element.frame.minY - frame.minY),
                abs(element.frame.midX - frame.midX)
            )
        }
        let nearest = itemsInSight().min { distance($0) < distance($1) }
        return select(ifAny: nearest.map { ItemIndex(section: $0.section, item: $0.item) } ?? index)
    }

    /// The items that are wholly in sight, or if none is, those that are in part.
    private func itemsInSight() -> [LayoutAttributes] {
        var whole: [LayoutAttributes] = []
        var parts: [LayoutAttributes] = []
        for element in arrangement.elements(in: viewport) where element.kind == .item {
            let sight = sight(inSection: element.section, at: offset.y)
            if element.frame.minY >= sight.top && element.frame.maxY <= sight.bottom {
                whole.append(element)
            } else if element.frame.maxY > sight.top && element.frame.minY < sight.bottom {
                parts.append(element)
            }
        }
        return whole.isEmpty ? parts : whole
    }
}
