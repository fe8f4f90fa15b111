import Reflow

/// Three sections of twenty numbered squares: the README sample of UICollectionViewSplitLayout.
public struct BasicDemo: Demo {
    public enum Panel: Int, Hashable, Sendable, CaseIterable {
        case red, blue, green
    }

    public var view: CollectionView<Panel, Int>

    public init() throws {
        view = try CollectionView {
            Section(.red, items: 1..<21)
            Section(.blue, items: 21..<41)
            Section(.green, items: 41..<61)
        }
    }

    public func layout(_ knobs: KnobValues) -> any CollectionLayoutConvertible<Panel> {
        SplitLayout<Panel> { environment in
            environment.isLandscape
                ? .split(leftSideRatio: knobs[.leftSideRatio], spacing: 8) : .single
        } side: { panel in
            panel.rawValue.isMultiple(of: 2) ? .left : .right
        } everySection: { _ in
            .flow(
                items: .perLine(3, aspectRatio: 1), interItemSpacing: 8, lineSpacing: 8,
                inset: .all(8))
        }
    }

    public var keys: [DemoKey<Self>] { [] }

    public func draw(_ element: Element<Panel, Int>, in region: inout Region) {
        region.fill(element.section.color)
        region.text("\(element.item ?? 0)", [.centered, .bold])
    }

    public static let entry = DemoEntry(
        name: "basic", title: "Basic", category: .split,
        summary: "red, blue and green, three across",
        knobs: [.leftSideRatio(0.4)],
        abilities: DemoAbilities<BasicDemo>(item: { $1 })
    ) { _ in try BasicDemo() }
}

extension BasicDemo.Panel {
    var color: Color {
        switch self {
        case .red: .red
        case .blue: .blue
        case .green: .green
        }
    }
}
