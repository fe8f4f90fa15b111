import CollectionLayouts
import CollectionRendering
import CollectionViews
import GapSupport
import Terminals
import Testing

/// Gaps between items keep their number of cells at every zoom and scroll offset.
@Suite struct GapLawTests {
    private static let zooms = [0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2, 0.731]

    @Test(arguments: 0..<8) func equalGapsHaveEqualNumbersOfCells(seed: Int) throws {
        var dice = Dice(seed: seed)
        var gapCount = 0
        for _ in 0..<40 {
            let scale = CellScale(zoom: Self.zooms[dice.roll(0...9)])
            let size = ScreenSize(columns: dice.roll(20...90), rows: dice.roll(6...40))
            let view = try dice.view(of: size, scale: scale)
            var law = GapLaw()
            law.check(
                DrawnBox.boxes(of: view, scale: scale, size: size),
                among: DrawnBox.items(of: view), cell: scale.cell)
            #expect(law.violations == [], "seed \(seed), \(scale), \(size)")
            gapCount += law.gapCount
        }
        #expect(gapCount > 300)
    }

    /// An item has the same cells at every scroll offset at which it is visible, whatever scrolls into view beside it.
    @Test(arguments: 0..<8) func scrollingChangesNoItem(seed: Int) throws {
        var dice = Dice(seed: seed)
        for _ in 0..<20 {
            let scale = CellScale(zoom: Self.zooms[dice.roll(0...9)])
            let size = ScreenSize(columns: dice.roll(20...60), rows: dice.roll(6...20))
            var view = try dice.view(of: size, scale: scale)
            var seen: [ItemIndex: DrawnBox] = [:]
            view.scroll(to: .zero)
            repeat {
                for box in DrawnBox.boxes(of: view, scale: scale, size: size) {
                    let first = seen[box.index] ?? box
                    seen[box.index] = first
                    #expect(box.columns == first.columns, "seed \(seed), \(box), \(scale)")
                    #expect(box.halfRows == first.halfRows, "seed \(seed), \(box), \(scale)")
                }
            } while view.scroll(by: scale.cell.height)
        }
    }

    /// A click on a cell selects the item that is drawn there, and none where no item is drawn.
    @Test(arguments: 0..<4) func clicksReachWhatIsDrawn(seed: Int) throws {
        var dice = Dice(seed: seed)
        for _ in 0..<10 {
            let scale = CellScale(zoom: Self.zooms[dice.roll(0...9)])
            let size = ScreenSize(columns: dice.roll(20...60), rows: dice.roll(6...20))
            let view = try dice.view(of: size, scale: scale)
            var drawn: [ScreenCell: Int] = [:]
            var others: Set<ScreenCell> = []
            var screen = Screen(size: size)
            screen.draw { region in
                region.draw(view, scale: scale) { element, region in
                    guard element.kind != .background else { return }
                    for row in region.frame.wholeRows {
                        for column in region.frame.columns {
                            let cell = ScreenCell(column: column, row: row)
                            drawn[cell] = element.item
                            // Headers, and items that are lower than a row, may share a row with others.
                            if element.item == nil || region.frame.rows.isEmpty {
                                others.insert(cell)
                            }
                        }
                    }
                }
            }
            for row in 0..<size.rows {
                for column in 0..<size.columns {
                    let cell = ScreenCell(column: column, row: row)
                    guard !others.contains(cell) else { continue }
                    let point = view.point(column: column, row: row, scale: scale)
                    let found = view.element(at: point)?.item
                    #expect(found == drawn[cell], "seed \(seed), \(cell), \(scale)")
                }
            }
        }
    }
}
