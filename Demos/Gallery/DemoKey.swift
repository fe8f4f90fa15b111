import Reflow

/// What is said of keys that only one demo has, among the hints and in the help.
public struct DemoKeyLabel: Hashable, Sendable {
    /// The keys that do it; several where they go two ways, as `<` and `>`.
    public let keys: [Key]
    /// A word for the hints: `style`. Empty for keys that only the help tells of.
    public let word: String
    /// What it does, for the help: `the next style of list`.
    public let help: String
    /// Whether a number that is typed before the key means something.
    public let takesCount: Bool
}

/// A press of a demo's own key.
public struct DemoKeyPress {
    let key: Key
    /// The number that was typed before it.
    let count: Int?
}

/// Something that only one demo can do, by keys of its own.
///
/// Keys that mean something everywhere (`?`, `m`, `Q`, `^c`, `^l`, `q`, `esc`, `backspace`, `y`, `/`, `n`, `N`, `&`, `:`, `^p`, `r`, `+`, `-`, `K`, `I`, `C`, `D`, `T`, digits) are no demo's own;
/// any other key does what the demo says instead of what it does elsewhere.
public struct DemoKey<Demo> {
    let label: DemoKeyLabel
    /// Whether the layout is another one afterwards; elements are seen moving to their new places then.
    let changesLayout: Bool
    let action: (inout Demo, DemoKeyPress) -> Outcome

    init(
        _ keys: Key..., word: String, help: String, takesCount: Bool = false,
        changesLayout: Bool = false, action: @escaping (inout Demo, DemoKeyPress) -> Outcome
    ) {
        label = DemoKeyLabel(keys: keys, word: word, help: help, takesCount: takesCount)
        self.changesLayout = changesLayout
        self.action = action
    }
}
