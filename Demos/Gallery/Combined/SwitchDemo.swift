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
        view = try CollectionView(layout: Self.layout(.flow, Self.entry.parameters)) {
            for alphabet in Alphabet.allCases {
                Section(Script(alphabet: alphabet), items: alphabet.letters)
            }
        }
    }

    /// The status line says which layout it is.
    public var place: String? { form.rawValue }

    public var actions: [DemoAction] {
        [DemoAction("n", "N", word: "layout", help: "the next layout, the one before")]
    }

    /// Lays the letters out another way; what is selected and what is seen stay so.
    public mutating func perform(_ key: Key, _ parameters: DemoParameters) -> Outcome {
        let forms = Form.allCases
        let index = forms.firstIndex(of: form) ?? 0
        form = forms[(index + (key == "n" ? 1 : forms.count - 1)) % forms.count]
        let layout = layout(parameters)
        view.update(animated: true) { $0.layout = layout }
        return .message(form.rawValue)
    }

    public func layout(_ parameters: DemoParameters) -> any CollectionLayoutConvertible<Script> {
        Self.layout(form, parameters)
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
        tunables: [.pinning, .leftSideRatio], parameters: DemoParameters(leftSideRatio: 0.5)
    ) { _ in try SwitchDemo() }
}

extension SwitchDemo {
    private static let card = Size(width: 80, height: 40)

    static func layout(
        _ form: Form, _ parameters: DemoParameters
    ) -> any CollectionLayoutConvertible<Script> {
        let defaults = SectionDefaults(
            inset: EdgeInsets(left: 8, bottom: 8, right: 8), interItemSpacing: 8, lineSpacing: 8,
            pinsHeaders: parameters.pinsHeaders)
        let flow = SectionLayout.flow(items: .uniform(card)).header(height: 16)
        switch form {
        case .flow:
            return FlowLayout(defaults: defaults) { _ in flow }
        case .split:
            return SplitLayout(defaults: defaults) { environment in
                environment.isLandscape
                    ? .split(leftSideRatio: parameters.leftSideRatio, spacing: 8) : .single
            } side: { script in
                script.alphabet.rawValue.isMultiple(of: 2) ? .left : .right
            } everySection: { _ in
                flow
            }
        case .compositional:
            let section = SectionLayout.group(mosaic, interGroupSpacing: 8)
                .header(height: 16, pinned: parameters.pinsHeaders)
            return CompositionalLayout(
                configuration: .init(interSectionSpacing: 8), section: section)
        case .shelves:
            return ScrollableSectionLayout(defaults: defaults) { _, _ in
                SectionLayout.shelf(
                    items: .uniform(card), lines: 2,
                    scrolling: SidewaysScrolling(.continuousGroupLeadingBoundary)
                ).header(height: 16)
            }
        }
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
