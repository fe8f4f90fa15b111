import Terminals

/// The action of a key in a shell: one of the shell's own actions, or an action of the program.
public enum ShellCommand<Action> {
    /// An action of the program.
    case program(Action)
    /// Shows the help: all keys, in an overlay.
    case help
    /// Draws the whole screen again.
    case redraw
    /// Leaves the program. While a prompt or an overlay is open, the prompt or the overlay receives the key instead.
    case leave
    /// Quits the program, also while an overlay or a prompt is open.
    case quit
    /// Moves the focus by a number of panes; negative moves back.
    case moveFocus(Int)
    /// Moves the divider after the focused pane by a number of cells; negative moves left or up.
    case moveDivider(Int)
}

extension ShellCommand: Equatable where Action: Equatable {}
extension ShellCommand: Hashable where Action: Hashable {}
extension ShellCommand: Sendable where Action: Sendable {}

/// The keys of a program that runs in a shell.
public typealias ShellKeys<Action> = KeyMap<ShellCommand<Action>>

extension KeyMap.Entry {
    /// Returns the entry with another action. Keys, texts and hint stay the same.
    package func map<Other>(_ change: (Action) -> Other) -> KeyMap<Other>.Entry {
        KeyMap<Other>.Entry(
            keys, names: names, help: help, title: title, hint: hint, rank: rank,
            action.map(change))
    }
}

extension KeyMap {
    /// Makes the keys of a shell: the program's entries, then the standard keys.
    ///
    /// The standard keys are ? (help), q (leave), Q and ^C (quit), and ^L (draw again). With several panes, tab and
    /// shift-tab move the focus, and < and > move the divider. If the program uses a key of a standard entry, the whole
    /// standard entry is left out, with all its keys.
    public init<ProgramAction>(
        _ title: String, program entries: [KeyMap<ProgramAction>.Entry], hasPanes: Bool = false
    ) where Action == ShellCommand<ProgramAction> {
        let own = entries.map { $0.map { ShellCommand.program($0) } }
        let taken = Set(entries.flatMap(\.keys))
        let standard = (hasPanes ? Self.paneEntries() : []) + Self.standardEntries()
        self.init([
            Group(title, own),
            Group("Program", standard.filter { taken.isDisjoint(with: $0.keys) }),
        ])
    }

    private static func paneEntries<ProgramAction>() -> [Entry]
    where Action == ShellCommand<ProgramAction> {
        [
            Entry(
                [.tab], names: "tab shift-tab", help: "move to another pane",
                title: "move to the next pane", hint: Hint(.tab, word: "pane"), rank: 7,
                .moveFocus(1)),
            Entry([.backTab], title: "move to the previous pane", .moveFocus(-1)),
            Entry(
                ["<"], names: "< > drag", help: "move the divider",
                title: "move the divider to the left", .moveDivider(-2)),
            Entry([">"], title: "move the divider to the right", .moveDivider(2)),
        ]
    }

    private static func standardEntries<ProgramAction>() -> [Entry]
    where Action == ShellCommand<ProgramAction> {
        [
            Entry([.control("l")], help: "draw the screen again", .redraw),
            Entry(
                ["?", .function(1)], names: "? F1", help: "show the keys",
                hint: Hint("?", word: "keys"), rank: 8, .help),
            Entry(["q"], help: "quit", hint: Hint("q", word: "quit"), rank: 9, .leave),
            Entry(["Q", .control("c")], help: "quit at once, from anywhere", .quit),
        ]
    }
}
