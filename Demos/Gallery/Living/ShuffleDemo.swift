import Reflow

/// Two decks of emoji that are shuffled together by a key.
public struct ShuffleDemo: Demo {
    public enum Deck: Int, Hashable, Sendable, CaseIterable {
        case left, right
    }

    /// Items are numbers in `emoji`.
    public var view: CollectionView<Deck, Int>
    private var random: SeededRandom

    /// One scalar each and two columns wide everywhere, so that they can be moved about: none is younger than Unicode 9,
    /// of which terminals that know no later one would take a single column.
    static let emoji = Array(
        "😀😂😍😎🤔😴🤠🤖👻👽🐶🐱🦊🐻🐼🐸🐵🐔🐧🦉🦄🐝🦋🐌🐢🐙🐳🐬🌵🌲🌻🍁🍄🍎🍋🍉🍇🍓🥑🌽🍕🍔🍟🍩🍪🍰🚗🚀🚲🎈🎁🎸🎺🎲🎯🏀"
    )

    /// What comes of shuffling depends on the seed alone.
    public init(seed: UInt64? = nil) throws {
        random = SeededRandom(seed: seed)
        view = CollectionView(snapshot: try Self.snapshot(Array(Self.emoji.indices)))
    }

    private static func snapshot(_ order: [Int]) throws -> Snapshot<Deck, Int> {
        let half = order.count / 2
        return try Snapshot(sections: [
            Section(.left, items: order[..<half]), Section(.right, items: order[half...]),
        ])
    }

    public func layout(_ knobs: KnobValues) -> any CollectionLayoutConvertible<Deck> {
        let defaults = SectionDefaults(
            inset: EdgeInsets(left: 8, bottom: 16, right: 8), interItemSpacing: 8, lineSpacing: 8,
            pinsHeaders: knobs[.pinsHeaders])
        return SplitLayout<Deck>(defaults: defaults) { environment in
            environment.hasRoomForColumns(atLeast: 240)
                ? .split(leftSideRatio: knobs[.leftSideRatio], spacing: 8) : .single
        } side: { deck in
            deck == .left ? .left : .right
        } everySection: { column in
            let isSplit = column.environment.hasRoomForColumns(atLeast: 240)
            let height = column.environment.size.height / (isSplit ? 1 : 2)
            let cards = Cards(
                count: Self.emoji.count / 2, room: Size(width: column.width, height: height))
            return .flow(items: .perLine(cards.across, height: cards.height)).header(height: 16)
        }
    }

    /// How a deck is laid out so that all its cards are in sight, as large as can be; in points.
    struct Cards {
        let across: Int
        let height: Double

        init(count: Int, room: Size) {
            func width(_ across: Int) -> Double { (room.width - 8) / Double(across) - 8 }
            // As playing cards are; with the gap below it a card takes whole rows.
            func height(_ across: Int) -> Double {
                max(1, (width(across) * 1.4 / 16).rounded()) * 16 - 8
            }
            func total(_ across: Int) -> Double {
                Double((count + across - 1) / across) * (height(across) + 8) + 24
            }
            // Narrower ones than three cells have no room for an emoji beside the mark of what is selected.
            let most = max(1, Int((room.width - 8) / 32))
            across = (1...most).first { total($0) <= room.height } ?? most
            self.height = max(16, height(across))
        }
    }

    public func draw(_ element: Element<Deck, Int>, in region: inout Region) {
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

    public var keys: [DemoKey<Self>] {
        [
            DemoKey("s", word: "shuffle", help: "shuffle both decks together") { demo, _ in
                demo.show(Self.emoji.indices.shuffled(using: &demo.random), saying: "shuffled")
            },
            DemoKey("o", word: "order", help: "as they were at first") { demo, _ in
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

    public static let entry = DemoEntry(
        name: "shuffle", title: "Shuffle", category: .living,
        summary: "two decks of emoji, shuffled by a key",
        knobs: [.pinsHeaders, .leftSideRatio(0.5)]
    ) { try ShuffleDemo(seed: $0.standIns.seed) }
}
