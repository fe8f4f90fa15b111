import CollectionLayouts
import CollectionSnapshots
import Glibc

@testable import CollectionViews

let DEBUGW = getenv("DEBUGW") != nil

/// A random walk of a reader and a program through one view. Each step says what broke the law of the reader's place.
struct PlaceWalk {
    private(set) var view: TestView
    private var dice: Dice
    private let heights = Heights()
    private var layouts: [any CollectionLayoutConvertible<Int>] = []
    /// Where the reader was when they last moved; nil until something changes after that.
    private var place: Place<Int, Int>?
    private var nextID = 1_000_000
    /// How often a place was compared.
    private(set) var checks = 0

    init(seed: UInt64) {
        dice = Dice(seed: seed)
        view = dice.view(choosesColumns: false)
        layouts = [view.layout] + (0..<5).map { _ in dice.anyLayout() }
        let heights = heights
        view.update {
            $0.horizontalQuantum = dice.pick(0, 8)
            $0.measurement = { element in
                let length = heights.length(of: element.item ?? -element.section)
                return Size(width: element.width ?? length, height: element.height ?? length)
            }
        }
    }

    /// One step; what it broke, or nil.
    mutating func step() throws -> String? {
        if DEBUGW {
            print(
                "--", type(of: view.layout), view.size, view.contentOffset, view.offsetQuantum,
                view.environment.insets, view.scrollPosition, "place", place?.offset as Any,
                "lazily", view.measuresLazily);
        }
        switch dice.roll(0...11) {
        case 0, 1: return scrollNearby()
        case 2:
            read { view, dice in
                if dice.oneIn(4) { return _ = view.scroll(to: dice.pick(.start, .end)) }
                if let item = dice.item(of: view) {
                    view.scroll(toItem: item, at: dice.pick(.top, .center, .nearest))
                }
            }
        case 3:
            read { view, dice in
                let seen = view.visibleItems
                if dice.oneIn(2) || seen.isEmpty { return view.deselect() }
                view.select(seen[dice.roll(0...seen.count - 1)], following: false)
            }
        case 4:
            read { view, dice in
                for section in view.sidewaysSectionsInSight {
                    view.scrollSideways(
                        inSection: view.snapshot.sectionIdentifier(at: section.index),
                        to: section.offset + Double(dice.roll(-20...40)) * 8)
                }
            }
        case 5: return thereAndBack()
        case 6, 7: return try edit()
        case 8: return try measureAnew()
        default: return change()
        }
        return nil
    }

    /// The reader does something, and has another place if that moved anything.
    private mutating func read(_ act: (inout TestView, inout Dice) -> Void) {
        let before = view
        act(&view, &dice)
        let isMoved =
            view.contentOffset != before.contentOffset || view.selection != before.selection
            || view.sideways.offsets.byID != before.sideways.offsets.byID
        if isMoved { place = nil }
    }

    /// Scrolling by up to half a view moves all that stays in sight alike: sizes are known before they are seen.
    private mutating func scrollNearby() -> String? {
        let before = view
        let axis = view.scrollDirection
        let half = view.size[axis] / 2
        let distance = view.limits.floor(
            Double.random(in: -half...half, using: &dice), axis)
        read { view, _ in view.scroll(by: distance) }
        let position = view.scrollPosition
        guard abs(distance) <= half, !position.isAtStart, !position.isAtEnd else { return nil }
        let tolerance = view.inputs.quantum[axis] + 1e-6
        for item in before.visibleItems {
            guard let old = before.frame(ofItem: item), let new = view.frame(ofItem: item),
                new.meets(view.viewport.bounds), old.meets(before.viewport.bounds)
            else { continue }
            checks += 1
            let shift =
                (new.min(axis) - view.contentOffset[axis])
                - (old.min(axis) - before.contentOffset[axis])
            if abs(shift + distance) > tolerance {
                return "scrolling by \(distance) moved \(item) by \(shift)"
            }
        }
        return nil
    }

    /// Another size, layout, or steps of scrolling.
    private mutating func change() -> String? {
        let before = view
        let place = place ?? view.currentPlace
        let isFresh = self.place == nil
        self.place = place
        let what = changeInputs()
        if DEBUGW { print(what, isFresh) }
        return fault(of: place, before)
            ?? (isFresh ? sidewaysFault(before) : nil).map { "\(what): \($0)" }
    }

