import Gallery
import Reflow

/// The actions of keys in a demo.
extension DemoScene {
    /// Performs the action of a key. `.leave` means that the user wants to leave the demo.
    func performInDemo(_ command: DemoCommand, _ press: KeyPress) -> Outcome {
        // A zero alone resets the zoom. For the next key, the zero is also the number of the first item.
        let number = press.count ?? (isAfterZero ? 0 : nil)
        isAfterZero = command == .resetZoom
        switch command {
        case .view(let action): return performInView(action, press)
        case .goTo(let edge):
            return number.map { goToItem($0) } ?? performInView(.jump(edge), press)
        case .percent: return go(toPercent: number)
        case .own: return performOwn(press)
        case .changeKnob(let index, let steps): return changeKnob(at: index, by: steps, press)
        case .zoom(let steps): return zoom(by: steps * min(press.count ?? 1, 1_000))
        case .inPanel(let action):
            guard press.count == nil || action.repeats else { return press.refusal }
            return performInPanel(action, count: press.count ?? 1)
        case .inspect: return inspect(press)
        case .missingKnob, .findAgain, .takeBack, .parent, .rotate, .resetZoom, .panel: break
        }
        guard press.count == nil else { return press.refusal }
        switch command {
        case .missingKnob(let shortcut): return .message("\(entry.title) has no \(shortcut.thing)")
        case .findAgain(let isForward): return findAgain(isForward: isForward)
        case .takeBack: return takeBack()
        case .parent: return demo.perform(.goToParent)
        case .rotate: return rotate()
        case .resetZoom: return resetZoom()
        case .panel(let panel): return toggle(panel)
        case .view, .goTo, .percent, .own, .changeKnob, .zoom, .inPanel, .inspect: return .ignored
        }
    }

    /// Performs an action of the demo's view. If the action needs a selected item and there is none, returns a message.
    private func performInView(_ action: ViewAction, _ press: KeyPress) -> Outcome {
        let outcome = demo.perform(.view(action, press))
        switch (action, outcome) {
        case (.open, .ignored):
            return .message(
                demo.features.opens
                    ? "tab selects an item, enter opens it" : "items cannot be opened here")
        case (.move(.left), .handled), (.move(.right), .handled):
            return demo.facts.hasSelection ? outcome : .message("select an item with tab first")
        default: return outcome
        }
    }

    /// Performs the action of one of the demo's own keys. If the demo ignores the key now, the view performs the
    /// standard action of the key.
    private func performOwn(_ press: KeyPress) -> Outcome {
        let label = demo.features.keys.first { $0.keys.contains(press.key) }
        if press.count != nil, label?.takesCount != true { return press.refusal }
        let outcome = demo.perform(.own(press))
        guard outcome == .ignored, let action = ViewAction(press.key) else { return outcome }
        return performInView(action, press)
    }

    /// Selects an item by its number, and scrolls it to the top.
    func goToItem(_ number: Int) -> Outcome {
        if demo.go(to: .item(number)) { return .redraw }
        let condition = demo.facts.filter.map {
            " with “\($0.pattern.text.suffix(fittingWidth: 20))”"
        }
        return .message("there is no \(demo.features.itemName) \(number)\(condition ?? "")")
    }

    private func go(toPercent number: Int?) -> Outcome {
        guard let number else { return .message("type a number before %: 50% goes halfway") }
        guard number <= 100 else { return .message("there is no \(number)%: use 0% to 100%") }
        guard demo.facts.position.canScroll else {
            return .message("everything is visible already")
        }
        return demo.go(to: .percent(number)) ? .redraw : .handled
    }

    /// Ends the first of these that exists: the panel with the focus, the find, the filter, another panel, the
    /// selection. If none exists, returns `.leave`.
    private func takeBack() -> Outcome {
        if panels.focus != nil {
            closePanel()
        } else if finder.canRepeat {
            finder.end()
        } else if demo.facts.filter != nil {
            return filter(by: nil)
        } else if closePanel() {
            return .redraw
        } else if demo.facts.hasSelection || demo.facts.selectedItems > 0 {
            return demo.perform(.deselect)
        } else {
            return .leave
        }
        return .redraw
    }

    /// Changes a knob by steps, as often as the number before the key says, or once.
    private func changeKnob(at index: Int, by steps: Int, _ press: KeyPress) -> Outcome {
        if demo.knobs[index].form == .toggle, press.count != nil { return press.refusal }
        return changeKnob(at: index, by: steps, count: press.count ?? 1)
    }

    /// Returns a message about a changed number of columns, combined with the message of an outcome; `nil` if the
    /// number is the same.
    func columnChange(
        from columns: Int, to facts: DemoFacts, in outcome: Outcome
    ) -> Outcome? {
        guard columns != facts.columns, columns > 0, facts.columns > 0 else { return nil }
        let change = "\(columns) → \(facts.columnText)"
        guard case .message(let text) = outcome else { return .message(change) }
        return .message(
            text.contains(facts.columnText)
                ? text.replacing(facts.columnText, with: change) : "\(text) · \(change)")
    }
}

/// The mouse, and wakes.
extension DemoScene {
    /// Handles a mouse event. Positions count from the corner of the pane.
    func point(_ event: MouseEvent) -> Outcome {
        let focus = panels.focus
        let outcome =
            pointAtPanels(event) ?? dragScrollbar(event) ?? dragDivider(event)
            ?? pointAtContent(event)
        // A panel that gains or loses the focus looks different.
        return focus == panels.focus ? outcome : max(outcome, .redraw)
    }

    private func pointAtContent(_ event: MouseEvent) -> Outcome {
        let area = ScreenArea(columns: stage.columns, rows: stage.rows)
        let isInside = area.contains(column: event.column, row: event.row)
        if isInside, panels.focus == .inspector {
            let outcome = demo.perform(.inspect(.mouse(event.relative(to: area))))
            if outcome != .ignored { return outcome }
        }
        guard isInside || event.action.isWheel else { return .handled }
        return demo.perform(.mouse(event.relative(to: area)))
    }

    func wake() -> Outcome {
        let response = demo.perform(.wake)
        if response != .ignored { renewFind() }
        let step = continueFind()
        return step == .handled ? response : step
    }
}

extension MouseEvent.Action {
    fileprivate var isWheel: Bool {
        switch self {
        case .wheelUp, .wheelDown, .wheelLeft, .wheelRight: true
        case .press, .drag, .release: false
        }
    }
}
