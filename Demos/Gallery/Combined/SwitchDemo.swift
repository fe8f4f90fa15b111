import Reflow

/// The same letters under four layouts, one at a time. Only `CollectionView.layout` changes.
struct SwitchDemo: Demo {
    var view: CollectionView<Alphabet, Unicode.Scalar>
    var layout = SwitchLayout()

    init() throws {
        view = try CollectionView {
            for alphabet in Alphabet.allCases {
                Section(alphabet, items: alphabet.letters)
            }
        }
    }

    var keys: [DemoKey<Self>] {
        [
            DemoKey(
                "s", "S", word: "layout", help: "the next or previous layout", takesCount: true,
                changesLayout: true
            ) { $0.switchForm(by: ($1.key == "s" ? 1 : -1) * ($1.count ?? 1)) }
        ]
    }

    /// Switches to another layout, and keeps the selection and the scroll anchor.
    private mutating func switchForm(by steps: Int) -> Outcome {
        let forms = SwitchLayout.Form.allCases
        let index = (forms.firstIndex(of: layout.form) ?? 0) + steps % forms.count
        layout.form = forms[(index + forms.count) % forms.count]
        return .message(layout.form.rawValue)
    }

    func draw(_ element: Element<Alphabet, Unicode.Scalar>, in region: inout Region) {
        guard let letter = element.item else {
            region.fill(.terminal)
            region.text(" \(element.section.name)", .bold)
            return region.edge(element.section.color)
        }
        let color = element.section.color
        region.fill(color)
        let small = letter.properties.lowercaseMapping
        let pair = small == String(letter) ? small : "\(letter) \(small)"
        region.label(pair, letter.letterName, isFirstBold: true, .centered, ink: color)
        region.edge(color)
    }

    static let knobs: [DemoKnob<Self>] = [
        .choice("form", \.layout.form), .pinsHeaders(\.layout.pinsHeaders),
        .leftSideRatio(\.layout.leftSideRatio), .splitSpacing(\.layout.splitSpacing),
        .points("inset", \.layout.inset), .points("interItemSpacing", \.layout.interItemSpacing),
        .points("lineSpacing", \.layout.lineSpacing),
        .points("cardWidth", \.layout.cardWidth, in: 48...160),
        .count("linesPerShelf", \.layout.linesPerShelf, in: 1...6),
    ]

    static let entry = DemoEntry(
        name: "switch", title: "Switch", category: .combined,
        summary: "the same letters in four layouts", code: ["SwitchLayout", "Alphabet"],
        abilities: DemoAbilities<SwitchDemo>(
            naming: DemoNaming(place: { $0.layout.form.rawValue }))
    ) { _ in try SwitchDemo() }
}

extension Alphabet {
    fileprivate var color: Color {
        switch self {
        case .greek: .teal
        case .cyrillic: .violet
        case .armenian: .orange
        case .georgian: .green
        case .hiragana: .pink
        case .katakana: .indigo
        }
    }
}
