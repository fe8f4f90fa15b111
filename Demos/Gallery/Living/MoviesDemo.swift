import Reflow

/// A list of seven films by decade. Every three seconds, one more film appears at a random position.
struct MoviesDemo: Demo {
    /// The sections are decades by their first year. The items are indices into `Film.all`.
    var view: CollectionView<Int, Int>
    var layout = MoviesLayout()

    private var random: SeededRandom
    /// The films that have not appeared yet. The last element appears next.
    private var coming: [Int]
    private var ticker = Ticker(every: Self.interval)

    static let interval = Duration.seconds(3)
    /// The number of films at the start.
    static let firstCount = 7

    /// Creates the demo. The order in which films appear depends only on the seed.
    init(seed: UInt64? = nil) throws {
        random = SeededRandom(seed: seed)
        coming = Film.all.indices.shuffled(using: &random)
        let first = Array(coming.suffix(Self.firstCount))
        coming.removeLast(first.count)
        view = CollectionView(snapshot: try Self.snapshot(of: first))
    }

    /// Groups films by decade. The indices of a decade are sorted by year already.
    private static func snapshot(of films: [Int]) throws -> Snapshot<Int, Int> {
        let decades = Dictionary(grouping: films.sorted()) { Film.all[$0].decade }
        return try Snapshot(
            sections: decades.keys.sorted().map { Section($0, items: decades[$0] ?? []) })
    }

    func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let item = element.item else { return drawHeader(element, in: &region) }
        let film = Film.all[item]
        let color = film.genre.color
        region.fill(color)
        region.inset(rows: 0) {
            $0.text(film.title, row: 0, .bold)
            $0.text("\(film.year)  \(film.director)", row: 1)
            $0.text(film.genre.rawValue, row: 2, color: color)
        }
        region.edge(color)
    }

    private func drawHeader(_ element: Element<Int, Int>, in region: inout Region) {
        let count = view.snapshot.numberOfItems(inSectionAt: element.sectionIndex)
        region.header(
            "\(element.section)s", "\(count)", isPinned: view.isPinned(element))
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
        .points("leastColumnWidth", \.layout.leastColumnWidth, in: 160...960),
        .points("inset", \.layout.inset),
        .points("lineSpacing", \.layout.lineSpacing),
    ]

    static let entry = DemoEntry(
        name: "movies", title: "Movies", category: .living,
        summary: "a list of films; a new one every three seconds",
        abilities: DemoAbilities<MoviesDemo>(
            naming: DemoNaming(place: { $0.place }),
            texts: DemoTexts(searched: .text { $0.searchText(of: $1) }),
            waking: DemoWaking(
                advance: { $0.ticker.advance(to: $1) && $0.insert() },
                deadline: { $0.ticker.deadline }))
    ) { try MoviesDemo(seed: $0.standIns.seed) }
}

extension MoviesDemo {
    /// Adds the next film. Returns `false` if all films are shown.
    private mutating func insert() -> Bool {
        guard let film = coming.popLast() else { return false }
        show(Array(view.snapshot.itemIdentifiers) + [film])
        if coming.isEmpty { ticker.stop() }
        return true
    }

    private mutating func show(_ films: [Int]) {
        // The snapshot cannot fail, because each film appears once.
        guard let snapshot = try? Self.snapshot(of: films) else { return }
        view.apply(snapshot)
    }

    private func searchText(of item: Int) -> String {
        let film = Film.all[item]
        return "\(film.title) \(film.director) \(film.year) \(film.genre.rawValue)"
    }

    var keys: [DemoKey<Self>] {
        [
            DemoKey("t", word: ticker.isRunning ? "pause" : "resume", help: "pause or resume") {
                demo, _ in
                guard !demo.coming.isEmpty else { return Self.allAreThere }
                demo.ticker.toggle()
                return .message(
                    demo.ticker.isRunning ? "a new film comes every three seconds" : "paused")
            },
            DemoKey("i", word: "insert", help: "add a film now") { demo, _ in
                demo.insert() ? .redraw : Self.allAreThere
            },
            DemoKey("a", word: "again", help: "start again with a few films") { demo, _ in
                demo.coming = Film.all.indices.shuffled(using: &demo.random)
                let first = Array(demo.coming.suffix(Self.firstCount))
                demo.coming.removeLast(first.count)
                demo.show(first)
                if !demo.ticker.isRunning { demo.ticker.toggle() }
                return .message("started again")
            },
        ]
    }

    private static let allAreThere = Outcome.message("all \(Film.all.count) films are shown")
}

extension Film.Genre {
    fileprivate var color: Color {
        switch self {
        case .drama: .indigo
        case .comedy: .amber
        case .crime: .blue
        case .fantasy: .violet
        case .romance: .pink
        case .adventure: .green
        case .western: .orange
        case .horror: .red
        case .scienceFiction: .teal
        }
    }
}
