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
            inset: .all(8), interItemSpacing: 8, lineSpacing: 16,
            pinsHeaders: knobs[.pinsHeaders])
        return SplitLayout<Deck>(defaults: defaults) { environment in
            environment.isLandscape
                ? .split(leftSideRatio: knobs[.leftSideRatio], spacing: 8) : .single
        } side: { deck in
            deck == .left ? .left : .right
        } everySection: { _ in
            SectionLayout.flow(items: .uniform(Size(width: 48, height: 16))).header(height: 16)
        }
    }

    public func draw(_ element: Element<Deck, Int>, in region: inout Region) {
        guard let item = element.item else {
            region.fill(.indigo)
            return region.text(element.section == .left ? " Left deck" : " Right deck", .bold)
        }
        region.fill(item < Self.emoji.count / 2 ? .teal : .violet)
        region.text(String(Self.emoji[item]), .centered)
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
