import CollectionLayouts

/// The check that a query returns each element whose frame overlaps the queried rectangle. The query must return each
/// of these elements once, and the items in order.
enum QueryLaw {
    static func finding(in testCase: LawCase) -> Finding? {
        var random = testCase.random
        return finding(in: testCase.arranged(), &random)
    }

    /// Compares many queries with the frames of all elements.
    static func finding(in arrangement: Arrangement, _ random: inout SplitMix) -> Finding? {
        let offsets = arrangement.drawnOffsets(&random)
        let shown = ShownElements(arrangement, offsets: offsets)
        if let fault = shown.fault { return fault }
        for bounds in viewports(around: shown, &random) {
            let viewport = Viewport(bounds: bounds, sidewaysOffsets: offsets)
            let found = arrangement.elements(in: viewport).filter(\.isOfBody)
            guard let fault = fault(found, shown, in: bounds) else { continue }
            return Finding(
                "A query of \(bounds == Viewport.everything.bounds ? "everything" : "\(bounds)"): \(fault)",
                expected: shown.elements.filter { shown.isSeen($0, in: bounds) ?? true },
                actual: found)
        }
        return nil
    }

    private static func fault(
        _ found: [LayoutAttributes], _ shown: ShownElements, in bounds: Rect
    ) -> String? {
        var seen: Set<ElementName> = []
        var last = ItemIndex(section: 0, item: -1)
        for element in found {
            guard seen.insert(element.name).inserted else {
                return "\(element.words) is found twice."
            }
            guard let own = shown.byName[element.name] else {
                return "\(element.words) is found at \(element.frame), but frame(of:) gives nil."
            }
            guard own.frame.isNear(element.frame) else {
                return "\(element.words) is found at \(element.frame), but "
                    + "frame(of:) gives \(own.frame)."
            }
            if shown.isSeen(own, in: bounds) == false {
                return "\(element.words) is outside the bounds, at \(element.frame)."
            }
            guard element.kind == .item else { continue }
            let index = ItemIndex(section: element.section, item: element.item)
            guard index > last else {
                return "\(element.words) is found after a later item."
            }
            last = index
        }
        for element in shown.elements where !seen.contains(element.name) {
            if shown.isSeen(element, in: bounds) == true {
                return "\(element.words) is missing; its frame is \(element.frame)."
            }
        }
        return nil
    }

    /// Returns rectangles to query: empty, containing everything, outside the content, very thin, random, and the
    /// frames of elements.
    private static func viewports(around shown: ShownElements, _ random: inout SplitMix) -> [Rect] {
        let frames = shown.elements.map(\.frame)
        let all = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
        var found = [
            Rect.zero, Viewport.everything.bounds,
            Rect(x: all.minX - 90, y: all.minY - 90, width: 80, height: 80),
            Rect(x: all.minX, y: all.maxY + 1, width: all.width, height: 50),
            Rect(x: all.midX, y: all.midY, width: 0, height: 9),
            Rect(x: all.minX - 5, y: all.midY, width: all.width + 10, height: 0.01),
            Rect(x: all.midX, y: all.minY - 5, width: 0.01, height: all.height + 10),
        ]
        for _ in 0..<4 {
            found.append(
                Rect(
                    x: all.minX + random.length(-5...all.width.rounded(.up) + 5),
                    y: all.minY + random.length(-5...all.height.rounded(.up) + 5),
                    width: random.length(0...40), height: random.length(0...30)))
            if let frame = frames.randomElement(using: &random) { found.append(frame) }
        }
        return found
    }
}
