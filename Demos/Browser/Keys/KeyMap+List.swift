import Reflow

/// The keys of the list of demos.
extension KeyMap<ShellCommand<Command>> {
    /// The keys of the list without a preview, and with a preview.
    static let list = list(hasPreview: false)
    static let listWithPreview = list(hasPreview: true)

    private static func list(hasPreview: Bool) -> KeyMap {
        let (leave, look) = everywhere(leaving: "quit")
        return KeyMap([
            Group("Choose", choosing),
            Group(
                "Filter",
                [
                    Entry(
                        ["/", "&"], help: "filter by name, summary, category",
                        hint: Hint("/", word: "filter"), rank: -1, .list(.filter)),
                    Entry([], names: "^u", help: "clear the filter while typing"),
                    closing,
                    Entry([.escape], help: "show all demos again", .list(.showAll)),
                ]),
            Group(
                "Look",
                [
                    Entry(
                        [], names: "resize", help: "reflow the sections of the preview",
                        hint: Hint([], names: "resize", word: "the window to reflow"), rank: -3),
                    Entry(
                        ["r"], help: "rotate the preview",
                        hint: hasPreview ? Hint("r", word: "rotate") : nil, rank: -2, .list(.rotate)
                    ),
                    Entry(
                        [.tab], help: "move to the preview; esc moves back",
                        .list(.focusPreview)),
                    Entry(
                        ["<"], names: "< >", help: "make the list narrower or wider",
                        title: "make the list narrower", .moveDivider(-1)),
                    Entry([">"], title: "make the list wider", .moveDivider(1)),
                ] + look),
            Group("Leave", leave),
        ])
    }

    private static let choosing: Rows = [
        Entry([.left, .right, "h", "l", .backTab], .list(.nothing)),
        Entry(["j", .control("e")], title: "select the next demo", .list(.select(.down))),
        Entry(["k", .control("y")], title: "select the previous demo", .list(.select(.up))),
        Entry([.down], .list(.view(.move(.down)))), Entry([.up], .list(.view(.move(.up)))),
        Entry([], names: "↑ ↓ j k ^e ^y", help: "select another demo"),
        Entry(
            ["g", .home], names: "g G Home End", help: "select the first or the last demo",
            title: "select the first demo", .list(.jump(.start))),
        Entry(["G", .end], title: "select the last demo", .list(.jump(.end))),
        Entry(
            ["}"], names: "{ }", help: "select the category before or after",
            title: "select the next category", .list(.view(.scrollSections(1)))),
        Entry(
            ["{"], title: "select the previous category", .list(.view(.scrollSections(-1)))),
        Entry([], names: "PgDn PgUp space b ^f ^b ^d ^u", help: "scroll by a page, or half of it"),
        Entry(
            [.pageDown, " ", .control("f")], title: "scroll down by a page",
            .list(.view(.scrollPages(1)))),
        Entry(
            [.pageUp, "b", .control("b")], title: "scroll up by a page",
            .list(.view(.scrollPages(-1)))),
        Entry([.control("d")], .list(.view(.scrollPages(0.5)))),
        Entry([.control("u")], .list(.view(.scrollPages(-0.5)))),
        Entry(
            [.enter], names: "enter, click again", help: "open the demo", title: "open the demo",
            hint: Hint(.enter, word: "open"), rank: -4, .list(.view(.open))),
        Entry([], names: "wheel", help: "scroll the list or the preview"),
    ]
}

extension KeyMap<ShellCommand<Command>>.Entry {
    /// Makes an entry for an action of the list.
    fileprivate init(
        _ keys: [Key], names: String? = nil, help: String = "", title: String? = nil,
        hint: Hint? = nil, rank: Int = 0, _ command: Command
    ) {
        self.init(
            keys, names: names, help: help, title: title, hint: hint, rank: rank,
            .program(command))
    }
}
