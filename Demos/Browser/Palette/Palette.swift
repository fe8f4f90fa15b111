import Reflow

/// A text field with a list of matches, the best match first. The outcome `.opened` chooses the selected match.
struct Palette: TerminalPart {
    /// Returns the matches of a text, the best first, and the number of all matches.
    private let search: (String) -> (matches: [PaletteMatch], count: Int)
    /// The number of entries.
    private let count: Int
    private var matchCount = 0
    private var field: TextField
    private var list: ViewPart<Int, PaletteMatch>

    /// Makes a palette of commands and other entries. `places` returns the entries that go to the item or the section
    /// with a number.
    init(_ entries: [PaletteEntry], places: @escaping (Int) -> [PaletteEntry]) {
        let index = PaletteIndex(entries)
        self.init(count: index.count, placeholder: "a command, a demo, a number") { text in
            let matches = index.matches(of: FuzzyPattern(text))
            let found = text.number.map { places($0).map { PaletteMatch(entry: $0) } } ?? []
            var seen: Set<PaletteEntry> = []
            let all = (found + matches).filter { seen.insert($0.entry).inserted }
            return (all, all.count)
        }
    }

    /// Makes a palette of the names of a demo's items.
    init(names: [String]) {
        let index = NameIndex(names)
        self.init(count: index.count, placeholder: "some letters of a name") {
            index.matches(of: FuzzyPattern($0))
        }
    }

    private init(
        count: Int, placeholder: String,
        search: @escaping (String) -> (matches: [PaletteMatch], count: Int)
    ) {
        self.count = count
        self.search = search
        field = TextField(placeholder: placeholder, limit: 64)
        let rows = FlowLayout<Int> { _ in .flow(items: .perLine(1, height: 16)) }
        list = ViewPart(
            CollectionView(layout: rows, snapshot: Snapshot()),
            size: ScreenSize(columns: 0, rows: 0)
        ) { Self.draw($0, in: &$1) }
        find()
    }

    /// The choice of the selected match; `nil` if there is no match.
    var choice: PaletteEntry.Choice? { list.view.selection?.entry.choice }

    /// The number of matches: `3 of 120`.
    var countText: String { "\(matchCount) of \(count)" }

    /// Returns a size of at most 72 columns and 20 rows. 72 columns have room for a title with its note.
    func fittingSize(in size: ScreenSize) -> ScreenSize {
        ScreenSize(
            columns: max(0, min(72, size.columns)),
            rows: max(0, min(20, count + 1, size.rows)))
    }

    /// Finds the matches and selects the first one.
    private mutating func find() {
        let found = search(field.text)
        matchCount = found.count
        show(found.matches)
        list.view.deselect()
        list.view.scroll(to: .start)
        if let first = list.view.snapshot.itemIdentifiers.first { list.view.select(first) }
    }

    /// Shows the matches. Titles too wide for the list are cut so that they differ.
    private mutating func show(_ matches: [PaletteMatch]) {
        let matches = matches.distinct(inColumns: list.size.columns - Self.titleColumn - 1)
        // This call cannot fail, because equal entries were removed.
        list.view.apply(
            (try? Snapshot(sections: [Section(0, items: matches)])) ?? Snapshot(), animated: false)
    }

    /// Shows the same matches in another width.
    private mutating func showAgain() {
        let (entry, offset) = (list.view.selection?.entry, list.view.contentOffset)
        show(Array(list.view.snapshot.itemIdentifiers))
        if let match = list.view.snapshot.itemIdentifiers.first(where: { $0.entry == entry }) {
            list.view.select(match, following: false)
            list.view.contentOffset = offset
        }
    }

    /// The first column of the titles.
    private static let titleColumn = 2
}

extension Palette {
    mutating func handle(_ input: Input, at now: Duration) -> Outcome {
        switch input {
        case .resize(let size):
            _ = field.handle(.resize(ScreenSize(columns: size.columns, rows: 1)), at: now)
            let rows = max(0, size.rows - 1)
            let hasNewWidth = size.columns != list.size.columns
            let outcome = list.handle(
                .resize(ScreenSize(columns: size.columns, rows: rows)), at: now)
            if hasNewWidth { showAgain() }
            return outcome
        case .key(let key): return press(key, at: now)
        case .paste: return type(input, at: now)
        case .mouse(let event): return point(event, at: now)
        default: return .ignored
        }
    }

    private mutating func press(_ key: Key, at now: Duration) -> Outcome {
        switch key {
        case .escape: .ignored
        case .enter: choice == nil ? .message("no match; esc closes") : .opened
        case .down, .control("n"): list.handle(.key(.down), at: now)
        case .up, .control("p"): list.handle(.key(.up), at: now)
        case .pageDown, .pageUp: list.handle(.key(key), at: now)
        default: type(.key(key), at: now)
        }
    }

