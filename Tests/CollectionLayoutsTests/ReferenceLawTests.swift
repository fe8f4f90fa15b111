import Testing

@testable import CollectionLayouts

/// The engine's frames are those that the definition gives, one item at a time.
@Suite struct ReferenceLawTests {
    @Test("all elements stand where the definition says, for every width", arguments: 0..<100)
    func elements(seed: Int) {
        var random = SeededGenerator(seed: seed + 30_000)
        for _ in 0..<6 {
            let drawn = DrawnLayout(seed: Int.random(in: 0..<1_000_000, using: &random))
            let (arrangement, expected) = (drawn.arrangement, drawn.reference.solve())
            guard let difference = drawn.difference(arrangement, expected, &random) else {
                continue
            }
            Issue.record("seed \(drawn.seed): \(difference)\n\(picture(of: arrangement))")
            return
        }
    }
}

/// A layout with sections of all bodies, in one or two columns, with all that may stand around them.
struct DrawnLayout {
    let seed: Int
    var reference: ReferenceLayout

    init(seed: Int) {
        self.seed = seed
        var random = SeededGenerator(seed: seed)
        let widest = random.chance(0.2) ? 150 : 25
        let drawn = RandomLayout(seed: seed, widestItem: widest, allBodies: random.chance(0.8))
        let size = Size(width: random.length(1...200), height: random.length(10...80))
        reference = ReferenceLayout(environment: LayoutEnvironment(size: size))
        reference.columns = random.chance(0.3) ? .single : drawn.columns
        reference.environment.safeAreaInsets = Self.insets(&random)
        reference.environment.contentInset = Self.insets(&random)
        reference.insetReference = random.chance(0.5) ? .safeArea : .contentInset
        reference.spacing = random.chance(0.5) ? random.length(0...3) : 0
        reference.fillsContainer = random.chance(0.3)
        reference.around = random.chance(0.3) ? BodyLawTests.around : []
        if random.chance(0.7) { reference.measure = { BodyLawTests.measure($0) } }
        reference.defaults = Self.defaults(&random)
        reference.sections = drawn.sections.map {
            var layout = $0.layout
            Self.vary(&layout, &random)
            let isEmpty = random.chance(0.1)
            return .init(layout: layout, count: isEmpty ? 0 : $0.sizes.count, side: $0.side)
        }
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

    /// Leaves more to the defaults, and draws what is drawn nowhere else.
    private static func vary(_ layout: inout SectionLayout, _ random: inout SeededGenerator) {
        if random.chance(0.2) { layout.inset = nil }
        if random.chance(0.3) { layout.header?.isPinned = nil }
        if random.chance(0.3) { layout.footer?.isPinned = nil }
        if random.chance(0.2) { layout.header?.width = random.length(0...30) }
        if random.chance(0.2) { layout.footer?.width = random.length(0...30) }
        if random.chance(0.1) { layout.background = random.chance(0.5) ? .body : .automatic }
        if random.chance(0.3) { layout.supplementariesFollowContentInsets = false }
        if random.chance(0.2) { layout.sideways?.bounces = true }
        if random.chance(0.2) { layout.sideways?.pageWidth = random.length(0...30) }
        switch layout.body {
        case .flow(var flow):
            if random.chance(0.2) { flow.interItemSpacing = nil }
            if random.chance(0.2) { flow.lineSpacing = nil }
            if random.chance(0.2) { flow.normalizesLineHeight = nil }
            if random.chance(0.2) { flow.items = measured(&random) }
            layout.body = .flow(flow)
            // Told as a problem, and looked at elsewhere.
            layout.sideways = nil
        case .shelf(var shelf):
            if random.chance(0.2) { shelf.interItemSpacing = nil }
            if random.chance(0.2) { shelf.lineSpacing = nil }
            if random.chance(0.3) { shelf.items = measured(&random) }
            layout.body = .shelf(shelf)
        case .group: break
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

    /// The engine's layout.
    var layout: CollectionLayout<Int> {
        let reference = reference
        var layout = SplitLayout<Int>(
            defaults: reference.defaults, insetReference: reference.insetReference
        ) { _ in
            reference.columns
        } side: {
            reference.sections[$0].side
        } section: { index, _ in
            reference.sections[index].layout
        }.collectionLayout
        layout.interSectionSpacing = reference.spacing
        layout.boundaryItems = reference.around
        layout.contentWidth = reference.fillsContainer ? .container : .lastColumn
        return layout
    }

    var contents: [SectionContent<Int>] {
        reference.sections.enumerated().map { SectionContent(id: $0, itemCount: $1.count) }
    }

    var arrangement: Arrangement {
        layout.arrange(contents, in: reference.environment, measure: reference.measure)
    }

    /// What part of the content is looked at.
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

extension DrawnLayout {
    /// What tells the engine's answers from the definition; nil when nothing does.
    func difference(
        _ arrangement: Arrangement, _ expected: ReferenceArrangement,
        _ random: inout SeededGenerator
    ) -> String? {
        let size = arrangement.contentSize
        guard size.isNear(expected.contentSize) else {
            return "content \(size) instead of \(expected.contentSize)"
        }
        for (index, section) in expected.sections.enumerated() {
            guard arrangement.frame(ofSection: index).isNear(section?.frame) else {
                return "section \(index) \(arrangement.frame(ofSection: index) as Any) instead of "
                    + "\(section?.frame as Any)"
            }
        }
        for _ in 0..<6 {
            let viewport = viewport(&random, in: size)
            let found = arrangement.elements(in: viewport)
            let wanted = expected.elements(in: viewport)
            for (found, wanted) in zip(found, wanted) where !found.isNear(wanted) {
                return "\(viewport): \(found) instead of \(wanted)"
            }
            guard found.count == wanted.count else {
                let more = (found.count > wanted.count ? found : wanted)[
                    min(found.count, wanted.count)...]
                return "\(viewport): \(found.count) elements instead of \(wanted.count): \(more)"
            }
        }
        return nil
    }
}

extension Size {
    fileprivate func isNear(_ other: Size) -> Bool {
        abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
    }
}

extension Rect? {
    fileprivate func isNear(_ other: Rect?) -> Bool {
        guard let self, let other else { return self == nil && other == nil }
        return self.isNear(other)
    }
}

extension Rect {
    fileprivate func isNear(_ other: Rect) -> Bool {
        abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6 && abs(width - other.width) < 1e-6
            && abs(height - other.height) < 1e-6
    }
}

extension LayoutAttributes {
    fileprivate func isNear(_ other: LayoutAttributes) -> Bool {
        var moved = self
        moved.frame = other.frame
        return moved == other && frame.isNear(other.frame)
    }
}
