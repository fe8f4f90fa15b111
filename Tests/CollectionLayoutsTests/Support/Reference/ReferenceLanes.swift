@testable import CollectionLayouts

/// The lanes and the tops of a waterfall's items by their definition, with a search through all lanes for each item.
struct ReferenceLanes {
    let heights: [Double]
    private(set) var tops: [Double] = []
    /// The lane of each item; nil for an item that never had room in a lane.
    private(set) var lanes: [Int?] = []

    /// - Parameter kept: The lanes that items keep, by index.
    init(
        _ heights: [Double], in count: Int, _ placement: SectionLayout.LanePlacement,
        spacing: Double, keeping kept: [Int: Int] = [:]
    ) {
        self.heights = heights
        var ends = Array(repeating: 0.0, count: count)
        for (item, height) in heights.enumerated() {
            let lane =
                switch placement {
                case .inTurn: item % count
                case .custom(let choose): max(0, min(count - 1, choose(item, count)))
                case .shortest: kept[item] ?? ends.indices.first { ends[$0] == ends.min() } ?? 0
                }
            lanes.append(height > 0 ? lane : kept[item])
            tops.append(ends[lane])
            guard height > 0 else { continue }
            ends[lane] += max(0, height + spacing)
        }
    }
}

// The solving of waterfalls and justified lines by their definitions, with a search through all items for each item.
extension ReferenceSectionSolver {
    private func numbers(_ source: ItemRatios) -> [Double] {
        switch source {
        case .each(let ratio): return (0..<section.count).map(ratio)
        case .bulk(let fill):
            var ratios = Array(repeating: 0.0, count: section.count)
            var span = ratios.mutableSpan
            fill(0..<section.count, &span)
            return ratios
        }
    }

    private func heights(_ source: ItemHeights, width: Double) -> [Double] {
        switch source {
        case .each(let height): return (0..<section.count).map { height($0, width) }
        case .bulk(let fill):
            var heights = Array(repeating: 0.0, count: section.count)
            var span = heights.mutableSpan
            fill(0..<section.count, width, &span)
            return heights
        case .aspectRatio(let ratios): return numbers(ratios).map { width / $0 }
        case .measured(let estimate):
            return (0..<section.count).map { item in
                layout.measure?(
                    MeasureRequest(
                        kind: .item, section: index, item: item, width: width, height: nil)
                )?.height ?? estimate
            }
        }
    }

    /// Returns the width of a lane if `count` lanes share the line, in whole points.
    private func laneWidth(_ count: Int, _ line: Line) -> Double {
        let free = (line.width - Double(count - 1) * line.spacing).rounded(.down)
        return max(0, (free / Double(count)).rounded(.down))
    }

    func waterfall(_ waterfall: WaterfallBody, _ line: Line) -> ReferenceBody {
        var count = 1
        switch waterfall.lanes {
        case .count(let lanes): count = lanes
        // Adds a lane as long as no lane becomes too narrow.
        case .minimumWidth(let least):
            while laneWidth(count + 1, line) >= least { count += 1 }
        case .width(let width):
            while Double(count) * (width + line.spacing) + width <= line.width { count += 1 }
        }
        var width = laneWidth(count, line)
        if case .width(let own) = waterfall.lanes { width = min(own, line.width) }
        guard width > 0 else { return ReferenceBody() }
        let spacing = waterfall.itemSpacing ?? layout.defaults.lineSpacing
        var body = ReferenceBody()
        let lanes = ReferenceLanes(
            heights(waterfall.heights, width: width), in: count, waterfall.placement,
            spacing: spacing)
        for item in lanes.heights.indices where lanes.heights[item] > 0 {
            let x = line.left + Double(lanes.lanes[item] ?? 0) * max(0, width + line.spacing)
            let (top, height) = (lanes.tops[item], lanes.heights[item])
            body.add(item, Rect(x: x, y: top, width: width, height: height))
            body.height = max(body.height, top + height)
        }
        return body
    }

    func justified(_ justified: JustifiedBody, _ line: Line) -> ReferenceBody {
        var body = ReferenceBody()
        guard line.width > 0, justified.rowHeight > 0 else { return body }
        let ratios = numbers(justified.aspectRatios)
        func lefts(_ items: [Int], height: Double) -> [Double] {
            items.reduce(into: [0]) {
                $0.append($0.last! + max(0, ratios[$1] * height + line.spacing))
            }
        }
        func right(_ items: [Int], height: Double) -> Double {
            zip(items, lefts(items, height: height)).map { $1 + ratios[$0] * height }.max() ?? 0
        }
        var lines: [[Int]] = []
        for item in ratios.indices {
            let open = lines.last ?? []
            let end =
                lefts(open, height: justified.rowHeight).last! + ratios[item] * justified.rowHeight
            if !open.isEmpty, end <= line.width + 1e-6 {
                lines[lines.count - 1].append(item)
            } else {
                lines.append([item])
            }
        }
        var top = 0.0
        for (number, items) in lines.enumerated() {
            // Finds the height at which the items fill the width, by bisection.
            var (low, high) = (0.0, 1e7)
            for _ in 0..<120 {
                let middle = (low + high) / 2
                if right(items, height: middle) > line.width { high = middle } else { low = middle }
            }
            let height = number == lines.count - 1 ? min(low, justified.rowHeight) : low
            for (item, x) in zip(items, lefts(items, height: height)) {
                body.add(
                    item,
                    Rect(x: line.left + x, y: top, width: ratios[item] * height, height: height))
            }
            body.height = max(body.height, top + height)
            top += max(0, height + (justified.lineSpacing ?? layout.defaults.lineSpacing))
        }
        return body
    }
}
