import Gallery
import Reflow

extension DemoScene {
    /// Takes an input; positions of the mouse count from the pane's corner, in cells.
    func update(_ input: Input) -> Outcome {
        switch input {
        case .key, .paste:
            if finder.prompt.isTyping { return typeToFind(input) }
            if filterPrompt.isTyping { return typeToFilter(input) }
            if let outcome = typeValue(input) { return outcome }
        default: break
        }
        guard case .key(let key) = input else {
            let columns = demo.columnCount
            let outcome = respond(to: input)
            // A message of the demo takes precedence over one about columns.
            if input == .wake, case .message = outcome { return outcome }
            return flip(from: columns) ?? outcome
        }
        if count.take(key) { return .redraw }
        let number = count.use()
        let outcome = press(key, number)
        // The number was shown until now, so the status line changes.
        return number != nil && outcome == .handled ? .redraw : outcome
    }

    /// Does what a key does, after a number where one was typed.
    private func press(_ key: Key, _ number: Int?) -> Outcome {
        // A zero alone is a key of its own, and the number of the first item for the next.
        let place = number ?? (isAfterZero ? 0 : nil)
        isAfterZero = key == "0"
        // Their messages take precedence over one about columns.
        switch keys[key] {
        case .find: return number == nil ? find() : refuse(key)
        case .findAgain(let isForward):
            return number == nil ? findAgain(isForward: isForward) : refuse(key)
        case .filter: return number == nil ? filter() : refuse(key)
        case .own:
            let label = demo.keys.first { $0.keys.contains(key) }
            if number != nil, label?.takesCount != true { return refuse(key) }
            let outcome = demo.press(key, count: number)
            return outcome == .ignored ? sayingFlips { pass(key, times: number) } : outcome
        case .panel(let panel):
            return number == nil ? sayingFlips { toggle(panel) } : refuse(key)
        case .knob(let action):
            guard number == nil || action.repeats else { return refuse(key) }
            return perform(action, times: number ?? 1)
        case .code(let action):
            guard number == nil || action.repeats else { return refuse(key) }
            return perform(action, times: number ?? 1)
        case .device(let action):
            guard number == nil || action.repeats else { return refuse(key) }
            return perform(action, times: number ?? 1)
        case .inspect: return inspect(key, times: number ?? 1)
        case .item: return sayingFlips { goToItem(place, key) }
        case .percent: return sayingFlips { go(toPercent: place) }
        case let command: return sayingFlips { perform(command, key, number) }
        }
    }

    private func sayingFlips(_ respond: () -> Outcome) -> Outcome {
        let columns = demo.columnCount
        let outcome = respond()
        return flip(from: columns) ?? outcome
    }

    /// Shows a message when the number of columns changes, whatever the cause.
    func flip(from columns: Int) -> Outcome? {
        let now = demo.columnCount
        guard columns != now, columns > 0, now > 0 else { return nil }
        return .message("\(columns) → \(demo.facts.columnText)")
    }

    /// Does what a command is for; the view has the keys of all others.
    private func perform(_ command: Command?, _ key: Key, _ number: Int?) -> Outcome {
        switch command {
        case .takeBack: return takeBack()
        case .parent: return demo.goToParent()
        case .rotate, .leave:
            guard number == nil else { return refuse(key) }
            if command == .leave { return .leave }
            rotate()
            return .message(deviceText)
        case .zoom(let steps):
            let isWhole = zoom(steps * min(number ?? 1, 1_000))
            return .message(
                isWhole ? zoomText : "\(zoomText): any smaller, texts would not fit")
        case .resetZoom:
            resetZoom()
            return .message(zoomText)
        case .turn(let shortcut): return turn(shortcut, times: number)
        default: return pass(key, times: number)
        }
    }

    /// Ends the find, then the filter, then the selection; if there is none, leaves.
    private func takeBack() -> Outcome {
        if panels.focus != nil {
            _ = closePanel()
        } else if finder.canRepeat {
            finder.end()
        } else if endFilter() || closePanel() {
            return .redraw
        } else if demo.hasSelection {
            demo.deselect()
        } else {
            return .leave
        }
        return .redraw
    }

    private var zoomText: String { "zoom \(Int((stage.scale.zoom * 100).rounded())) %" }

    private func respond(to input: Input) -> Outcome {
        switch input {
        case .mouse(let event):
            let focus = panels.focus
            let outcome = point(event)
            // A panel that gains or loses the focus looks different.
            return focus == panels.focus ? outcome : max(outcome, .redraw)
        case .wake:
            let response = demo.wake()
            if response != .ignored { renewFind() }
            let step = proceed()
            return step == .handled ? response : step
        case .paste: return .handled
        default: return .ignored
        }
    }

    private func point(_ event: MouseEvent) -> Outcome {
        if let outcome = pointAtPanels(event) { return outcome }
        if let outcome = dragScrollbar(event) ?? dragDivider(event) { return outcome }
        let area = ScreenArea(columns: stage.columns, rows: stage.rows)
        let isInside = area.contains(column: event.column, row: event.row)
        if isInside, panels.focus == .inspector {
            let outcome = demo.inspect(.mouse(event.relative(to: area)))
            if outcome != .ignored { return outcome }
        }
        return isInside || event.action.isWheel
            ? pass(.mouse(event.relative(to: area))) : .handled
    }

    /// Gives an input to the demo.
    func pass(_ input: Input) -> Outcome { heard(demo.handle(input), input) }

    /// Keys that need a selected item say so while there is none.
    func heard(_ outcome: Outcome, _ input: Input) -> Outcome {
        switch outcome {
        case .ignored where input == .key(.enter):
            .message(
                demo.opens ? "tab selects an item, enter opens it" : "nothing opens here")
        case .handled where input.isSideways && !demo.hasSelection: .message("tab selects an item")
        default: outcome
        }
    }
}

extension DemoScene {
    /// Whether keys are typed into a field.
    var isTyping: Bool {
        finder.prompt.isTyping || filterPrompt.isTyping || panels.field != nil
    }

    /// The line at the bottom while a text is typed; nil while none is.
    func promptStatus(_ message: String?) -> StatusLine? {
        if finder.prompt.isTyping { return findStatus(message) }
        return filterPrompt.isTyping ? filterStatus(message) : nil
    }
}

extension Input {
    /// Whether it is a key for the neighbour to the left or right.
    fileprivate var isSideways: Bool {
        switch self {
        case .key(.left), .key(.right), .key("h"), .key("l"): true
        default: false
        }
    }
}

extension MouseEvent.Action {
    var isWheel: Bool {
        switch self {
        case .wheelUp, .wheelDown, .wheelLeft, .wheelRight: true
        case .press, .drag, .release: false
        }
    }
}
