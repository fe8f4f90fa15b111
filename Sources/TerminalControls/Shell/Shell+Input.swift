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

    /// Sets the time, and removes a message whose time has ended. Returns whether the program looks different.
    @discardableResult
    mutating func advance(to now: Duration) -> Bool {
        state.now = now
        if let message = state.message, message.end <= now { state.message = nil }
        return program.advance(to: now)
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
    private mutating func opening(_ outcome: Outcome, _ pane: Program.Pane? = nil) -> Outcome {
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

extension Shell {
    /// Passes an input to the overlay, and closes the overlay after the outcomes `.leave` and `.opened`.
    private mutating func handleOverlay(_ input: Input) -> Outcome {
        if let outcome = interrupt(input) { return outcome }
        let outcome = state.overlay?.handle(input, at: state.now) ?? .leave
        switch outcome {
        case .leave:
            state.overlay = nil
            return isQuitting(input) ? .quit : .redraw
        case .opened:
            let overlay = state.overlay
            state.overlay = nil
            return max(.redraw, opening(overlay?.open(&program, &state) ?? .redraw))
        default: return outcome
        }
    }

    /// Passes an input to the prompt.
    private mutating func type(_ input: Input) -> Outcome {
        if let outcome = interrupt(input) { return outcome }
        guard var prompt = state.prompt else { return .ignored }
        if let text = input.typedText, !text.allSatisfy(prompt.accepts) {
            return .message(prompt.help)
        }
        let former = prompt.field.text
        let outcome = prompt.field.handle(input, at: state.now)
        state.prompt = prompt
        guard outcome == .ignored else {
            guard prompt.field.text != former else { return outcome }
            let response = prompt.change(&program, prompt.field.text, &state)
            // The field's message that it has cut the text takes precedence.
            if case .message = outcome { return outcome }
            return max(outcome, response)
        }
        switch input {
        case .key(.escape), .key(.backspace):
            state.prompt = nil
            return max(.redraw, prompt.cancel(&program, former, &state))
        case .key(.enter):
            state.prompt = nil
            return max(.redraw, opening(prompt.submit(&program, former, &state)))
        case .key(.up): return recall(-1) ?? passFromPrompt(.up)
        case .key(.down): return recall(1) ?? passFromPrompt(.down)
        case .key(let key): return passFromPrompt(key)
        default: return .handled
        }
    }

    /// Passes a key that the field ignores to the prompt's own closure.
    private mutating func passFromPrompt(_ key: Key) -> Outcome {
        guard let prompt = state.prompt else { return .ignored }
        let outcome = prompt.other(&program, key, &state)
        return outcome == .ignored ? .message(prompt.help) : outcome
    }

    /// Recalls the answer before (-1) or after (1) the current text. Returns nil if the prompt has no history.
    private mutating func recall(_ step: Int) -> Outcome? {
        guard let prompt = state.prompt, let hasRecalled = state.prompt?.recall(step) else {
            return nil
        }
        guard hasRecalled else {
            return .message(step < 0 ? "There is no earlier text." : "There is no later text.")
        }
        return max(.redraw, prompt.change(&program, state.prompt?.field.text ?? "", &state))
    }

    /// Handles a key that also works in prompts and overlays: a key without a character that quits, draws the screen
    /// again or shows the help. Returns nil for other inputs.
    private mutating func interrupt(_ input: Input) -> Outcome? {
        guard case .key(let key) = input, key.character == nil else { return nil }
        let keys = program.keys(for: state.focus)
        return switch keys[key] {
        case .quit: .quit
        case .redraw: .repaint
        case .help where !state.hasOverlay: state.presentHelp(keys)
        default: nil
        }
    }

    /// Returns whether an input is a key that quits the program.
    private func isQuitting(_ input: Input) -> Bool {
        guard case .key(let key) = input else { return false }
        if case .quit = program.keys(for: state.focus)[key] { return true }
        return false
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

extension Input {
    /// The text of a key or a paste; nil for other inputs.
    fileprivate var typedText: String? {
        switch self {
        case .key(let key): key.character.map { String($0) }
        case .paste(let text): text
        case .mouse, .resize, .wake, .end: nil
        }
    }
}
