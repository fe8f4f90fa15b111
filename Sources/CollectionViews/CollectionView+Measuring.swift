import CollectionLayouts
import CollectionSnapshots

/// Measuring of elements near the viewport.
///
/// The view measures the elements in the viewport and in one viewport's length on each side. All other elements keep
/// their estimates until the reader scrolls near them. The reader's scroll position stays when an element above it gets
/// a size that differs from its estimate.
extension CollectionView {
    /// The maximum number of measuring rounds in one call. If elements are smaller than estimated, further elements
    /// come near the viewport, and another round measures those. The next call measures the elements that remain after
    /// the last round.
    private static var mostRounds: Int { 64 }

    /// Measures elements near the viewport that are not measured yet, and keeps the reader's scroll position.
    ///
    /// - Parameter scrollAnchor: The scroll position to keep visible; nil for the current scroll position.
    mutating func measureNearby(keeping scrollAnchor: ScrollAnchor<SectionID, ItemID>? = nil) {
        guard measuresLazily else { return }
        // Whether this is the last phase, which also keeps the anchor visible. It begins once all elements near the
        // viewport are measured, because only then the visible elements are known.
        var isFinal = scrollAnchor == nil
        var anchor = scrollAnchor
        var count = 0
        if isFinal, measuring.covers(nearby(0.5)) { return }
        for _ in 0..<Self.mostRounds {
            let near = nearElements(andMore: count)
            guard near.isEmpty else {
                let kept = anchor ?? currentAnchor
                anchor = kept
                measure(near)
                count += near.values.reduce(0) { $0 + $1.unmeasuredItems.count }
                scrolling.shift(
                    to: offset(keeping: kept, mustBeVisible: isFinal && scrollAnchor != nil))
                continue
            }
            guard let scrollAnchor, !isFinal else {
                measuring.note(nearby(1))
                return
            }
            isFinal = true
            scrolling.shift(to: offset(keeping: scrollAnchor))
        }
        measuring.note(nil)
    }

    /// Whether some elements may still have estimated sizes.
    var measuresLazily: Bool { inputs.measurement != nil && solved.hasMeasuredElements }

    /// Returns the visible part of the content, extended by `share` viewports on each side.
    private func nearby(_ share: Double) -> Rect {
        let bounds = ownViewport.bounds
        let (width, height) = (bounds.width * share, bounds.height * share)
        return Rect(
            x: bounds.x - width, y: bounds.y - height, width: bounds.width + 2 * width,
            height: bounds.height + 2 * height)
    }

    /// Returns the sections with unmeasured elements near the viewport.
    ///
    /// - Parameter more: The number of further items to include before and after the unmeasured items. Earlier rounds
    ///   measured this number of items, which were too short to fill the viewport.
    private func nearElements(andMore more: Int) -> [Int: NearElements] {
        var near: [Int: NearElements] = [:]
        var viewport = ownViewport
        viewport.bounds = nearby(1)
        // The elements of a section are consecutive. Keep the latest section's elements here, so that each section
        // needs only one look-up.
        var latest: (section: Int, elements: NearElements)?
        solved.forEachMeasuredElement(in: viewport) { kind, section, item in
            if latest?.section != section {
                if let latest { near[latest.section] = latest.elements }
                latest = (section, near[section] ?? NearElements())
            }
            if kind == .item {
                latest?.elements.add(item: item)
            } else {
                latest?.elements.parts.append((kind, item))
            }
        }
        if let latest { near[latest.section] = latest.elements }
        for section in near.keys {
            findUnmeasured(&near[section, default: NearElements()], section)
        }
        near = near.filter { !$0.value.isMeasured }
        guard more > 0 else { return near }
        for (section, elements) in near {
            guard let first = elements.unmeasuredItems.min(),
                let last = elements.unmeasuredItems.max()
            else { continue }
            let count = inputs.snapshot.numberOfItems(inSectionAt: section)
            var wider = elements
            wider.add(items: max(0, first - more)..<min(count, last + 1 + more))
            findUnmeasured(&wider, section)
            near[section] = wider
        }
        return near
    }

    /// Marks the elements of a section that are near the viewport and not measured yet.
    private func findUnmeasured(_ elements: inout NearElements, _ section: Int) {
        let identifiers = inputs.snapshot.itemIdentifiers(inSectionAt: section)
        elements.unmeasuredItems = elements.nearItems.filter {
            !sizes.isSettled(item: identifiers[$0])
        }
        let id = inputs.snapshot.sectionIdentifier(at: section)
        elements.hasUnmeasuredParts = elements.parts.contains {
            !sizes.isSettled(.init(section: id, kind: $0.kind, index: $0.index))
        }
    }

    /// Measures the given elements, by section index, and updates the arrangement.
    private mutating func measure(_ near: [Int: NearElements]) {
        measuring.takeOwnSizes()
        sizes.requestedElements = near
        followSizes(of: near.mapValues(\.unmeasuredItems))
        sizes.requestedElements = [:]
        for (section, elements) in near {
            let id = inputs.snapshot.sectionIdentifier(at: section)
            for item in elements.unmeasuredItems {
                sizes.settle(item: inputs.snapshot.itemIdentifier(at: item, inSectionAt: section))
            }
            for part in elements.parts {
                sizes.settle(.init(section: id, kind: part.kind, index: part.index))
            }
        }
    }

    /// Applies the sizes that are already known, after the whole layout was solved with estimates.
    mutating func restoreMeasuredSizes() {
        guard !sizes.isEmpty, solved.hasMeasuredElements else { return }
        var known: [Int: [Int]] = [:]
        for id in sizes.items.keys {
            guard let position = inputs.snapshot.position(ofItem: id) else { continue }
            known[position.section, default: []].append(position.offset)
        }
        for part in sizes.parts.keys {
            guard let section = inputs.snapshot.indexOfSection(part.section) else { continue }
            _ = known[section, default: []]
        }
        followSizes(of: known)
    }

    /// Updates the arrangement for new measured sizes. `items` contains the measured items by section index. In these
    /// sections, other elements, such as headers, may also have new sizes.
    private mutating func followSizes(of items: [Int: [Int]]) {
        var changes = ArrangementChanges()
        changes.measuresEstimates = true
        changes.changedSections = items.keys.sorted().map {
            .init(section: $0, items: items[$0, default: []].sorted().asChanges)
        }
        follow(changes)
    }
}

extension [Int] {
    /// The size changes of the items with these ascending indexes. Consecutive items become one change.
    fileprivate var asChanges: [ArrangementChanges.ItemChange] {
        var ranges: [Range<Int>] = []
        for item in self {
            if let last = ranges.last, last.upperBound >= item {
                ranges[ranges.count - 1] = last.lowerBound..<Swift.max(last.upperBound, item + 1)
            } else {
                ranges.append(item..<item + 1)
            }
        }
        return ranges.map { ArrangementChanges.ItemChange(old: $0, new: $0) }
    }
}
