import Reflow

/// The keys of the panels.
extension KeyMap<ShellCommand<Command>> {
    /// The keys of the knob panel. A digit or a dot opens the prompt for a number.
    static let knobs = Group(
        "Knobs",
        [
            Entry(
                ["j", .down, .tab], names: "j k ↑ ↓ tab", help: "choose another knob",
                title: "choose the next knob", hint: Hint("j", "k", word: "choose"), rank: -9,
                .step(1)),
            Entry(["k", .up, .backTab], title: "choose the previous knob", .step(-1)),
            Entry(
                ["l", .right], names: "h l ← → wheel drag", help: "change the value",
                title: "increase the value", hint: Hint("h", "l", word: "change"), rank: -9,
                .adjust(1)),
            Entry(["h", .left], title: "decrease the value", .adjust(-1)),
            Entry(
                typing, names: "0…9 . enter", help: "type a number; enter edits a text",
                title: "", .program(.type)),
            Entry([.enter], .program(.type)), Entry([" "], .accept),
            Entry(
                ["x"], names: "x X", help: "reset the knob, reset all knobs",
                title: "reset the knob", hint: Hint("x", word: "reset"), rank: -9, .reset),
            Entry(["X"], title: "reset all knobs", .resetAll),
            Entry(
                ["y"], help: "copy the command line for these values",
                hint: Hint("y", word: "copy"), rank: -8, .program(.copy)),
        ])

    /// The keys of the inspector. The inspector handles these keys itself.
    static let inspector = Group(
        "Inspector",
        [
            Entry(
                [.tab], names: "tab shift-tab click", help: "choose an element of any kind",
                title: "choose the next element", hint: Hint(.tab, word: "next element"), rank: -9,
                .program(.demo(.inspect))),
            Entry([.backTab], title: "choose the previous element", .program(.demo(.inspect))),
            Entry(
                ["!"], help: "go to the next layout problem", hint: Hint("!", word: "next problem"),
                rank: -8, .program(.demo(.inspect))),
            Entry(
                [.shift(.down)], names: "shift-↑ shift-↓", help: "scroll the panel",
                title: "scroll the panel down", .program(.demo(.inspect))),
            Entry([.shift(.up)], title: "scroll the panel up", .program(.demo(.inspect))),
        ])

    /// The keys of the code panel.
    static let code = Group(
        "Code",
        [
            Entry(
                ["j", .down], names: "j k PgDn PgUp g G", help: "scroll the code",
                title: "scroll the code down", hint: Hint("j", "k", word: "scroll"), rank: -9,
                .step(1)),
            Entry(["k", .up], title: "scroll the code up", .step(-1)),
            Entry(
                [" ", .pageDown, .control("f")], title: "scroll the code down by a page",
                .page(1)),
            Entry(
                ["b", .pageUp, .control("b")], title: "scroll the code up by a page", .page(-1)),
            Entry([.control("d")], title: "scroll the code down by half a page", .page(0.5)),
            Entry([.control("u")], title: "scroll the code up by half a page", .page(-0.5)),
            Entry(["g", .home], title: "go to the start of the code", .jump(.start)),
            Entry(["G", .end], title: "go to the end of the code", .jump(.end)),
            Entry(
                ["l", .right], names: "h l ← →", help: "scroll the code sideways",
                title: "scroll the code to the right", .adjust(1)),
            Entry(["h", .left], title: "scroll the code to the left", .adjust(-1)),
            Entry(
                ["t"], help: "show the code for UIKit, or for Reflow",
                hint: Hint("t", word: "UIKit"),
                rank: -8, .otherTarget),
            Entry(
                ["y"], help: "copy the code", hint: Hint("y", word: "copy"), rank: -8,
                .program(.copy)),
        ])

    /// The keys of the preview panel.
    static let preview = Group(
        "Preview",
        [
            Entry(
                ["j", .down], names: "j k PgDn PgUp g G", help: "scroll the preview",
                title: "scroll the preview down", hint: Hint("j", "k", word: "scroll"), rank: -9,
                .step(1)),
            Entry(["k", .up], title: "scroll the preview up", .step(-1)),
            Entry(
                [" ", .pageDown, .control("f")], title: "scroll the preview down by a page",
                .page(1)),
            Entry(
                ["b", .pageUp, .control("b")], title: "scroll the preview up by a page", .page(-1)),
            Entry([.control("d")], title: "scroll the preview down by half a page", .page(0.5)),
            Entry([.control("u")], title: "scroll the preview up by half a page", .page(-0.5)),
            Entry(["g", .home], title: "go to the start of the preview", .jump(.start)),
            Entry(["G", .end], title: "go to the end of the preview", .jump(.end)),
            Entry(
                ["l", .right], names: "h l ← →", help: "scroll the preview sideways",
                title: "scroll the preview to the right", .adjust(1)),
            Entry(["h", .left], title: "scroll the preview to the left", .adjust(-1)),
        ])

    /// The keys of the device panel. A digit opens the prompt for a size.
    static let devices = Group(
        "Devices",
        [
            Entry(
                ["j", .down, .tab], names: "j k ↑ ↓ tab click", help: "choose another device",
                title: "choose the next device", hint: Hint("j", "k", word: "choose"), rank: -9,
                .step(1)),
            Entry(["k", .up, .backTab], title: "choose the previous device", .step(-1)),
            Entry(
                Array(typing.dropLast()), names: "390x844 enter", help: "type a size in points",
                title: "", hint: Hint([], names: "0…9", word: "type a size"), rank: -9,
                .program(.type)),
            Entry(
                ["l", .right], names: "h l ← →", help: "lay out from right to left, and back",
                title: "change the layout direction", hint: Hint("h", "l", word: "direction"),
                rank: -9, .adjust(1)),
            Entry(["h", .left], .adjust(-1)),
            Entry([.enter, " "], help: "return to the demo", .accept),
            Entry(
                ["x"], help: "use the terminal's own size", hint: Hint("x", word: "no device"),
                rank: -9, .reset),
            Entry(
                ["y"], help: "copy the command line for this device",
                hint: Hint("y", word: "copy"), rank: -8, .program(.copy)),
        ])

    /// The keys that can be the first character of a number.
    private static let typing = "0123456789.".map { Key.character($0) }
}

extension KeyMap<ShellCommand<Command>>.Entry {
    /// Makes an entry for an action of a panel.
    fileprivate init(
        _ keys: [Key], names: String? = nil, help: String = "", title: String? = nil,
        hint: Hint? = nil, rank: Int = 0, _ action: PanelAction
    ) {
        self.init(
            keys, names: names, help: help, title: title, hint: hint, rank: rank,
            .program(.demo(.inPanel(action))))
    }
}
