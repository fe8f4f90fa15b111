import Reflow

extension KeyMap<ShellCommand<Command>> {
    typealias Rows = [Entry]

    /// Returns the keys that all screens share. `leaving` is the title of the key that leaves the screen; the help
    /// appends `also` to the title.
    static func everywhere(
        leaving: String, names: String = "q", also: String = ""
    ) -> (leave: Rows, look: Rows) {
        let leave = [
            Entry(
                ["q"], names: names, help: leaving + also, title: leaving,
                hint: Hint("q", word: leaving == "quit" ? "quit" : "back"), rank: 9,
                .program(.leave)),
            Entry(["Q", .control("c")], help: "quit from anywhere", .quit),
        ]
        let look = [
            // One help row lists three keys, because all keys of a demo must fit on 24 rows.
            Entry(
                [":", .control("p")], names: ": M T", help: "palette; mouse on or off; theme",
                title: "find a command, demo or section by name", hint: Hint(":", word: "palette"),
                rank: 1, .program(.palette)),
            Entry(["M"], title: "turn the mouse on or off", .program(.mouse)),
            Entry(["T"], title: "change to the next theme", .program(.theme)),
            Entry(
                [.control("l")], names: "^l ? F1", help: "redraw the screen; these keys",
                title: "redraw the screen", .redraw),
            Entry(
                ["?", .function(1)], title: "show all keys", hint: Hint("?", word: "keys"), rank: 8,
                .help),
        ]
        return (leave, look)
    }

    /// The help row for backspace, which is the same in every prompt.
    static let closing = Entry([], names: "backspace", help: "close an empty prompt")
}
