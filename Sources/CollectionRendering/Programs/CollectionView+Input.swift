import CollectionLayouts
import CollectionSnapshots
import CollectionViews
import TerminalControls
import Terminals

extension CollectionView {
    /// The number of rows that one step of the wheel scrolls.
    package static var wheelRows: Int { 3 }

    /// Handles the standard keys and mouse events of a view.
    ///
    /// - j k ^e ^y and the wheel scroll by rows. PgUp PgDn space b ^f ^b scroll by a page, ^d ^u by half a page. Home
    ///   End g G go to the start and the end. In a layout that scrolls sideways, all of these keys scroll sideways.
    ///   Pages also move the selection. Home End g G also select the first or last item, if an item is selected.
    /// - { and } go to the start of the section before and after; see `moveSelection(bySections:)`.
    /// - Arrows and h l move the selection, and the view scrolls to show it. Without a selection they scroll the view.
    ///   Across the view's scroll direction they scroll the first visible section that scrolls sideways.
    /// - The wheel with shift, or a wheel step to the left or right, scrolls the section under the pointer.
    /// - Tab, shift-tab and a click select. Enter, or a click on the current item, returns `.opened`.
    /// - If the view allows several selected items, shift-arrows, a click with Shift and a drag extend the selection. V
    ///   and a click with Control select an item besides others or deselect it, and ^A selects all items. Escape, or a
    ///   click without modifiers, leaves one item selected.
    /// - If the view allows reordering, arrows with Alt move the selected items.
    ///
    /// Mouse positions are in cells, relative to the view's corner. Returns `.handled` if the view does not change, for
    /// example at the end of the content, and `.ignored` for other inputs. Enter is ignored without a selection.
    public mutating func handle(
        _ input: Input, scale: CellScale = CellScale()
    ) -> Outcome {
        switch input {
        case .key(.escape) where hasSelectedItems: changed { $0.deselectItems() }
        case .key(let key):
            ViewAction(key).map { perform($0, KeyPress(key), scale: scale) } ?? .ignored
        case .mouse(let event): handle(event, scale: scale)
        default: .ignored
        }
    }

    /// Performs the action of a key. After a count, as in `5j`, the action scrolls or moves that often, in one jump.
    ///
    /// Counts below 1 count as 1. The actions `jump` and `open` take no count, and the selection moves by at most
    /// 10,000 steps. For another count, does nothing and returns a message.
    public mutating func perform(
        _ action: ViewAction, _ press: KeyPress, scale: CellScale = CellScale()
    ) -> Outcome {
        let cell = scale.cell
        let count = max(1, press.count ?? 1)
        switch action {
        case .scrollRows(let rows):
            return .moved(scroll(by: Double(rows) * cell.height * Double(count)))
        case .scrollPages(let pages):
            let distance = length(ofPages: pages, row: cell.height) * Double(count)
            return selection == nil
                ? .moved(scroll(by: distance)) : changed { $0.moveSelection(by: distance) }
        case .scrollSections(let steps): return scroll(bySections: steps, press, count)
        case .move(let direction):
            guard selection != nil else { return scroll(direction, count: count, cell: cell) }
            return step(press, count) { $0.moveSelection(direction, count: count) }
        case .selectNext: return step(press, count) { $0.selectNext(count: count) }
        case .selectPrevious: return step(press, count) { $0.selectPrevious(count: count) }
        case .jump(let edge):
            guard press.count == nil else { return press.refusal }
            return changed { $0.moveSelection(to: edge) }
        case .open:
            guard press.count == nil else { return press.refusal }
            return selection == nil && !hasSelectedItems ? .ignored : .opened
        case .extend, .toggle, .selectAll, .moveItems:
            return performOnSeveral(action, press, count)
        }
    }

    /// Returns the length of pages in points. Less than one page is rounded down to whole rows, at least one row.
    private func length(ofPages pages: Double, row: Double) -> Double {
        guard abs(pages) < 1 else { return pages * pageLength }
        let rows = max(1, (pageLength * abs(pages) / row).rounded(.down))
        return pages < 0 ? -rows * row : rows * row
    }

    /// Scrolls by a row in a direction, or by `count` rows.
    private mutating func scroll(_ direction: Direction, count: Int, cell: Size) -> Outcome {
        let (axis, isForward) = (direction.axis, leadsForward(direction))
        // A row is as high as two columns are wide, so the step has the same length on both axes.
        let distance = isForward ? cell.height : -cell.height
        if axis == scrollDirection { return .moved(scroll(by: distance * Double(count))) }
        if let section = firstSidewaysSection {
            // A step of two columns is too small for scrolling a section sideways. Use four columns instead.
            return .moved(dragSideways(inSection: section, by: 2 * distance, count: count))
        }
        var target = contentOffset
        target[axis] += (direction.isForward ? cell[axis] : -cell[axis]) * Double(count)
        return .moved(scroll(to: target))
    }

