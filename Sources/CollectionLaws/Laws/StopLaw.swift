import CollectionLayouts

/// The check that the offsets where sideways scrolling stops are in ascending order and within the limits.
enum StopLaw {
    static func finding(in testCase: LawCase) -> Finding? {
        for section in testCase.sections where !section.isPlain {
            for behavior in SidewaysScrolling.Behavior.allCases {
                var alone = testCase.alone(section)
                alone.sections[0].sideways = behavior
                let probe = Probe()
                alone.wrap = { WrappedBody(base: $0, probe: probe) }
                let arrangement = alone.arranged()
                guard let scroll = arrangement.sidewaysScroll(ofSection: 0) else { continue }
                guard let fault = fault(probe) ?? fault(scroll) else { continue }
                return Finding(fault, expected: arrangement.itemElements).after("\(behavior)")
            }
        }
        return nil
    }

    /// Checks the body's own stops. Returns the first fault in one sentence.
    private static func fault(_ probe: Probe) -> String? {
        guard let placed = probe.placed, let items = probe.items else { return nil }
        let width = placed.size(of: items).width
        var last = -Double.infinity
        let count = placed.stopCount(items)
        guard count >= 0 else { return "The number of stops is \(count)." }
        for index in 0..<count {
            let (start, length) = placed.stop(at: index, items)
            guard start.isFinite, length.isFinite, length >= 0 else {
                return "Stop \(index) has the bad start \(start) or length \(length)."
            }
            guard start >= last else {
                return "Stop \(index), at \(start), is before the previous stop, at \(last)."
            }
            guard start <= width + 1e-6 else {
                return "Stop \(index), at \(start), is beyond the end of the body, at \(width)."
            }
            last = start
        }
        return nil
    }

    /// Checks the offsets that the section computes from the body's stops. Returns the first fault in one sentence.
    private static func fault(_ scroll: SidewaysScroll) -> String? {
        let limits = scroll.limits
        let slack = 1e-6 * max(1, limits.upperBound.magnitude)
        func isWithin(_ offset: Double) -> Bool {
            offset >= limits.lowerBound - slack && offset <= limits.upperBound + slack
        }
        guard isWithin(scroll.initialOffset) else {
            return "The initial offset, \(scroll.initialOffset), is outside the limits \(limits)."
        }
        guard let stops = scroll.allStops else { return nil }
        guard stops.allSatisfy(isWithin) else {
            return "One of the stops \(stops) is outside the limits \(limits)."
        }
        guard zip(stops, stops.dropFirst()).allSatisfy({ $0 < $1 }) else {
            return "The stops \(stops) are not in ascending order."
        }
        for offset in stops + [limits.lowerBound, limits.upperBound] {
            let nearest = scroll.stop(nearestTo: offset)
            let distance = stops.map { abs($0 - offset) }.min() ?? 0
            guard abs(nearest - offset) <= distance + slack else {
                return
                    "The stop nearest to \(offset) is \(nearest), but the stops \(stops) contain a nearer stop."
            }
        }
        return nil
    }
}
