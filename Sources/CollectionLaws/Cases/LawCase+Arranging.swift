import CollectionLayouts

/// Makes a layout and an arrangement from a case.
extension LawCase {
    /// The layout of the case with its current sections.
    var layout: CollectionLayout<Int> {
        let descriptions = sections.map { description(of: $0) }
        return layout { descriptions[$0] }
    }

    /// Returns a layout with the case's placement, and with descriptions from a closure. The closure receives a
    /// section's index.
    func layout(_ describe: @escaping (Int) -> SectionLayout) -> CollectionLayout<Int> {
        let defaults = SectionDefaults(interItemSpacing: spacing, lineSpacing: spacing)
        let sides = sections.map(\.side)
        switch placement {
        case .column:
            return FlowLayout<Int>(defaults: defaults) { id, _ in describe(id) }.collectionLayout
        case .split(let spacing):
            return SplitLayout<Int>(defaults: defaults) { _ in
                .split(leftSideRatio: 0.5, spacing: spacing)
            } side: {
                sides[$0]
            } section: { id, _ in
                describe(id)
            }.collectionLayout
        case .compositional(let axis, let spacing):
            return CompositionalLayout<Int>(
                configuration: .init(scrollDirection: axis, interSectionSpacing: spacing)
            ) { id, _ in describe(id) }.collectionLayout
        }
    }

    var contents: [SectionContent<Int>] {
        sections.indices.map { SectionContent(id: $0, itemCount: sections[$0].items.count) }
    }

    /// Arranges the case with its current items.
    ///
    /// - Parameters:
    ///   - former: An arrangement of the case before `changes`, whose items keep their lanes.
    func arranged(
        lazily: Bool = false, keepingLanesOf former: Arrangement? = nil,
        after changes: ArrangementChanges = ArrangementChanges()
    ) -> Arrangement {
        layout.arrange(
            contents, in: LayoutEnvironment(size: size), measure: measure, lazily: lazily,
            keepingLanesOf: former, after: changes)
    }

    func body(of section: CaseSection) -> any SectionBody {
        var sample = LawSample(
            index: round, sizes: section.items.map(size(ofItem:)), seed: section.seed)
        return source.body(&sample)
    }

    func description(of section: CaseSection) -> SectionLayout {
        guard !section.isPlain else {
            return .flow(items: .uniform(Size(width: 9, height: 5)), interItemSpacing: 1)
        }
        let body = body(of: section)
        var layout = SectionLayout(wrap?(body) ?? body, inset: section.inset)
        if section.header > 0 { layout = layout.header(height: section.header) }
        if section.footer > 0 { layout = layout.footer(height: section.footer) }
        if section.hasBackground { layout = layout.background() }
        if let behavior = section.sideways, body.scrollsSideways {
            layout.sideways = SidewaysScrolling(behavior)
        }
        return layout
    }

    /// Returns the size of an item. `id` is the number that the item keeps when its index changes.
    func size(ofItem id: Int) -> Size {
        guard !hasEqualSizes else { return Size(width: 8, height: 4) }
        var random = SplitMix(seed: UInt64(truncatingIfNeeded: id) &* 0x9E37_79B9 &+ 77)
        let takesRoom = !random.chance(0.1)
        let size = Size(width: random.length(1...30), height: random.length(1...9))
        return takesRoom ? size : Size(width: random.chance(0.5) ? 0 : size.width, height: 0)
    }

    /// The closure that measures items; nil if the case uses estimates.
    var measure: Measure? {
        guard isMeasured else { return nil }
        let items = sections.map(\.items)
        let own = source.measure
        return { [self] request in
            guard request.kind == .item else {
                return own.map { $0(request) }
                    ?? Size(width: request.width ?? 3, height: request.height ?? 5)
            }
            precondition(
                items.indices.contains(request.section)
                    && items[request.section].indices.contains(request.item),
                "The body measured item \(request.item), which does not exist; measure existing items only."
            )
            let id = items[request.section][request.item]
            if let own {
                var request = request
                request.item = id
                return own(request)
            }
            let size = size(ofItem: id)
            return Size(
                width: request.width ?? size.width, height: request.height ?? size.height)
        }
    }
}
