import Reflow

/// A text file that grows, line by line, each as high as it is when wrapped.
///
/// It begins at the end and stays there while more comes; a reader who has scrolled up keeps their place.
struct LogDemo: Demo {
    /// Sections are the files that had the name, items are lines; see `ShownLines`.
    var view: CollectionView<Int, Int>
    var layout = LogLayout()

    let lines: ShownLines
    /// Whether the end is to be seen when more comes.
    var isFollowing = true
    /// Where the reader was when other lines were shown, until they move.
    var origin: LinePlace?
    /// The time it was told last.
    var now = Duration.zero
    /// When to look at the file again where nobody reports changes.
    var nextLook: Duration?
    /// What came of a look that nobody asked for.
    var unsaid: Outcome?
    /// The items that are shown.
    var shown = 0..<0
    /// Whether the last of them had no end yet.
    var wasInLine = false

    /// How many bytes are looked at before the next frame: a few milliseconds' worth.
    static let portion = 1 << 23

    init(_ text: FollowedText) {
        lines = ShownLines(text)
        view = CollectionView(snapshot: Snapshot<Int, Int>())
        _ = text.read(atMost: Self.portion)
        show()
    }

    var text: FollowedText { lines.text }

    static let knobs: [DemoKnob<Self>] = [
        .pinsHeaders(\.layout.pinsHeaders),
        .points("lineSpacing", \.layout.lineSpacing, in: 0...32, step: 16),
    ]

    static let abilities = DemoAbilities<LogDemo>(
        place: { $0.text.name }, emptySentence: { $0.emptySentence },
        copied: { $0.lines.text(of: $1) }, didMove: { $0.didMove() }, didPlace: { $0.keepPlace() },
        item: { $0.item(numbered: $1) }, goToPercent: { $0.go(toPercent: $1) }, itemName: "line",
        searchText: { $0.lines.text(of: $1) },
        searchedBytes: { LineText.searched($0.lines.bytes(of: $1)) },
        plainText: { $0.plainText(of: $1) }, plainHeading: { $0.plainHeading(of: $1) },
        filtering: DemoFiltering(
            apply: { $0.filter(by: $1) }, state: { $0.filterState }),
        measurement: { $0.measurement(at: $1) },
        advance: { $0.advance(to: $1) }, deadline: { $0.deadline },
        descriptors: { $0.descriptors }, wake: { $0.wake() })

    static let entry = DemoEntry(
        name: "log", title: "Log", category: .living,
        summary: "a file that is followed as it grows",
        options: [.file], argument: DemoArgument(option: .file, otherwise: "-"),
        abilities: abilities
    ) { options in
        if options.readsStandardInput { return LogDemo(try FollowedText(standardInput: 0)) }
        guard let file = options.path(.file) else { return LogDemo(try .ofThisMachine()) }
        return LogDemo(try FollowedText(path: file))
    }
}

extension LogDemo {
    /// A line of the file as it is now, by its number, from 1; nil where it is not shown.
    private func item(numbered number: Int) -> Int? {
        guard let part = text.parts.last, (1...max(1, part.lines.count)).contains(number) else {
            return nil
        }
        return lines.item(ofLine: part.firstLine + number - 1)
    }

    /// Goes to a percentage of the lines that are shown, not of their heights: those of lines that nobody has seen are
    /// estimates.
    private mutating func go(toPercent percent: Int) -> Bool {
        guard percent < 100 else { return view.scroll(to: .end) }
        let items = lines.items
        let number = items.count / 100 * percent + items.count % 100 * percent / 100
        guard number > 1 else { return view.scroll(to: .start) }
        return view.scroll(toItem: items.lowerBound + number - 1, at: .top)
    }

    var keys: [DemoKey<Self>] {
        [
            DemoKey("#", word: "numbers", help: "line numbers, or none") { demo, _ in
                demo.lines.hasNumbers.toggle()
                demo.fitNumbers()
                return .message("line numbers \(demo.lines.hasNumbers ? "on" : "off")")
            },
            DemoKey("f", word: "follow", help: "to the end, and stay there") { demo, _ in
                demo.isFollowing = true
                demo.keepPlace()
                return .message("following \(demo.text.name)")
            },
        ]
    }
}
