import Reflow

/// Two decks of emoji that a key shuffles together. The first time, they shuffle by themselves.
struct ShuffleDemo: Demo {
    typealias Deck = ShuffleLayout.Deck

    /// The items are indices into `emoji`.
    var view: CollectionView<Deck, Int>
    var layout = ShuffleLayout()
    private var random: SeededRandom
    /// The timer of the shuffling at the start. Any key stops it.
    private var ticker = Ticker(every: .milliseconds(1_200))

    /// Emoji of one scalar each, two columns wide in all terminals, so that they can be moved freely.
    ///
    /// All of them are in Unicode 9 or older. Older terminals show newer emoji in one column.
    static let emoji = Array(
        "😀😂😍😎🤔😴🤠🤖👻👽🐶🐱🦊🐻🐼🐸🐵🐔🐧🦉🦄🐝🦋🐌🐢🐙🐳🐬🌵🌲🌻🍁🍄🍎🍋🍉🍇🍓🥑🌽🍕🍔🍟🍩🍪🍰🚗🚀🚲🎈🎁🎸🎺🎲🎯🏀"
    )

    /// Creates the demo. The result of shuffling depends only on the seed.
    init(seed: UInt64? = nil) throws {
        random = SeededRandom(seed: seed)
        view = CollectionView(snapshot: try Self.snapshot(Array(Self.emoji.indices)))
    }

    private static func snapshot(_ order: [Int]) throws -> Snapshot<Deck, Int> {
        let half = order.count / 2
        return try Snapshot(sections: [
            Section(.left, items: order[..<half]), Section(.right, items: order[half...]),
        ])
    }

    func draw(_ element: Element<Deck, Int>, in region: inout Region) {
        guard let item = element.item else { return drawHeader(element.section, in: &region) }
        let color = Self.deck(of: item) == .left ? Color.teal : .violet
        region.fill(color)
        region.text(String(Self.emoji[item]), region.columns > 3 ? .centered : .trailing)
        // The card shows its number, which is its position before the first shuffling.
        guard region.rows > 2, region.columns > 3 else { return }
        region.text(" \(item + 1)", row: 0, color: color)
    }

    /// Returns the deck that contained the card before the first shuffling.
    private static func deck(of item: Int) -> Deck { item < emoji.count / 2 ? .left : .right }

    private func drawHeader(_ deck: Deck, in region: inout Region) {
        let cards = (try? view.snapshot.itemIdentifiers(inSection: deck)).map(Array.init) ?? []
        let own = cards.count { Self.deck(of: $0) == deck }
        region.header(
            deck == .left ? "Left deck" : "Right deck", "\(own) of \(cards.count) from this deck")
    }

    var keys: [DemoKey<Self>] {
        [
            DemoKey("s", word: "shuffle", help: "shuffle both decks together") { demo, _ in
                demo.show(Self.emoji.indices.shuffled(using: &demo.random), saying: "shuffled")
            },
            DemoKey("o", word: "order", help: "sort both decks again") { demo, _ in
                demo.show(Array(Self.emoji.indices), saying: "sorted again")
            },
        ]
    }

    /// Shuffles once after the start. Returns whether it did.
    private mutating func advance(to now: Duration) -> Bool {
        guard view.animates, ticker.advance(to: now) else { return false }
        _ = show(Self.emoji.indices.shuffled(using: &random), saying: "")
        return true
    }

    private mutating func show(_ order: [Int], saying sentence: String) -> Outcome {
        ticker.stop()
        // The snapshot cannot fail, because a permutation contains no item twice.
        guard let snapshot = try? Self.snapshot(order) else { return .handled }
        view.apply(snapshot)
        return .message(sentence)
    }

    static let knobs: [DemoKnob<Self>] = [
        .pinsHeaders(\.layout.pinsHeaders), .leftSideRatio(\.layout.leftSideRatio),
        .splitSpacing(\.layout.splitSpacing),
        .points("leastColumnWidth", \.layout.leastColumnWidth, in: 80...480),
        .number("cardRatio", \.layout.cardRatio, in: 0.2...2, step: 0.1),
    ]

    static let entry = DemoEntry(
        name: "shuffle", title: "Shuffle", category: .living,
        summary: "two decks of emoji cards that a key shuffles",
        abilities: DemoAbilities<ShuffleDemo>(
            numbering: DemoNumbering(item: { $1 - 1 }),
            observing: DemoObserving(didMove: { $0.ticker.stop() }, didPlace: { _ in }),
            waking: DemoWaking(
                advance: { $0.advance(to: $1) },
                deadline: { $0.view.animates ? $0.ticker.deadline : nil }))
    ) { try ShuffleDemo(seed: $0.standIns.seed) }
}
