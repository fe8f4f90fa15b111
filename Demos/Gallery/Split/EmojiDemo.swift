import Reflow

/// The code points of a character, beside a collection of emoji with several code points.
struct EmojiDemo: Demo {
    typealias Part = EmojiLayout.Part

    var view: CollectionView<Part, Int>
    var layout = EmojiLayout()

    /// The character that the demo analyses. At first a family of four: one character with seven code points.
    private var character: Character = "👨‍👩‍👧‍👦" {
        didSet { if let snapshot = try? Self.snapshot(of: character) { view.apply(snapshot) } }
    }

    init() throws {
        view = try CollectionView(snapshot: Self.snapshot(of: character))
    }

    private static func snapshot(of character: Character) throws -> Snapshot<Part, Int> {
        try Snapshot(sections: [
            Section(.summary, items: Array(0..<5)),
            // Each code point has two lines.
            Section(.codePoints, items: Array(100..<100 + 2 * character.unicodeScalars.count)),
            Section(.collection, items: Array(200..<200 + Profession.all.count)),
        ])
    }

    func draw(_ element: Element<Part, Int>, in region: inout Region) {
        guard let item = element.item else {
            region.fill(region.showsTones ? .panel : .indigo)
            region.text("  " + element.section.title, .bold)
            return region.edge(.indigo)
        }
        switch element.section {
        case .summary:
            // After zooming out, two lines may share a row. Each fill covers the line drawn before, so that the later
            // line is readable.
            region.fill(.terminal)
            let (count, word) = summary[item]
            let number = "\(count) "
            region.text(number, [.trailing, .bold])
            // If there is too little room, cuts the word and draws the whole number.
            let room = max(0, region.columns - number.displayWidth - 1)
            region.within(columns: 0..<room, rows: 0..<region.rows) { $0.text(" " + word) }
        case .codePoints:
            // When the character changes, a code point of the former character may still fade out. Its index may be too
            // large.
            let index = (item - 100) / 2
            guard scalars.indices.contains(index) else { return region.fill(.terminal) }
            drawCodePoint(scalars[index], line: item % 2, in: &region)
        case .collection:
            let profession = Profession.all[item - 200]
            let color = Color.palette[(item - 200) / 3 % 9].color
            region.card(color, profession.parts, profession.name)
        }
    }

    private func searchText(of item: Int) -> String {
        switch item {
        case 0..<5: summary[item].word
        case 100..<100 + 2 * scalars.count:
            item % 2 == 0 ? scalars[(item - 100) / 2].properties.name ?? "" : ""
        default: Profession.all[item - 200].name
        }
    }

    /// Draws a scalar, its number and its name in the Unicode standard, or its bytes in the second line.
    private func drawCodePoint(
        _ scalar: Unicode.Scalar, line: Int, in region: inout Region
    ) {
        guard line == 0 else {
            region.fill(.terminal)
            let bytes = UTF8.encode(scalar).map { $0.map { $0.hexText(digits: 2) } } ?? []
            return region.text(
                bytes.joined(separator: " "), row: 0, column: 14,
                color: region.paintsTones ? .teal : nil)
        }
        let glyph = scalar.properties.isEmoji ? String(Character(scalar)) : ""
        region.fill(.terminal)
        region.text(" \(scalar.number)", .bold)
        region.text(glyph, row: 0, column: 11)
        region.text(scalar.title, row: 0, column: 14, .dim)
    }

    private var scalars: [Unicode.Scalar] { Array(character.unicodeScalars) }

    /// The numbers of the character's parts, as the standard library counts them.
    private var summary: [(count: Int, word: String)] {
        [
            (1, "character (grapheme cluster)"),
            (character.unicodeScalars.count, "code points"),
            (character.utf16.count, "UTF-16 code units"),
            (character.utf8.count, "bytes of UTF-8"),
            (String(character).displayWidth, "columns of a terminal"),
        ]
    }

    static let knobs: [DemoKnob<Self>] = [
        .character(
            "character", \.character, examples: ["👨‍👩‍👧‍👦", "🏳️‍🌈", "👍🏽", "🇨🇭", "e\u{301}", "ﷺ", "한"]
        ).withoutLayout,
        .pinsHeaders(\.layout.pinsHeaders), .leftSideRatio(\.layout.leftSideRatio),
        .splitSpacing(\.layout.splitSpacing),
        .points("leastColumnWidth", \.layout.leastColumnWidth, in: 80...480),
        .points("inset", \.layout.inset), .points("interItemSpacing", \.layout.interItemSpacing),
        .points("lineSpacing", \.layout.lineSpacing),
        .points("itemHeight", \.layout.itemHeight, in: 32...160),
    ]

    static let entry = DemoEntry(
        name: "emoji", title: "Emoji", category: .split,
        summary: "one emoji taken apart, and 30 professions",
        abilities: DemoAbilities<EmojiDemo>(
            texts: DemoTexts(searched: .text { $0.searchText(of: $1) }))
    ) { _ in try EmojiDemo() }
}

extension EmojiDemo.Part {
    var title: String {
        switch self {
        case .summary: "One Character"
        case .codePoints: "Code Points"
        case .collection: "Emoji Collection"
        }
    }
}

/// A profession whose emoji consists of a person, a joiner and a symbol.
struct Profession: Hashable, Sendable {
    let emoji: String
    let name: String

    init(_ emoji: String, _ name: String) {
        self.emoji = emoji
        self.name = name
    }

    /// The parts of the emoji. Terminals disagree on the joined form, so the parts are side by side: `👩 + 🎓`.
    var parts: String {
        emoji.unicodeScalars.filter { $0 != "\u{200D}" && $0 != "\u{FE0F}" }
            .map { String(Character($0)) }.joined(separator: " + ")
    }

    /// Emoji of Unicode 9 and before, because older terminals show newer ones in one column.
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
        Profession("👷‍♀️", "Builder"), Profession("💂‍♀️", "Guard"),
        Profession("👩‍🍼", "Nurse"), Profession("👯‍♀️", "Dancer"),
        Profession("💇‍♀️", "Hairdresser"), Profession("🤹‍♀️", "Juggler"),
        Profession("🏃‍♀️", "Runner"), Profession("🏊‍♀️", "Swimmer"),
        Profession("🚴‍♀️", "Cyclist"), Profession("🤾‍♀️", "Handballer"),
        Profession("🏄‍♀️", "Surfer"), Profession("🚣‍♀️", "Rower"),
    ]
}
