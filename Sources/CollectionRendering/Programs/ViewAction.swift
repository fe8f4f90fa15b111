import CollectionLayouts
import CollectionViews
import Terminals

/// A standard action of a view, which a key performs.
public enum ViewAction: Hashable, Sendable {
    /// Scrolls by rows along the scroll direction; negative scrolls back.
    case scrollRows(Int)
    /// Scrolls by pages, such as 0.5 for half a page; negative scrolls back. With a selection, also selects an item of
    /// the new page.
    case scrollPages(Double)
    /// Scrolls to the start of a section, by a number of sections from the current one; negative scrolls back. With a
    /// selection, also selects the first item of that section.
    case scrollSections(Int)
    /// Scrolls to the start or the end. With a selection, also selects the first or the last item.
    case jump(ScrollEdge)
    /// Moves the selection to the neighbour in a direction. Without a selection, scrolls in that direction.
    case move(Direction)
    /// Selects the next item in the order of the data.
    case selectNext
    /// Selects the previous item in the order of the data.
    case selectPrevious
    /// Opens the selected item, or the selected items.
    case open
    /// Moves the current item in a direction, and selects all items on the way. Only for a view that
    /// `allowsMultipleSelection`, as the two cases below.
    case extend(Direction)
    /// Adds the current item to the selected items, or removes it, and goes to the next item.
    case toggle
    /// Selects all items.
    case selectAll
    /// Moves the selected items in a direction. Only for a view that `allowsReordering`.
    case moveItems(Direction)

    /// Makes the standard action of a key; nil for other keys.
    public init?(_ key: Key) {
        switch key {
        case "j", .control("e"): self = .scrollRows(1)
        case "k", .control("y"): self = .scrollRows(-1)
        case .pageDown, " ", .control("f"): self = .scrollPages(1)
        case .pageUp, "b", .control("b"): self = .scrollPages(-1)
        case .control("d"): self = .scrollPages(0.5)
        case .control("u"): self = .scrollPages(-0.5)
        case "}": self = .scrollSections(1)
        case "{": self = .scrollSections(-1)
        case .home, "g": self = .jump(.start)
        case .end, "G": self = .jump(.end)
        case .up: self = .move(.up)
        case .down: self = .move(.down)
        case .left, "h": self = .move(.left)
        case .right, "l": self = .move(.right)
        case .tab: self = .selectNext
        case .backTab: self = .selectPrevious
        case .enter: self = .open
        case .shift(.up): self = .extend(.up)
        case .shift(.down): self = .extend(.down)
        case .shift(.left): self = .extend(.left)
        case .shift(.right): self = .extend(.right)
        case "V": self = .toggle
        case .control("a"): self = .selectAll
        case .alt(.up): self = .moveItems(.up)
        case .alt(.down): self = .moveItems(.down)
        case .alt(.left): self = .moveItems(.left)
        case .alt(.right): self = .moveItems(.right)
        default: return nil
        }
    }
}
