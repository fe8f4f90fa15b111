import Gallery
import Reflow

extension DemoScene {
    /// Takes an input; positions of the mouse count from the pane's corner, in cells.
    func update(_ input: Input) -> Outcome {
        switch input {
        case .key, .paste:
            if finder.isTyping { return type(input) }
        default: break
        }
        guard case .key(let key) = input else {
            return sayingFlips { respond(to: input) }
        }
        if let outcome = count(key) { return outcome }
        let number = count.use()
        // What these say is said, even where the columns flip with it.
        switch keys[key] {
        case .find: return find()
        case .findAgain(let isForward): return findAgain(isForward: isForward)
        case .own:
            let outcome = performOwn(key)
            return outcome == .ignored ? sayingFlips { pass(input) } : outcome
        case let command: return sayingFlips { perform(command, key, number) }
        }
    }

    private func sayingFlips(_ respond: () -> Outcome) -> Outcome {
        let columns = columnCount
        let outcome = respond()
        return flip(from: columns) ?? outcome
    }

    /// A change of the number of columns is said, whatever caused it.
    func flip(from columns: Int) -> Outcome? {
        let now = columnCount
        guard columns != now, columns > 0, now > 0 else { return nil }
        return .message("\(columns) → \(facts.columnText)")
    }

    /// Does what a key does, after a number where one was typed; the view has what no command is for.
    private func perform(_ command: Command?, _ key: Key, _ number: Int?) -> Outcome {
        switch command {
        case .item:
            guard let number, ask({ $0.numbersItems }) else { return pass(.key(key)) }
            return jump(toItem: number) ? .redraw : .message("there is no item \(number)")
        case .rotate:
            rotate()
            return .message(isRotated ? "rotated: \(facts.form)" : "the terminal's own size")
        case .zoom(let steps):
            zoom(steps)
            return .message(zoomText)
        case .resetZoom:
            resetZoom()
            return .message(zoomText)
        case .tune(let tuning): return tune(tuning)
        case .leave: return key == .backspace && goBack() ? .redraw : .leave
        default: return pass(.key(key))
        }
    }

    private var zoomText: String { "zoom \(Int((zoom * 100).rounded())) %" }

    private func respond(to input: Input) -> Outcome {
        switch input {
        case .mouse(let event):
            if let outcome = dragScrollbar(event) { return outcome }
            let area = ScreenArea(columns: stage.columns, rows: stage.rows)
            let isInside = area.contains(column: event.column, row: event.row)
            return isInside || event.action.isWheel ? pass(input.counted(from: area)) : .handled
        case .wake:
            let response = wakeDemo()
            if response != .ignored { finder.isStale = true }
            let step = proceed()
            return step == .handled ? response : step
        case .paste: return .handled
        default: return .ignored
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
