import CollectionLayouts

/// A layout built section by section, for tests of a single rule.
struct Sample {
    var sides: [Side] = []
    var counts: [Int] = []
    var layouts: [SectionLayout] = []

    mutating func add(_ count: Int, _ layout: SectionLayout) { add(count, .left, layout) }

    mutating func add(_ count: Int, _ side: Side, _ layout: SectionLayout) {
        counts.append(count)
        sides.append(side)
        layouts.append(layout)
    }

    func arrange(
        _ columns: Columns = .single, width: Double = 40, height: Double = 20,
        defaults: SectionDefaults = SectionDefaults(), contentInset: EdgeInsets = .zero,
        safeArea: EdgeInsets = .zero, reference: InsetReference = .safeArea,
        measure: Measure? = nil
    ) -> Arrangement {
        let layout = SplitLayout<Int>(defaults: defaults, insetReference: reference) { _ in
            columns
        } side: {
            sides[$0]
        } section: { index, _ in
            layouts[index]
        }
        let environment = LayoutEnvironment(
            size: Size(width: width, height: height), contentInset: contentInset,
            safeAreaInsets: safeArea)
        let contents = counts.indices.map { SectionContent(id: $0, itemCount: counts[$0]) }
        return layout.arrange(contents, in: environment, measure: measure)
    }
}

extension SectionLayout {
    /// A flow of items that all have the same size.
    static func boxes(_ width: Double, _ height: Double) -> SectionLayout {
        .flow(items: .uniform(Size(width: width, height: height)))
    }
}

func viewport(
    _ y: Double, width: Double = 40, height: Double = 20, insets: EdgeInsets = .zero
)
    -> Viewport
{
    Viewport(bounds: Rect(x: 0, y: y, width: width, height: height), insets: insets)
}
