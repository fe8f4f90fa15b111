import Reflow

/// Keys that the browser presses by itself at certain times, in the order of the times.
struct KeyScript {
    enum Action: Hashable, Sendable {
        case press(Key)
        /// Shows a scene of the tour, by its index.
        case show(Int)
        /// Ends the tour.
        case end
    }

    /// The purpose of a script.
    enum Kind {
        /// The preview of the list turns once, and turns back.
        case turn
        /// The tour shows several demos.
        case tour
    }

    let kind: Kind
    private var events: ArraySlice<(time: Duration, action: Action)>

    init(_ kind: Kind, _ events: [(time: Duration, action: Action)]) {
        self.kind = kind
        self.events = events[...]
    }

    /// The time of the next action, since the terminal was opened; `nil` after the last one.
    var deadline: Duration? { events.first?.time }

    /// The number of actions that are still to come.
    var rest: Int { events.count }

    /// Returns the next action if its time has come, and removes it.
    mutating func next(at now: Duration) -> Action? {
        guard let first = events.first, first.time <= now else { return nil }
        events.removeFirst()
        return first.action
    }
}

extension KeyScript {
    /// The preview turns after five seconds without a key, and turns back two seconds later.
    static let turn = KeyScript(
        .turn, [(.seconds(5), .press("r")), (.seconds(7), .press("r"))])
}
