import Gallery
import Reflow

/// The knobs of a demo with their values. One knob is current.
struct KnobPanel {
    /// The index of the current knob.
    var index = 0
    /// The knob that the mouse drags, with its value and the column at the start of the drag.
    var drag: (knob: Int, value: KnobValue, column: Int)?

    /// The number of columns that the mouse must move for one step.
    static let columnsPerStep = 2

    /// Returns the first shown knob. In a longer list, the current knob is in the middle.
    func first(of count: Int, in rows: Int) -> Int {
        max(0, min(index - rows / 2, count - rows))
    }
}

/// What a key does with the knobs.
enum KnobAction: Hashable {
    /// Takes the next knob in hand, or the one before.
    case choose(Int)
    /// Turns the one in hand by steps.
    case turn(Int)
    /// Gives the one in hand the value that it had at first.
    case reset
    /// Gives all of them the values that they had at first.
    case resetAll
    /// Takes what is typed.
    case take

    /// Whether a number before its key repeats the action.
    var repeats: Bool {
        switch self {
        case .choose, .turn: true
        case .reset, .resetAll, .take: false
        }
    }
}

extension KeyMap<Command> {
    /// The keys of the knob panel.
    static let knobs = Group(
        "Knobs",
        [
            Entry(
                ["j", .down, .tab], names: "j k ↑ ↓ tab", help: "another knob", title: "next knob",
                hint: Hint("j", "k", word: "choose"), rank: -9, .knob(.choose(1))),
            Entry(["k", .up, .backTab], title: "knob before", .knob(.choose(-1))),
            Entry(
                ["l", .right], names: "h l ← → wheel drag", help: "turn it",
                title: "turn the knob up",
                hint: Hint("h", "l", word: "turn"), rank: -9, .knob(.turn(1))),
            Entry(["h", .left], title: "turn the knob down", .knob(.turn(-1))),
            Entry([], names: "0…9 . enter", help: "type a number; enter, a text"),
            Entry([.enter, " "], .knob(.take)),
            Entry(
                ["x"], names: "x X", help: "reset it, reset all",
                title: "reset the knob",
                hint: Hint("x", word: "default"), rank: -9, .knob(.reset)),
            Entry(["X"], title: "reset all knobs", .knob(.resetAll)),
            Entry(
                ["y"], help: "copy the command line for this",
                hint: Hint("y", word: "command"), rank: -8, .copy),
        ])
}
