import Reflow

/// The description of a demo's keys for the hints and the help.
public struct DemoKeyLabel: Hashable, Sendable {
    /// The keys with this action. There are several if the action has two directions, such as `<` and `>`.
    public let keys: [Key]
    /// A word for the hints: `style`. Empty for keys that appear only in the help.
    public let word: String
    /// The description for the help: `the next style of list`.
    public let help: String
    /// Whether the action uses a number that is typed before the key.
    public let takesCount: Bool

    package init(keys: [Key], word: String, help: String, takesCount: Bool) {
        (self.keys, self.word, self.help) = (keys, word, help)
        self.takesCount = takesCount
    }
}

/// A command that only one demo has, with its keys.
///
/// A demo cannot use the keys that every demo has: `/`, `n`, `N`, `&`, `:`, `^p`, `?`, `r`, `+`, `-`, `=`, `!`, `y`,
/// `m`, `'`, `{`, `}`, `q`, `Q`, `^c`, `^l`, `esc`, `backspace`, `K`, `I`, `C`, `D`, `P`, `J`, `T`, `M` and digits. Any
/// other key may have a standard action, such as scrolling; the demo's action then replaces it.
public struct DemoKey<D> {
    let label: DemoKeyLabel
    /// Whether the action changes the layout. If so, elements move to their new positions with an animation.
    let changesLayout: Bool
    let action: (inout D, KeyPress) -> Outcome

    init(
        _ keys: Key..., word: String, help: String, takesCount: Bool = false,
        changesLayout: Bool = false, action: @escaping (inout D, KeyPress) -> Outcome
    ) {
        label = DemoKeyLabel(keys: keys, word: word, help: help, takesCount: takesCount)
        self.changesLayout = changesLayout
        self.action = action
    }
}
