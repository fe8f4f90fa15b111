import Reflow

/// Films by decade, to which one more comes every three seconds, at a place that nobody foresees.
struct MoviesDemo: Demo {
    /// Sections are decades by their first year, items are numbers in `Film.all`.
    var view: CollectionView<Int, Int>
    var layout = MoviesLayout()

    private var random: SeededRandom
    /// Films that have not come yet, the next one last.
    private var coming: [Int]
    private var ticker = Ticker(every: Self.interval)

    static let interval = Duration.seconds(3)
    /// How many are there from the start.
    static let firstCount = 20

    /// The order in which films come depends on the seed alone.
    init(seed: UInt64? = nil) throws {
        random = SeededRandom(seed: seed)
        coming = Film.all.indices.shuffled(using: &random)
        let first = Array(coming.suffix(Self.firstCount))
        coming.removeLast(first.count)
        view = CollectionView(snapshot: try Self.snapshot(of: first))
    }

    /// By year: numbers are in that order already.
    private static func snapshot(of films: [Int]) throws -> Snapshot<Int, Int> {
        let decades = Dictionary(grouping: films.sorted()) { Film.all[$0].decade }
        return try Snapshot(
            sections: decades.keys.sorted().map { Section($0, items: decades[$0] ?? []) })
    }

    func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let item = element.item else { return drawHeader(element, in: &region) }
        let film = Film.all[item]
        region.fill(film.color)
        region.inset(rows: 0) {
            $0.label(film.title, "\(film.year)  \(film.director)", isFirstBold: true)
        }
    }

    private func drawHeader(_ element: Element<Int, Int>, in region: inout Region) {
        region.fill(.terminal)
        region.text(" \(element.section)s", .bold)
        let count = view.snapshot.numberOfItems(inSectionAt: element.sectionIndex)
        region.text("\(count) ", [.trailing, .dim])
    }

    private var place: String {
        let count = view.snapshot.numberOfItems
        return ticker.isRunning || coming.isEmpty
            ? "\(count) of \(Film.all.count) films" : "\(count) films, paused"
    }

    static let knobs: [DemoKnob<Self>] = [
        .pinsHeaders(\.layout.pinsHeaders), .leftSideRatio(\.layout.leftSideRatio),
        .splitSpacing(\.layout.splitSpacing),
        .count("middleYear", \.layout.middleYear, in: 1920...2020),
        .points("cardWidth", \.layout.cardWidth, in: 160...480), .points("inset", \.layout.inset),
        .points("interItemSpacing", \.layout.interItemSpacing),
        .points("lineSpacing", \.layout.lineSpacing),
    ]

    static let entry = DemoEntry(
        name: "movies", title: "Movies", category: .living,
        summary: "a film comes every three seconds",
        abilities: DemoAbilities<MoviesDemo>(
            place: { $0.place }, searchText: { $0.searchText(of: $1) },
            advance: { demo, now in demo.ticker.advance(to: now) && demo.insert() },
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

    var keys: [DemoKey<Self>] {
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

extension Film {
    /// Films of a decade have one, unlike those of the decades beside it.
    fileprivate var color: Color { Self.colors[decade / 10 % Self.colors.count] }

    private static let colors: [Color] = [.indigo, .teal, .violet, .amber]
}
