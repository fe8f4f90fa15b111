import CollectionLayouts
import Terminals
import Testing

@testable import CollectionRendering

/// The conversion of points to cells.
@Suite struct CellScaleTests {
    let scale = CellScale()

    func frame(_ y: Double, _ height: Double, offset: Double = 0) -> Region.Frame {
        scale.frame(
            of: Rect(x: 0, y: y, width: 8, height: height), scrolledBy: Point(x: 0, y: offset))
    }

    @Test("A screen of 80 × 24 cells is landscape, and a screen of 40 × 40 cells is portrait")
    func sizes() {
        #expect(
            scale.size(of: ScreenSize(columns: 80, rows: 24)) == Size(width: 640, height: 384))
        #expect(
            scale.size(of: ScreenSize(columns: 40, rows: 40)) == Size(width: 320, height: 640))
        let near = CellScale(zoom: 2)
        #expect(near.size(of: ScreenSize(columns: 80, rows: 24)) == Size(width: 320, height: 192))
        #expect(
            scale.cells(covering: Size(width: 390, height: 844))
                == ScreenSize(columns: 49, rows: 53))
    }

    @Test("A zoom is clamped to 1/64 and 64, and an invalid zoom counts as 1")
    func zooms() {
        for (zoom, kept) in [
            (1, 1.0), (0.5, 0.5), (2, 2), (64, 64), (65, 64), (.infinity, 64), (1.0 / 64, 1.0 / 64),
            (1e-3, 1.0 / 64), (0, 1), (-2, 1), (.nan, 1),
        ] {
            let scale = CellScale(zoom: zoom)
            #expect(scale.zoom == kept, "\(zoom)")
            #expect(scale.cell == Size(width: 8 / kept, height: 16 / kept), "\(zoom)")
        }
    }

    @Test("A number of cells is clamped to the countable range and rounded toward zero")
    func counts() {
        for (cells, count) in [
            (0.9, 0), (-0.9, 0), (7.5, 7), (-7.5, -7), (0x1p30, 1 << 30), (-0x1p30, -1 << 30),
            (0x1p40, 1 << 30), (-.infinity, -1 << 30), (.infinity, 1 << 30), (.nan, 0),
        ] {
            #expect(Int(cells: cells) == count, "\(cells)")
        }
    }

    @Test("Cells cover exactly their own size, and a larger size needs one more cell")
    func covering() {
        for zoom in stride(from: 0.1, through: 3, by: 0.1) {
            let scale = CellScale(zoom: zoom)
            for count in 0..<60 {
                let cells = ScreenSize(columns: count, rows: 3 * count)
                let size = scale.size(of: cells)
                #expect(scale.cells(covering: size) == cells, "\(zoom)")
                #expect(
                    scale.cells(covering: Size(width: size.width + 0.1, height: size.height + 0.1))
                        == ScreenSize(columns: count + 1, rows: 3 * count + 1), "\(zoom)")
            }
        }
    }

    @Test("Edges are rounded to the nearest cell, and edges of fills to the nearest half row")
    func edges() {
        #expect(frame(0, 16).rows == 0..<1)
        #expect(frame(7, 16).rows == 0..<1)
        #expect(frame(8, 16).rows == 1..<2)
        #expect(frame(8, 16).halfRows == 1..<3)
        #expect(frame(3, 2).halfRows == 0..<1)
        #expect(frame(4, 8).halfRows == 1..<2)
    }

    @Test("Neighbours that touch in points touch in cells, at every offset and zoom")
    func neighboursTouch() {
        for zoom in [0.5, 0.725, 1, 1.1, 2] {
            let scale = CellScale(zoom: zoom)
            for height in [3.7, 8, 11.3, 16, 21, 33.3] {
                for offset in 0..<30 {
                    let offset = Point(x: 0, y: Double(offset) * scale.cell.height)
                    let frames = (0..<40).map {
                        scale.frame(
                            of: Rect(x: 0, y: Double($0) * height, width: 8, height: height),
                            scrolledBy: offset)
                    }
                    for (upper, lower) in zip(frames, frames.dropFirst()) {
                        #expect(upper.rows.upperBound == lower.rows.lowerBound)
                        #expect(upper.halfRows.upperBound == lower.halfRows.lowerBound)
                    }
                }
            }
        }
    }

    @Test("A scroll by whole rows moves every frame by whole rows")
    func scrollingMovesRows() {
        for y in stride(from: 0.0, to: 64, by: 0.7) {
            let still = frame(y, 21.3)
            let moved = frame(y, 21.3, offset: 48)
            #expect(moved.rows.lowerBound == still.rows.lowerBound - 3)
            #expect(moved.rows.count == still.rows.count)
            #expect(moved.halfRows.lowerBound == still.halfRows.lowerBound - 6)
            #expect(moved.textRow == still.textRow.map { $0 - 3 })
        }
    }

    @Test(
        "The text is in the row of the frame's middle, or the row above on a tie, if the frame has half a row"
    )
    func textRow() {
        #expect(frame(0, 48).textRow == 1)
        #expect(frame(0, 32).textRow == 0)
        #expect(frame(0, 8).textRow == 0)
        #expect(frame(0, 7).textRow == nil)
        // The middle is between two rows: the text is in the upper row of the two that the fill
        // covers.
        #expect(frame(10, 12).textRow == 0)
        #expect(frame(8, 16).textRow == 1)
    }

    @Test("The row of the text is a row of the fill if the fill has rows")
    func textIsOnItsFill() {
        for y in stride(from: 0.0, to: 40, by: 0.5) {
            for height in stride(from: 8.0, to: 60, by: 0.5) {
                let frame = frame(y, height)
                let row = frame.textRow ?? -1
                #expect(frame.rows.isEmpty || frame.rows.contains(row), "\(y) \(height)")
            }
        }
    }

    @Test("Frames equal those whose edges are calculated one by one", arguments: 0..<40)
    func togetherAsOneByOne(seed: Int) {
        var dice = Dice(seed: seed)
        let zooms = [1, 1, 0.5, 2, 0.725, 1.1, 3, 1.0 / 64]
        let reaches = [40.0, 4_000, 1e9, 1e12, 1e14, 1e40]
        for _ in 0..<500 {
            let scale = CellScale(zoom: zooms[dice.roll(0...7)])
            let reach = reaches[dice.roll(0...5)]
            // Some frames are so far away that their cells cannot be counted.
            let away = dice.oneIn(4) ? 1e11 : 4_000
            // Multiples of an eighth are on cell edges and in the middle between them more often.
            func number(_ reach: Double) -> Double {
                let number = Double.random(in: -reach...reach, using: &dice)
                return dice.roll(0...1) == 0 ? number : (number * 8).rounded() / 8
            }
            let offset = Point(x: number(reach), y: number(reach))
            let rect = Rect(
                x: offset.x + number(away), y: offset.y + number(away),
                width: abs(number(600)), height: abs(number(60)))
            #expect(
                scale.frame(of: rect, scrolledBy: offset)
                    == oneByOne(rect, scrolledBy: offset, scale), "\(rect) \(offset) \(scale)")
        }
    }

    /// The rule of `frame(of:scrolledBy:)`, one edge at a time.
    private func oneByOne(
        _ rect: Rect, scrolledBy offset: Point, _ scale: CellScale
    ) -> Region.Frame {
        func edge(_ value: Double, _ unit: Double) -> Double {
            (value / unit + 0.5 + CellScale.tolerance).rounded(.down)
        }
        func range(_ low: Double, _ high: Double, _ unit: Double, _ first: Double) -> Range<Int> {
            let start = Int(cells: edge(low, unit) - first)
            return start..<max(start, Int(cells: edge(high, unit) - first))
        }
        let (width, height) = (scale.cell.width, scale.cell.height)
        let (left, top) = (edge(offset.x, width), edge(offset.y, height))
        let rows = range(rect.minY, rect.maxY, height, top)
        let middle = (rect.midY / height - CellScale.tolerance).rounded(.up) - 1 - top
        var row: Int? = Int(cells: middle)
        if let text = row, !rows.isEmpty {
            row = min(max(text, rows.lowerBound), rows.upperBound - 1)
        }
        return Region.Frame(
            columns: range(rect.minX, rect.maxX, width, left),
            halfRows: range(rect.minY, rect.maxY, height / 2, 2 * top), rows: rows,
            textRow: rect.height >= height / 2 - CellScale.tolerance ? row : nil)
    }

    @Test("Cells far outside the view are clamped instead of trapping")
    func farAway() {
        let far = scale.frame(
            of: Rect(x: 1e18, y: -1e18, width: 1e30, height: .infinity), scrolledBy: .zero)
        #expect(far.columns.lowerBound > 1_000_000)
        #expect(far.rows.lowerBound < -1_000_000)
        #expect(Int(cells: 1e300) == 1 << 30 && Int(cells: -1e300) == -1 << 30)
        #expect(Int(cells: .infinity) == 1 << 30 && Int(cells: .nan) == 0)
    }

    @Test func whatIsNoNumberStandsAtZero() {
        let scale = CellScale()
        let frame = scale.frame(
            of: Rect(x: .nan, y: .nan, width: .nan, height: .nan), scrolledBy: .zero)
        #expect(frame.columns == 0..<0 && frame.rows == 0..<0)
        let scrolled = scale.frame(
            of: Rect(x: 0, y: 0, width: 80, height: 32), scrolledBy: Point(x: .nan, y: .nan))
        #expect(scrolled.columns.isEmpty && scrolled.rows.isEmpty)
    }

    @Test("A text is as high as its wrapped lines, without the partial last column")
    func textHeights() {
        let text = "one two three"
        #expect(scale.height(of: text, wrappedAt: 56) == 32)
        #expect(scale.height(of: text, wrappedAt: 63.9) == 32)
        #expect(scale.height(of: text, wrappedAt: 1000) == 16)
        #expect(scale.height(of: "", wrappedAt: 56) == 16)
        #expect(scale.height(of: "ab", wrappedAt: -1) == 32)
        #expect(scale.columns(within: 79.9999999) == 10)
        #expect(scale.columns(within: 7.9) == 0 && scale.columns(within: -20) == 0)
        #expect(CellScale(zoom: 2).height(of: text, wrappedAt: 28) == 16)
    }
}
