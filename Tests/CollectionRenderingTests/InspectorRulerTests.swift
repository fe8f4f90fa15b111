import CollectionLayouts
import CollectionRendering
import CollectionViews
import Terminals
import Testing

/// Rulers lead to what is next, and are as long on the screen as in points.
@Suite struct InspectorRulerTests {
    private typealias Inspector = ViewInspector<Int, Int>

    /// Calls `body` with each element of a scene and its rulers.
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

    @Test("a ruler ends at an edge, and nothing stands between", arguments: InspectorScene.allCases)
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
                // What reaches over the edge it leads from may lie along it.
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

    @Test(
        "on the screen they run from edge to edge, in cells as far as in points",
        arguments: InspectorScene.allCases)
    func lengthOnTheScreen(scene: InspectorScene) throws {
        for scale in [CellScale(), CellScale(zoom: 2), CellScale(zoom: 0.725)] {
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
                    } else {
                        let columns = cells.columns.clamped(to: 0..<80)
                        guard cells.rows == cells.rows.clamped(to: 0..<24), !columns.isEmpty
                        else { continue }
                        let column = (columns.lowerBound + columns.upperBound - 1) / 2
                        let ends = [cells.rows.lowerBound, cells.rows.upperBound - 1].map {
                            screen[$0, column].glyph.description
                        }
                        #expect(ends == ["┬", "┴"], "\(ruler)\n\(screen.text())")
                    }
                }
            }
        }
    }
}
