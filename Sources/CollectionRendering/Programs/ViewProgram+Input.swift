import CollectionViews
import Terminals

extension ViewProgram {
    public mutating func handle(_ input: Input, at now: Duration) -> Outcome {
        let hasMoved = part.advance(to: now)
        let hasCleared = clearMessage(for: input)
        let outcome = respond(to: input, at: now)
        if case .message(let text) = outcome { message = text }
        return hasMoved || hasCleared ? max(outcome, .redraw) : outcome
    }

    /// Removes the message if the input is a key, a paste, a click or a wheel step. Returns whether there was a
    /// message.
    private mutating func clearMessage(for input: Input) -> Bool {
        switch input {
        case .key, .paste: break
        // Releasing the button ends the click that may have caused the message, so the message stays.
        case .mouse(let event) where event.action != .release && event.action != .drag: break
        default: return false
        }
        defer { message = nil }
        return message != nil
    }

    private mutating func respond(to input: Input, at now: Duration) -> Outcome {
        if case .resize(let size) = input { resize(to: size, at: now) }
        // Set the next deadline only at a `.wake`, because `action` must receive a `.wake` for each deadline.
        if input == .wake, let interval, let time = due, time <= now { due = now + interval }
        let isPosted = applyPosts()
        let outcome =
            openPrompt != nil
            ? handleInPrompt(input, at: now)
            : openPart != nil
                ? handleBesideOverlay(input, at: now) : handleInput(input, at: now)
        return isPosted ? max(.redraw, outcome) : outcome
    }

    mutating func resize(to size: ScreenSize, at now: Duration) {
        self.size = size
        _ = part.handle(.resize(area.size), at: now)
    }

    /// Applies the newest snapshot that other threads have posted. Returns false if there is no snapshot, or if the
    /// snapshot contains no change.
    private mutating func applyPosts() -> Bool {
        guard let snapshot = posts?.drain().last else { return false }
        return part.view.apply(snapshot)
    }

    /// Passes an input to `action`, then to `overlay`, which may open a part, and then to the view.
    private mutating func handleInput(_ input: Input, at now: Duration) -> Outcome {
        let area = area
        let own = action(&part.view, input.relative(to: area))
        guard own == .ignored else { return own }
        if input == .key(.control("l")) { return .repaint }
        if let inspectorKey, input == .key(inspectorKey) {
            part.inspector = part.inspector == nil ? ViewInspector() : nil
            return .redraw
        }
        if let open = overlay(part.view, input) {
            openPart = open
            _ = openPart?.handle(.resize(size), at: now)
            return .redraw
        }
        if let open = prompt(part.view, input) {
            openPrompt = open
            return .redraw
        }
        switch input {
        // The part has already received its own size.
        case .resize: return .ignored
        case .mouse(let event) where !area.contains(column: event.column, row: event.row):
            guard event.action == .press, event.row >= area.rows.upperBound,
                let key = status?(part.view).key(atColumn: event.column, columns: size.columns)
            else { return .ignored }
            return handleInput(.key(key), at: now)
        default: break
        }
        let outcome = part.handle(input.relative(to: area), at: now)
        guard outcome == .opened, let item = part.view.selection else { return outcome }
        return opening(&part.view, item)
    }

    /// Passes an input to the open part, and closes the part if it returns `.leave`. An input that is neither a key, a
    /// paste nor a mouse event is also passed to `action`.
    private mutating func handleBesideOverlay(_ input: Input, at now: Duration) -> Outcome {
        if input == .key(.control("l")) { return .repaint }
        var outcome = openPart?.handle(input, at: now) ?? .leave
        // The open part leaves, not the program.
        if outcome == .leave { (openPart, outcome) = (nil, .redraw) }
        switch input {
        case .key, .paste, .mouse: return outcome
        case .resize, .wake, .end: return max(outcome, action(&part.view, input))
        }
    }

    /// Passes keys and pasted text to the open prompt, until it ends. `action` receives wakes, resizes and the end.
    private mutating func handleInPrompt(_ input: Input, at now: Duration) -> Outcome {
        switch input {
        case .key(.control("l")): return .repaint
        case .key, .paste: break
        case .mouse: return .handled
        case .resize, .wake, .end: return action(&part.view, input)
        }
        guard var open = openPrompt else { return .ignored }
        let former = open.field.text
        let outcome = open.field.handle(input, at: now)
        openPrompt = open
        guard outcome == .ignored else {
            return open.field.text == former
                ? outcome : max(outcome, open.change(&part.view, open.field.text))
        }
        switch input {
        case .key(.enter):
            openPrompt = nil
            return max(.redraw, open.submit(&part.view, former))
        case .key(.escape), .key(.backspace):
            openPrompt = nil
            return max(.redraw, open.cancel(&part.view))
        default: return .message("type a text; enter accepts it, esc cancels")
        }
    }
}
