import Reflow

/// The keys of the panels.
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

    /// The keys of the inspector. The inspector handles them itself.
    static let inspector = Group(
        "Inspector",
        [
            Entry(
                [.tab], names: "tab shift-tab click", help: "another element of any kind",
                title: "the next element", hint: Hint(.tab, word: "element"), rank: -9, .inspect),
            Entry([.backTab], title: "the element before", .inspect),
            Entry(
                ["!"], help: "to the next layout problem", hint: Hint("!", word: "problem"),
                rank: -8, .inspect),
            Entry(
                [.shift(.down)], names: "shift-↑ shift-↓", help: "scroll the panel",
                title: "the panel, a row down", .inspect),
            Entry([.shift(.up)], title: "the panel, a row up", .inspect),
        ])

    /// The keys of the code panel.
    static let code = Group(
        "Code",
        [
            Entry(
                ["j", .down], names: "j k PgDn PgUp g G", help: "scroll the code",
                title: "a line down",
                hint: Hint("j", "k", word: "scroll"), rank: -9, .code(.scroll(rows: 1))),
            Entry(["k", .up], title: "a line up", .code(.scroll(rows: -1))),
            Entry([" ", .pageDown, .control("f")], title: "a page down", .code(.scrollPages(1))),
            Entry(["b", .pageUp, .control("b")], title: "a page up", .code(.scrollPages(-1))),
            Entry([.control("d")], title: "half a page down", .code(.scrollPages(0.5))),
            Entry([.control("u")], title: "half a page up", .code(.scrollPages(-0.5))),
            Entry(["g", .home], title: "to the start", .code(.end(.start))),
            Entry(["G", .end], title: "to the end", .code(.end(.end))),
            Entry(
                ["l", .right], names: "h l ← →", help: "scroll it sideways",
                title: "the code to the right",
                .code(.scrollColumns(8))),
            Entry(["h", .left], title: "the code to the left", .code(.scrollColumns(-8))),
            Entry(
                ["t"], help: "code for UIKit, or for Reflow", hint: Hint("t", word: "UIKit"),
                rank: -8, .code(.otherTarget)),
            Entry(
                ["y"], help: "copy the code", hint: Hint("y", word: "copy"), rank: -8,
                .copy),
        ])

    /// The keys of the device panel.
    static let devices = Group(
        "Devices",
        [
            Entry(
                ["j", .down, .tab], names: "j k ↑ ↓ tab click", help: "another device",
                title: "next device", hint: Hint("j", "k", word: "choose"), rank: -9,
                .device(.choose(1))),
            Entry(["k", .up, .backTab], title: "device before", .device(.choose(-1))),
            Entry(
                [], names: "390x844 enter", help: "a size in points",
                hint: Hint([], names: "390x844", word: "a size"), rank: -9),
            Entry([.enter, " "], help: "back to the demo", .device(.finish)),
            Entry(
                ["x"], help: "the terminal's own size", hint: Hint("x", word: "terminal"), rank: -9,
                .device(.reset)),
            Entry(
                ["y"], help: "copy the command line for this",
                hint: Hint("y", word: "command"), rank: -8, .copy),
        ])
}
