import CollectionLayouts

extension DrawnLayout {
    /// Describes the first difference between the engine's results and the reference. Returns `nil` if there is none.
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

    /// Checks that a look-up finds the first element of each kind and index, visible or not, and no other element.
    private func lookUpDifference(
        _ arrangement: Arrangement, _ expected: ReferenceArrangement, _ viewport: Viewport
    ) -> String? {
        let asked = across(viewport)
        let inner = expected.inside(viewport)
        for element in expected.before + expected.after {
            let kind = element.attributes.kind
            let wanted = element.placed(in: viewport).frame
            for section in expected.sections.indices {
                let found = arrangement.frame(of: kind, inSection: section, in: asked).map(down)
                let isThere = section == element.attributes.section
                guard found.isNear(isThere ? wanted : nil) else {
                    return "\(kind) of \(section) \(found as Any), not \(wanted)"
                }
            }
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
                    // An element of zero size may have any frame or none.
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
            // The hit element is the last one with the highest zIndex.
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
        // Sections of zero height between others may count as visible or not.
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

    /// Checks that the items with a frame follow each other in data order.
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

/// The key of a look-up.
private struct ReferencePlace: Hashable {
    let kind: ElementKind
    let item: Int
}

extension RandomGroups {
    fileprivate static let kinds: [ElementKind] = [
        .item, .header, .footer, .background, .separator, edge, side, back, badge, groupBadge,
    ]
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
