import Terminals

/// What keys do: the one table that a program looks keys up in, and that hints and help come from.
///
/// Where several entries have a key the last counts, so that what is special goes over what is general.
public struct KeyMap<Action> {
    /// Some keys, what is said of them, and what they do.
    public struct Entry {
        /// The keys; none for what is only told, as of the mouse.
        public var keys: [Key]
        /// The keys as the help calls them.
        public var names: String
        /// What they do, for the help; not told there when empty.
        public var help: String
        /// What the first of them does by itself, for a list of commands; not listed there when empty.
        public var title: String
        /// What is said among the hints.
        public var hint: Hint?
        /// Where the hint stands: those of lower ranks are further left.
        public var rank: Int
        /// What a program is to do.
        public var action: Action?

        /// Makes an entry; the help calls the keys as they describe themselves unless `names` says otherwise, and the
        /// title is the help unless given.
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

    /// Entries that the help shows under a title.
    public struct Section {
        /// What the keys are about.
        public var title: String
        /// The keys.
        public var entries: [Entry]

        /// Makes a section.
        public init(_ title: String, _ entries: [Entry]) {
            self.title = title
            self.entries = entries
        }
    }

    /// The entries, by subject.
    public let sections: [Section]
    /// The hints, by rank, and those of one rank in order.
    public let hints: [Hint]
    private let entries: [Entry]
    /// The entry that each key belongs to, by its place.
    private let owners: [Key: Int]

    /// Makes a table. O(keys).
    public init(_ sections: [Section]) {
        self.sections = sections
        let entries = sections.flatMap(\.entries)
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

    /// Makes a table of one section. O(keys).
    public init(_ title: String, _ entries: [Entry]) { self.init([Section(title, entries)]) }

    /// What a key does; nil when nothing is said of it.
    public subscript(key: Key) -> Action? { owners[key].flatMap { entries[$0].action } }

    /// What can be chosen by its title, in order: the first of its keys that no later entry has. O(keys).
    public var commands: [(key: Key, title: String)] {
        entries.enumerated().compactMap { place, entry in
            guard !entry.title.isEmpty, entry.action != nil else { return nil }
            return entry.keys.first { owners[$0] == place }.map { ($0, entry.title) }
        }
    }
}

extension KeyMap: Sendable where Action: Sendable {}
extension KeyMap.Entry: Sendable where Action: Sendable {}
extension KeyMap.Section: Sendable where Action: Sendable {}
