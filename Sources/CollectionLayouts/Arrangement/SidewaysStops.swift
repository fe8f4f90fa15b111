/// The offsets at which a section can rest, in points, computed on demand.
///
/// A stop is the start of a group, the offset that centres a group in the viewport, or a multiple of the page width. A
/// stop beyond the last possible offset is replaced by that offset, except for centred stops. At its stop, a group is
/// where the first group is before any scrolling: after the leading inset. UIKit documents neither of these two rules.
struct SidewaysStops {
    let behavior: SidewaysScrolling.Behavior
    let viewport: Double
    let content: Double
    /// The inset before the first group, in points.
    let leading: Double
    let pageWidth: Double
    let body: any PlacedItems
    let items: BodyItems

    init(
        _ metrics: SidewaysMetrics, content: Double, body: any PlacedItems, items: BodyItems
    ) {
        behavior = metrics.scrolling.behavior
        viewport = metrics.width
        self.content = content
        leading = metrics.leading
        pageWidth = metrics.pageWidth
        self.body = body
        self.items = items
    }

    var maxOffset: Double { max(0, content - viewport) }

    var limits: ClosedRange<Double> {
        guard behavior == .groupPagingCentered, count > 0 else { return 0...maxOffset }
        return min(0, unlimited(0))...max(maxOffset, unlimited(count - 1))
    }

    /// The number of stops, including stops beyond the last possible offset.
    private var count: Int {
        if behavior != .paging { return body.stopCount(items) }
        guard pageWidth > 0 else { return 1 }
        return Int(min((maxOffset / pageWidth).rounded(.up), 0x1p40)) + 1
    }

    private func unlimited(_ index: Int) -> Double {
        if behavior == .paging { return Double(index) * pageWidth }
        let group = body.stop(at: index, items)
        guard behavior == .groupPagingCentered else { return group.start }
        // If groups overlap, the middle of a long group may lie after the middle of a later group. Both groups then
        // have the same stop, so that stops ascend.
        var middle = group.start + group.length / 2
        for index in index + 1..<max(index + 1, count) {
            let next = body.stop(at: index, items)
            if next.start >= middle { break }
            middle = min(middle, next.start + next.length / 2)
        }
        return leading + middle - viewport / 2
    }

    private func stop(_ index: Int) -> Double {
        behavior == .groupPagingCentered ? unlimited(index) : min(unlimited(index), maxOffset)
    }

    var first: Double? { count > 0 ? stop(0) : nil }

    /// All stops in ascending order, without duplicates; nil if scrolling can stop anywhere.
    var all: [Double]? {
        guard behavior != .continuous else { return nil }
        var stops: [Double] = []
        for index in 0..<count {
            let stop = stop(index)
            if let last = stops.last, stop <= last + 1e-9 { continue }
            stops.append(stop)
        }
        return stops.isEmpty ? [0] : stops
    }

    /// Returns the index of the last stop at or before an offset.
    private func index(at offset: Double) -> Int {
        max(0, (0..<count).partitioningIndex { unlimited($0) > offset } - 1)
    }

    func nearest(to offset: Double) -> Double {
        guard behavior != .continuous, count > 0 else { return offset }
        let index = index(at: offset)
        let (before, after) = (stop(index), stop(min(index + 1, count - 1)))
        return abs(after - offset) < abs(before - offset) ? after : before
    }

    /// Returns the stop that is `steps` stops after an offset, or before it. If there are fewer stops, returns the
    /// limit in that direction. `steps` is at least 1.
    func next(after offset: Double, forward: Bool, steps: Int) -> Double {
        if forward {
            let next = (0..<count).partitioningIndex { unlimited($0) > offset + 1e-9 }
            return steps <= count - next ? stop(next + steps - 1) : limits.upperBound
        }
        let before = (0..<count).partitioningIndex { unlimited($0) >= offset - 1e-9 }
        return steps <= before ? stop(before - steps) : limits.lowerBound
    }
}

extension PlacedSection {
    /// The sideways scrolling of the section, in the arrangement's own coordinates. Nil if the section does not scroll
    /// sideways.
    var sidewaysScroll: SidewaysScroll? {
        guard let sideways = metrics.sideways else { return nil }
        let insets = hasInsets ? sideways.leading + sideways.trailing : 0
        let content = insets + body.size(of: items).width
        return SidewaysScroll(
            section: index, scrolling: sideways.scrolling,
            frame: Rect(
                x: metrics.left + sideways.left, y: bodyTop, width: sideways.width,
                height: bodyHeight),
            contentSize: Size(width: content, height: bodyHeight), axis: .horizontal,
            stops: SidewaysStops(sideways, content: content, body: body, items: items))
    }
}

extension Arrangement {
    /// Returns the sideways scrolling of a section. Nil if the section does not scroll, or if it is left out because
    /// its column has no width. Stops the program if there is no such section.
    package func sidewaysScroll(ofSection section: Int) -> SidewaysScroll? {
        guard let scroll = placed(section)?.sidewaysScroll else { return nil }
        guard isTransposed || flips else { return scroll }
        var scrolling = scroll.scrolling
        scrolling.indicatorInsets = shown(scrolling.indicatorInsets)
        return SidewaysScroll(
            section: section, scrolling: scrolling, frame: shown(scroll.frame),
            contentSize: shown(scroll.contentSize), axis: isTransposed ? .vertical : .horizontal,
            isMirrored: flips && !isTransposed, stops: scroll.stops)
    }

    /// Returns the sections of a range that scroll sideways. O(sections of the range).
    package func sidewaysScrolls(ofSections sections: ClosedRange<Int>) -> [SidewaysScroll] {
        sections.compactMap { sidewaysScroll(ofSection: $0) }
    }
}
