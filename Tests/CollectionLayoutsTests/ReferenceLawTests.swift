import Testing

@testable import CollectionLayouts

/// The engine's frames are those that the definition gives, one item at a time.
@Suite struct ReferenceLawTests {
    @Test("all elements stand where the definition says, for every width", arguments: 0..<100)
    func elements(seed: Int) {
        var random = SeededGenerator(seed: seed + 30_000)
        for _ in 0..<3 {
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
    /// The way the engine scrolls; the reference always goes down.
    let axis: Axis

    init(seed: Int) {
        self.seed = seed
        var random = SeededGenerator(seed: seed)
        axis = random.chance(0.25) ? .horizontal : .vertical
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
        if random.chance(0.3) { reference.around = Self.around(&random) }
        if random.chance(0.7) { reference.measure = { BodyLawTests.measure($0) } }
        reference.defaults = Self.defaults(&random)
        reference.sections = drawn.sections.map {
            var layout = $0.layout
            Self.vary(&layout, &random)
            let isEmpty = random.chance(0.1)
            return .init(layout: layout, count: isEmpty ? 0 : $0.sizes.count, side: $0.side)
        }
    }

    private static func around(_ random: inout SeededGenerator) -> [BoundaryItem] {
        (20..<20 + UInt8.random(in: 1...4, using: &random)).map { kind in
            let size = Size(width: random.length(1...9), height: random.length(1...4))
            return BoundaryItem(
                kind: .supplementary(kind),
                size: LayoutSize(width: .absolute(size.width), height: .absolute(size.height)),
                alignment: BoundaryAlignment.allCases.randomElement(using: &random) ?? .top,
                absoluteOffset: random.chance(0.2) ? Point(x: 1, y: -2) : .zero,
                extendsBoundary: random.chance(0.8), pinToVisibleBounds: random.chance(0.5))
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
        let isDown = axis == .vertical
        var layout = SplitLayout<Int>(
            defaults: reference.defaults, insetReference: reference.insetReference
        ) { _ in
            reference.columns
        } side: {
            reference.sections[$0].side
        } section: { index, _ in
            let section = reference.sections[index].layout
            return isDown ? section : section.transposed
        }.collectionLayout
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

    /// As the engine is told it.
    var environment: LayoutEnvironment {
        let down = reference.environment
        guard axis == .horizontal else { return down }
        return LayoutEnvironment(
            size: down.size.swapped, contentInset: down.contentInset.swapped,
            safeAreaInsets: down.safeAreaInsets.swapped)
    }

    var measure: Measure? {
        guard axis == .horizontal, let measure = reference.measure else { return reference.measure }
        return { request in
            var request = request
            (request.width, request.height) = (request.height, request.width)
            return measure(request)?.swapped
        }
    }

    /// What the engine says, or is asked, as the reference does.
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
        let size = expected.contentSize
        let found = axis == .vertical ? arrangement.contentSize : arrangement.contentSize.swapped
        guard found.isNear(size) else { return "content \(found) instead of \(size)" }
        for (index, section) in expected.sections.enumerated() {
            let frame = arrangement.frame(ofSection: index).map(down)
            guard frame.isNear(section?.frame) else {
                return "section \(index) \(frame as Any) instead of \(section?.frame as Any)"
            }
            if let difference = scrollDifference(arrangement, index, section?.scroll) {
                return "scroll of section \(index): \(difference)"
            }
        }
        for _ in 0..<5 {
            let viewport = viewport(&random, in: size)
            let difference =
                queryDifference(arrangement, expected, viewport)
                ?? pointDifference(arrangement, expected, viewport, &random)
                ?? sectionDifference(arrangement, expected, viewport)
            if let difference { return "\(viewport): \(difference)" }
        }
        return lookUpDifference(arrangement, expected, viewport(&random, in: size))
            ?? orderDifference(arrangement, expected)
    }

    private func queryDifference(
        _ arrangement: Arrangement, _ expected: ReferenceArrangement, _ viewport: Viewport
    ) -> String? {
        let found = arrangement.elements(in: across(viewport)).map(down)
        let wanted = expected.elements(in: viewport)
        for (found, wanted) in zip(found, wanted) where !found.isNear(wanted) {
            return "\(found) instead of \(wanted)"
        }
        guard found.count == wanted.count else {
            let more = found.count > wanted.count ? found : wanted
            return "\(found.count) elements instead of \(wanted.count): "
                + "\(more[min(found.count, wanted.count)])"
        }
        return nil
    }

    /// The first of a kind and index is found by itself, seen or not, and no other is.
    private func lookUpDifference(
        _ arrangement: Arrangement, _ expected: ReferenceArrangement, _ viewport: Viewport
    ) -> String? {
        let asked = across(viewport)
        let inner = expected.inside(viewport)
        for element in expected.before + expected.after {
            let kind = element.attributes.kind
            let found = arrangement.layoutFrame(of: kind, in: asked).map(down)
            let wanted = element.placed(in: viewport).frame
            guard found.isNear(wanted) else { return "\(kind) \(found as Any), not \(wanted)" }
        }
        for (index, section) in expected.sections.enumerated() {
            var wanted: [ReferencePlace: Rect] = [:]
            let parts = (section?.top ?? []) + (section?.end ?? []) + (section?.behind ?? [])
            let body = section?.scrolledBody(viewport.sidewaysOffsets[index]) ?? []
            for element in parts.map({ $0.placed(in: inner) }) + body {
                let place = ReferencePlace(kind: element.kind, item: element.item)
                guard wanted[place] == nil, place.kind != .item || !element.frame.isVoid else {
                    continue
                }
                wanted[place] = element.frame
            }
            let kinds = RandomGroups.kinds
            for kind in kinds {
                for item in 0..<reference.sections[index].count {
                    let found = arrangement.frame(
                        of: kind, item: item, inSection: index, in: asked
                    ).map(down)
                    let frame = wanted[ReferencePlace(kind: kind, item: item)]
                    // What takes no room may be anywhere, or nowhere.
                    if found?.isVoid ?? true, frame?.isVoid ?? true { continue }
                    guard found.isNear(frame) else {
                        return "\(kind) \(index).\(item) \(found as Any), not \(frame as Any)"
                    }
                }
            }
        }
        return nil
    }

    private func pointDifference(
        _ arrangement: Arrangement, _ expected: ReferenceArrangement, _ viewport: Viewport,
        _ random: inout SeededGenerator
    ) -> String? {
        let elements = expected.elements(in: viewport)
        for element in elements.shuffled(using: &random).prefix(8) {
            let point = Point(
                x: element.frame.midX + 0.0001, y: element.frame.midY + 0.0001)
            guard viewport.bounds.contains(point) else { continue }
            // Drawn one over the other, the last of the highest on top.
            let there = elements.filter { element in
                guard element.frame.contains(point) else { return false }
                guard element.scrollsSideways,
                    let window = expected.sections[element.section]?.scroll
                else { return true }
                return point.x > window.left && point.x < window.left + window.width
            }
            let highest = there.map(\.zIndex).max()
            let wanted = there.last { $0.zIndex == highest }
            let found = arrangement.element(
                at: axis == .vertical ? point : Point(x: point.y, y: point.x),
                in: across(viewport)
            ).map(down)
            guard found == nil && wanted == nil || found?.isNear(wanted) ?? false else {
                return "at \(point) \(found as Any), not \(wanted as Any)"
            }
        }
        return nil
    }

    private func sectionDifference(
        _ arrangement: Arrangement, _ expected: ReferenceArrangement, _ viewport: Viewport
    ) -> String? {
        let inner = expected.inside(viewport)
        let top = viewport.bounds.y + inner.insets.top
        let bottom = viewport.bounds.maxY - inner.insets.bottom
        // Sections of no height may count or not, where they lie between others.
        let seen = expected.sections.indices.filter { index in
            guard let frame = expected.sections[index]?.frame, frame.height > 0 else {
                return false
            }
            return top < bottom && frame.maxY > top + 1e-6 && frame.y < bottom - 1e-6
        }
        let found = arrangement.visibleSections(in: across(viewport))
        guard top < bottom, expected.sections.allSatisfy({ $0?.frame.height ?? 1 > 0 }) else {
            return nil
        }
        guard found?.lowerBound == seen.first, found?.upperBound == seen.last else {
            return "sections \(found as Any) instead of \(seen)"
        }
        return nil
    }

    private func scrollDifference(
        _ arrangement: Arrangement, _ index: Int, _ wanted: ReferenceScroll?
    ) -> String? {
        let found = arrangement.sidewaysScroll(ofSection: index)
        guard let found, let wanted else {
            return (found == nil) == (wanted == nil) ? nil : "\(found as Any)"
        }
        let window = Rect(
            x: wanted.left, y: wanted.top, width: wanted.width, height: wanted.height)
        guard down(found.frame).isNear(window) else { return "\(found.frame), not \(window)" }
        let content = Size(width: wanted.contentLength, height: wanted.height)
        let own = axis == .vertical ? found.contentSize : found.contentSize.swapped
        guard own.isNear(content) else { return "\(own), not \(content)" }
        let numbers = [
            (found.maxOffset, wanted.maxOffset),
            (found.limits.lowerBound, wanted.limits.lowerBound),
            (found.limits.upperBound, wanted.limits.upperBound),
            (found.initialOffset, wanted.offset(nil)),
        ]
        for (found, wanted) in numbers where abs(found - wanted) > 1e-6 {
            return "\(numbers)"
        }
        guard let stops = found.allStops, let wantedStops = wanted.stops else {
            return (found.allStops == nil) == (wanted.stops == nil) ? nil : "stops"
        }
        let areNear = zip(stops, wantedStops).allSatisfy { abs($0 - $1) < 1e-6 }
        guard stops.count == wantedStops.count, areNear else {
            return "\(stops) instead of \(wantedStops)"
        }
        return nil
    }

    /// Items that take room follow each other in the order of the data.
    private func orderDifference(
        _ arrangement: Arrangement, _ expected: ReferenceArrangement
    ) -> String? {
        let wanted = expected.sections.enumerated().flatMap { index, section in
            (section?.body ?? []).map(\.attributes).filter { $0.kind == .item && !$0.frame.isVoid }
                .map { ItemIndex(section: index, item: $0.item) }
        }
        for (index, item) in wanted.enumerated() {
            let next = index + 1 < wanted.count ? wanted[index + 1] : nil
            guard arrangement.item(after: item) == next else { return "after \(item)" }
            guard arrangement.item(before: next) == item else { return "before \(next as Any)" }
        }
        guard arrangement.firstItem == wanted.first else { return "first item" }
        return wanted.first.flatMap { arrangement.item(before: $0) }.map { "\($0) before all" }
    }
}

/// What a look-up asks for.
private struct ReferencePlace: Hashable {
    let kind: ElementKind
    let item: Int
}

extension RandomGroups {
    fileprivate static let kinds: [ElementKind] = [
        .item, .header, .footer, .background, .separator, edge, side, back, badge, groupBadge,
    ]
}

// Across and down changed by hand.
extension Size {
    fileprivate var swapped: Size { Size(width: height, height: width) }
}

extension Rect {
    fileprivate var swapped: Rect { Rect(x: y, y: x, width: height, height: width) }
}

extension EdgeInsets {
    fileprivate var swapped: EdgeInsets {
        EdgeInsets(top: left, left: top, bottom: right, right: bottom)
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
    fileprivate func isNear(_ other: LayoutAttributes?) -> Bool {
        guard let other else { return false }
        var moved = self
        moved.frame = other.frame
        return moved == other && frame.isNear(other.frame)
    }
}
