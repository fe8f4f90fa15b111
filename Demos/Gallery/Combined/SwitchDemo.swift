import Reflow

/// The same letters under four layouts, one after the other: only `CollectionView.layout` changes.
public struct SwitchDemo: Demo {
    /// The script that letters belong to.
    public struct Script: Hashable, Sendable {
        let alphabet: Alphabet
    }

    /// The layouts by their names.
    public enum Form: String, Hashable, Sendable, CaseIterable {
        case flow = "FlowLayout"
        case split = "SplitLayout"
        case compositional = "CompositionalLayout"
        case shelves = "ScrollableSectionLayout"
    }

    public var view: CollectionView<Script, Unicode.Scalar>
    private var form = Form.flow

    public init() throws {
        view = try CollectionView {
            for alphabet in Alphabet.allCases {
                Section(Script(alphabet: alphabet), items: alphabet.letters)
            }
        }
    }

    public var keys: [DemoKey<Self>] {
        [
            DemoKey(
                "s", "S", word: "layout", help: "the next layout, the one before", takesCount: true,
                changesLayout: true
            ) { $0.switchForm(by: ($1.key == "s" ? 1 : -1) * ($1.count ?? 1)) }
        ]
    }

    /// Lays the letters out another way; what is selected and what is seen stay so.
    private mutating func switchForm(by steps: Int) -> Outcome {
        let forms = Form.allCases
        let index = (forms.firstIndex(of: form) ?? 0) + steps % forms.count
        form = forms[(index + forms.count) % forms.count]
        return .message(form.rawValue)
    }

    public func draw(_ element: Element<Script, Unicode.Scalar>, in region: inout Region) {
        guard let letter = element.item else {
            region.fill(.terminal)
            return region.text(" \(element.section.alphabet.name)", .bold)
        }
        region.fill(element.section.color)
        let small = letter.properties.lowercaseMapping
        let pair = small == String(letter) ? small : "\(letter) \(small)"
        region.label(pair, letter.letterName, isFirstBold: true, .centered)
    }

    public static let entry = DemoEntry(
        name: "switch", title: "Switch", category: .combined,
        summary: "the same data under four layouts",
        knobs: [.pinsHeaders, .leftSideRatio(0.5)],
        abilities: DemoAbilities<SwitchDemo>(place: { $0.form.rawValue })
    ) { _ in try SwitchDemo() }
}

extension SwitchDemo {
    private static let card = Size(width: 80, height: 40)

    public func layout(_ knobs: KnobValues) -> any CollectionLayoutConvertible<Script> {
        let defaults = SectionDefaults(
            inset: EdgeInsets(left: 8, bottom: 8, right: 8), interItemSpacing: 8, lineSpacing: 8,
            pinsHeaders: knobs[.pinsHeaders])
        switch form {
        case .flow:
            return FlowLayout(defaults: defaults) { Self.flow(in: $0) }
        case .split:
            return SplitLayout(defaults: defaults) { environment in
                environment.isLandscape
                    ? .split(leftSideRatio: knobs[.leftSideRatio], spacing: 8) : .single
            } side: { script in
                script.alphabet.rawValue.isMultiple(of: 2) ? .left : .right
            } everySection: { column in
                Self.flow(in: column)
            }
        case .compositional:
            let section = SectionLayout.group(Self.mosaic, interGroupSpacing: 8)
                .header(height: 16, pinned: knobs[.pinsHeaders])
            return CompositionalLayout(
                configuration: .init(interSectionSpacing: 8), section: section)
        case .shelves:
            return ScrollableSectionLayout(defaults: defaults) { _, _ in
                SectionLayout.shelf(
                    items: .uniform(Self.card), lines: 2,
                    scrolling: SidewaysScrolling(.continuousGroupLeadingBoundary)
                ).header(height: 16)
            }
        }
    }

    /// As many cards a line as fit, and as wide as fills it.
    private static func flow(in column: Column) -> SectionLayout {
        let count = max(1, Int((column.width - 8) / (card.width + 8)))
        return .flow(items: .perLine(count, height: card.height)).header(height: 16)
    }

    /// A large card, and beside it six small ones in two rows.
    private static var mosaic: LayoutGroup {
        let insets = ContentInsets(leading: 4, trailing: 4)
        let large = LayoutItem(
            width: .fractionalWidth(0.25), height: .fractionalHeight(1), contentInsets: insets)
        let small = LayoutItem(
            width: .fractionalWidth(1), height: .fractionalHeight(0.5), contentInsets: insets)
        let column = LayoutGroup.vertical(
            size: LayoutSize(width: .fractionalWidth(0.25), height: .fractionalHeight(1)),
            subitem: small, count: 2, interItemSpacing: .fixed(8))
        return .horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(88)),
            subitems: [large, column, column, column])
    }
}

extension SwitchDemo.Script {
    fileprivate var color: Color {
        switch alphabet {
        case .greek: .teal
        case .cyrillic: .violet
        case .armenian: .orange
        case .georgian: .green
        case .hiragana: .pink
        case .katakana: .indigo
        }
    }
}
