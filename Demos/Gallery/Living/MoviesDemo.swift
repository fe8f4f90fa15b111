import Reflow

/// Films by decade, to which one more comes every three seconds, at a place that nobody foresees.
public struct MoviesDemo: Demo {
    /// Sections are decades by their first year, items are numbers in `Film.all`.
    public var view: CollectionView<Int, Int>

    private var random: SeededRandom
    /// Films that have not come yet, the next one last.
    private var coming: [Int]
    private var ticker = Ticker(every: Self.interval)

    static let interval = Duration.seconds(3)
    /// How many are there from the start.
    static let firstCount = 8

    /// The order in which films come depends on the seed alone.
    public init(seed: UInt64? = nil) throws {
        random = SeededRandom(seed: seed)
        coming = Film.all.indices.shuffled(using: &random)
        let first = Array(coming.suffix(Self.firstCount))
        coming.removeLast(first.count)
        view = CollectionView(snapshot: try Self.snapshot(of: first))
    }

    public func layout(_ knobs: KnobValues) -> any CollectionLayoutConvertible<Int> {
        SplitLayout<Int>(defaults: SectionDefaults(pinsHeaders: knobs[.pinsHeaders])) {
            environment in
            environment.isLandscape
                ? .split(leftSideRatio: 0.5, spacing: 8) : .single
        } side: { decade in
            decade < 1960 ? .left : .right
        } everySection: { _ in
            SectionLayout.flow(items: .perLine(1, height: 16)).header(height: 16)
        }
    }

    /// By year: numbers are in that order already.
    private static func snapshot(of films: [Int]) throws -> Snapshot<Int, Int> {
        let decades = Dictionary(grouping: films.sorted()) { Film.all[$0].decade }
        return try Snapshot(
            sections: decades.keys.sorted().map { Section($0, items: decades[$0] ?? []) })
    }

    public func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let item = element.item else {
            region.fill(.violet)
            return region.text(" \(element.section)s", .bold)
        }
        let film = Film.all[item]
        // Rows that pass each other are to be read one by one.
        region.fill(.terminal)
        // The year is there for all or for none; the director only where there is room beside the title.
        let end = region.columns - (region.columns < Self.leastColumns ? 0 : 7)
        region.within(columns: 0..<end, rows: 0..<region.rows) {
            $0.text("  \(film.title)")
        }
        guard end < region.columns else { return }
        region.text("\(film.year)  ", .trailing)
        let used = 2 + film.title.displayWidth + 2
        guard used + Self.leastDirector <= end else { return }
        region.within(columns: used..<end, rows: 0..<region.rows) {
            $0.text(film.director, .dim)
        }
    }

    /// From so many columns on there is a year beside the title, and from so many beside that a director.
    private static let leastColumns = 24
    private static let leastDirector = 4

    private var place: String {
        let count = view.snapshot.numberOfItems
        return ticker.isRunning || coming.isEmpty
            ? "\(count) of \(Film.all.count) films" : "\(count) films, paused"
    }

    public static let entry = DemoEntry(
        name: "movies", title: "Movies", category: .living,
        summary: "a film comes every three seconds", knobs: [.pinsHeaders],
        abilities: DemoAbilities<MoviesDemo>(
            place: { $0.place }, searchText: { $0.searchText(of: $1) },
            advance: { demo, now, _ in demo.ticker.advance(to: now) && demo.insert() },
            deadline: { $0.ticker.deadline })
    ) { try MoviesDemo(seed: $0.standIns.seed) }
}

extension MoviesDemo {
    /// Has the next film come; false when all are there.
    private mutating func insert() -> Bool {
        guard let film = coming.popLast() else { return false }
        show(Array(view.snapshot.itemIdentifiers) + [film])
        if coming.isEmpty { ticker.stop() }
        return true
    }

    private mutating func show(_ films: [Int]) {
        // Each film is there once.
        guard let snapshot = try? Self.snapshot(of: films) else { return }
        view.apply(snapshot)
    }

    private func searchText(of item: Int) -> String {
        let film = Film.all[item]
        return "\(film.title) \(film.director) \(film.year)"
    }

    public var keys: [DemoKey<Self>] {
        [
            DemoKey("t", word: ticker.isRunning ? "pause" : "go on", help: "pause, and go on") {
                demo, _ in
                guard !demo.coming.isEmpty else { return Self.allAreThere }
                demo.ticker.toggle()
                return .message(demo.ticker.isRunning ? "films come again" : "paused")
            },
            DemoKey("i", word: "insert", help: "another film at once") { demo, _ in
                demo.insert() ? .redraw : Self.allAreThere
            },
            DemoKey("a", word: "again", help: "begin again with a few") { demo, _ in
                demo.coming = Film.all.indices.shuffled(using: &demo.random)
                let first = Array(demo.coming.suffix(Self.firstCount))
                demo.coming.removeLast(first.count)
                demo.show(first)
                if !demo.ticker.isRunning { demo.ticker.toggle() }
                return .message("begun again")
            },
        ]
    }

    private static let allAreThere = Outcome.message("all \(Film.all.count) films are there")
}
