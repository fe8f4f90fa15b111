import Gallery
import Reflow

/// What a key does on one of the browser's screens.
enum Command: Hashable {
    /// Ends the program, wherever it is.
    case quit
    /// Shows all keys.
    case help
    /// Turns the mouse on or off.
    case mouse
    /// Sends the screen again.
    case repaint
    /// Takes something back, or leaves the demo or the list.
    case leave
    /// Begins to type a text to find, or to filter by.
    case find
    /// Goes to the next place where the text is, or to the one before.
    case findAgain(isForward: Bool)
    case rotate
    /// Makes things larger by a step, or smaller.
    case zoom(Int)
    case resetZoom
    /// Changes a parameter of the demo.
    case tune(DemoTuning)
    /// Goes to an item by its number, or to the end without one.
    case item
    /// What only this demo can do.
    case own
    /// Selects the demo above or below in the list.
    case select(Direction)
    /// Goes to the first or the last demo in the list.
    case jump(ScrollEdge)
    /// Means nothing where it would mean something to a view.
    case nothing
    /// What a view does with it.
    case view
}

/// A parameter of a demo that a key changes.
enum DemoTuning: Hashable {
    case pinning, equalHeights
    /// By so many twentieths.
    case leftSideRatio(Int)
}

extension KeyMap<Command> {
    typealias Rows = [Entry]

    /// Keys that mean the same everywhere; the way out is said as it is here.
    fileprivate static func everywhere(leaving: String) -> (leave: Rows, look: Rows) {
        let leave = [
            Entry(
                ["q", .escape, .backspace], help: leaving,
                hint: Hint("q", word: leaving == "quit" ? "quit" : "back"), rank: 9, .leave),
            Entry(["Q", .control("c")], help: "quit from anywhere", .quit),
        ]
        let look = [
            Entry(["m"], help: "mouse on or off", .mouse),
            Entry([.control("l")], help: "draw again", .repaint),
            Entry(
                ["?", .function(1)], help: "these keys", hint: Hint("?", word: "keys"), rank: 8,
                .help),
        ]
        return (leave, look)
    }

    /// The keys of the list; without a preview there is nothing to rotate in sight.
    static func list(hasPreview: Bool) -> KeyMap {
        let (leave, look) = everywhere(leaving: "quit")
        return KeyMap([
            Section(
                "Choose",
                [
                    Entry([.left, .right, "h", "l"], .nothing),
                    Entry(["j", .control("e")], .select(.down)),
                    Entry(["k", .control("y")], .select(.up)),
                    Entry(
                        [.up, .down, .tab, .backTab], names: "↑ ↓ j k ^e ^y tab shift-tab",
                        help: "another demo", .view),
                    Entry(
                        ["g", .home], names: "g G Home End", help: "the first, the last",
                        .jump(.start)),
                    Entry(["G", .end], .jump(.end)),
                    Entry(
                        [], names: "PgDn PgUp space b ^f ^b ^d ^u",
                        help: "by a page, or half of one"),
                    Entry(
                        [.enter], names: "enter, click again", help: "open it",
                        hint: Hint(.enter, word: "open"), .view),
                    Entry([], names: "wheel", help: "scroll what is under it"),
                ]),
            Section(
                "Filter",
                [
                    Entry(
                        ["/"], help: "filter by name, summary, category",
                        hint: Hint("/", word: "filter"), rank: 3, .find),
                    Entry([], names: "^u", help: "empty the filter"),
                    Entry([], names: "esc backspace", help: "all demos again"),
                ]),
            Section(
                "Look",
                [
                    Entry(
                        [], names: "resize", help: "the window, and see it reflow",
                        hint: Hint([], names: "resize", word: "the window to reflow"), rank: 1),
                    Entry(
                        ["r"], help: "rotate the preview",
                        hint: hasPreview ? Hint("r", word: "rotate") : nil, rank: 2, .rotate),
                ] + look),
            Section("Leave", leave),
        ])
    }

    /// The keys of a demo.
    static func demo(_ scene: DemoScene) -> KeyMap {
        let (leave, look) = everywhere(leaving: scene.leaving)
        return KeyMap([
            Section("Scroll", scrolling(numbersItems: scene.demo.numbersItems)),
            Section("Select", selecting(isSearchable: scene.demo.isSearchable)),
            Section("Change", changing(scene)),
            Section("Leave", leave + look),
        ])
    }

    private static func scrolling(numbersItems: Bool) -> Rows {
        [
            Entry([], names: "j k ^e ^y wheel", help: "by rows; shift-wheel, sideways"),
            Entry([], names: "PgDn PgUp space b ^f ^b", help: "by a page"),
            Entry([], names: "^d ^u", help: "by half a page"),
            Entry([], names: "g G Home End", help: "to the start or end"),
            Entry(
                ["G"], names: "a number, G", help: numbersItems ? "to that item" : "", .item),
        ]
    }

    private static func selecting(isSearchable: Bool) -> Rows {
        [
            Entry([], names: "tab shift-tab click", help: "select an item"),
            Entry([], names: "arrows h l", help: "its neighbour, or scroll when there is none"),
            Entry([], names: "enter, click again", help: "open it"),
            Entry(
                ["/"], names: "/ n N",
                help: isSearchable ? "find a text, the next, the one before" : "",
                hint: isSearchable ? Hint("/", word: "find") : nil, rank: 4, .find),
            Entry(["n"], .findAgain(isForward: true)),
            Entry(["N"], .findAgain(isForward: false)),
        ]
    }

    /// What the demo has not is told nowhere; its keys say so when they are pressed.
    private static func changing(_ scene: DemoScene) -> Rows {
        let tunables = scene.entry.tunables
        func parameter(
            _ tunable: DemoTunables, _ keys: [Key], help: String, _ word: String, rank: Int,
            _ tuning: DemoTuning
        ) -> Entry {
            guard tunables.contains(tunable) else { return Entry(keys, .tune(tuning)) }
            return Entry(keys, help: help, hint: Hint(keys, word: word), rank: rank, .tune(tuning))
        }
        var narrower = parameter(
            .leftSideRatio, ["["], help: "narrower or wider left column", "ratio", rank: 3,
            .leftSideRatio(-1))
        narrower.names = "[ ]"
        if narrower.hint != nil { narrower.hint = Hint("[", "]", word: "ratio") }
        let parameters = [
            parameter(
                .pinning, ["p"], help: "pin headers or not", "pin", rank: 1, .pinning),
            parameter(
                .equalHeights, ["e"], help: "equal heights or not", "equal", rank: 2,
                .equalHeights),
            narrower, Entry(["]"], .tune(.leftSideRatio(1))),
            Entry(
                ["+", "="], names: "+ = - 0", help: "zoom in, out, reset",
                hint: Hint("+", "-", word: "zoom"), rank: 5, .zoom(1)),
            Entry(["-"], .zoom(-1)), Entry(["0"], .resetZoom),
        ]
        let own = scene.demo.actions.map { action in
            Entry(
                action.keys, help: action.help, hint: Hint(action.keys, word: action.word),
                rank: 6, .own)
        }
        let rotation = Entry(
            ["r"], help: "rotate, and back", hint: Hint("r", word: "rotate"), .rotate)
        // What the demo does itself goes over what is done with all.
        let taken = Set(own.flatMap(\.keys))
        return [rotation] + own + parameters.filter { taken.isDisjoint(with: $0.keys) }
    }
}