    private mutating func changeInputs() -> String {
        switch dice.roll(0...5) {
        case 0, 1:
            let size = dice.size()
            view.resize(to: size)
            return "resized to \(size)"
        case 2:
            let quantum = dice.pick(0.0, 16, 20, 12.8)
            view.offsetQuantum = quantum
            return "steps of \(quantum)"
        case 3 where dice.oneIn(2):
            let inset = dice.inset()
            view.contentInset = inset
            return "insets \(inset)"
        default:
            let index = dice.roll(0...layouts.count - 1)
            view.layout = layouts[index]
            return "layout \(index)"
        }
    }

    /// Changes that are taken back give the exact place back.
    private mutating func thereAndBack() -> String? {
        let before = view
        place = place ?? view.currentPlace
        let changes = (0..<dice.roll(1...3)).map { _ in changeInputs() }
        view.update {
            $0.layout = before.layout
            $0.environment = before.environment
            $0.offsetQuantum = before.offsetQuantum
        }
        checks += 1
        // Estimates above are back, too, and so the content's points are others.
        return view.difference(from: before).map {
            "\(changes) and back: \($0) \(view.contentOffset) \(before.contentOffset) \(place!.offset) \(place!.anchors.prefix(2).map { ($0.subject, $0.isSelected, $0.top, $0.isInSight) }) \(view.limits.y) \(selectionText)"
        }
    }

    var selectionText: String { "sel \(view.selection as Any)" }
    /// Other data anywhere.
    private mutating func edit() throws -> String? {
        var snapshot = view.snapshot
        try dice.edit(&snapshot, next: &nextID)
        return show(snapshot)
    }

    /// Some items have other lengths now.
    private mutating func measureAnew() throws -> String? {
        var snapshot = view.snapshot
        let items = Set((0..<dice.roll(1...20)).compactMap { _ in dice.item(of: view) }).sorted()
        for item in items { heights.lengths[item] = Double(dice.roll(0...9)) * 16 }
        try snapshot.reconfigureItems(items)
        return show(snapshot)
    }

    private mutating func show(_ snapshot: Snapshot<Int, Int>) -> String? {
        let before = view
        let place = view.currentPlace
        guard view.apply(snapshot, animated: false) else { return nil }
        self.place = nil
        let offsets = before.sideways.offsets.byID
        for (id, offset) in offsets {
            guard let index = snapshot.indexOfSection(id),
                let scroll = view.arrangement.sidewaysScroll(ofSection: index)
            else { continue }
            if view.sidewaysOffset(ofSection: id) != scroll.clamped(offset) {
                return "section \(id) did not stay at \(offset) in an edit"
            }
        }
        return fault(of: place, before).map { "an edit: \($0)" }
    }
}

/// Lengths of elements, as they are measured.
private final class Heights {
    var lengths: [Int: Double] = [:]

    func length(of id: Int) -> Double { lengths[id] ?? Double(abs(id &* 7919) % 5 + 1) * 16 }
}

/// The law.
extension PlaceWalk {
    /// How the view has lost the place that it had before, or nil.
    private mutating func fault(
        of place: Place<Int, Int>, _ before: TestView
    ) -> String? {
        let (axis, limits) = (view.scrollDirection, view.limits)
        let offset = view.contentOffset
        guard offset == limits.clamped(offset) else { return "\(offset) is out of \(limits)" }
        if let fault = before.faultOfAnchor { return fault }
        for anchor in place.anchors {
            guard let (frame, section) = view.place(of: anchor.subject) else { continue }
            checks += 1
            func isInSight(_ distance: Double) -> Bool {
                var there = limits.start
                there[axis] = distance
                // Its row counts, as it is drawn, and its own points.
                let start = limits.snapped(frame.min(axis), axis)
                let drawn = frame.spanning(start, start + frame.size[axis], axis)
                return view.isInSight(frame, inSection: section, at: there)
                    || view.isInSight(drawn, inSection: section, at: there)
            }
            let start = limits[axis].lowerBound
            let now = offset[axis]
            if place.isAtStart, !anchor.isSelected || isInSight(start) {
                return abs(now - start) < 1e-6 ? nil : "left the start for \(now)"
            }
            let row = anchor.top - place.offset[place.axis]
            let wish = limits.clamped(limits.snapped(frame.min(axis), axis) - row, axis)
            if abs(now - wish) < 1e-6 { return nil }
            let fault =
                "\(anchor.subject) stood at \(row), so \(now) is not \(wish) in \(frame) sel \(anchor.isSelected) \(place.axis) \(axis) insight \(anchor.isInSight) \(isInSight(wish)) \(limits.y) size \(view.size) \(view.environment.insets)"
            guard !isInSight(wish), anchor.isInSight else { return fault }
            // It would be out of sight: then it is shown, where there is room to show anything.
            let room = view.size[axis] - view.environment.insets.total(axis)
            return isInSight(now) || room <= 0 || frame.size[axis] == 0 ? nil : fault
        }
        return nil
    }

