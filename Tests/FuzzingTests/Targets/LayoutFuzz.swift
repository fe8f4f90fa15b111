@testable import CollectionLaws
@testable import CollectionLayouts

/// Checks whole layouts with senseless numbers. Nothing crashes, all frames are finite, queries find all elements, and
/// an edited arrangement equals a fresh one.
enum LayoutFuzz {
    static func check(_ bytes: UnsafeRawBufferPointer) throws {
        var source = ByteSource(bytes)
        source.isWild = source.flag()
        var drawn = DrawnLayout(&source)
        do {
            try check(&drawn, &source)
        } catch let error as BrokenLaw {
            throw BrokenLaw(description: "\(error)\n\(drawn)")
        }
    }

    private static func check(_ drawn: inout DrawnLayout, _ source: inout ByteSource) throws {
        var arrangement = drawn.arranged()
        try check(arrangement, &source)
        for _ in 0..<3 where !source.isEmpty {
            let former = arrangement
            let changes = drawn.change(&source)
            drawn.layout.rearrange(
                &arrangement, for: drawn.contents, changes: changes, measure: drawn.measure)
            let anew = drawn.arranged(keepingLanesOf: former, after: changes)
            // Rounding differences may be large for extreme numbers.
            if !source.isWild, drawn.isFollowed,
                let finding = firstDifference(arrangement, anew)
            {
                throw BrokenLaw(description: "Rearranged: \(finding.message)")
            }
            try check(arrangement, &source)
        }
    }

    private static func check(_ arrangement: Arrangement, _ source: inout ByteSource) throws {
        let content = arrangement.contentSize
        try require(content.isFinite && content.width >= 0 && content.height >= 0, "\(content)")
        let elements = arrangement.everyElement
        for element in elements + arrangement.itemElements {
            let frame = element.frame
            try require(
                frame.isFinite && frame.width >= 0 && frame.height >= 0,
                "\(element.words) has the frame \(frame)")
        }
        for problem in arrangement.problems {
            try require(!problem.description.isEmpty, "A problem without a sentence")
        }
        try checkQueries(arrangement, &source)
        try checkOrder(arrangement)
        checkReading(arrangement, &source)
    }

    /// Checks that a query returns exactly the elements that overlap its bounds. Pinned elements are left out, because
    /// their frames depend on the bounds.
    private static func checkQueries(
        _ arrangement: Arrangement, _ source: inout ByteSource
    ) throws {
        let offsets = [0: source.spacing(), 1: source.spacing()]
        let everything = Viewport.everything.bounds
        var viewport = Viewport(bounds: everything, sidewaysOffsets: offsets)
        let all = arrangement.elements(in: viewport).filter { !$0.isPinned }
        try checkItems(Set(all.map(\.name)), ShownElements(arrangement, offsets: offsets))
        for _ in 0..<3 {
            let bounds = Rect(
                x: source.length(60) - 20, y: source.length(100) - 20, width: source.length(40),
                height: source.length(40))
            guard bounds.isFinite, bounds.width > 0, bounds.height > 0,
                bounds.maxX <= everything.maxX, bounds.maxY <= everything.maxY
            else { continue }
            viewport.bounds = bounds
            let found = arrangement.elements(in: viewport).filter { !$0.isPinned }
            for element in found {
                try require(
                    all.contains { $0.isSame(as: element) }
                        && arrangement.shows(element, in: bounds, slack: 1e-5),
                    "\(element.words) is read in \(bounds), and is at \(element.frame)")
            }
            for element in all where arrangement.shows(element, in: bounds, slack: -1e-5) {
                try require(
                    found.contains { $0.isSame(as: element) },
                    "\(element.words) at \(element.frame) is not read in \(bounds)")
            }
        }
    }

    /// Checks that a query of everything finds all items. Items far outside the coordinates and items of zero size are
    /// left out.
    private static func checkItems(_ read: Set<ElementName>, _ shown: ShownElements) throws {
        let everything = Viewport.everything.bounds
        for element in shown.elements where element.kind == .item {
            guard shown.isSeen(element, in: everything) == true else { continue }
            try require(
                read.contains(element.name), "\(element.words) at \(element.frame) is not read")
        }
        for name in read where name.kind == .item {
            try require(
                shown.byName[name] != nil,
                "Item \(name.item) of section \(name.section) is read and has no frame")
        }
    }

