@testable import CollectionLayouts

/// A random layout with sections of all bodies, in any number of columns, with all kinds of boundary elements.
struct DrawnLayout {
    let seed: Int
    var reference: ReferenceLayout
    /// The scroll direction of the engine's layout. The reference always scrolls vertically.
    let axis: Axis
    /// Whether all sections share one description.
    let isShared: Bool

    init(seed: Int) {
        self.seed = seed
        var random = SeededGenerator(seed: seed)
        axis = random.chance(0.25) ? .horizontal : .vertical
        isShared = random.chance(0.2)
        let widest = random.chance(0.2) ? 150 : 25
        let drawn = RandomLayout(seed: seed, widestItem: widest, allBodies: random.chance(0.8))
        let size = Size(width: random.length(1...200), height: random.length(10...80))
        reference = ReferenceLayout(environment: LayoutEnvironment(size: size))
        reference.columns = random.chance(0.3) ? .single : drawn.columns
        reference.environment.safeAreaInsets = Self.insets(&random)
        reference.environment.contentInset = Self.insets(&random)
        if random.chance(0.5) { reference.environment.layoutMargins = Self.insets(&random) }
        reference.environment.readableWidth = random.length(0...150)
        reference.insetReference = Self.insetReference(&random)
        reference.readsAcross = axis == .vertical
        reference.spacing = random.chance(0.5) ? random.length(0...3) : 0
        reference.fillsContainer = random.chance(0.3)
        if random.chance(0.3) { reference.around = Self.around(&random) }
        if random.chance(0.7) { reference.measure = randomSize }
        reference.defaults = Self.defaults(&random)
        reference.sections = drawn.sections.map {
            var layout = $0.layout
            Self.vary(&layout, &random)
            let isEmpty = random.chance(0.1)
            return .init(layout: layout, count: isEmpty ? 0 : $0.sizes.count, column: $0.column)
        }
        guard isShared else { return }
        for index in reference.sections.indices.dropFirst() {
            // The description has a size for each item of the first section, so no section has more items.
            let first = reference.sections[0]
            reference.sections[index].layout = first.layout
            reference.sections[index].count = min(first.count, reference.sections[index].count)
        }
    }

    private static func around(_ random: inout SeededGenerator) -> [BoundaryItem] {
        (20..<20 + UInt8.random(in: 1...4, using: &random)).map { kind in
            let size = Size(width: random.length(1...9), height: random.length(1...4))
            return BoundaryItem(
                kind: .supplementary(kind),
                size: LayoutSize(
                    width: .absolute(size.width),
                    height: random.chance(0.2)
                        ? .fractionalHeight(size.height / 8) : .absolute(size.height)),
                alignment: BoundaryItem.Alignment.allCases.randomElement(using: &random) ?? .top,
                absoluteOffset: random.chance(0.2) ? Point(x: 1, y: -2) : .zero,
                extendsBoundary: random.chance(0.8), pinToVisibleBounds: random.chance(0.5))
        }
    }

    private static func insetReference(_ random: inout SeededGenerator) -> InsetReference {
        InsetReference.allCases.randomElement(using: &random) ?? .automatic
    }

    private static func insets(_ random: inout SeededGenerator) -> EdgeInsets {
        guard random.chance(0.3) else { return .zero }
        return EdgeInsets(
            top: random.length(0...4), left: random.length(0...4), bottom: random.length(0...4),
            right: random.length(0...4))
    }

    private static func defaults(_ random: inout SeededGenerator) -> SectionDefaults {
        SectionDefaults(
            inset: insets(&random), interItemSpacing: random.length(0...3),
            lineSpacing: random.length(0...3), normalizesLineHeight: random.chance(0.5),
            pinsHeaders: random.chance(0.5), pinsFooters: random.chance(0.5),
            keepsEmptySections: random.chance(0.5),
            backgroundExtent: random.chance(0.5) ? .items : .section)
    }

    /// Leaves more properties to the defaults, and sets properties that the generator leaves out.
    private static func vary(_ layout: inout SectionLayout, _ random: inout SeededGenerator) {
        if random.chance(0.2) { layout.inset = nil }
        if random.chance(0.4) { layout.contentInsetsReference = insetReference(&random) }
        if random.chance(0.3) { layout.header?.isPinned = nil }
        if random.chance(0.3) { layout.footer?.isPinned = nil }
        if random.chance(0.2) { layout.header?.width = random.length(0...30) }
        if random.chance(0.2) { layout.footer?.width = random.length(0...30) }
        if random.chance(0.1) { layout.background = random.chance(0.5) ? .body : .automatic }
        if random.chance(0.3) { layout.supplementariesFollowContentInsets = false }
        if random.chance(0.2) { layout.sideways?.bounces = true }
        if random.chance(0.2) { layout.sideways?.pageWidth = random.length(0...30) }
        if var flow = layout.body as? FlowBody {
            if random.chance(0.2) { flow.interItemSpacing = nil }
            if random.chance(0.2) { flow.lineSpacing = nil }
            if random.chance(0.2) { flow.normalizesLineHeight = nil }
            if random.chance(0.2) { flow.items = measured(&random) }
            layout.body = flow
            // A flow that scrolls sideways is a problem, which other tests cover.
            layout.sideways = nil
        } else if var shelf = layout.body as? ShelfBody {
            if random.chance(0.2) { shelf.interItemSpacing = nil }
            if random.chance(0.2) { shelf.lineSpacing = nil }
            if random.chance(0.3) { shelf.items = measured(&random) }
            layout.body = shelf
        }
    }

