import Reflow

extension KeyMap<Command> {
    /// The keys of the inspector, which has them itself.
    static let inspector = Section(
        "Inspector",
        [
            Entry(
                [.tab, .backTab], names: "tab shift-tab click", help: "another element of any kind",
                hint: Hint(.tab, word: "element"), rank: -9, .inspect),
            Entry(
                ["!"], help: "to what cannot be laid out", hint: Hint("!", word: "problem"),
                rank: -8, .inspect),
            Entry([.shift(.up), .shift(.down)], help: "scroll what is said", .inspect),
        ])
}