    /// Checks that `item(after:)` visits all items with frames in their order.
    private static func checkOrder(_ arrangement: Arrangement) throws {
        var last: ItemIndex?
        for element in arrangement.itemElements {
            let next = arrangement.item(after: last)
            let expected = ItemIndex(section: element.section, item: element.item)
            try require(next == expected, "After \(last.words) comes \(next.words)")
            if let next {
                try require(
                    arrangement.item(before: next) == last,
                    "item(before:) does not return the previous item")
            }
            last = next
        }
        try require(arrangement.item(after: last) == nil, "There is an item after the last one")
    }

    /// Calls the remaining queries, to check that they do not crash.
    private static func checkReading(_ arrangement: Arrangement, _ source: inout ByteSource) {
        let viewport = Viewport(
            bounds: Rect(origin: source.point(), size: source.size()), insets: source.insets(),
            sidewaysOffsets: [0: source.spacing(), 1: source.spacing()])
        _ = arrangement.elements(in: viewport)
        _ = arrangement.element(at: source.point(), in: viewport)
        _ = arrangement.visibleSections(in: viewport)
        _ = arrangement.problems(in: viewport)
        for section in 0..<arrangement.sectionCount {
            _ = arrangement.geometry(ofSection: section, in: viewport)
            if let scroll = arrangement.sidewaysScroll(ofSection: section) {
                let offset = source.spacing()
                _ = scroll.stop(nearestTo: offset)
                _ = scroll.stop(after: offset, forward: true)
                _ = scroll.target(from: offset, projected: source.spacing())
            }
        }
        for element in arrangement.itemElements.prefix(3) {
            for direction in Direction.allCases {
                let index = ItemIndex(section: element.section, item: element.item)
                _ = arrangement.item(nearestTo: index, direction)
            }
        }
    }
}

extension LayoutAttributes {
    fileprivate func isSame(as other: LayoutAttributes) -> Bool {
        name == other.name && frame.isNear(other.frame)
    }
}

extension Arrangement {
    /// Whether an element overlaps bounds, within the section's own viewport if the element scrolls sideways.
    fileprivate func shows(_ element: LayoutAttributes, in bounds: Rect, slack: Double) -> Bool {
        var bounds = bounds.grown(by: slack)
        if element.scrollsSideways, let scroll = sidewaysScroll(ofSection: element.section) {
            bounds = bounds.clipped(to: scroll.frame.grown(by: slack), along: scroll.axis)
        }
        return element.frame.meets(bounds)
    }
}

/// A random layout with its sections and its view.
private struct DrawnLayout: CustomStringConvertible {
    /// The numbers of the items of each section. An item keeps its number when it moves.
    private var items: [[Int]]
    let layout: CollectionLayout<Int>
    /// Whether an edited arrangement must equal a fresh one. This does not hold if sections keep chosen columns, or are
    /// measured only after an edit.
    let isFollowed: Bool
    private let environment: LayoutEnvironment
    private let isMeasured: Bool
    private let isLazy: Bool
    private let answers: [Size?]
    private let sections: [SectionMaker]

    init(_ source: inout ByteSource) {
        environment = LayoutEnvironment(
            size: Size(width: source.length(120), height: source.length(80)),
            contentInset: source.insets(), safeAreaInsets: source.insets())
        (isMeasured, isLazy) = (source.flag(), source.rarely(3))
        answers = [source.size()] + source.list(3) { $0.rarely(5) ? nil : $0.size() }
        let sections = (0..<source.int(0...3)).map { _ in SectionMaker(&source) }
        self.sections = sections
        items = sections.map { _ in Array(0..<source.int(0...20)) }
        let columns = source.columns()
        let choices: [ColumnChoice] = sections.map { _ in
            source.rarely(3) ? .shortest : .index(source.int(-1...3))
        }
        isFollowed = !choices.contains(.shortest) && !(isLazy && isMeasured)
        let defaults = source.defaults()
        var layout = ColumnsLayout<Int>(
            defaults: defaults, insetReference: source.flag() ? .safeArea : .none
        ) { _ in
            columns
        } column: {
            choices[$0]
        } section: { id, _ in
            sections[id].description
        }.collectionLayout
        layout.scrollDirection = source.rarely(3) ? .horizontal : .vertical
        layout.interSectionSpacing = source.spacing()
        layout.boundaryItems = source.list(2) { $0.boundaryItem() }
        layout.contentWidth = source.flag() ? .lastColumn : .container
        self.layout = layout
    }

    var description: String {
        let facts: [Any] = [
            environment, isMeasured, isLazy, answers, layout.columns(environment), layout.defaults,
            layout.insetReference, layout.scrollDirection, layout.interSectionSpacing,
            layout.boundaryItems, layout.contentWidth, items.map(\.count),
        ]
        return (facts + sections.map(\.description)).map { "\($0)" }.joined(separator: "\n")
    }

