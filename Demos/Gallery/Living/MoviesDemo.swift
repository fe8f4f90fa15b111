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
    static let firstCount = 20

    /// The order in which films come depends on the seed alone.
    public init(seed: UInt64? = nil) throws {
        random = SeededRandom(seed: seed)
        coming = Film.all.indices.shuffled(using: &random)
        let first = Array(coming.suffix(Self.firstCount))
        coming.removeLast(first.count)
        view = CollectionView(snapshot: try Self.snapshot(of: first))
    }

    public func layout(_ knobs: KnobValues) -> any CollectionLayoutConvertible<Int> {
        let defaults = SectionDefaults(
            inset: EdgeInsets(left: 8, bottom: 16, right: 8), interItemSpacing: 8, lineSpacing: 16,
            pinsHeaders: knobs[.pinsHeaders])
        return SplitLayout<Int>(defaults: defaults) { environment in
            environment.hasRoomForColumns(atLeast: Self.leastWidth)
                ? .split(leftSideRatio: 0.5, spacing: 8) : .single
        } side: { decade in
            decade < 1960 ? .left : .right
        } everySection: { column in
            let count = max(1, Int((column.width - 8) / Self.leastWidth))
            return .flow(items: .perLine(count, height: 32)).header(height: 16)
        }
    }

    /// By year: numbers are in that order already.
    private static func snapshot(of films: [Int]) throws -> Snapshot<Int, Int> {
        let decades = Dictionary(grouping: films.sorted()) { Film.all[$0].decade }
        return try Snapshot(
            sections: decades.keys.sorted().map { Section($0, items: decades[$0] ?? []) })
    }

    public func draw(_ element: Element<Int, Int>, in region: inout Region) {
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
        let count = view.snapshot.itemCount(inSectionAt: element.sectionIndex)
        region.text("\(count) ", [.trailing, .dim])
    }

    /// Of a card, in points: most titles and names fit.
    private static let leastWidth = 208.0

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

extension Film {
    /// Films of a decade have one, unlike those of the decades beside it.
    fileprivate var color: Color { Self.colors[decade / 10 % Self.colors.count] }

    private static let colors: [Color] = [.indigo, .teal, .violet, .amber]
}
