import CollectionLayouts
import CollectionSnapshots
import CollectionViews
import Terminals
import Testing

@testable import CollectionRendering

/// Insets are shaded cell by cell if their edges are cell edges.
@Suite struct InspectorShadingTests {
    /// The pattern of a cell by a reference implementation: the first inset that contains its
    /// middle.
    private func pattern(
        at point: Point, _ view: TestView, sections: Range<Int>, beside elements: [Rect]
    ) -> String {
        let isFree = !elements.contains { $0.contains(point) }
        for section in sections where isFree {
            guard
                let geometry = view.arrangement.geometry(ofSection: section, in: view.viewport),
                geometry.contentFrame.contains(point), !geometry.bodyFrame.contains(point)
            else { continue }
            let shelf = view.arrangement.sidewaysScroll(ofSection: section)
            if let shelf {
                let (place, start, end) =
                    shelf.axis == .horizontal
                    ? (point.x, shelf.frame.minX, shelf.frame.maxX)
                    : (point.y, shelf.frame.minY, shelf.frame.maxY)
                guard place >= start, place < end else { continue }
            }
            return "░"
        }
        let (inset, size) = (view.contentInset, view.contentSize)
        let around = Rect(
            x: -inset.left, y: -inset.top, width: size.width + inset.left + inset.right,
            height: size.height + inset.top + inset.bottom)
        if isFree, around.contains(point), !Rect(origin: .zero, size: size).contains(point) {
            return "╱"
        }
        let safe = view.safeAreaInsets
        let bounds = view.viewport.bounds
        let inner = Rect(
            x: bounds.x + safe.left, y: bounds.y + safe.top,
            width: bounds.width - safe.left - safe.right,
            height: bounds.height - safe.top - safe.bottom)
        return inner.contains(point) ? " " : "╲"
    }

    /// Compares all cells of a screen, except the cells in which a frame starts or ends.
    private func expectPatterns(_ view: TestView, _ scale: CellScale, _ sections: Range<Int>) {
        let elements = view.seenAttributes.filter {
            switch $0.kind {
            case .item, .header, .footer, .supplementary: true
            case .background, .decoration: false
            }
        }.map(\.frame)
        let frames =
            elements
            + (0..<4).compactMap {
                view.arrangement.geometry(ofSection: $0, in: view.viewport)
            }.flatMap { [$0.contentFrame, $0.bodyFrame] }
        let screen = Screen.drawn(80, 24) { region in
            let window = Window(of: region, scale: scale, offset: view.contentOffset)
            region.shadeInsets(
                of: view, sections: Set(sections),
                beside: elements.map { window.frame(of: $0) }, in: window)
        }
        for row in 0..<24 {
            for column in 0..<80 {
                let middle = scale.point(column: column, row: row)
                let point = Point(
                    x: view.contentOffset.x + middle.x, y: view.contentOffset.y + middle.y)
                let wanted = pattern(at: point, view, sections: sections, beside: elements)
                let found = screen[row, column].glyph.description
                guard found != wanted else { continue }
                let (width, height) = (scale.cell.width, scale.cell.height)
                let cell = Rect(
                    x: point.x - width / 2, y: point.y - height / 2, width: width, height: height)
                let isCut = frames.contains {
                    $0.meets(cell)
                        && !($0.minX <= cell.minX && $0.maxX >= cell.maxX
                            && $0.minY <= cell.minY && $0.maxY >= cell.maxY)
                }
                guard !isCut else { continue }
                Issue.record("\(found) for \(wanted) at \(column), \(row)\n\(screen.text())")
                return
            }
        }
    }

    @Test("Each cell has the pattern of its inset", arguments: InspectorScene.allCases)
    func cells(scene: InspectorScene) throws {
        for step in 0..<6 {
            var view = try scene.view()
            view.scroll(by: Double(step) * 48)
            if step == 5 { view.scroll(to: .end) }
            for sections in [0..<4, 0..<1, 1..<2] {
                expectPatterns(view, CellScale(), sections)
            }
        }
    }

    /// A cell is half a point wide, so that a difference of one point is visible.
    @Test("The pattern is exact to a point", arguments: InspectorScene.allCases)
    func points(scene: InspectorScene) throws {
        let scale = CellScale(zoom: 16)
        for step in 0..<8 {
            var view = try scene.view(scale: scale)
            view.scroll(by: Double(step) * 20)
            if step == 7 { view.scroll(to: .end) }
            expectPatterns(view, scale, 0..<4)
        }
    }

    /// Content that does not fill the view, with insets on some of its sides.
    @Test("Insets end at the end of the content", arguments: [0b0011, 0b1100])
    func sides(which: Int) throws {
        let scale = CellScale(zoom: 16)
        func inset(_ side: Int) -> Double { which >> side & 1 == 1 ? 4 : 0 }
        for axis in [Axis.vertical, .horizontal] {
            let layout = CompositionalLayout<Int>(configuration: .init(scrollDirection: axis)) {
                _, _ in .flow(items: .uniform(Size(width: 3, height: 3)))
            }
            var view = try TestView(layout: layout) {
                for section in 0..<4 { Section(section, items: [section]) }
            }
            view.update {
                $0.environment.size = scale.size(of: ScreenSize(columns: 80, rows: 24))
                $0.environment.contentInset = EdgeInsets(
                    top: inset(0), left: inset(1), bottom: inset(2), right: inset(3))
                $0.scrollByCells(of: scale)
            }
            expectPatterns(view, scale, 0..<4)
        }
    }
}