    var contents: [SectionContent<Int>] {
        items.indices.map { SectionContent(id: $0, itemCount: items[$0].count) }
    }

    func arranged(
        keepingLanesOf former: Arrangement? = nil,
        after changes: ArrangementChanges = ArrangementChanges()
    ) -> Arrangement {
        layout.arrange(
            contents, in: environment, measure: measure, lazily: isLazy, keepingLanesOf: former,
            after: changes)
    }

    var measure: Measure? {
        guard isMeasured else { return nil }
        return { [answers, items] request in
            // A measured size moves with its item.
            let number = request.kind == .item ? items[request.section][request.item] : 0
            guard let answer = answers[number % answers.count] else { return nil }
            return Size(
                width: request.width ?? answer.width, height: request.height ?? answer.height)
        }
    }

    /// Changes the items of a section, and returns the changes.
    mutating func change(_ source: inout ByteSource) -> ArrangementChanges {
        var changes = ArrangementChanges()
        guard !items.isEmpty else { return changes }
        let section = source.int(0...items.count - 1)
        let count = items[section].count
        let start = min(count, source.int(0...20))
        let end = min(count, start + source.int(0...4))
        let inserted = (0..<source.int(0...4)).map { 100 + $0 }
        items[section].replaceSubrange(start..<end, with: inserted)
        changes.changedSections = [
            .init(
                section: section,
                items: [.init(old: start..<end, new: start..<start + inserted.count)],
                isReloaded: source.flag(), keepsItems: true)
        ]
        return changes
    }
}

/// A description of a section that is the same each time.
private struct SectionMaker {
    private let body: ByteSource.BodyMaker
    private let sizes: [Size]
    private let scaffold: SectionLayout

    init(_ source: inout ByteSource) {
        body = source.body()
        sizes = [source.size()] + source.list(5) { $0.size() }
        scaffold = source.scaffold()
    }

    var description: SectionLayout {
        var section = scaffold
        section.body = body((0..<64).map { sizes[$0 % sizes.count] })
        return section
    }
}

extension ByteSource {
    /// Returns a random section without its body: insets, headers, boundary items and so on.
    fileprivate mutating func scaffold() -> SectionLayout {
        var section = SectionLayout(
            ListBody(rows: .height(1)), inset: flag() ? insets() : nil)
        if rarely(4) { section.contentInsets = contentInsets() }
        if flag() { section.header = supplementary() }
        if rarely(3) { section.footer = supplementary() }
        if rarely(3) { section.background = choice([.automatic, .items, .section, .body]) }
        section.boundaryItems = list(2) { $0.boundaryItem() }
        section.supplementariesFollowContentInsets = !rarely(3)
        section.decorationItems = list(1) {
            DecorationItem(
                kind: .decoration($0.byte() % 2), contentInsets: $0.contentInsets(),
                zIndex: $0.int(-1...1))
        }
        if flag() {
            section.sideways = SidewaysScrolling(
                choice(SidewaysScrolling.Behavior.allCases), bounces: flag(),
                indicatorInsets: insets(), pageWidth: rarely(3) ? length() : nil)
        }
        return section
    }

    private mutating func supplementary() -> Supplementary {
        Supplementary(
            height: length(6), width: rarely(3) ? length() : nil,
            isPinned: choice([nil, true, false]))
    }

    fileprivate mutating func boundaryItem() -> BoundaryItem {
        BoundaryItem(
            kind: .supplementary(3 + byte() % 3), size: layoutSize(),
            alignment: choice(BoundaryItem.Alignment.allCases),
            absoluteOffset: rarely(3) ? point() : .zero, extendsBoundary: !rarely(4),
            pinToVisibleBounds: rarely(3), zIndex: int(0...2), contentInsets: contentInsets())
    }

    fileprivate mutating func columns() -> Columns {
        switch int(0...3) {
        case 0: .single
        case 1: .split(leftSideRatio: share(), spacing: spacing())
        case 2: .ratios(list(4) { $0.share() }, spacing: spacing())
        default: .asMany(minimumWidth: length(), atMost: int(0...5), spacing: spacing())
        }
    }

    fileprivate mutating func defaults() -> SectionDefaults {
        guard flag() else { return SectionDefaults() }
        return SectionDefaults(
            inset: insets(), interItemSpacing: spacing(), lineSpacing: spacing(),
            normalizesLineHeight: flag(), pinsHeaders: flag(), pinsFooters: flag(),
            keepsEmptySections: flag(), backgroundExtent: choice([.automatic, .items, .section]))
    }
}
