import Reflow

/// Two decks of emoji that a key shuffles together.
struct ShuffleDemo: Demo {
    typealias Deck = ShuffleLayout.Deck

    /// The items are indices into `emoji`.
    var view: CollectionView<Deck, Int>
    var layout = ShuffleLayout()
    private var random: SeededRandom

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
        region.fill(Self.deck(of: item) == .left ? .teal : .violet)
        region.text(String(Self.emoji[item]), region.columns > 3 ? .centered : .trailing)
        // The card shows its number, which is its position before the first shuffling.
        guard region.rows > 2, region.columns > 3 else { return }
        region.text(" \(item + 1)", row: 0)
    }

    /// Returns the deck that contained the card before the first shuffling.
    private static func deck(of item: Int) -> Deck { item < emoji.count / 2 ? .left : .right }

    private func drawHeader(_ deck: Deck, in region: inout Region) {
        let title = deck == .left ? " Left deck" : " Right deck"
        region.fill(.terminal)
        region.text(title, .bold)
        let cards = (try? view.snapshot.itemIdentifiers(inSection: deck)).map(Array.init) ?? []
        let own = cards.count { Self.deck(of: $0) == deck }
        let note = "\(own) of \(cards.count) from this deck "
        guard title.count + note.count + 2 <= region.columns else { return }
        region.text(note, [.trailing, .dim])
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

    private mutating func show(_ order: [Int], saying sentence: String) -> Outcome {
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
        abilities: DemoAbilities<ShuffleDemo>(numbering: DemoNumbering(item: { $1 - 1 }))
    ) { try ShuffleDemo(seed: $0.standIns.seed) }
}
