@testable import CollectionLayouts

/// Sections of all bodies whose data is changed at random, together with what an arrangement is told of it.
struct EditedLayout {
    /// A section whose sizes go with its items.
    struct Part {
        let id: Int
        let side: Side
        /// Draws its description.
        var seed: Int
        var sizes: [Size]
    }

    var random: SeededGenerator
    let columns: Columns
    let spacing: Double
    let axis: Axis
    /// Whether all sections have one description.
    let isShared: Bool
    var parts: [Part] = []
    private var nextID = 0

    init(seed: Int) {
        random = SeededGenerator(seed: seed)
        columns =
            random.chance(0.4)
            ? .single
            : .split(leftSideRatio: random.chance(0.1) ? 1 : 0.5, spacing: random.length(0...4))
        spacing = random.chance(0.5) ? 0 : 2
        axis = random.chance(0.2) ? .horizontal : .vertical
        isShared = random.chance(0.2)
        for _ in 0..<Int.random(in: 0...8, using: &random) { parts.append(part()) }
    }

    private mutating func part() -> Part {
        nextID += 1
        let sizes = (0..<Int.random(in: 0...40, using: &random)).map { _ in size() }
        return Part(
            id: nextID, side: random.chance(0.5) ? .left : .right,
            seed: Int.random(in: 0..<100_000, using: &random), sizes: sizes)
    }

    private mutating func size() -> Size {
        random.chance(0.1)
            ? .zero : Size(width: random.length(0...30), height: random.length(0...9))
    }

    // MARK: Layout

    var contents: [SectionContent<Int>] {
        parts.map { SectionContent(id: $0.id, itemCount: $0.sizes.count) }
    }

    /// Describes sections from what there is now.
    var layout: CollectionLayout<Int> {
        let byID = Dictionary(uniqueKeysWithValues: parts.map { ($0.id, $0) })
        let side: (Int) -> Side = { byID[$0]?.side ?? .left }
        let columns = columns
        var layout: CollectionLayout<Int>
        if isShared {
            layout =
                SplitLayout<Int>(
                    columns: { _ in columns }, side: side,
                    everySection: { _ in
                        SectionLayout.flow(
                            items: .measured(perLine: 2, estimate: 4), interItemSpacing: 1,
                            lineSpacing: 1
                        ).header(height: 3, pinned: true)
                    }
                ).collectionLayout
        } else {
            layout =
                SplitLayout<Int>(
                    columns: { _ in columns }, side: side,
                    section: { id, _ in byID[id]?.layout ?? .boxes(1, 1) }
                ).collectionLayout
        }
        layout.interSectionSpacing = spacing
        layout.scrollDirection = axis
        return layout
    }

    /// Answers by what there is now.
    var measure: Measure {
        { [parts] request in
            guard request.kind == .item else { return Size(width: 3, height: 5) }
            return parts[request.section].sizes[request.item]
        }
    }

    func arrangement(lazily: Bool = false) -> Arrangement {
        let environment = LayoutEnvironment(size: Size(width: 83, height: 60))
        return layout.arrange(contents, in: environment, measure: measure, lazily: lazily)
    }
}

extension EditedLayout.Part {
    /// One form of body for each part of an identifier, whatever its items.
    fileprivate var layout: SectionLayout {
        var random = SeededGenerator(seed: seed)
        let sizes = sizes
        let source: ItemSize =
            switch seed % 7 {
            case 0: .uniform(Size(width: 7, height: 3))
            case 1: .perLine(3, height: 4)
            case 2: .each { item, _ in sizes[item] }
            case 3:
                .bulk { items, _, span in
                    for (offset, item) in items.enumerated() { span[offset] = sizes[item] }
                }
            case 4: .table(sizes)
            case 5: .measured(perLine: 1, estimate: 4)
            default: .measured(perLine: 3, estimate: 2)
            }
        let (gap, lineGap) = (random.length(0...3), random.length(0...3))
        var layout: SectionLayout
        switch (seed / 7) % 5 {
        case 0:
            layout = .shelf(
                items: source, lines: 2, interItemSpacing: gap, lineSpacing: lineGap)
        case 1:
            var groups = RandomGroups(seed: seed, measures: random.chance(0.6))
            layout = groups.section()
        case 2: layout = SectionLayout(sizes.body(&random))
        default:
            layout = .flow(items: source, interItemSpacing: gap, lineSpacing: lineGap)
        }
        if random.chance(0.6) {
            layout = layout.header(height: random.length(0...4), pinned: random.chance(0.6))
        }
        if random.chance(0.4) { layout = layout.background(.section) }
        return layout
    }
}