    /// Goes to another section. If nothing moves on the screen, the message names the section, because the key has
    /// changed the current section.
    private mutating func scroll(
        bySections steps: Int, _ press: KeyPress, _ count: Int
    ) -> Outcome {
        guard count <= Self.mostSteps else { return press.limit(Self.mostSteps) }
        // More steps than `mostSteps` have the same effect, and their product with the count could overflow.
        let steps = min(max(steps, -Self.mostSteps), Self.mostSteps)
        let before = (selection, viewport)
        guard let section = moveSelection(bySections: steps * count) else {
            guard snapshot.numberOfItems > 0 else { return .handled }
            return .message("this is the \(steps < 0 ? "first" : "last") section")
        }
        guard before == (selection, viewport), let index = snapshot.indexOfSection(section) else {
            return .redraw
        }
        return .message("section \(index + 1) of \(snapshot.numberOfSections)")
    }

    private mutating func handle(
        _ event: MouseEvent, scale: CellScale
    ) -> Outcome {
        let point = point(column: event.column, row: event.row, scale: scale)
        switch event.action {
        case .wheelDown, .wheelRight, .wheelUp, .wheelLeft:
            return roll(event, at: point, cell: scale.cell)
        case .press: return click(at: point, event.modifiers)
        case .drag: return drag(to: point)
        case .release: return .ignored
        }
    }

    /// Handles a step of the wheel. With shift, the wheel scrolls sideways. Some wheels report sideways steps
    /// themselves.
    private mutating func roll(
        _ event: MouseEvent, at point: Point, cell: Size
    ) -> Outcome {
        let isForward =
            switch event.action {
            case .wheelLeft: leadsForward(.left)
            case .wheelRight: leadsForward(.right)
            default: event.action == .wheelDown
            }
        let isSideways = event.action == .wheelLeft || event.action == .wheelRight
        let axis: Axis = isSideways ? .horizontal : .vertical
        let isAcross =
            event.modifiers.contains(.shift) || (isSideways && scrollDirection == .vertical)
        let distance = Double(isForward ? Self.wheelRows : -Self.wheelRows) * cell.height
        if isAcross, let section = sidewaysSection(at: point) {
            return .moved(dragSideways(inSection: section, by: distance, joining: true))
        }
        // If no section under the pointer scrolls sideways, shift has no effect. A sideways step is ignored unless the
        // view itself scrolls sideways.
        guard axis == scrollDirection || !isSideways else { return .ignored }
        return .moved(scroll(by: distance))
    }

    private mutating func click(at point: Point, _ modifiers: Key.Modifiers) -> Outcome {
        if let outcome = clickBesides(point, modifiers) { return outcome }
        let result = select(at: point)
        // A drag from an item selects more items, and a drag from elsewhere does not.
        endExtension()
        switch result {
        case .selected:
            beginExtension()
            return .redraw
        case .opened:
            beginExtension()
            return .opened
        case .nothing: return .handled
        }
    }

    /// Moves the selection by a number of steps, unless there are too many.
    mutating func step(
        _ press: KeyPress, _ count: Int, _ change: (inout Self) -> Bool
    ) -> Outcome {
        guard count <= Self.mostSteps else { return press.limit(Self.mostSteps) }
        return changed(change)
    }

    /// Changes the selection. Returns `.redraw` if the selection, the view's offset or a section's offset has changed.
    /// A glide of a section becomes visible only in the next frame.
    mutating func changed(_ change: (inout Self) -> Bool) -> Outcome {
        let before = (selection, viewport, hasSelectedItems, selectedItemCount)
        _ = change(&self)
        return .moved(before != (selection, viewport, hasSelectedItems, selectedItemCount))
    }
}

extension CollectionView {
    /// Returns the selected item if it is visible and could be hidden in a new size: one with the same width and less
    /// height, as while a prompt covers a row.
    package func selectionToKeep(in size: Size) -> ItemID? {
        guard size.width == self.size.width, size.height < self.size.height, let selection,
            visibleItems.contains(selection)
        else { return nil }
        return selection
    }
}

extension KeyPress {
    /// Returns the message that the number before the key is too large.
    fileprivate func limit(_ most: Int) -> Outcome {
        .message("\(key) takes a number up to \(most)")
    }
}

extension Outcome {
    /// Returns the outcome of scrolling or selecting: `.redraw` after a change, else `.handled`.
    static func moved(_ hasMoved: Bool) -> Outcome { hasMoved ? .redraw : .handled }
}
