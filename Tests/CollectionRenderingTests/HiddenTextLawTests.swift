import CollectionLayouts
import CollectionRendering
import CollectionSnapshots
import CollectionViews
import Terminals
import Testing

/// A region reports whether a view has a text without a visible row.
@Suite struct HiddenTextLawTests {
    /// A reference implementation: whether a visible element with a text has no whole row after
    /// rounding, or is less than half a row high.
    private func hidesText(
        _ view: TestView, _ scale: CellScale, in size: ScreenSize, _ hasText: (Int) -> Bool
    ) -> Bool {
        let cell = scale.cell
        let first = Int((view.contentOffset.y / cell.height).rounded())
        return view.visibleElements.contains { element in
            guard element.kind == .item, let item = element.item, hasText(item) else {
                return false
            }
            func edge(_ cells: Double) -> Int { Int((cells + 0.5 + 1e-6).rounded(.down)) }
            let frame = element.frame
            let columns = edge(frame.minX / cell.width)..<edge(frame.maxX / cell.width)
            let rows = edge(frame.minY / cell.height)..<edge(frame.maxY / cell.height)
            let isTooLow = frame.height < cell.height / 2 - 1e-6
            // The rows that drawing could change: half rows, whole rows, and the row of the text if
            // there is no whole row.
            var reached = [
                edge(2 * frame.minY / cell.height) >> 1,
                (edge(2 * frame.maxY / cell.height) + 1) >> 1, rows.lowerBound, rows.upperBound,
            ]
            if rows.isEmpty, !isTooLow {
                let row = Int((frame.midY / cell.height - 1e-6).rounded(.up)) - 1
                reached = [reached[0], reached[1], row, row + 1]
            }
            let rowsReached = (reached.min() ?? 0)..<(reached.max() ?? 0)
            let isSeen =
                columns.overlaps(0..<size.columns)
                && rowsReached.overlaps(first..<first + size.rows)
            return isSeen && (rows.isEmpty || isTooLow)
        }
    }

    @Test(arguments: 0..<8) func itSaysSoIfAndOnlyIfATextIsTooLow(seed: Int) throws {
        var dice = Dice(seed: seed)
        var counts = [false: 0, true: 0]
        for _ in 0..<60 {
            let scale = CellScale(zoom: [0.25, 0.5, 1, 1.5, 2][dice.roll(0...4)])
            let size = ScreenSize(columns: dice.roll(20...60), rows: dice.roll(2...20))
            let view = try dice.view(of: size, scale: scale)
            let divisor = dice.roll(1...9)
            let hasText = { (item: Int) in item.isMultiple(of: divisor) }
            var screen = Screen(size: size)
            let hides = screen.draw { region in
                region.draw(view, scale: scale) { element, region in
                    region.fill(.red)
                    guard element.kind == .item, let item = element.item, hasText(item) else {
                        return
                    }
                    switch item % 3 {
                    case 0: region.text("x")
                    case 1: region.text("x", row: 0)
                    default: region.text(wrapped: "x")
                    }
                }
                // A drawing over the view does not change the result.
                region.text("x", row: 0)
                return region.hidesText
            }
            let expected = hidesText(view, scale, in: size, hasText)
            counts[expected, default: 0] += 1
            #expect(hides == expected, "\(scale.zoom) \(size)")
        }
        #expect(counts.values.allSatisfy { $0 > 0 }, "\(counts)")
    }

    @Test func aRegionOfItsOwnHidesNothing() {
        var screen = Screen(size: ScreenSize(columns: 9, rows: 2))
        let hides = screen.draw { region in
            region.draw(Region.Frame(columns: 0..<9, rows: 1..<1)) { $0.text("x") }
            return region.hidesText
        }
        #expect(!hides)
    }
}
