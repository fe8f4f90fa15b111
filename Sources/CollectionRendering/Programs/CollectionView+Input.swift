import CollectionLayouts
import CollectionSnapshots
import CollectionViews
import Terminals

extension CollectionView {
    /// The number of rows that one step of the wheel scrolls.
    package static var wheelRows: Int { 3 }

    /// Handles the standard keys and mouse events of a view.
    ///
    /// - j k ^e ^y and the wheel scroll by rows. PgUp PgDn space b ^f ^b scroll by a page, ^d ^u by half a page. Home
    ///   End g G scroll to the start and the end. In a layout that scrolls sideways, all of these keys scroll sideways.
    ///   A page or half page also moves the selection; see `moveSelection(by:)`.
    /// - Arrows and h l move the selection, and the view scrolls to show it. Without a selection they scroll the view.
    ///   Across the view's scroll direction they scroll the first visible section that scrolls sideways.
    /// - The wheel with shift, or a wheel step to the left or right, scrolls the section under the pointer.
    /// - Tab, shift-tab and a click select. Enter, or a click on the selected item, returns `.opened`.
    ///
    /// Mouse positions are in cells, relative to the view's corner. Returns `.handled` if the view does not change, for
    /// example at the end of the content, and `.ignored` for other inputs. Enter is ignored without a selection.
    public mutating func handle(
        _ input: Input, scale: CellScale = CellScale()
    ) -> Outcome {
        switch input {
        case .key(let key): handle(key, count: 1, scale: scale)
        case .mouse(let event): handle(event, scale: scale)
        default: .ignored
        }
    }

    /// Handles a standard key after a count, as in `5j`. A key that scrolls or moves the selection acts that many
    /// times, in one jump.
    ///
    /// `count` is at least 1. Returns a message, and does nothing, for a larger count if the key has no distance, or
    /// would move the selection by more than `mostSteps`.
    package mutating func handle(
        _ key: Key, count: Int, scale: CellScale = CellScale()
    ) -> Outcome {
        let cell = scale.cell
        if let direction = Direction(key) { return move(direction, key, count: count, cell: cell) }
        switch key {
        case .enter, .home, .end, "g", "G":
            guard count == 1 else { return .message("\(key) does not take a number") }
            if key == .enter { return selection == nil ? .ignored : .opened }
            return .moved(scroll(to: key == .home || key == "g" ? .start : .end))
        case .tab, .backTab:
            return step(key, count: count) { view in
                if key == .tab {
                    view.selectNext(count: count)
                } else {
                    view.selectPrevious(count: count)
                }
            }
        default:
            let count = Double(count)
            if let row = Self.rows(of: key) { return .moved(scroll(by: row * cell.height * count)) }
            guard let page = page(of: key, row: cell.height) else { return .ignored }
            return selection == nil
                ? .moved(scroll(by: page * count))
                : changed { $0.moveSelection(by: page * count) }
        }
    }

    /// Returns the number of rows that a key scrolls, positive for down; nil if the key does not scroll by rows.
    private static func rows(of key: Key) -> Double? {
        switch key {
        case "j", .control("e"): 1
        case "k", .control("y"): -1
        default: nil
        }
    }

    /// Returns the distance that a key scrolls by pages or half pages, in points, positive for down; nil for other
    /// keys.
    private func page(of key: Key, row: Double) -> Double? {
        let half = max(row, (pageLength / row / 2).rounded(.down) * row)
        return switch key {
        case .pageDown, " ", .control("f"): pageLength
        case .pageUp, "b", .control("b"): -pageLength
        case .control("d"): half
        case .control("u"): -half
        default: nil
        }
    }

    private mutating func move(
        _ direction: Direction, _ key: Key, count: Int, cell: Size
    ) -> Outcome {
        if selection != nil {
            return step(key, count: count) { $0.moveSelection(direction, count: count) }
        }
        let (axis, isForward) = (direction.axis, direction.isForward)
        // A row is as high as two columns are wide, so the step has the same length on both axes.
        let distance = isForward ? cell.height : -cell.height
        if axis == scrollDirection { return .moved(scroll(by: distance * Double(count))) }
        if let section = firstSidewaysSection {
            // A step of two columns is too small for scrolling a section sideways. Use four columns instead.
            return .moved(dragSideways(inSection: section, by: 2 * distance, count: count))
        }
        var target = contentOffset
        target[axis] += (isForward ? cell[axis] : -cell[axis]) * Double(count)
        return .moved(scroll(to: target))
    }

    private mutating func handle(
        _ event: MouseEvent, scale: CellScale
    ) -> Outcome {
        let point = scale.point(column: event.column, row: event.row)
        switch event.action {
        case .wheelDown, .wheelRight, .wheelUp, .wheelLeft:
            return roll(event, at: point, cell: scale.cell)
        case .press: return click(at: point)
        case .drag, .release: return .ignored
        }
    }

    /// Handles a step of the wheel. With shift, the wheel scrolls sideways. Some wheels report sideways steps
    /// themselves.
    private mutating func roll(
        _ event: MouseEvent, at point: Point, cell: Size
    ) -> Outcome {
        let isForward = event.action == .wheelDown || event.action == .wheelRight
        let isSideways = event.action == .wheelLeft || event.action == .wheelRight
        let axis: Axis = isSideways ? .horizontal : .vertical
        let isAcross = event.isShifted || (isSideways && scrollDirection == .vertical)
        let distance = Double(isForward ? Self.wheelRows : -Self.wheelRows) * cell.height
        if isAcross, let section = sidewaysSection(at: point) {
            return .moved(dragSideways(inSection: section, by: distance, joining: true))
        }
        // If no section under the pointer scrolls sideways, shift has no effect. A sideways step is ignored unless the
        // view itself scrolls sideways.
        guard axis == scrollDirection || !isSideways else { return .ignored }
        return .moved(scroll(by: distance))
    }

    private mutating func click(at point: Point) -> Outcome {
        switch select(at: point) {
        case .selected: .redraw
        case .opened: .opened
        case .nothing: .handled
        }
    }

    /// Moves the selection by a number of steps, unless there are too many.
    private mutating func step(
        _ key: Key, count: Int, _ change: (inout Self) -> Bool
    ) -> Outcome {
        guard count <= Self.mostSteps else {
            return .message("\(key) takes a number up to \(Self.mostSteps)")
        }
        return changed(change)
    }

    /// Changes the selection. Returns `.redraw` if the selection, the view's offset or a section's offset has changed.
    /// A glide becomes visible in its next frame.
    private mutating func changed(_ change: (inout Self) -> Bool) -> Outcome {
        let before = (selection, viewport)
        _ = change(&self)
        return .moved(before != (selection, viewport))
    }
}

extension Outcome {
    /// Returns the outcome of scrolling or selecting: `.redraw` after a change, else `.handled`.
    fileprivate static func moved(_ hasMoved: Bool) -> Outcome { hasMoved ? .redraw : .handled }
}

extension Direction {
    /// Makes the direction of an arrow key, or of the key h or l; nil for other keys.
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
