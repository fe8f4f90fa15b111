import CollectionLayouts

/// Returns the first difference between the found and the expected elements; nil if there is none.
func firstDifference(_ found: [LayoutAttributes], _ expected: [LayoutAttributes]) -> Finding? {
    func finding(_ message: String) -> Finding {
        Finding(message, expected: expected, actual: found)
    }
    for (one, other) in zip(found, expected) {
        guard one.name == other.name else {
            return finding("\(one.words) is found instead of \(other.words).")
        }
        guard one.frame.isNear(other.frame) else {
            return finding("\(one.words) has the frame \(one.frame) instead of \(other.frame).")
        }
        guard one.zIndex == other.zIndex else {
            return finding("\(one.words) has the zIndex \(one.zIndex) instead of \(other.zIndex).")
        }
    }
    guard found.count == expected.count else {
        return finding("There are \(found.count) elements instead of \(expected.count).")
    }
    return nil
}

/// Returns the first difference between two arrangements of the same data; nil if there is none.
func firstDifference(_ found: Arrangement, _ expected: Arrangement) -> Finding? {
    if let finding = firstDifference(found.itemElements, expected.itemElements)
        ?? firstDifference(found.everyElement, expected.everyElement)
    {
        return finding
    }
    guard found.contentSize.isNear(expected.contentSize) else {
        let (one, other) = (found.contentSize, expected.contentSize)
        return Finding(
            "The content is \(one.width) × \(one.height) instead of \(other.width) × \(other.height).",
            expected: expected.everyElement, actual: found.everyElement)
    }
    for section in 0..<found.sectionCount {
        let scrolls = [found, expected].map { $0.sidewaysScroll(ofSection: section)?.words }
        guard scrolls[0] != scrolls[1] else { continue }
        return Finding(
            "Section \(section) scrolls sideways by \(scrolls[0] ?? "nothing") instead of "
                + "\(scrolls[1] ?? "nothing").",
            expected: expected.everyElement, actual: found.everyElement)
    }
    return nil
}

extension SidewaysScroll {
    /// The limits and up to 100 stops, rounded to 1/1000 point, because sums may differ in their last bits.
    fileprivate var words: String {
        let numbers = [limits.lowerBound, limits.upperBound, initialOffset]
        let rounded = (numbers + (allStops ?? []).prefix(100)).map {
            ($0 * 1000).rounded() / 1000
        }
        return "\(rounded)"
    }
}
