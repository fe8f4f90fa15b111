import Terminals

/// A table of keys and their actions. The table also contains the hints and the help texts.
///
/// If several entries have the same key, the last entry counts: put special entries after general ones.
public struct KeyMap<Action> {
    /// Keys with their description and their action.
    public struct Entry {
        /// The keys; empty for an entry that only describes something, such as the mouse.
        package var keys: [Key]
        /// The names of the keys in the help.
        package var names: String
        /// The help text of the keys. If it is empty, the help omits the entry.
        package var help: String
        /// The title of the action in a list of commands. If it is empty, the list omits the entry.
        package var title: String
        /// The hint for the status line; nil for none.
        package var hint: Hint?
        /// The position of the hint: lower ranks are further left.
        package var rank: Int
        /// The action; nil if the entry only describes something.
        package var action: Action?

        /// Makes an entry. By default `names` are the keys' descriptions and `title` is the help.
        public init(
            _ keys: [Key], names: String? = nil, help: String = "", title: String? = nil,
            hint: Hint? = nil, rank: Int = 0, _ action: Action? = nil
        ) {
            self.keys = keys
            self.names = names ?? keys.map(\.description).joined(separator: " ")
            self.help = help
            self.title = title ?? help
            self.hint = hint
            self.rank = rank
            self.action = action
        }
    }

    /// A group of entries that the help shows under one title.
    public struct Group {
        /// The title in the help.
        package var title: String
        /// The entries, in order.
        package var entries: [Entry]

        /// Makes a group.
        public init(_ title: String, _ entries: [Entry]) {
            self.title = title
            self.entries = entries
        }
    }

    /// The groups, in order.
    package let groups: [Group]
    /// The hints, sorted by rank. Hints of the same rank are in the order of the entries.
    public let hints: [Hint]
    private let entries: [Entry]
    /// The index of each key's entry in `entries`.
    private let owners: [Key: Int]

    /// Makes a table of groups. O(keys).
    public init(_ groups: [Group]) {
        self.groups = groups
        let entries = groups.flatMap(\.entries)
        self.entries = entries
        var owners: [Key: Int] = [:]
        for (place, entry) in entries.enumerated() {
            for key in entry.keys { owners[key] = place }
        }
        self.owners = owners
        hints = Set(entries.map(\.rank)).sorted().flatMap { rank in
            entries.filter { $0.rank == rank }.compactMap(\.hint)
        }
    }

    /// Makes a table of one group. O(keys).
    public init(_ title: String, _ entries: [Entry]) { self.init([Group(title, entries)]) }

    /// The action of a key; nil if no entry has the key, or if the key's entry has no action.
    public subscript(key: Key) -> Action? { owners[key].flatMap { entries[$0].action } }

    /// The actions that have a title and a key, in order, for a list of commands.
    ///
    /// `key` is the first key of the entry that no later entry has. The list omits entries without such a key. O(keys).
    public var commands: [(key: Key, title: String)] {
        entries.enumerated().compactMap { place, entry in
            guard !entry.title.isEmpty, entry.action != nil else { return nil }
            return entry.keys.first { owners[$0] == place }.map { ($0, entry.title) }
        }
    }
}

extension KeyMap: Sendable where Action: Sendable {}
extension KeyMap.Entry: Sendable where Action: Sendable {}
extension KeyMap.Group: Sendable where Action: Sendable {}
