import CollectionLayouts
import CollectionRendering
import CollectionViews
import Terminals
import Testing

/// The drawing follows the elements' frames, at any position of the view and with any content.
@Suite struct DrawingLawTests {
    static let zooms = [1, 1, 0.5, 0.725, 1.1, 2]

    /// A view at a position on a screen, with cells around it that must not change.
    struct Scene {
        let view: TestView
        let scale: CellScale
        let size: ScreenSize
        let (left, top): (Int, Int)
        let screen: ScreenSize

        init(seed: Int) throws {
            var dice = Dice(seed: seed)
            scale = CellScale(zoom: DrawingLawTests.zooms[dice.roll(0...5)])
            size = ScreenSize(columns: dice.roll(1...50), rows: dice.roll(1...24))
            view = try dice.view(of: size, scale: scale)
            (left, top) = (dice.roll(0...3), dice.roll(0...3))
            screen = ScreenSize(
                columns: left + size.columns + dice.roll(0...3),
                rows: top + size.rows + dice.roll(0...3))
        }

        func drawn(
            _ body: (Element<Int, Int>, inout Region) -> Void
        ) -> Screen {
            .drawn(screen.columns, screen.rows) { region in
                region.within(
                    columns: left..<left + size.columns, rows: top..<top + size.rows
                ) {
                    $0.draw(view, scale: scale, body)
                }
            }
        }
    }

    /// The colour of a half cell by sampling: the topmost element that covers the middle of the
    /// half cell. The ends of items depend on their gaps, so they are those of the drawn frames.
    ///
    /// An edge is rounded to the nearest half cell, and a tie is rounded down and to the right.
    /// Therefore the middle belongs to an element that starts before it and ends at or after it.
    private func sample(
        _ elements: [(element: Element<Int, Int>, drawn: Region.Frame)], of scene: Scene,
        column: Int, half: Int
    ) -> Color {
        let cell = (column: column, half: half)
        let (column, half) = (column - scene.left, half - 2 * scene.top)
        guard (0..<scene.size.columns).contains(column), (0..<2 * scene.size.rows).contains(half)
        else { return .terminal }
        let (width, height) = (scene.scale.cell.width, scene.scale.cell.height / 2)
        // The tolerance is larger than the error of a sum of fractions.
        let x = scene.view.contentOffset.x + (Double(column) + 0.5 - 1e-6) * width
        let y = scene.view.contentOffset.y + (Double(half) + 0.5 - 1e-6) * height
        return elements.last { element, drawn in
            let frame = element.frame
            guard element.kind != .item else {
                return frame.minX < x && frame.minY < y && cell.column < drawn.columns.upperBound
                    && cell.half < drawn.halfRows.upperBound
            }
            return frame.minX < x && x <= frame.maxX && frame.minY < y && y <= frame.maxY
        }?.element.kind.color ?? .terminal
    }

    @Test("Fills cover the half cells whose middles are in their frames", arguments: 0..<60)
    func fillsAreSampled(seed: Int) throws {
        let scene = try Scene(seed: seed)
        var elements: [(Element<Int, Int>, Region.Frame)] = []
        let screen = scene.drawn {
            elements.append(($0, $1.frame))
            $1.fill($0.kind.color)
        }
        for row in 0..<screen.size.rows {
            for column in 0..<screen.size.columns {
                let (upper, lower) = screen.halves(row: row, column: column)
                let wanted = (
                    sample(elements, of: scene, column: column, half: 2 * row),
                    sample(elements, of: scene, column: column, half: 2 * row + 1)
                )
                guard (upper, lower) != wanted else { continue }
                Issue.record("row \(row), column \(column) of\n\(screen.fills())")
                return
            }
        }
    }

    @Test("A view draws the same as its elements drawn one by one", arguments: 100..<160)
    func viewIsElements(seed: Int) throws {
        let scene = try Scene(seed: seed)
        let body: (Element<Int, Int>, inout Region) -> Void = { element, region in
            region.fill(element.kind.color)
            region.text("\(element.kind)".prefix(1) + "\(element.itemIndex)", .centered)
        }
        var frames: [Element<Int, Int>: Region.Frame] = [:]
        let drawn = scene.drawn {
            frames[$0] = $1.frame
            body($0, &$1)
        }
        let byHand = Screen.drawn(scene.screen.columns, scene.screen.rows) { region in
            for element in scene.view.visibleElements {
                guard let frame = frames[element] else { continue }
                let clip = ScreenArea(
                    columns: scene.left..<scene.left + scene.size.columns,
                    rows: scene.top..<scene.top + scene.size.rows)
                region.draw(frame, clip: clip) { body(element, &$0) }
            }
        }
        #expect(drawn == byHand, "\(drawn.text())\n\n\(byHand.text())")
    }

    @Test("A label is in the row of its frame's middle")
    func labelsStandInTheMiddle() throws {
        let count = try (200..<230).map { try labelsInTheMiddle(seed: $0) }.reduce(0, +)
        #expect(count > 100, "\(count)")
    }

    /// Checks the labels of a scene. Returns the number of labels that must be visible.
    private func labelsInTheMiddle(seed: Int) throws -> Int {
        var count = 0
        let scene = try Scene(seed: seed)
        let height = scene.scale.cell.height
        for element in scene.view.visibleElements {
            let alone = scene.drawn { other, region in
                guard other == element else { return }
                region.text("x")
            }
            let lines = alone.text().split(separator: "\n", omittingEmptySubsequences: false)
            let rows = lines.indices.filter { lines[$0].contains("x") }
            guard element.frame.height >= height / 2 else {
                #expect(rows.isEmpty)
                continue
            }
            let offset = scene.view.contentOffset
            let middle = element.frame.midY - offset.y
            let columns = scene.scale.frame(of: element.frame, scrolledBy: offset).columns
            let isInSight =
                middle >= height && middle <= Double(scene.size.rows - 1) * height
                && !columns.isEmpty && (0..<scene.size.columns).contains(columns.lowerBound)
            if isInSight { count += 1 }
            #expect(rows.count == 1 || rows.isEmpty && !isInSight, "seed \(seed): \(element)")
            // The label is up to half a row away, or up to one row if that row is outside the
            // frame.
            for row in rows {
                let distance = (Double(row - scene.top) + 0.5) * height - middle
                #expect(abs(distance) < height, "seed \(seed): \(element) in row \(row)")
            }
        }
        return count
    }
}
