import CollectionLayouts
import Testing

/// Arrow keys among frames that lie anywhere, compared with a look at all of them.
@Suite struct NearestFrameLawTests {
    /// Frames that a test brings.
    private struct Scattered: FramesBody {
        var scattered: [Rect]
        func frames(_ items: BodyItems, in room: BodyRoom, _ problems: inout ProblemLog) -> [Rect] {
            scattered
        }
    }

    /// Frames in whole points: near each other, or with wide gaps between some.
    private func frames(_ random: inout SeededGenerator) -> [Rect] {
        let (width, height) = random.chance(0.5) ? (30, 25) : (60, 900)
        let thinnest = random.chance(0.3) ? 0 : 1
        return (0..<Int.random(in: 1...14, using: &random)).map { _ in
            Rect(
                x: Double(Int.random(in: -5...width, using: &random)),
                y: Double(Int.random(in: -5...height, using: &random)),
                width: Double(Int.random(in: thinnest...9, using: &random)),
                height: Double(Int.random(in: 1...12, using: &random)))
        }
    }

    /// The first item of those wanted that costs least.
    private func cheapest(
        _ frames: [Rect], where isWanted: (Rect) -> Bool, _ cost: (Rect) -> (Double, Double)
    ) -> Int? {
        frames.indices.filter { !frames[$0].size.isEmpty && isWanted(frames[$0]) }
            .min { cost(frames[$0]) < cost(frames[$1]) }
    }

    private func isAhead(_ direction: Direction, _ frame: Rect, _ other: Rect) -> Bool {
        switch direction {
        case .right: other.x > frame.x
        case .left: other.x < frame.x
        case .down: other.y > frame.y
        case .up: other.y < frame.y
        }
    }

    @Test(
        "what lies straight ahead comes first, then the nearest that way", arguments: 0..<300)
    func inside(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let frames = frames(&random)
        var sample = Sample()
        sample.add(frames.count, SectionLayout(Scattered(scattered: frames)))
        let arrangement = sample.arrange(width: 70)
        for (item, frame) in frames.enumerated() where !frame.size.isEmpty {
            for direction in Direction.allCases {
                let isVertical = direction == .up || direction == .down
                func cost(_ other: Rect) -> (Double, Double) {
                    isVertical
                        ? (abs(other.y - frame.y), abs(other.midX - frame.midX))
                        : (abs(other.x - frame.x), abs(other.midY - frame.midY))
                }
                func isStraight(_ other: Rect) -> Bool {
                    isVertical
                        ? other.minX < frame.maxX && other.maxX > frame.minX
                        : other.minY < frame.maxY && other.maxY > frame.minY
                }
                let expected =
                    cheapest(
                        frames, where: { isAhead(direction, frame, $0) && isStraight($0) }, cost)
                    ?? cheapest(frames, where: { isAhead(direction, frame, $0) }, cost)
                let found = arrangement.item(
                    nearestTo: ItemIndex(section: 0, item: item), direction)
                #expect(found?.item == expected, "seed \(seed) item \(item) \(direction)")
            }
        }
    }

    @Test("from above and below the item at that edge that is nearest across", arguments: 0..<200)
    func fromAboveAndBelow(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let frames = frames(&random)
        var sample = Sample()
        sample.add(6, .boxes(11, 4))
        sample.add(frames.count, SectionLayout(Scattered(scattered: frames)))
        sample.add(6, .boxes(11, 4))
        let arrangement = sample.arrange(width: 70)
        let seen = frames.filter { !$0.size.isEmpty }
        let (top, bottom) = (
            min(0, seen.map(\.minY).min() ?? 0), max(0, seen.map(\.maxY).max() ?? 0)
        )
        for (section, direction, edge) in [(0, Direction.down, top), (2, .up, bottom)] {
            for item in 0..<6 {
                let middle = Double(item) * 11 + 5.5
                let found = arrangement.item(
                    nearestTo: ItemIndex(section: section, item: item), direction)
                let expected = cheapest(frames, where: { _ in true }) {
                    (abs($0.y - edge), abs($0.midX - middle))
                }
                // A body without items is skipped: the search enters the section behind it.
                guard let expected else {
                    #expect(found?.section == 2 - section)
                    continue
                }
                #expect(
                    found == ItemIndex(section: 1, item: expected), "seed \(seed) \(item)")
            }
        }
    }

    @Test(
        "from beside the item nearest in height, and of those the one at that side",
        arguments: 0..<200)
    func fromBeside(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let frames = frames(&random)
        let rows = 60
        for side in Side.allCases {
            let other = side == .left ? Side.right : .left
            var sample = Sample()
            sample.add(frames.count, side, SectionLayout(Scattered(scattered: frames)))
            sample.add(rows, other, .boxes(20, 20))
            let arrangement = sample.arrange(.split(leftSideRatio: 0.5), width: 60)
            for row in 0..<rows {
                let middle = Double(row) * 20 + 10
                let found = arrangement.item(
                    nearestTo: ItemIndex(section: 1, item: row), side == .left ? .left : .right)
                let expected = cheapest(frames, where: { _ in true }) {
                    (
                        max(0, $0.minY - middle, middle - $0.maxY),
                        side == .left ? -$0.maxX : $0.minX
                    )
                }
                #expect(found?.item == expected, "seed \(seed) row \(row) to the \(side)")
            }
        }
    }
}
