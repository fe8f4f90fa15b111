import Reflow

/// The keys of the list of demos.
extension KeyMap<Command> {
    /// Returns the keys of the list. Without a preview, there is no hint for rotation.
    static func list(hasPreview: Bool) -> KeyMap {
        let (leave, look) = everywhere(leaving: "quit")
        return KeyMap([
            Group("Choose", choosing),
            Group(
                "Filter",
                [
                    Entry(
                        ["/", "&"], help: "filter by name, summary, category",
                        hint: Hint("/", word: "filter"), rank: 3, .find),
                    Entry([], names: "^u", help: "empty the filter, while it is typed"),
                    closing,
                    Entry([.escape], help: "all demos again", .takeBack),
                ]),
            Group(
                "Look",
                [
                    Entry(
                        [], names: "resize", help: "the window, and see it reflow",
                        hint: Hint([], names: "resize", word: "the window to reflow"), rank: 1),
                    Entry(
                        ["r"], help: "rotate the preview",
                        hint: hasPreview ? Hint("r", word: "rotate") : nil, rank: 2, .rotate),
                    Entry(
                        [.tab], help: "to the preview, esc back to the list",
                        .focusPreview),
                    Entry(
                        ["<"], names: "< >", help: "narrower or wider list",
                        title: "narrower list", .moveDivider(-1)),
                    Entry([">"], title: "wider list", .moveDivider(1)),
                ] + look),
            Group("Leave", leave),
        ])
    }

    private static let choosing: Rows = [
        Entry([.left, .right, "h", "l", .backTab], .nothing),
        Entry(["j", .control("e")], title: "next demo", .select(.down)),
        Entry(["k", .control("y")], title: "demo before", .select(.up)),
        Entry([.up, .down], names: "↑ ↓ j k ^e ^y", help: "another demo", title: "", .view),
        Entry(
            ["g", .home], names: "g G Home End", help: "the first, the last", title: "first demo",
            .jump(.start)),
        Entry(["G", .end], title: "last demo", .jump(.end)),
        Entry([], names: "PgDn PgUp space b ^f ^b ^d ^u", help: "by a page, or half of one"),
        Entry([.pageDown], title: "a page down", .view),
        Entry([.pageUp], title: "a page up", .view),
        Entry(
            [.enter], names: "enter, click again", help: "open it", title: "open the demo",
            hint: Hint(.enter, word: "open"), .view),
        Entry([], names: "wheel", help: "scroll what is under the mouse"),
    ]
}
