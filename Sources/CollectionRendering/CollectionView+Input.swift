import CollectionLayouts
import CollectionSnapshots
import CollectionViews
import Terminals

/// What an input did to a view.
public enum ViewResponse<ItemID> {
    /// It means nothing to a view.
    case ignored
    /// It was understood; `moved` tells whether anything looks different now.
    case handled(moved: Bool)
    /// The selected item was chosen: by Enter, or by a second click.
    case activated(ItemID)
}

extension ViewResponse: Equatable where ItemID: Equatable {}
extension ViewResponse: Sendable where ItemID: Sendable {}

extension CollectionView {
    /// How many rows one step of the wheel scrolls.
    public static var wheelRows: Int { 3 }

    /// Does what the keys and the mouse do in every view.
    ///
    /// j k ^e ^y and the wheel scroll by rows, PgUp PgDn space b ^f ^b by a page, ^d ^u by half a page, Home End g G
    /// to the ends. Arrows and h l move the selection, which the view follows, and scroll as long as there is none;
    /// tab, shift-tab and a click select. Mouse positions count from the view's corner, in cells.
    public mutating func handle(
        _ input: Input, scale: CellScale = CellScale()
    ) -> ViewResponse<ItemID> {
        switch input {
        case .key(let key): handle(key, cell: scale.cell)
        case .mouse(let event): handle(event, scale: scale)
        default: .ignored
        }
    }

    private mutating func handle(_ key: Key, cell: Size) -> ViewResponse<ItemID> {
        if let direction = Direction(key) { return move(direction, cell: cell) }
        switch key {
        case .enter:
            return selection.map { .activated($0) } ?? .ignored
        case .tab:
            return changed { $0.selectNext() }
        case .backTab:
            return changed { $0.selectPrevious() }
        case .home, "g":
            return .handled(moved: scroll(to: .start))
        case .end, "G":
            return .handled(moved: scroll(to: .end))
        default:
            guard let distance = distance(for: key, row: cell.height) else { return .ignored }
            return .handled(moved: scroll(by: distance))
        }
    }

    /// How far a key scrolls, in points, down when positive; nil when it does not.
    private func distance(for key: Key, row: Double) -> Double? {
        switch key {
        case "j", .control("e"): row
        case "k", .control("y"): -row
        case .pageDown, " ", .control("f"): pageLength
        case .pageUp, "b", .control("b"): -pageLength
        case .control("d"): max(row, (pageLength / row / 2).rounded(.down) * row)
        case .control("u"): -max(row, (pageLength / row / 2).rounded(.down) * row)
        default: nil
        }
    }

    private mutating func move(_ direction: Direction, cell: Size) -> ViewResponse<ItemID> {
        if selection != nil { return changed { $0.moveSelection(direction) } }
        var target = contentOffset
        switch direction {
        case .down: target.y += cell.height
        case .up: target.y -= cell.height
        case .right: target.x += cell.width
        case .left: target.x -= cell.width
        }
        return .handled(moved: scroll(to: target))
    }

    private mutating func handle(
        _ event: MouseEvent, scale: CellScale
    ) -> ViewResponse<ItemID> {
        let step = Double(Self.wheelRows) * scale.cell.height
        switch event.action {
        case .wheelDown: return .handled(moved: scroll(by: step))
        case .wheelUp: return .handled(moved: scroll(by: -step))
        case .press: return click(at: scale.point(column: event.column, row: event.row))
        case .release, .wheelLeft, .wheelRight: return .ignored
        }
    }

    private mutating func click(at point: Point) -> ViewResponse<ItemID> {
        switch select(at: point) {
        case .selected: .handled(moved: true)
        case .activated(let item): .activated(item)
        case .nothing: .handled(moved: false)
        }
    }

    /// Makes a change of selection, and tells whether it or the offset that follows it is another.
    private mutating func changed(_ change: (inout Self) -> Bool) -> ViewResponse<ItemID> {
        let before = (selection, contentOffset)
        _ = change(&self)
        return .handled(moved: before != (selection, contentOffset))
    }
}

extension Direction {
    /// The direction of an arrow key, or of h and l.
    init?(_ key: Key) {
        switch key {
        case .up: self = .up
        case .down: self = .down
        case .left, "h": self = .left
        case .right, "l": self = .right
        default: return nil
        }
    }
}
