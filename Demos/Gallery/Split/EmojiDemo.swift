import Reflow

/// What one character on the screen is made of, beside a collection of such characters.
struct EmojiDemo: Demo {
    typealias Part = EmojiLayout.Part

    var view: CollectionView<Part, Int>
    var layout = EmojiLayout()

    /// A family of four: one character, seven code points.
    static let family: Character = "👨‍👩‍👧‍👦"
    static let scalars = Array(family.unicodeScalars)

    init() throws {
        let (scalars, professions) = (Self.scalars.count, Profession.all.count)
        view = try CollectionView {
            Section(.summary, items: 0..<Self.summary.count)
            Section(.codePoints, items: 100..<100 + scalars)
            Section(.collection, items: 200..<200 + professions)
        }
    }

    var keys: [DemoKey<Self>] { [] }

    func draw(_ element: Element<Part, Int>, in region: inout Region) {
        guard let item = element.item else {
            region.fill(.indigo)
            return region.text(" " + element.section.title, .bold)
        }
        switch element.section {
        case .summary:
            // Zoomed out, two lines may meet in a row: the later one is to be read, not both.
            region.fill(.terminal)
            let (count, word) = Self.summary[item]
            let number = "\(count) "
            region.text(number, [.trailing, .bold])
            // The word gives way to the number, not the other way round.
            let room = max(0, region.columns - number.displayWidth - 1)
            region.within(columns: 0..<room, rows: 0..<region.rows) { $0.text(" " + word) }
        case .codePoints:
            drawCodePoint(Self.scalars[item - 100], in: &region)
        case .collection:
            let profession = Profession.all[item - 200]
            region.fill(.teal)
            region.text(profession.emoji, row: 1, .centered)
            region.text(profession.name, row: 2, .centered)
        }
    }

    private func searchText(of item: Int) -> String {
        switch item {
        case Self.summary.indices: Self.summary[item].word
        case 100..<100 + Self.scalars.count: Self.scalars[item - 100].properties.name ?? ""
        default: Profession.all[item - 200].name
        }
    }

    /// The scalar, its number and its name in the Unicode standard.
    private func drawCodePoint(_ scalar: Unicode.Scalar, in region: inout Region) {
        let glyph = scalar.properties.isEmoji ? String(Character(scalar)) : ""
        region.fill(.terminal)
        region.text(" \(scalar.number)", .bold)
        region.text(glyph, row: 0, column: 11)
        region.text(scalar.title, row: 0, column: 14, .dim)
    }

    /// How many of what the family is, by the standard library's count.
    static let summary: [(count: Int, word: String)] = {
        let text = String(family)
        return [
            (text.count, "character (grapheme cluster)"),
            (text.unicodeScalars.count, "code points"),
            (text.utf16.count, "UTF-16 code units"),
            (text.utf8.count, "bytes of UTF-8"),
        ]
    }()

    static let knobs: [DemoKnob<Self>] = [
        .pinsHeaders(\.layout.pinsHeaders), .leftSideRatio(\.layout.leftSideRatio),
        .splitSpacing(\.layout.splitSpacing),
        .points("leastColumnWidth", \.layout.leastColumnWidth, in: 80...480),
        .points("inset", \.layout.inset), .points("interItemSpacing", \.layout.interItemSpacing),
        .points("lineSpacing", \.layout.lineSpacing),
        .points("itemHeight", \.layout.itemHeight, in: 32...160),
    ]

    static let entry = DemoEntry(
        name: "emoji", title: "Emoji", category: .split,
        summary: "what a family is made of, and 18 professions",
        abilities: DemoAbilities<EmojiDemo>(searchText: { $0.searchText(of: $1) })
    ) { _ in try EmojiDemo() }
}

extension EmojiDemo.Part {
    var title: String {
        switch self {
        case .summary: "One Family"
        case .codePoints: "Code Points"
        case .collection: "Emoji Collection"
        }
    }
}

/// An occupation that Unicode has an emoji for: a person, a joiner and a thing.
struct Profession: Hashable, Sendable {
    let emoji: String
    let name: String

    init(_ emoji: String, _ name: String) {
        self.emoji = emoji
        self.name = name
    }

    static let all: [Profession] = [
        Profession("👩‍⚕️", "Health worker"), Profession("👩‍🎓", "Student"),
        Profession("👩‍🏫", "Teacher"), Profession("👩‍⚖️", "Judge"),
        Profession("👩‍🌾", "Farmer"), Profession("👩‍🍳", "Cook"),
        Profession("👩‍🔧", "Mechanic"), Profession("👩‍🏭", "Factory worker"),
        Profession("👩‍💼", "Office worker"), Profession("👩‍🔬", "Scientist"),
        Profession("👩‍💻", "Technologist"), Profession("👩‍🎤", "Singer"),
        Profession("👩‍🎨", "Artist"), Profession("👩‍✈️", "Pilot"),
        Profession("👩‍🚀", "Astronaut"), Profession("👩‍🚒", "Firefighter"),
        Profession("👮‍♀️", "Police officer"), Profession("🕵️‍♀️", "Detective"),
    ]
}