    /// Which section shows other items than before, or nil.
    private mutating func sidewaysFault(_ before: TestView) -> String? {
        guard before.scrollDirection == view.scrollDirection else { return nil }
        for index in 0..<view.snapshot.numberOfSections {
            let id = view.snapshot.sectionIdentifier(at: index)
            let holdsSelection =
                view.selection.map { view.index(ofItem: $0)?.section == index } ?? false
            guard !holdsSelection, let scroll = view.arrangement.sidewaysScroll(ofSection: index),
                let now = view.sidewaysOffset(ofSection: id)
            else { continue }
            checks += 1
            let wish: Double
            let kept: Rect
            if let old = before.arrangement.sidewaysScroll(ofSection: index) {
                guard before.sideways.offsets.byID[id] != nil else {
                    guard now != scroll.initialOffset else { continue }
                    return "section \(id) was never scrolled and is at \(now)"
                }
                guard let was = before.sidewaysOffset(ofSection: id) else { continue }
                let seen = before.leadingItem(of: old, at: was)
                guard let seen, let frame = view.frame(ofItem: seen.item) else { continue }
                kept = frame
                wish = frame.min(scroll.axis) - scroll.frame.min(scroll.axis) - seen.distance
            } else {
                guard let item = before.firstItem(ofSection: index),
                    let old = before.frame(ofItem: item), let frame = view.frame(ofItem: item)
                else { continue }
                kept = frame
                let isFirst = view.index(ofItem: item)?.item == 0
                wish =
                    isFirst
                    ? scroll.initialOffset : frame.min(scroll.axis) - old.min(scroll.axis)
            }
            if DEBUGW {
                print(
                    "layout: section", id, before.sideways.offsets.byID,
                    before.arrangement.sidewaysScroll(ofSection: index) != nil,
                    before.visibleItems.count, scroll.scrolling.behavior)
            }
            let rest = scroll.clamped(scroll.stop(nearestTo: wish))
            let isShown =
                kept.max(scroll.axis) - rest > scroll.frame.min(scroll.axis)
                && kept.min(scroll.axis) - rest < scroll.frame.max(scroll.axis)
            if !isShown {
                if kept.max(scroll.axis) - now <= scroll.frame.min(scroll.axis)
                    || kept.min(scroll.axis) - now >= scroll.frame.max(scroll.axis)
                {
                    return "section \(id) at \(now) hides what it showed \(kept) \(scroll.frame)"
                }
                continue
            }
            guard abs(now - rest) > 1e-6, abs(now - scroll.clamped(wish)) > 1e-6 else { continue }
            return "section \(id) is at \(now), and not at \(rest)"
        }
        return nil
    }
}

extension TestView {
    /// Where an anchor is, and its section; nil when it is gone or takes no room.
    fileprivate func place(of subject: Anchor<Int, Int>.Subject) -> (frame: Rect, section: Int)? {
        let section: Int?
        let frame: (Int) -> Rect?
        switch subject {
        case .item(let id):
            (section, frame) = (index(ofItem: id)?.section, { _ in self.frame(ofItem: id) })
        case .header(let id):
            (section, frame) = (
                snapshot.indexOfSection(id), { arrangement.headerFrame(ofSection: $0) }
            )
        case .footer(let id):
            (section, frame) = (
                snapshot.indexOfSection(id), { arrangement.footerFrame(ofSection: $0) }
            )
        case .section(let id):
            (section, frame) = (snapshot.indexOfSection(id), { arrangement.frame(ofSection: $0) })
        }
        return section.flatMap { section in frame(section).map { ($0, section) } }
    }

