import Reflow

/// Seven sections of ten to seventy items under three rules of sizing, with headers, footers and backgrounds.
public struct SectionsDemo: Demo {
    public var view: CollectionView<Int, Int>

    public init() throws {
        view = try CollectionView {
            for section in 0..<7 {
                // Ten items more in each section, numbered on from the last.
                Section(
                    section, items: Self.firstItem(of: section)..<Self.firstItem(of: section + 1))
            }
        }
    }

    static func firstItem(of section: Int) -> Int { 5 * section * (section + 1) }

    public func layout(_ knobs: KnobValues) -> any CollectionLayoutConvertible<Int> {
        let defaults = SectionDefaults(
            inset: EdgeInsets(top: 8, left: 8, bottom: 16, right: 8), interItemSpacing: 8,
            lineSpacing: 8,
            normalizesLineHeight: knobs[.normalizesLineHeight],
            pinsHeaders: knobs[.pinsHeaders])
        return SplitLayout<Int>(defaults: defaults) { environment in
            // As wide as a header, and two boxes of a section.
            environment.hasRoomForColumns(atLeast: 120)
                ? .split(leftSideRatio: knobs[.leftSideRatio], spacing: 8) : .single
        } side: { section in
            [0, 2, 3, 5].contains(section) ? .left : .right
        } section: { section, _ in
            // The lower row of a footer stays free, between two sections.
            SectionLayout.flow(items: Self.rule(of: section).sizes(in: section))
                .header(height: 16).footer(height: 32).background()
        }
    }

    /// How items get their sizes.
    private enum Rule: Int, CaseIterable {
        case random, two, one

        var title: String {
            switch self {
            case .random: "sizes at random"
            case .two: "two across"
            case .one: "one across"
            }
        }

        var color: Color {
            switch self {
            case .random: .indigo
            case .two: .teal
            case .one: .violet
            }
        }

        func sizes(in section: Int) -> ItemSize {
            switch self {
            case .random: .each { item, _ in size(of: firstItem(of: section) + item) }
            case .two: .perLine(2, height: 56)
            case .one: .perLine(1, height: 24)
            }
        }
    }

    /// The three rules take turns.
    private static func rule(of section: Int) -> Rule { Rule.allCases[section % 3] }

    /// 48–104 × 40–136 points, drawn by a hash of the item, so that every solve gives the same. With the spacing a line
    /// takes whole rows, whatever is in it.
    static func size(of item: Int) -> Size {
        var bits = UInt64(item) &* 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ bits >> 31) &* 0xBF58_476D_1CE4_E5B9
        return Size(
            width: Double(6 + (bits >> 8) & 7) * 8, height: Double(2 + (bits >> 32) % 7) * 16 + 8)
    }

    public var keys: [DemoKey<Self>] { [] }

    public func draw(_ element: Element<Int, Int>, in region: inout Region) {
        let rule = Self.rule(of: element.section)
        switch element.kind {
        case .item:
            region.fill(rule.color)
            region.text("\(element.item ?? 0)", .centered)
        case .header:
            region.fill(.surface)
            let title = " Section \(element.section)"
            region.text(title, .bold)
            guard title.count + rule.title.count + 4 <= region.columns else { return }
            region.text("\(rule.title) ", [.trailing, .dim])
        case .footer:
            region.fill(.surface, columns: 0..<region.columns, rows: 0..<1)
            region.text("\((element.section + 1) * 10) items ", row: 0, [.trailing, .dim])
        case .background, .supplementary, .decoration:
            region.fill(.surface)
        }
    }

    public static let entry = DemoEntry(
        name: "sections", title: "Sections", category: .split,
        summary: "seven sections, three rules of sizing",
        knobs: [.pinsHeaders, .normalizesLineHeight, .leftSideRatio(0.5)],
        abilities: DemoAbilities<SectionsDemo>(item: { $1 })
    ) { _ in try SectionsDemo() }
}
