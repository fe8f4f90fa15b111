@testable import CollectionLayouts

/// The elements of a body: x from the column's left edge, y from the body's top.
struct ReferenceBody {
    var elements: [(kind: ElementKind, item: Int, frame: Rect, zIndex: Int)] = []
    var height = 0.0
    /// The groups, or the columns of a shelf, along the axis of sideways scrolling.
    var bands: [(start: Double, length: Double)] = []
    var isSideways = false

    mutating func add(_ item: Int, _ frame: Rect) {
        elements.append((.item, item, frame, 0))
    }
}

extension ReferenceSectionSolver {
    func body(besides room: EdgeInsets) -> ReferenceBody {
        switch description.body {
        case let flow as FlowBody:
            let line = line(flow.interItemSpacing, besides: room)
            return self.flow(
                flow, line, lineSpacing: flow.lineSpacing ?? layout.defaults.lineSpacing)
        case let list as ListBody: return self.list(list, besides: room)
        case let shelf as ShelfBody:
            let line = line(shelf.interItemSpacing, besides: room)
            return self.shelf(
                shelf, line, lineSpacing: shelf.lineSpacing ?? layout.defaults.lineSpacing)
        case let body as GroupBody: return groups(body, besides: room)
        case let waterfall as WaterfallBody:
            return self.waterfall(waterfall, line(waterfall.laneSpacing, besides: room))
        case let justified as JustifiedBody:
            return self.justified(justified, line(justified.interItemSpacing, besides: room))
        default: preconditionFailure("There is no reference for \(description.body).")
        }
    }

    /// The left edge, width and spacing of a line, in points.
    struct Line {
        var left, width, spacing: Double
    }

    private func line(_ spacing: Double?, besides room: EdgeInsets) -> Line {
        Line(
            left: inset.left + room.left,
            width: max(0, width - inset.horizontal - room.horizontal),
            spacing: spacing ?? layout.defaults.interItemSpacing)
    }

    /// Returns the size of each item and the maximum number of items per line.
    private func sizes(_ source: ItemSize, _ line: Line) -> (sizes: [Size], perLine: Int) {
        let items = 0..<section.count
        let column = Column(
            side: layout.columns == .single ? nil : columnIndex == 0 ? .left : .right,
            leftEdge: left, width: width, environment: layout.environment)
        func equalWidth(_ count: Int) -> Double {
            let free = (line.width - Double(count - 1) * line.spacing).rounded(.down)
            return max(0, (free / Double(count)).rounded(.down))
        }
        switch source {
        case .uniform(let size): return (items.map { _ in size }, .max)
        case .perLine(let count, let lineHeight):
            let width = equalWidth(count)
            let height =
                switch lineHeight {
                case .fixed(let height): height
                case .aspectRatio(let ratio): width / ratio
                }
            return (items.map { _ in Size(width: width, height: height) }, count)
        case .each(let size): return (items.map { size($0, column) }, .max)
        case .bulk(let fill):
            var sizes = items.map { _ in Size.zero }
            var span = sizes.mutableSpan
            fill(items, column, &span)
            return (sizes, .max)
        case .table(let table):
            return (items.map { $0 < table.count ? table[$0] : .zero }, .max)
        case .measured(let count, let estimate):
            let width = equalWidth(count)
            return (
                items.map { item in
                    let answer = layout.measure?(
                        MeasureRequest(
                            kind: .item, section: index, item: item, width: width, height: nil))
                    return Size(width: width, height: answer?.height ?? estimate)
                }, count
            )
        }
    }

    private func flow(_ flow: FlowBody, _ line: Line, lineSpacing: Double) -> ReferenceBody {
        let (sizes, perLine) = sizes(flow.items, line)
        var lines: [[Int]] = []
        var end = 0.0
        for (item, size) in sizes.enumerated() where size.width > 0 && size.height > 0 {
            if let open = lines.last, open.count < perLine,
                end + line.spacing + size.width <= line.width + 1e-6
            {
                lines[lines.count - 1].append(item)
                end += line.spacing + size.width
            } else {
                lines.append([item])
                end = size.width
            }
        }
        var body = ReferenceBody()
        var top = 0.0
        for items in lines {
            let tallest = items.map { sizes[$0].height }.max() ?? 0
            let isNormalized = flow.normalizesLineHeight ?? layout.defaults.normalizesLineHeight
            var x = line.left
            for item in items {
                let height = isNormalized ? tallest : sizes[item].height
                body.add(item, Rect(x: x, y: top, width: sizes[item].width, height: height))
                x += sizes[item].width + line.spacing
            }
            body.height = top + tallest
            top += tallest + lineSpacing
        }
        return body
    }

    private func list(_ list: ListBody, besides room: EdgeInsets) -> ReferenceBody {
        let line = line(0, besides: room)
        let items: ItemSize =
            switch list.rows {
            case .height(let height): .perLine(1, height: height)
            case .measured(let estimate): .measured(estimate: estimate)
            }
        var body = flow(
            FlowBody(items: items, normalizesLineHeight: false), line, lineSpacing: 0)
        guard let separator = list.separator else { return body }
        for (_, item, row, _) in body.elements
        where item >= separator.rowsWithout && item + 1 < section.count {
            let width = row.width - separator.leading - separator.trailing
            let height = min(separator.thickness, row.height)
            let frame = Rect(
                x: line.left + separator.leading, y: row.y + row.height - height,
                width: max(0, width), height: height)
            body.elements.append((.separator, item, frame, 1))
        }
        return body
    }

    private func shelf(_ shelf: ShelfBody, _ line: Line, lineSpacing: Double) -> ReferenceBody {
        let sizes = sizes(shelf.items, line).sizes
        let shown = sizes.indices.filter { sizes[$0].width > 0 && sizes[$0].height > 0 }
        var tops: [Int: Double] = [:]
        var body = ReferenceBody()
        var top = 0.0
        for row in 0..<shelf.lines {
            let heights = shown.filter { $0 % shelf.lines == row }.map { sizes[$0].height }
            guard let tallest = heights.max() else { continue }
            tops[row] = top
            body.height = top + tallest
            top += tallest + lineSpacing
        }
        var x = 0.0
        for column in 0..<(section.count + shelf.lines - 1) / shelf.lines {
            let items = shown.filter { $0 / shelf.lines == column }
            guard let widest = items.map({ sizes[$0].width }).max() else { continue }
            for item in items {
                let origin = Point(x: line.left + x, y: tops[item % shelf.lines] ?? 0)
                body.add(item, Rect(origin: origin, size: sizes[item]))
            }
            body.bands.append((x, widest))
            x += widest + line.spacing
        }
        body.isSideways = true
        return body
    }
}