    /// What is wrong with the element that is to keep the place now, by the words of the rule, or nil.
    fileprivate var faultOfAnchor: String? {
        let axis = scrollDirection
        let anchor = currentPlace.anchors.first
        if let selection, let index = index(ofItem: selection),
            let frame = arrangement.frame(of: index),
            isInSight(frame, inSection: index.section, at: contentOffset),
            isInSightSideways(frame, inSection: index.section)
        {
            if case .item(selection)? = anchor?.subject { return nil }
            return "\(selection) is selected and in sight, but the anchor is \(anchor as Any)"
        }
        // What stands in its own place and is not wholly above the edge of its column.
        let columns = visibleElements.filter { element in
            let own = ownFrame(of: element)
            return element.frame == own && element.frame.max(axis) > edge(inColumnOf: element)
        }.compactMap { arrangement.column(ofSection: $0.sectionIndex) }
        let widest = columns.filter { column in
            columns.allSatisfy { $0.width < column.width + 1e-6 }
        }
        guard let anchor, let (frame, section) = place(of: anchor.subject) else { return nil }
        let column = arrangement.column(ofSection: section)?.index
        guard widest.isEmpty || column == widest.map(\.index).min() else {
            return "\(anchor) is not in the widest column"
        }
        let start = sight(inSection: section, at: contentOffset).start
        guard frame.max(axis) > start else { return "\(anchor) is above the edge \(start)" }
        return nil
    }

    /// The frame of an item, header or footer before pinning.
    private func ownFrame(of element: Element<Int, Int>) -> Rect? {
        switch element.kind {
        case .item: element.frame
        case .header: arrangement.headerFrame(ofSection: element.sectionIndex)
        case .footer: arrangement.footerFrame(ofSection: element.sectionIndex)
        default: nil
        }
    }

    /// Where a column begins to be seen: below the headers pinned there.
    private func edge(inColumnOf element: Element<Int, Int>) -> Double {
        let axis = scrollDirection
        let column = arrangement.column(ofSection: element.sectionIndex)
        let top = viewport.bounds.min(axis) + environment.insets.start(axis)
        let pinned = visibleElements.filter {
            $0.kind == .header && arrangement.column(ofSection: $0.sectionIndex) == column
                && $0.frame != ownFrame(of: $0) && $0.frame.min(axis) <= top
        }
        return pinned.map { $0.frame.max(axis) }.reduce(top, max)
    }

    /// The first item that begins behind the leading edge of a section that scrolls, and how far behind.
    fileprivate func leadingItem(
        of scroll: SidewaysScroll, at offset: Double
    ) -> (item: Int, distance: Double)? {
        let axis = scroll.axis
        let places = snapshot.itemIdentifiers(inSectionAt: scroll.section).compactMap { item in
            frame(ofItem: item).map { frame in
                (
                    item: item, distance: frame.min(axis) - offset - scroll.frame.min(axis),
                    length: frame.size[axis]
                )
            }
        }
        let seen = places.filter {
            $0.distance + $0.length > 0 && $0.distance < scroll.frame.size[axis]
        }
        let behind = seen.filter { $0.distance >= -1e-6 }
        let first = (behind.isEmpty ? seen : behind).min { $0.distance < $1.distance }
        return first.map { ($0.item, $0.distance) }
    }

    /// The first item of a section that is in sight.
    fileprivate func firstItem(ofSection index: Int) -> Int? {
        let sight = sight(inSection: index, at: contentOffset)
        return visibleElements.first {
            $0.kind == .item && $0.sectionIndex == index
                && $0.frame.max(scrollDirection) > sight.start
                && $0.frame.min(scrollDirection) < sight.end
        }?.item
    }

