import Reflow

/// Two decks of emoji that are shuffled together by a key.
struct ShuffleDemo: Demo {
    typealias Deck = ShuffleLayout.Deck

    /// Items are numbers in `emoji`.
    var view: CollectionView<Deck, Int>
    var layout = ShuffleLayout()
    private var random: SeededRandom

    /// One scalar each and two columns wide everywhere, so that they can be moved about: none is younger than Unicode 9,
    /// of which terminals that know no later one would take a single column.
    static let emoji = Array(
        "😀😂😍😎🤔😴🤠🤖👻👽🐶🐱🦊🐻🐼🐸🐵🐔🐧🦉🦄🐝🦋🐌🐢🐙🐳🐬🌵🌲🌻🍁🍄🍎🍋🍉🍇🍓🥑🌽🍕🍔🍟🍩🍪🍰🚗🚀🚲🎈🎁🎸🎺🎲🎯🏀"
    )

    /// What comes of shuffling depends on the seed alone.
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
        // Its place in the first order.
        guard region.rows > 2, region.columns > 3 else { return }
        region.text(" \(item)", row: 0)
    }

    /// The deck that a card was in at first.
    private static func deck(of item: Int) -> Deck { item < emoji.count / 2 ? .left : .right }

    private func drawHeader(_ deck: Deck, in region: inout Region) {
        let title = deck == .left ? " Left deck" : " Right deck"
        region.fill(.terminal)
        region.text(title, .bold)
        let cards = (try? view.snapshot.itemIdentifiers(inSection: deck)).map(Array.init) ?? []
        let own = cards.count { Self.deck(of: $0) == deck }
        let note = "\(own) of \(cards.count) its own "
        guard title.count + note.count + 2 <= region.columns else { return }
        region.text(note, [.trailing, .dim])
    }

    var keys: [DemoKey<Self>] {
        [
            DemoKey("s", word: "shuffle", help: "shuffle both decks together") { demo, _ in
                demo.show(Self.emoji.indices.shuffled(using: &demo.random), saying: "shuffled")
            },
            DemoKey("o", word: "order", help: "the first order") { demo, _ in
                demo.show(Array(Self.emoji.indices), saying: "in order")
            },
        ]
    }

    private mutating func show(_ order: [Int], saying sentence: String) -> Outcome {
        // A permutation has no item twice.
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
        summary: "two decks of emoji, shuffled by a key"
    ) { try ShuffleDemo(seed: $0.standIns.seed) }
}
