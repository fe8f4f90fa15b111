import CollectionLayouts

/// The check that a hit test finds the topmost element at a point. If several elements have the same zIndex, it must
/// find the last of them.
enum HitLaw {
    static func finding(in testCase: LawCase) -> Finding? {
        var random = testCase.random
        let arrangement = testCase.arranged()
        let offsets = arrangement.drawnOffsets(&random)
        let shown = ShownElements(arrangement, offsets: offsets)
        let viewport = Viewport(
            bounds: Viewport.everything.bounds, sidewaysOffsets: offsets)
        let all = arrangement.elements(in: viewport)
        for point in points(in: all, &random) {
            // Points near an edge are skipped, because rounding decides there.
            let isClear = all.allSatisfy {
                $0.frame.edgeDistance(point) > 1e-2
                    && (!$0.scrollsSideways || shown.windowDistance($0.section, point) > 1e-2)
            }
            guard isClear else { continue }
            let hit = all.filter {
                $0.frame.contains(point) && (!$0.scrollsSideways || shown.isInWindow($0, point))
            }
            let top = hit.map(\.zIndex).max()
            let expected = hit.last { $0.zIndex == top }
            let found = arrangement.element(at: point, in: viewport)
            guard found?.name != expected?.name else { continue }
            return Finding(
                "The hit test at (\(point.x), \(point.y)) finds \(found?.words ?? "nothing") instead of "
                    + "\(expected?.words ?? "nothing").", expected: all,
                actual: found.map { [$0] } ?? [])
        }
        return nil
    }

    /// Returns the centres of random elements, and random points among all elements.
    private static func points(
        in elements: [LayoutAttributes], _ random: inout SplitMix
    ) -> [Point] {
        let frames = elements.map(\.frame)
        let all = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
        guard all.isFinite else { return [] }
        var points: [Point] = []
        for _ in 0..<8 {
            guard let frame = frames.randomElement(using: &random) else { break }
            points.append(Point(x: frame.midX, y: frame.midY))
            points.append(
                Point(
                    x: Double.random(in: all.minX...all.maxX, using: &random),
                    y: Double.random(in: all.minY...all.maxY, using: &random)))
        }
        return points
    }
}
