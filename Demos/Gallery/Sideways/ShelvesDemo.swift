import Reflow

/// The sections of JEKScrollableSectionCollectionViewLayout's sample, two shelves with a flow between them, and further
/// shelves with rules of their own.
///
/// The sample's items of 50 × 50 points, 5 apart, fall on no cells, so that some would touch: these are 6 × 3 cells, a
/// cell and a row apart.
public struct ShelvesDemo: Demo {
    public enum Part: Hashable, Sendable, CaseIterable {
        case first, flow, second, lines, pages
    }

    public var view: CollectionView<Part, Int>

    public init() throws {
        view = try CollectionView {
            Section(.first, items: 0..<10)
            Section(.flow, items: 10..<30)
            Section(.second, items: 30..<40)
            Section(.lines, items: 40..<140)
            Section(.pages, items: 140..<240)
        }
    }

    /// How the two shelves of the sample scroll; the further ones keep their own ways.
    private var scrolling = SidewaysScrolling(.continuous)

    public var keys: [DemoKey<Self>] {
        [
            DemoKey(
                "s", word: "stops", help: "where the first shelves come to rest",
                changesLayout: true
            ) { demo, _ in
                let all = SidewaysScrolling.Behavior.allCases
                let index = all.firstIndex(of: demo.scrolling.behavior) ?? 0
                demo.scrolling.behavior = all[(index + 1) % all.count]
                return .message(demo.scrolling.behavior.rawValue)
            },
            DemoKey(
                "o", word: "bounce", help: "whether they go over their ends", changesLayout: true
            ) { demo, _ in
                demo.scrolling.bounces.toggle()
                demo.scrolling.alwaysBounces = demo.scrolling.bounces
                return .message("bounces \(demo.scrolling.bounces ? "on" : "off")")
            },
            DemoKey(
                "i", word: "indicator", help: "whether they show where they are",
                changesLayout: true
            ) { demo, _ in
                demo.scrolling.showsIndicator.toggle()
                return .message("indicator \(demo.scrolling.showsIndicator ? "on" : "off")")
            },
        ]
    }

    public func layout(_ knobs: KnobValues) -> any CollectionLayoutConvertible<Part> {
        let item = ItemSize.uniform(Size(width: 48, height: 48))
        let defaults = SectionDefaults(
            inset: EdgeInsets(left: 8, bottom: 16, right: 8), interItemSpacing: 8, lineSpacing: 16,
            pinsHeaders: knobs[.pinsHeaders])
        return ScrollableSectionLayout<Part>(defaults: defaults, showsSectionBackgrounds: true) {
            [scrolling] part, _ in
            let section: SectionLayout =
                switch part {
                case .first, .second: .shelf(items: item, scrolling: scrolling)
                case .flow: .flow(items: item)
                case .lines:
                    .shelf(
                        items: item, lines: 2,
                        scrolling: SidewaysScrolling(.continuousGroupLeadingBoundary))
                case .pages:
                    .shelf(items: item, scrolling: SidewaysScrolling(.paging, pageWidth: 5 * 56))
                }
            return section.header(height: 16)
        }
    }

    public func draw(_ element: Element<Part, Int>, in region: inout Region) {
        switch element.kind {
        case .item:
            region.fill(element.section.color)
            region.text("\(element.item ?? 0)", [.centered, .bold])
        case .header:
            region.fill(background(of: element))
            region.text(" \(element.section.title)", .bold)
        case .background, .footer, .supplementary, .decoration:
            region.fill(background(of: element))
        }
    }

    /// Every other section stands out.
    private func background(of element: Element<Part, Int>) -> Color {
        element.sectionIndex.isMultiple(of: 2) ? .surface : .terminal
    }

    public static let entry = DemoEntry(
        name: "shelves", title: "Shelves", category: .sideways,
        summary: "sections that scroll, around one that wraps",
        knobs: [.pinsHeaders]
    ) { _ in try ShelvesDemo() }
}

extension ShelvesDemo.Part {
    fileprivate var title: String {
        switch self {
        case .first: "Ten items"
        case .flow: "A flow"
        case .second: "Ten more"
        case .lines: "Two lines"
        case .pages: "Pages of five"
        }
    }

    fileprivate var color: Color {
        switch self {
        case .first: .indigo
        case .flow: .amber
        case .second: .teal
        case .lines: .violet
        case .pages: .blue
        }
    }
}
