import Terminals

extension Shell {
    /// Handles an input. At the end, passes the outcome to the program's `finish`, which may replace it.
    public mutating func handle(_ input: Input, at now: Duration) -> Outcome {
        let hasMoved = advance(to: now)
        let hasCleared = clearMessage(for: input)
        var response = respond(to: input)
        if let key = state.takePressedKey() { response = max(response, press(key)) }
        placeParts()
        let outcome = program.finish(response, of: input, in: &state)
        placeParts()
        if case .message(let text) = outcome {
            if state.hasBar { show(text) }
            return .redraw
        }
        return hasMoved || hasCleared ? max(outcome, .redraw) : outcome
    }

    /// Sets the time of the program and of its parts, and removes a message whose time has ended. Returns whether the
    /// program looks different.
    @discardableResult
    public mutating func advance(to now: Duration) -> Bool {
        state.now = now
        if let message = state.message, message.end <= now { state.message = nil }
        var hasMoved = program.advance(to: now)
        for pane in state.panes.panes where Program.part(in: pane.id).advance(&program, now) {
            hasMoved = true
        }
        return hasMoved
    }

    private mutating func show(_ text: String) {
        // The program may have run a child process, which takes time. Read the clock again, so that the message stays
        // for its whole duration.
        let now = state.terminal.map { max($0.now, state.now) } ?? state.now
        state.message = ShellState.Message(
            text: text, end: now + ShellState<Program>.Message.duration)
    }

    /// Removes the message if the input is a key or a paste. Returns whether there was a message.
    ///
    /// ^l keeps the message, because it only draws the same screen again.
    private mutating func clearMessage(for input: Input) -> Bool {
        switch input {
        case .key(.control("l")): return false
        case .key, .paste: break
        default: return false
        }
        return state.takeMessage() != nil
    }

    private mutating func respond(to input: Input) -> Outcome {
        switch input {
        case .end: return .quit
        case .resize(let size):
            resize(to: size)
            return .redraw
        case .wake: return wake()
        case .key, .paste, .mouse: break
        }
        if state.hasOverlay { return handleOverlay(input) }
        switch input {
        case .mouse(let event): return point(event)
        case .key(let key):
            return state.isPrompting ? type(input) : press(key)
        default: return state.isPrompting ? type(input) : pass(input, to: state.focus)
        }
    }

    /// Passes a wake to the program, to all visible parts and to the overlay.
    private mutating func wake() -> Outcome {
        var outcome = opening(program.wake(in: &state))
        for pane in state.panes.shownPanes {
            let part = Program.part(in: pane).handle(&program, .wake, state.now)
            outcome = max(outcome, opening(part, pane))
        }
        return state.hasOverlay ? max(outcome, handleOverlay(.wake)) : outcome
    }

    /// Finds the action of a key and performs it. Passes a key without an action to the part in the focused pane.
    mutating func press(_ key: Key) -> Outcome {
        if program.takesCounts(in: state.focus), state.count.take(key) { return .redraw }
        let keys = program.keys(for: state.focus)
        let command = keys[key]
        // Drawing the same screen again keeps the number.
        if case .redraw? = command { return .repaint }
        let press = KeyPress(key, count: state.count.use())
        let outcome: Outcome =
            switch command {
            case .program(let action): opening(program.perform(action, press, in: &state))
            case .quit: .quit
            case nil: press.count == nil ? pass(.key(key), to: state.focus) : .ignored
            case let command?: press.count == nil ? perform(command, keys) : press.refusal
            }
        guard outcome != .ignored else {
            let advice = keys.helpKey().map { "; \($0) shows the keys" } ?? ""
            return .message("\(key) does nothing here\(advice)")
        }
        // The bar has shown the number until now, so it must be drawn again.
        return press.count == nil ? outcome : max(outcome, .redraw)
    }

    private mutating func perform(
        _ command: ShellCommand<Program.Action>, _ keys: ShellKeys<Program.Action>
    ) -> Outcome {
        switch command {
        case .program: return .ignored
        case .help: return state.presentHelp(keys)
        case .redraw: return .repaint
        case .leave: return .leave
        case .quit: return .quit
        case .moveFocus(let steps):
            state.panes.moveFocus(by: steps)
            return .redraw
        case .moveDivider(let cells):
            guard !state.panes.dividers.isEmpty else {
                return .message("There is no divider to move.")
            }
            return state.panes.moveDivider(by: cells) ? .redraw : .handled
        }
    }

    /// Passes an input to the part in a pane, and then to the program if the part ignores the input.
    mutating func pass(_ input: Input, to pane: Program.Pane) -> Outcome {
        let outcome = Program.part(in: pane).handle(&program, input, state.now)
        guard outcome == .ignored else { return opening(outcome, pane) }
        return opening(program.handle(input, ignoredBy: pane, in: &state), pane)
    }

    /// If an outcome is `.opened`, opens the selected item of a pane, by default of the focused pane. Returns other
    /// outcomes unchanged.
    mutating func opening(_ outcome: Outcome, _ pane: Program.Pane? = nil) -> Outcome {
        outcome == .opened ? program.open(pane ?? state.focus, in: &state) : outcome
    }

    /// Handles a mouse event: a click on a hint, or an event over a pane or a divider.
    private mutating func point(_ event: MouseEvent) -> Outcome {
        if event.row >= state.size.rows - state.barRows {
            guard event.action == .press else { return .handled }
            return statusLine.key(atColumn: event.column, columns: state.size.columns).map {
                state.isPrompting ? type(.key($0)) : press($0)
            } ?? .handled
        }
        let former = state.panes
        let relative = Input.mouse(event.relative(to: panesArea))
        let target = state.panes.target(of: relative)
        let outcome = target.map { pass($0.input, to: $0.id) } ?? .handled
        return state.panes == former ? outcome : max(outcome, .redraw)
    }
}

extension KeyMap {
    /// Returns the first key that shows the help; nil if the table has no such key.
    fileprivate func helpKey<ProgramAction>() -> Key?
    where Action == ShellCommand<ProgramAction> {
        groups.lazy.flatMap(\.entries).first {
            if case .help = $0.action { true } else { false }
        }?.keys.first
    }
}
