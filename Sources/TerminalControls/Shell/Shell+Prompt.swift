import Terminals

extension Shell {
    /// Passes an input to the overlay, and closes the overlay after the outcomes `.leave` and `.opened`.
    mutating func handleOverlay(_ input: Input) -> Outcome {
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
    mutating func type(_ input: Input) -> Outcome {
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
    mutating func interrupt(_ input: Input) -> Outcome? {
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