    private mutating func type(_ input: Input, at now: Duration) -> Outcome {
        let former = field.text
        let outcome = field.handle(input, at: now)
        if field.text != former { find() }
        guard outcome == .ignored, input != .key(.backspace) else { return outcome }
        return .message("type to search; enter runs it, esc closes")
    }

    private mutating func point(_ event: MouseEvent, at now: Duration) -> Outcome {
        let area = ScreenArea(
            columns: 0..<list.size.columns, rows: 0..<max(1, list.size.rows + 1))
        guard area.contains(column: event.column, row: event.row) else { return .ignored }
        guard event.row > 0 else { return max(.handled, field.handle(.mouse(event), at: now)) }
        var event = event
        event.row -= 1
        return max(.handled, list.handle(.mouse(event), at: now))
    }
}

extension Palette {
    mutating func draw(into region: inout Region, at now: Duration) {
        region.within(columns: 0..<region.columns, rows: 0..<1) { field.draw(into: &$0, at: now) }
        guard region.rows > 1 else { return }
        region.within(columns: 0..<region.columns, rows: 1..<region.rows) {
            list.draw(into: &$0, at: now)
            if list.view.selection == nil {
                $0.text("  No match.", row: 0, column: 0, .dim)
            }
        }
    }

    /// Draws the title with its matched letters marked, and its note. If there is room, the end of the row shows the
    /// kind and the key.
    private static func draw(_ element: Element<Int, PaletteMatch>, in region: inout Region) {
        guard let match = element.item else { return }
        let entry = match.entry
        let left = titleColumn
        let width = entry.title.displayWidth
        let tails: [[TextSpan]] = [
            [TextSpan(entry.kind, .dim), entry.kind.isEmpty || entry.key.isEmpty ? "" : " "]
                + [TextSpan(entry.key, .bold)],
            [TextSpan(entry.key, .bold)],
        ]
        let room = region.columns - 1
        let tail = tails.first { left + width + 2 + $0.displayWidth <= room } ?? []
        let end = room - tail.displayWidth
        region.text(tail, row: 0, column: end)
        region.within(columns: 0..<max(0, tail.isEmpty ? room : end - 2), rows: 0..<1) {
            $0.text(match.spans, row: 0, column: left)
            if !entry.note.isEmpty {
                $0.text(entry.note, row: 0, column: left + width + 2, .dim)
            }
        }
    }
}

extension PaletteMatch {
    /// The title. Matched letters are bold and underlined.
    fileprivate var spans: [TextSpan] {
        let start = hidden > 0 ? [TextSpan("…")] : []
        guard !marks.isEmpty else {
            return start + [TextSpan(String(entry.title.dropFirst(hidden)))]
        }
        let marks = Set(marks)
        return start
            + entry.title.enumerated().dropFirst(hidden).map { place, character in
                TextSpan(String(character), marks.contains(place) ? [.bold, .underline] : [])
            }
    }

    /// The title as it is drawn in a number of columns.
    fileprivate func text(inColumns columns: Int) -> String {
        ((hidden > 0 ? "…" : "") + entry.title.dropFirst(hidden)).truncated(toWidth: columns)
    }
}

extension [PaletteMatch] {
    /// Returns the matches, with titles that differ in a number of columns. `…` replaces the first words of titles that
    /// would otherwise look alike. Titles that are equal, or that only differ further on than four words, stay alike.
    /// O(characters).
    fileprivate func distinct(inColumns columns: Int) -> [PaletteMatch] {
        var matches = map { PaletteMatch(entry: $0.entry, marks: $0.marks) }
        for _ in 0..<4 {
            let groups = Dictionary(grouping: matches.indices) {
                matches[$0].text(inColumns: columns)
            }
            for index in groups.values.lazy.filter({ $0.count > 1 }).joined() {
                let title = matches[index].entry.title
                guard title.displayWidth > columns else { continue }
                let rest = title.dropFirst(matches[index].hidden)
                guard let space = rest.firstIndex(of: " "),
                    title.index(after: space) < title.endIndex
                else { continue }
                matches[index].hidden = title.distance(
                    from: title.startIndex, to: title.index(after: space))
            }
        }
        return matches
    }
}

extension String {
    /// The number that the digits form. Larger numbers are clamped to a value beyond any position.
    fileprivate var number: Int? {
        guard !isEmpty, allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        return min(Int(self) ?? .max, 1_000_000_000_000_000)
    }
}
