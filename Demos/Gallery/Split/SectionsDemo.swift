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
            inset: .all(8), interItemSpacing: 8, lineSpacing: 8,
            normalizesLineHeight: knobs[.normalizesLineHeight],
            pinsHeaders: knobs[.pinsHeaders])
        return SplitLayout<Int>(defaults: defaults) { environment in
            environment.isLandscape
                ? .split(leftSideRatio: knobs[.leftSideRatio], spacing: 8) : .single
        } side: { section in
            [0, 2, 3, 5].contains(section) ? .left : .right
        } section: { section, _ in
            SectionLayout.flow(items: Self.sizes(of: section)).header(height: 44).footer(height: 44)
                .background()
        }
    }

    /// The three rules take turns: sizes drawn at random, two across, one across.
    private static func sizes(of section: Int) -> ItemSize {
        switch section % 3 {
        case 0: .each { item, _ in size(of: firstItem(of: section) + item) }
        case 1: .perLine(2, height: 64)
        default: .perLine(1, height: 32)
        }
    }

    /// 50–100 × 50–150 points, drawn by a hash of the item, so that every solve gives the same.
    static func size(of item: Int) -> Size {
        var bits = UInt64(item) &* 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ bits >> 31) &* 0xBF58_476D_1CE4_E5B9
        return Size(
            width: Double(50 + (bits >> 8) % 51), height: Double(50 + (bits >> 32) % 101))
    }

    public var keys: [DemoKey<Self>] { [] }

    public func draw(_ element: Element<Int, Int>, in region: inout Region) {
        switch element.kind {
        case .item:
            region.fill(Self.colors[element.section % Self.colors.count])
            region.text("\(element.item ?? 0)", .centered)
        case .header:
            region.fill(.gray)
            region.text("  Section \(element.section)", .bold)
        case .footer:
            region.fill(.gray)
            region.text("\((element.section + 1) * 10) items  ", .trailing)
        case .background, .supplementary, .decoration:
            // Without colours a filled background would swallow the boxes on it.
            if region.features.colors != .monochrome { region.fill(.green) }
        }
    }

    private static let colors: [Color] = [.blue, .violet, .red, .indigo, .pink, .amber, .orange]

    public static let entry = DemoEntry(
        name: "sections", title: "Sections", category: .split,
        summary: "seven sections, three rules of sizing",
        knobs: [.pinsHeaders, .normalizesLineHeight, .leftSideRatio(0.5)],
        abilities: DemoAbilities<SectionsDemo>(item: { $1 })
    ) { _ in try SectionsDemo() }
}
