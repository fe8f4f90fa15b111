import CollectionLayouts
import CollectionViews
import Terminals
import Testing

@testable import CollectionRendering

/// Insets are shaded cell by cell as far as they reach, where edges are those of cells.
@Suite struct InspectorShadingTests {
    private let scale = CellScale()

    /// The pattern of a cell by definition: what it is of first.
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

    @Test("each cell has the pattern of what it is part of", arguments: InspectorScene.allCases)
    func cells(scene: InspectorScene) throws {
        for step in 0..<6 {
            var view = try scene.view()
            view.scroll(by: Double(step) * 48)
            if step == 5 { view.scroll(to: .end) }
            let elements = view.seenAttributes.filter {
                switch $0.kind {
                case .item, .header, .footer, .supplementary: true
                case .background, .decoration: false
                }
            }.map(\.frame)
            // Frames that begin or end within a cell say nothing about all of it.
            let frames =
                elements
                + (0..<4).compactMap {
                    view.arrangement.geometry(ofSection: $0, in: view.viewport)
                }.flatMap { [$0.contentFrame, $0.bodyFrame] }
            for sections in [0..<4, 0..<1, 1..<2] {
                let screen = Screen.drawn(80, 24) { region in
                    let window = Window(of: region, scale: scale, offset: view.contentOffset)
                    region.shadeInsets(
                        of: view, sections: Set(sections),
                        beside: elements.map { window.frame(of: $0) }, in: window)
                }
                for row in 0..<24 {
                    for column in 0..<80 {
                        let point = Point(
                            x: view.contentOffset.x + (Double(column) + 0.5) * 8,
                            y: view.contentOffset.y + (Double(row) + 0.5) * 16)
                        let wanted = pattern(
                            at: point, view, sections: sections, beside: elements)
                        let found = screen[row, column].glyph.description
                        let cell = Rect(x: point.x - 4, y: point.y - 8, width: 8, height: 16)
                        let isCut = frames.contains {
                            $0.meets(cell)
                                && !($0.minX <= cell.minX && $0.maxX >= cell.maxX
                                    && $0.minY <= cell.minY && $0.maxY >= cell.maxY)
                        }
                        guard found != wanted, !isCut else { continue }
                        Issue.record(
                            "\(found) for \(wanted) at \(column), \(row)\n\(screen.text())")
                        return
                    }
                }
            }
        }
    }
}
