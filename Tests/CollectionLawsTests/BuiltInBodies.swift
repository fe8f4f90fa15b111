import CollectionLaws
import CollectionLayouts
import Testing

/// A family of Reflow's own bodies, with a name.
struct BuiltInBody: Sendable, CustomTestStringConvertible {
    let name: String
    let make: @Sendable (inout LawSample) -> any SectionBody

    init(_ name: String, _ make: @escaping @Sendable (inout LawSample) -> any SectionBody) {
        (self.name, self.make) = (name, make)
    }

    var testDescription: String { name }
}

extension BuiltInBody {
    /// All built-in bodies. To cover a new body, add it to this list.
    static let all: [BuiltInBody] = flows + lists + shelves + groups + waterfalls + photos + frames

    private static let flows = sources.map { name, items in
        BuiltInBody("flow, \(name)") { sample in
            FlowBody(
                items: items(&sample), interItemSpacing: spacing(&sample),
                lineSpacing: spacing(&sample), normalizesLineHeight: sample.chance(0.3))
        }
    }

    /// Every source of item sizes.
    private static let sources: [(String, @Sendable (inout LawSample) -> ItemSize)] = [
        ("uniform", { .uniform(size(&$0)) }),
        (
            "perLine",
            {
                let count = Int.random(in: 1...5, using: &$0)
                return $0.chance(0.5)
                    ? .perLine(count, height: $0.length(1...9))
                    : .perLine(count, aspectRatio: $0.length(1...3))
            }
        ),
        ("table", { .table($0.sizes) }),
        (
            "each",
            {
                let sizes = $0.sizes
                return .each { item, _ in sizes[item] }
            }
        ),
        (
            "bulk",
            {
                let sizes = $0.sizes
                return .bulk { items, _, span in
                    for (offset, item) in items.enumerated() { span[offset] = sizes[item] }
                }
            }
        ),
        (
            "measured",
            {
                .measured(perLine: Int.random(in: 1...4, using: &$0), estimate: $0.length(0...9))
            }
        ),
    ]

    private static func size(_ sample: inout LawSample) -> Size {
        Size(width: sample.length(0...20), height: sample.length(1...9))
    }

    /// Returns `nil` for the layout's default, a spacing of zero or more points, or a negative spacing.
    private static func spacing(_ sample: inout LawSample) -> Double? {
        if sample.chance(0.2) { return nil }
        return sample.chance(0.15) ? -sample.length(1...4) : sample.length(0...4)
    }

    private static let lists = [false, true].map { isMeasured in
        BuiltInBody("list, " + (isMeasured ? "measured" : "of one height")) { sample in
            let height = sample.length(0...9)
            return ListBody(
                rows: isMeasured ? .measured(estimate: height) : .height(height),
                separator: sample.chance(0.7)
                    ? ListConfiguration.Separator(
                        thickness: sample.length(0...2), leading: sample.length(0...4),
                        trailing: sample.length(0...4),
                        rowsWithout: Int.random(in: 0...2, using: &sample)) : nil)
        }
    }

    private static let shelves = (1...3).flatMap { lines in
        sources.map { name, items in
            BuiltInBody("shelf of \(lines), \(name)") { sample in
                ShelfBody(
                    items: items(&sample), lines: lines, interItemSpacing: spacing(&sample),
                    lineSpacing: spacing(&sample))
            }
        }
    }

    private static let groups = GroupForm.allCases.flatMap { form in
        [false, true].map { isMeasured in
            BuiltInBody("group, \(form)" + (isMeasured ? ", measured" : "")) { sample in
                GroupBody(
                    group: form.group(&sample, isMeasured: isMeasured),
                    interGroupSpacing: spacing(&sample) ?? 0)
            }
        }
    }

    /// Every source of item heights in a waterfall.
    private static let heights: [(String, @Sendable (inout LawSample) -> ItemHeights)] = [
        (
            "each",
            {
                let sizes = $0.sizes
                return .each { item, width in sizes[item].height + (width / 8).rounded() }
            }
        ),
        (
            "bulk",
            {
                let sizes = $0.sizes
                return .bulk { items, _, span in
                    for (offset, item) in items.enumerated() { span[offset] = sizes[item].height }
                }
            }
        ),
        ("aspectRatio", { .aspectRatio(ratios(&$0)) }),
        ("measured", { .measured(estimate: $0.length(0...9)) }),
    ]

    private static func ratios(_ sample: inout LawSample) -> ItemRatios {
        let ratios = sample.sizes.map { ($0.width + 1) / ($0.height + 1) }
        guard sample.chance(0.5) else { return .each { ratios[$0] } }
        return .bulk { items, span in
            for (offset, item) in items.enumerated() { span[offset] = ratios[item] }
        }
    }

    private static let waterfalls = heights.map { name, heights in
        BuiltInBody("waterfall, \(name)") { sample in
            WaterfallBody(
                lanes: lanes(&sample), placement: placement(&sample), heights: heights(&sample),
                laneSpacing: spacing(&sample), itemSpacing: spacing(&sample))
        }
    }

    private static func placement(_ sample: inout LawSample) -> SectionLayout.LanePlacement {
        switch Int.random(in: 0..<5, using: &sample) {
        case 0: return .inTurn
        case 1:
            let step = Int.random(in: 1...9, using: &sample)
            return .custom { item, lanes in item * step / 2 % lanes }
        case 2:
            // Some numbers are out of range.
            return .custom { item, lanes in item % (lanes + 2) - 1 }
        default: return .shortest
        }
    }

    private static func lanes(_ sample: inout LawSample) -> SectionLayout.Lanes {
        switch Int.random(in: 0..<3, using: &sample) {
        case 0: .count(Int.random(in: 1...5, using: &sample))
        case 1: .minimumWidth(sample.length(1...40))
        default: .width(sample.length(1...40))
        }
    }

    private static let photos = [
        BuiltInBody("justified") { sample in
            JustifiedBody(
                rowHeight: sample.length(1...9), aspectRatios: ratios(&sample),
                interItemSpacing: spacing(&sample), lineSpacing: spacing(&sample))
        }
    ]

    private static let frames = [
        BuiltInBody("frames") { sample in
            Scattered(
                frames: sample.sizes.map { size in
                    let random = Double(Int(size.width * 7 + size.height * 3) % 40)
                    return Rect(
                        x: random - 4, y: Double(Int(random) * 11 % 50) - 3, width: size.width,
                        height: size.height)
                })
        }
    ]
}

/// A body of items at any positions.
private struct Scattered: FramesBody {
    let frames: [Rect]
    func frames(_ items: BodyItems, in room: BodyRoom, _ problems: inout ProblemLog) -> [Rect] {
        frames
    }
}
