import Gallery
import Reflow

extension DemoScene {
    /// Takes an input; positions of the mouse count from the pane's corner, in cells.
    func update(_ input: Input) -> Outcome {
        if case .key(let key) = input {
            // A demo's own keys come before those for finding, unless they are typed. What an action says is said,
            // even where the columns flip with it.
            let response = finder.isTyping ? find(key) : act(key) ?? find(key)
            if let response { return response }
        }
        let columns = columnCount
        let response = respond(to: input)
        return flip(from: columns) ?? response
    }

    /// A change of the number of columns is said, whatever caused it.
    func flip(from columns: Int) -> Outcome? {
        let now = columnCount
        guard columns != now, columns > 0, now > 0 else { return nil }
        return .message("\(columns) → \(facts.columnText)")
    }

    private func respond(to input: Input) -> Outcome {
        switch input {
        case .key(let key):
            if let response = jump(key) ?? turn(key) ?? tune(key) ?? go(key) { return response }
            return pass(input)
        case .mouse(var event):
            let stage = stage
            event.column -= stage.columns.lowerBound
            event.row -= stage.rows.lowerBound
            let isInside =
                (0..<stage.columns.count).contains(event.column)
                && (0..<stage.rows.count).contains(event.row)
            return isInside || event.action.isWheel ? pass(.mouse(event)) : .handled
        case .wake:
            let response = wakeDemo()
            if response != .ignored { finder.isStale = true }
            let step = proceed()
            return step == .handled ? response : step
        case .paste(let text):
            return paste(text)
        default:
            return .ignored
        }
    }

    /// Gives an input to the demo. Keys that need a selected item say so while there is none.
    private func pass(_ input: Input) -> Outcome {
        switch hand(input) {
        case .ignored where input == .key(.enter): .message("tab selects an item, enter opens it")
        case .handled where input.isSideways && !demo.hasSelection: .message("tab selects an item")
        case let response: response
        }
    }

    /// The demo's own keys; nil for any other, and for what none of them takes. Leaving goes before.
    private func act(_ key: Key) -> Outcome? {
        guard !key.leaves, ask({ $0.actions.contains { $0.keys.contains(key) } }) else {
            return nil
        }
        let response = perform(key)
        return response == .ignored ? nil : response
    }

    /// Rotation and zoom.
    private func turn(_ key: Key) -> Outcome? {
        switch key {
        case "r":
            rotate()
            return .message(isRotated ? "rotated: \(facts.form)" : "the terminal's own size")
        case "+", "=": zoom(1)
        case "-": zoom(-1)
        case "0": resetZoom()
        default: return nil
        }
        return .message("zoom \(Int((zoom * 100).rounded())) %")
    }

    /// Leaving.
    private func go(_ key: Key) -> Outcome? {
        guard key.leaves else { return nil }
        return key == .backspace && goBack() ? .redraw : .leave
    }
}

extension Key {
    /// Whether it leaves a demo, or goes back in it.
    fileprivate var leaves: Bool { self == "q" || self == .escape || self == .backspace }
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
