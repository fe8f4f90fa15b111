import Reflow

extension KeyMap<Command> {
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
}