// MARK: Edits
extension EditedLayout {
    /// Changes something, and says what.
    mutating func edit() -> ArrangementChanges {
        var changes = ArrangementChanges()
        changes.sizesFollowItems = true
        let old = parts
        if random.chance(0.5) { changeSections() }
        let before = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1.id, $0) })
        let now = Set(parts.map(\.id))
        changes.removedSections = old.indices.filter { !now.contains(old[$0].id) }
        changes.insertedSections = parts.indices.filter { before[parts[$0].id] == nil }
        // Those that are not in the longest run of the old order could stay; these are as good.
        var last = -1
        for (index, part) in parts.enumerated() {
            guard let origin = before[part.id] else { continue }
            if origin > last {
                last = origin
            } else {
                changes.movedSections.append(.init(from: origin, to: index))
            }
        }
        for index in parts.indices where before[parts[index].id] != nil && random.chance(0.4) {
            var change = ArrangementChanges.SectionChange(section: index)
            if random.chance(0.7) { change.items = editItems(of: index) }
            // A section may take another description, of any body.
            if random.chance(0.15) {
                parts[index].seed = Int.random(in: 0..<100_000, using: &random)
            }
            change.isReloaded = random.chance(0.1)
            changes.changedSections.append(change)
        }
        return changes
    }

    /// Changes items alone.
    mutating func editItems() -> ArrangementChanges {
        var changes = ArrangementChanges()
        changes.sizesFollowItems = true
        changes.changedSections = parts.indices.map {
            .init(section: $0, items: editItems(of: $0))
        }
        return changes
    }

    /// Says that all items of a section may have changed.
    func everyItem(of section: Int) -> ArrangementChanges {
        let all = parts[section].sizes.indices
        var changes = ArrangementChanges()
        changes.sizesFollowItems = true
        changes.changedSections = [
            .init(section: section, items: all.isEmpty ? [] : [.init(old: all, new: all)])
        ]
        return changes
    }

    private mutating func changeSections() {
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            let place = Int.random(in: 0...parts.count, using: &random)
            let count = Int.random(in: 1...3, using: &random)
            for _ in 0..<count { parts.insert(part(), at: place) }
        case 1 where !parts.isEmpty:
            let place = Int.random(in: 0..<parts.count, using: &random)
            let end = min(parts.count, place + Int.random(in: 1...2, using: &random))
            parts.removeSubrange(place..<end)
        case 2 where !parts.isEmpty:
            let moved = parts.remove(at: Int.random(in: 0..<parts.count, using: &random))
            parts.insert(moved, at: Int.random(in: 0...parts.count, using: &random))
        default:
            parts = parts.filter { _ in !random.chance(0.3) }
            parts.shuffle(using: &random)
            parts.insert(part(), at: Int.random(in: 0...parts.count, using: &random))
        }
    }

    private mutating func editItems(of section: Int) -> [ArrangementChanges.ItemChange] {
        var changes: [ArrangementChanges.ItemChange] = []
        var new: [Size] = []
        var item = 0
        let old = parts[section].sizes
        while item <= old.count {
            if random.chance(0.08) {
                let end = min(old.count, item + Int.random(in: 0...3, using: &random))
                let start = new.count
                for _ in 0..<Int.random(in: 0...3, using: &random) { new.append(size()) }
                changes.append(.init(old: item..<end, new: start..<new.count))
                item = end
            }
            if item < old.count { new.append(old[item]) }
            item += 1
        }
        parts[section].sizes = new
        return changes
    }
}
