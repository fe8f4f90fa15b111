import Reflow

/// A text file that grows. Each line is as high as its wrapped text.
///
/// The view of a file starts at the end and follows new lines. It stops following when the reader scrolls up. The view of
/// a stream starts at the start, as in a pager, and follows the stream if it does not end soon.
struct LogDemo: Demo {
    /// The view. A section is a file that has had the name, and an item is a line; see `ShownLines`.
    var view: CollectionView<Int, Int>
    var layout = LogLayout()

    let lines: ShownLines
    /// Whether the view scrolls to the end when lines are added.
    var isFollowing: Bool
    /// Whether the view shows the start of a stream, and may still begin to follow it; see `decideToFollow`.
    var isUndecided: Bool
    /// The time at which the view begins to follow a stream; `nil` before its first bytes.
    var followTime: Duration?
    /// The scroll position before the filter changed; `nil` after the reader has moved.
    var origin: LineAnchor?
    /// The time of the last update.
    var now = Duration.zero
    /// The time of the next check, for a file whose changes the system does not report.
    var nextCheck: Duration?
    /// The shown items.
    var shown = 0..<0
    /// Whether the last shown item had no line end yet.
    var wasInLine = false

    /// The maximum number of bytes that are read in one frame. Reading them takes a few milliseconds.
    static let portion = 1 << 23

    init(_ text: FollowedText) {
        lines = ShownLines(text)
        isFollowing = !text.isStream
        isUndecided = text.isStream
        view = CollectionView(snapshot: Snapshot<Int, Int>())
        view.allowsMultipleSelection = true
        _ = text.read(atMost: Self.portion)
        show()
    }

    var text: FollowedText { lines.text }

    static let knobs: [DemoKnob<Self>] = [
        .pinsHeaders(\.layout.pinsHeaders),
        .points("lineSpacing", \.layout.lineSpacing, in: 0...32, step: 16),
    ]

    static let abilities = DemoAbilities<LogDemo>(
        naming: DemoNaming(place: { $0.text.name }, emptySentence: { $0.emptySentence }),
        texts: DemoTexts(
            searched: .bytes { LineText.searched($0.lines.bytes(of: $1)) },
            plain: { $0.plainText(of: $1) }, heading: { $0.plainHeading(of: $1) },
            copied: { $0.lines.text(of: $1) }),
        numbering: DemoNumbering(
            itemName: "line", item: { $0.item(numbered: $1) },
            goToPercent: { $0.go(toPercent: $1) }),
        filtering: DemoFiltering(
            apply: { $0.filter(by: $1) }, state: { $0.filterState },
            unfiltered: { $0.lines.line(of: $1) }, filtered: { $0.lines.item(ofLine: $1) }),
        observing: DemoObserving(didMove: { $0.didMove() }, didPlace: { $0.keepPlace() }),
        scaling: .measurement { $0.measurement(at: $1) },
        waking: DemoWaking(
            advance: { $0.advance(to: $1) }, deadline: { $0.deadline },
            descriptors: { $0.descriptors }, wake: { $0.wake() }))

    static let entry = DemoEntry(
        name: "log", title: "Log", category: .living,
        summary: "a text file, followed while it grows",
        options: [.file], argument: DemoArgument(option: .file, otherwise: "-"),
        abilities: abilities
    ) { options in
        if options.readsStandardInput { return LogDemo(try FollowedText(standardInput: 0)) }
        guard let file = options.path(.file) else { return LogDemo(try .ofThisMachine()) }
        return LogDemo(try FollowedText(path: file))
    }
}

extension LogDemo {
    /// Returns the item of a line in the current file; `nil` if the line is not shown. Lines are numbered from 1.
    private func item(numbered number: Int) -> Int? {
        guard let part = text.parts.last, (1...max(1, part.lines.count)).contains(number) else {
            return nil
        }
        return lines.item(ofLine: part.firstLine + number - 1)
    }

    /// Scrolls to a percentage of the number of shown lines. Heights are no basis, because the heights of lines that
    /// were never visible are estimates.
    private mutating func go(toPercent percent: Int) -> Bool {
        guard percent < 100 else { return view.scroll(to: .end) }
        let items = lines.items
        let number = items.count / 100 * percent + items.count % 100 * percent / 100
        guard number > 1 else { return view.scroll(to: .start) }
        return view.scroll(toItem: items.lowerBound + number - 1, at: .top)
    }
}