    private static func measured(_ random: inout SeededGenerator) -> ItemSize {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: .measured(perLine: 1, estimate: random.length(0...6))
        case 1: .perLine(Int.random(in: 1...3, using: &random), aspectRatio: 1.5)
        default:
            .measured(
                perLine: Int.random(in: 2...4, using: &random), estimate: random.length(0...6))
        }
    }

    /// The layout for the engine.
    var layout: CollectionLayout<Int> {
        let reference = reference
        let isDown = axis == .vertical
        func describe(_ index: Int) -> SectionLayout {
            let section = reference.sections[index].layout
            return isDown ? section : section.transposed
        }
        let described =
            isShared
            ? ColumnsLayout<Int>(
                defaults: reference.defaults, insetReference: reference.insetReference,
                columns: { _ in reference.columns }, column: { reference.sections[$0].column },
                everySection: { _ in describe(0) })
            : ColumnsLayout<Int>(
                defaults: reference.defaults, insetReference: reference.insetReference,
                columns: { _ in reference.columns }, column: { reference.sections[$0].column },
                section: { index, _ in describe(index) })
        var layout = described.collectionLayout
        layout.scrollDirection = axis
        layout.interSectionSpacing = reference.spacing
        layout.boundaryItems = isDown ? reference.around : reference.around.map(\.transposed)
        layout.contentWidth = reference.fillsContainer ? .container : .lastColumn
        return layout
    }

    var contents: [SectionContent<Int>] {
        reference.sections.enumerated().map { SectionContent(id: $0, itemCount: $1.count) }
    }

    var arrangement: Arrangement { arrangement(lazily: false) }

    func arrangement(lazily: Bool) -> Arrangement {
        layout.arrange(contents, in: environment, measure: measure, lazily: lazily)
    }

    /// The environment for the engine.
    var environment: LayoutEnvironment {
        let down = reference.environment
        guard axis == .horizontal else { return down }
        return LayoutEnvironment(
            size: down.size.swapped, contentInset: down.contentInset.swapped,
            safeAreaInsets: down.safeAreaInsets.swapped,
            layoutMargins: down.layoutMargins.swapped, readableWidth: down.readableWidth)
    }

    var measure: Measure? {
        guard axis == .horizontal, let measure = reference.measure else { return reference.measure }
        return { request in
            var request = request
            (request.width, request.height) = (request.height, request.width)
            return measure(request)?.swapped
        }
    }

    /// Converts the engine's coordinates to the reference's, and the other way round.
    func down(_ rect: Rect) -> Rect { axis == .vertical ? rect : rect.swapped }

    func down(_ element: LayoutAttributes) -> LayoutAttributes {
        var element = element
        element.frame = down(element.frame)
        return element
    }

    func across(_ viewport: Viewport) -> Viewport {
        guard axis == .horizontal else { return viewport }
        return Viewport(
            bounds: viewport.bounds.swapped, insets: viewport.insets.swapped,
            sidewaysOffsets: viewport.sidewaysOffsets)
    }

    /// Returns a random viewport, or sometimes the whole content.
    func viewport(_ random: inout SeededGenerator, in size: Size) -> Viewport {
        let all = Rect(x: -100, y: -100, width: 1000, height: size.height + 200)
        let part = Rect(
            x: random.length(-20...60), y: random.length(-20...max(1, Int(size.height))),
            width: random.length(0...90), height: random.length(0...60))
        let insets = EdgeInsets(top: random.length(0...9), bottom: random.length(0...9))
        let offsets = reference.sections.indices.filter { _ in random.chance(0.7) }.map {
            ($0, random.length(-10...80))
        }
        return Viewport(
            bounds: random.chance(0.2) ? all : part, insets: insets,
            sidewaysOffsets: Dictionary(uniqueKeysWithValues: offsets))
    }
}

// Swaps of the two axes.
extension Size {
    var swapped: Size { Size(width: height, height: width) }
}

extension Rect {
    var swapped: Rect { Rect(x: y, y: x, width: height, height: width) }
}

extension EdgeInsets {
    var swapped: EdgeInsets {
        EdgeInsets(top: left, left: top, bottom: right, right: bottom)
    }
}
