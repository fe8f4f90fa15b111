import CollectionLayouts
import CollectionRendering
import CollectionViews
import Terminals
import Testing

/// Rulers end at the nearest element or edge. They are as long on the screen as in points.
@Suite struct InspectorRulerTests {
    private typealias Inspector = ViewInspector<Int, Int>

    /// Calls `body` with each element of a scene while the inspector selects the element.
    private func forEachElement(
        of scene: InspectorScene, scale: CellScale = CellScale(),
        _ body: (TestView, ViewInspector<Int, Int>, LayoutAttributes) throws -> Void
    ) throws {
        let view = try scene.view(scale: scale)
        var inspector = Inspector()
        for attributes in view.seenAttributes {
            inspector.step(forward: true, in: view)
            try body(view, inspector, attributes)
        }
    }

    private func isNeighbour(_ kind: ElementKind) -> Bool {
        switch kind {
        case .item, .header, .footer, .supplementary: true
        case .background, .decoration: false
        }
    }

    @Test(
        "A ruler ends at an edge, and there is no element between",
        arguments: InspectorScene.allCases)
    func endsAreNext(scene: InspectorScene) throws {
        try forEachElement(of: scene) { view, inspector, attributes in
            let rulers = inspector.rulers(in: view)
            #expect(Set(rulers.map(\.direction)).count == rulers.count)
            let others = view.seenAttributes.filter { isNeighbour($0.kind) }
            for ruler in rulers {
                let (area, frame) = (ruler.area, attributes.frame)
                let (near, far, length) =
                    switch ruler.direction {
                    case .left: (area.maxX - frame.minX, area.minX, area.width)
                    case .right: (area.minX - frame.maxX, area.maxX, area.width)
                    case .up: (area.maxY - frame.minY, area.minY, area.height)
                    case .down: (area.minY - frame.maxY, area.maxY, area.height)
                    }
                #expect(abs(near) < 1e-6 && abs(length - ruler.distance) < 1e-6, "\(ruler)")
                // An element that overlaps the ruler's start edge may be located beside the ruler.
                let isFree = !others.contains {
                    guard $0.frame.meets(area) else { return false }
                    return switch ruler.direction {
                    case .left: $0.frame.maxX <= frame.minX + 1e-6
                    case .right: $0.frame.minX >= frame.maxX - 1e-6
                    case .up: $0.frame.maxY <= frame.minY + 1e-6
                    case .down: $0.frame.minY >= frame.maxY - 1e-6
                    }
                }
                #expect(isFree, "\(ruler) from \(attributes)")
                switch ruler.end {
                case .element(let kind, let section, let item):
                    let isThere = others.contains {
                        let edges = [$0.frame.minX, $0.frame.maxX, $0.frame.minY, $0.frame.maxY]
                        return $0.kind == kind && $0.section == section && $0.item == item
                            && edges.contains { abs($0 - far) < 1e-6 }
                    }
                    #expect(isThere, "\(ruler)")
                case .edge:
                    let column = try #require(
                        view.arrangement.column(ofSection: attributes.section))
                    let edges = [
                        column.leftEdge, column.rightEdge, 0, view.contentSize.width,
                        view.contentSize.height,
                    ]
                    let isEdge = edges.contains { abs($0 - far) < 1e-6 }
                    #expect(isEdge || attributes.scrollsSideways, "\(ruler)")
                }
            }
        }
    }

    /// The visible range along an axis: the view, or the viewport of the section that scrolls
    /// sideways.
    private func sight(
        of element: LayoutAttributes, _ axis: Axis, _ view: TestView
    ) -> (
        Double, Double
    ) {
        let bounds = view.viewport.bounds
        let all = axis == .horizontal ? (bounds.minX, bounds.maxX) : (bounds.minY, bounds.maxY)
        guard element.scrollsSideways,
            let scroll = view.arrangement.sidewaysScroll(ofSection: element.section),
            scroll.axis == axis
        else { return all }
        let own = scroll.frame
        return axis == .horizontal
            ? (max(all.0, own.minX), min(all.1, own.maxX))
            : (max(all.0, own.minY), min(all.1, own.maxY))
    }

    /// The nearest distances by a reference implementation: to all opposite visible elements, and
    /// to the column's edge.
    private func distances(
        from element: LayoutAttributes, _ direction: Direction, _ view: TestView
    ) throws -> (elements: [Double], edge: Double?)? {
        let isAcross = direction == .left || direction == .right
        let isForward = direction == .right || direction == .down
        let axis: Axis = isAcross ? .horizontal : .vertical
        func along(_ rect: Rect) -> (Double, Double) {
            isAcross ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
        }
        func across(_ rect: Rect) -> (Double, Double) {
            isAcross ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        }
        let (low, high) = sight(of: element, axis, view)
        let (first, last) = sight(of: element, isAcross ? .vertical : .horizontal, view)
        let place = isForward ? along(element.frame).1 : along(element.frame).0
        func isSeen(_ place: Double) -> Bool { place >= low - 1e-6 && place <= high + 1e-6 }
        guard isSeen(place) else { return nil }
        func distance(to end: Double) -> Double { isForward ? end - place : place - end }
        let elements = view.seenAttributes.filter { isNeighbour($0.kind) }.compactMap { other in
            let (own, its) = (across(element.frame), across(other.frame))
            let common = min(own.1, its.1, last) - max(own.0, its.0, first)
            let end = distance(to: isForward ? along(other.frame).0 : along(other.frame).1)
            return common > 1e-6 && end > -1e-6 ? max(0, end) : nil
        }
        let geometry = try #require(
            view.arrangement.geometry(ofSection: element.section, in: view.viewport))
        let column = (geometry.column.leftEdge, geometry.column.rightEdge)
        let content = along(Rect(origin: .zero, size: view.contentSize))
        let around =
            axis == view.scrollDirection
            ? content : element.scrollsSideways ? along(geometry.contentFrame) : column
        let end = isForward ? around.1 : around.0
        let own = across(element.frame)
        let isEdge =
            isSeen(end) && distance(to: end) > -1e-6
            && min(own.1, last) - max(own.0, first) > 1e-6
        return (elements, isEdge ? max(0, distance(to: end)) : nil)
    }

    @Test(
        "Rulers equal the reference implementation, at every scroll position",
        arguments: InspectorScene.allCases)
    func definition(scene: InspectorScene) throws {
        var count = 0
        for step in 0..<8 {
            var view = try scene.view()
            view.scroll(by: Double(step) * 32)
            for section in 0..<4 {
                view.scrollSideways(inSection: section, to: Double(step) * 100)
            }
            if step == 7 { view.scroll(to: .end) }
            var inspector = Inspector()
            for element in view.seenAttributes {
                inspector.step(forward: true, in: view)
                let rulers = inspector.rulers(in: view)
                for direction in Direction.allCases {
                    let ruler = rulers.first { $0.direction == direction }
                    let wanted = try distances(from: element, direction, view)
                    let nearest = wanted?.elements.min() ?? .infinity
                    let edge = wanted?.edge ?? .infinity
                    guard let ruler else {
                        #expect(min(nearest, edge) == .infinity, "\(direction) of \(element)")
                        continue
                    }
                    count += 1
                    #expect(abs(ruler.distance - min(nearest, edge)) < 1e-9, "\(ruler)")
                    // With equal distances, the ruler ends at the neighbour.
                    #expect((ruler.end == .edge) == (edge < nearest), "\(ruler) of \(element)")
                }
            }
        }
        #expect(count > 100 || scene == .empty, "\(count)")
    }

    @Test func theOnesOfAKnownPlace() throws {
        let view = try InspectorScene.split.view()
        var inspector = Inspector()
        inspector.choose(at: Point(x: 40, y: 60), in: view)
        let rulers = inspector.rulers(in: view)
        let found = Dictionary(uniqueKeysWithValues: rulers.map { ($0.direction, $0) })
        #expect(found[.left]?.distance == 24 && found[.left]?.end == .edge)
        #expect(found[.right]?.distance == 12)
        #expect(found[.right]?.end == .element(.item, section: 0, item: 1))
        #expect(found[.up]?.distance == 16)
        #expect(found[.up]?.end == .element(.header, section: 0, item: 0))
        #expect(found[.down]?.distance == 24)
        #expect(found[.down]?.end == .element(.item, section: 0, item: 2))
        let facts = inspector.facts(of: view)[0].facts.suffix(4)
        #expect(
            facts.map { "\($0.label) \($0.value)" }.sorted() == [
                "down 24 to item 2", "left 24 to edge", "right 12 to item 1", "up 16 to header",
            ])
    }

    /// The distance in points, rounded to a tenth.
    private func label(of ruler: ViewRuler) -> String {
        let tenths = Int((ruler.distance * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }

    @Test("Rulers on the screen run from edge to edge, and are as long in cells as in points")
    func lengthOnTheScreen() throws {
        var drawn = (across: 0, down: 0, labels: 0)
        let zooms = [1, 2, 0.725]
        for (scene, zoom) in InspectorScene.allCases.flatMap({ s in zooms.map { (s, $0) } }) {
            let scale = CellScale(zoom: zoom)
            try forEachElement(of: scene, scale: scale) { view, inspector, attributes in
                let screen = InspectorScene.screen(view, scale: scale) {
                    inspector.draw(over: &$0, of: view, scale: scale)
                }
                let offset = view.contentOffset
                for ruler in inspector.rulers(in: view) {
                    let cells = scale.frame(of: ruler.area, scrolledBy: offset)
                    let isAcross = ruler.direction == .left || ruler.direction == .right
                    let own = scale.frame(of: attributes.frame, scrolledBy: offset)
                    let (length, points) =
                        isAcross
                        ? (cells.columns.count, scale.cell.width)
                        : (cells.rows.count, scale.cell.height)
                    #expect(abs(Double(length) - ruler.distance / points) < 1 + 1e-6)
                    switch ruler.direction {
                    case .left: #expect(cells.columns.upperBound == own.columns.lowerBound)
                    case .right: #expect(cells.columns.lowerBound == own.columns.upperBound)
                    case .up: #expect(cells.rows.upperBound == own.rows.lowerBound)
                    case .down: #expect(cells.rows.lowerBound == own.rows.upperBound)
                    }
                    guard length >= (isAcross ? 7 : 3) else { continue }
                    if isAcross {
                        let columns = cells.columns.clamped(to: 0..<80)
                        let rows = cells.rows.clamped(to: 0..<24)
                        guard columns == cells.columns, !rows.isEmpty else { continue }
                        let row = (rows.lowerBound + rows.upperBound - 1) / 2
                        let ends = [columns.lowerBound, columns.upperBound - 1].map {
                            screen[row, $0].glyph.description
                        }
                        #expect(ends == ["├", "┤"], "\(ruler)\n\(screen.text())")
                        drawn.across += 1
                    } else {
                        let columns = cells.columns.clamped(to: 0..<80)
                        guard cells.rows == cells.rows.clamped(to: 0..<24), !columns.isEmpty
                        else { continue }
                        let column = (columns.lowerBound + columns.upperBound - 1) / 2
                        let ends = [cells.rows.lowerBound, cells.rows.upperBound - 1].map {
                            screen[$0, column].glyph.description
                        }
                        #expect(ends == ["┬", "┴"], "\(ruler)\n\(screen.text())")
                        drawn.down += 1
                        // The distance is located in the middle of the line, and is centred there.
                        let label = label(of: ruler)
                        let left = column - (label.count - 1) / 2
                        guard left >= 0, left + label.count <= 80 else { continue }
                        let middle = (cells.rows.lowerBound + cells.rows.upperBound - 1) / 2
                        let written = (left..<left + label.count).map {
                            screen[middle, $0].glyph.description
                        }
                        #expect(written.joined() == label, "\(ruler)\n\(screen.text())")
                        drawn.labels += 1
                    }
                }
            }
        }
        #expect(drawn.across > 100 && drawn.down > 100 && drawn.labels > 100, "\(drawn)")
    }
}