    /// What is not on the screen where it is in another view, or nil.
    fileprivate func difference(from other: TestView) -> String? {
        // In rows: what is measured again above may lie between two of them.
        let tolerance = max(1e-6, measuresLazily ? inputs.quantum[scrollDirection] - 1e-6 : 0)
        let old = Dictionary(grouping: other.visibleElements, by: Key.init).mapValues { $0[0] }
        for element in visibleElements where element.kind.isKept {
            guard let before = old[Key(element)] else {
                if measuresLazily { continue }
                return
                    "\(element.kind) \(element.item as Any) in \(element.section) \(element.frame)  is new in sight"
            }
            let x = element.frame.x - contentOffset.x - (before.frame.x - other.contentOffset.x)
            let y = element.frame.y - contentOffset.y - (before.frame.y - other.contentOffset.y)
            if abs(x) > tolerance || abs(y) > tolerance {
                return
                    "\(element.kind) \(element.item as Any) in \(element.section) \(element.frame) was \(before.frame) all \(measuresLazily)"
            }
        }
        return nil
    }
}

/// What an element is, whatever it looks like.
private struct Key: Hashable {
    var kind: ElementKind
    var section: Int
    var item: Int?

    init(_ element: Element<Int, Int>) {
        (kind, section, item) = (element.kind, element.section, element.item)
    }
}

extension ElementKind {
    /// Whether there is one of its kind for an item or a section.
    fileprivate var isKept: Bool { self == .item || self == .header || self == .footer }
}

extension Dice {
    /// A layout of any kind, over any sections.
    fileprivate mutating func anyLayout() -> any CollectionLayoutConvertible<Int> {
        switch roll(0...5) {
        case 0: return layout(choosesColumns: false)
        case 1: return sidewaysLayout()
        case 2, 3: return scrollableSections()
        default: return bodies()
        }
    }

    /// Shelves below each other.
    private mutating func scrollableSections() -> ScrollableSectionLayout<Int> {
        let size = Size(width: Double(roll(20...100)), height: Double(roll(16...60)))
        let (lines, behavior) = (roll(1...3), SidewaysScrolling.Behavior.allCases[roll(0...4)])
        let defaults = SectionDefaults(
            inset: inset(), interItemSpacing: Double(roll(0...12)),
            lineSpacing: Double(roll(0...12)), pinsHeaders: oneIn(2))
        return ScrollableSectionLayout<Int>(defaults: defaults) { _, _ in
            SectionLayout.shelf(
                items: .uniform(size), lines: lines, scrolling: SidewaysScrolling(behavior)
            ).header(height: 16)
        }
    }

    /// Bodies of other kinds, most of them measured.
    private mutating func bodies() -> any CollectionLayoutConvertible<Int> {
        let (estimate, isPinned) = (Double(pick(8, 16, 40, 100)), oneIn(2))
        let sections: [SectionLayout] = (0..<4).map { _ in
            var section: SectionLayout =
                switch roll(0...4) {
                case 0: .flow(items: .measured(perLine: roll(1...3), estimate: estimate))
                case 1: .list(.plain, rows: .measured(estimate: estimate))
                case 2:
                    .waterfall(lanes: .count(roll(1...4)), heights: .measured(estimate: estimate))
                case 3: .justified(rowHeight: 40, aspectRatios: .each { Double($0 % 5 + 2) / 3 })
                default:
                    .group(
                        .horizontal(
                            size: LayoutSize(
                                width: .fractionalWidth(1), height: .estimated(estimate)),
                            subitem: LayoutItem(
                                width: .fractionalWidth(0.5), height: .estimated(estimate)),
                            count: 2))
                }
            section.boundaryItems = [
                BoundaryItem(
                    kind: .header,
                    size: LayoutSize(width: .fractionalWidth(1), height: .estimated(16)),
                    alignment: .top, pinToVisibleBounds: isPinned)
            ]
            return section
        }
        if oneIn(2) { return CompositionalLayout<Int> { id, _ in sections[abs(id) % 4] } }
        return SplitLayout<Int>(
            columns: { $0.isLandscape ? .split(leftSideRatio: 0.4, spacing: 8) : .single },
            side: { $0 % 3 == 0 ? .right : .left }, section: { id, _ in sections[abs(id) % 4] })
    }
}
