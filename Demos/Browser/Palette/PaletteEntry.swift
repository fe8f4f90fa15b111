import Reflow

/// An entry that the palette finds by its name.
struct PaletteEntry: Hashable {
    /// The action of an entry.
    enum Choice: Hashable {
        /// Presses a key in place of the user.
        case press(Key)
        case demo(String)
        /// Makes a knob current, by its index.
        case knob(Int)
        /// Goes to an item by its number.
        case item(Int)
        /// Goes to the item with a name. The index is its position among all names.
        case name(String, Int)
        /// Goes to a section by its index.
        case section(Int)
        case theme(ThemeChoice)
        /// Shows the demo on a device; `nil` means the terminal itself.
        case device(Device?)
        /// Copies the command line that shows the demo as it is.
        case copyCommandLine
        /// Copies the code of the demo's layout.
        case copyCode
        /// Saves a picture of the screen in a file.
        case savePicture(PictureForm)
    }

    /// The visible title. The palette searches this title.
    var title: String
    /// Another name, which is not visible. The palette searches this name, too, and the kind with the title.
    var name = ""
    /// A short description.
    var note = ""
    /// The kind of entry in one word; empty for a command.
    var kind = ""
    /// The key for the same action; empty if there is none.
    var key = ""
    let choice: Choice
}

/// An entry with the positions of its matched letters.
struct PaletteMatch: Hashable {
    let entry: PaletteEntry
    /// The indices of the matched characters in the title.
    var marks: [Int] = []
    /// The number of characters that `…` replaces at the start of the title, in a list too narrow for the title.
    var hidden = 0
}

/// An index that finds entries by some of their letters.
struct PaletteIndex {
    private let entries: [(entry: PaletteEntry, title: FuzzyText, others: [FuzzyText])]

    init(_ entries: [PaletteEntry]) {
        self.entries = entries.map { entry in
            let kind = entry.kind.isEmpty ? [] : ["\(entry.kind) \(entry.title)"]
            return (entry, FuzzyText(entry.title), ([entry.name] + kind).map { FuzzyText($0) })
        }
    }

    var count: Int { entries.count }

    /// Returns the entries that match a pattern, the best match first. Among equal matches, shorter titles come first,
    /// then earlier entries.
    ///
    /// O(pattern × names + entries × log entries).
    func matches(of pattern: FuzzyPattern) -> [PaletteMatch] {
        guard !pattern.isEmpty else { return entries.map { PaletteMatch(entry: $0.entry) } }
        let matches = fuzzyMatches(of: pattern)
        // A long text that an entry contains was probably not meant as single letters.
        guard pattern.text.count >= 4 else { return matches }
        let exact = matches.filter { match in
            let entry = match.entry
            return "\(entry.title)\n\(entry.name)\n\(entry.kind)".lowercased()
                .contains(pattern.text.lowercased())
        }
        return exact.isEmpty ? matches : exact
    }

    private func fuzzyMatches(of pattern: FuzzyPattern) -> [PaletteMatch] {
        entries.enumerated().compactMap { place, known in
            Self.match(pattern, known).map { (match: $0, length: known.title.count, place: place) }
        }
        .sorted {
            ($1.match.score, $0.length, $0.place) < ($0.match.score, $1.length, $1.place)
        }
        .map { PaletteMatch(entry: entries[$0.place].entry, marks: $0.match.places) }
    }

    /// Matches the title, or another name or the kind if this has a better score. Then only letters that also match in
    /// the title are marked.
    private static func match(
        _ pattern: FuzzyPattern,
        _ known: (entry: PaletteEntry, title: FuzzyText, others: [FuzzyText])
    ) -> FuzzyMatch? {
        let title = pattern.match(in: known.title)
        let others = known.others.compactMap { pattern.match(in: $0)?.score }
        guard let score = others.max(), score > title?.score ?? .min else { return title }
        return FuzzyMatch(score: score, places: title?.places ?? [])
    }
}
