import Reflow

/// Something that the palette finds by its name.
struct PaletteEntry: Hashable {
    /// What choosing it does.
    enum Choice: Hashable {
        /// Presses a key of the screen.
        case press(Key)
        case demo(String)
        /// Takes a knob in hand, by its place.
        case knob(Int)
        /// Goes to an item by its number.
        case item(Int)
        /// Goes to a section by its place.
        case section(Int)
        case theme(ThemeChoice)
        /// Nil for the terminal itself.
        case device(Device?)
    }

    /// What it is called, and found by.
    var title: String
    /// What it is called elsewhere, and found by, too.
    var name = ""
    /// A few words on it.
    var note = ""
    /// What it is, in a word; nothing for a command.
    var kind = ""
    /// The key that does it; nothing where there is none.
    var key = ""
    let choice: Choice
}

/// An entry with the letters that it was found by.
struct PaletteMatch: Hashable {
    let entry: PaletteEntry
    /// Their places in the title, counted in characters.
    var marks: [Int] = []
}

/// Entries that are found by some letters.
struct PaletteIndex {
    private let entries: [(entry: PaletteEntry, title: FuzzyText, name: FuzzyText)]

    init(_ entries: [PaletteEntry]) {
        self.entries = entries.map { ($0, FuzzyText($0.title), FuzzyText($0.name)) }
    }

    var count: Int { entries.count }

    /// Those that a pattern finds, the best first: of those as good, the shorter, then the first. O(pattern × names +
    /// entries × log entries).
    func matches(of pattern: FuzzyPattern) -> [PaletteMatch] {
        guard !pattern.isEmpty else { return entries.map { PaletteMatch(entry: $0.entry) } }
        return entries.enumerated().compactMap { place, known in
            Self.match(pattern, known).map { (match: $0, length: known.title.count, place: place) }
        }
        .sorted {
            ($1.match.score, $0.length, $0.place) < ($0.match.score, $1.length, $1.place)
        }
        .map { PaletteMatch(entry: entries[$0.place].entry, marks: $0.match.places) }
    }

    /// By its title, or by its name where that is better: that marks nothing, as it is not shown.
    private static func match(
        _ pattern: FuzzyPattern, _ known: (entry: PaletteEntry, title: FuzzyText, name: FuzzyText)
    ) -> FuzzyMatch? {
        let title = pattern.match(in: known.title)
        guard let name = pattern.match(in: known.name), name.score > title?.score ?? .min else {
            return title
        }
        return FuzzyMatch(score: name.score, places: title?.places ?? [])
    }
}
