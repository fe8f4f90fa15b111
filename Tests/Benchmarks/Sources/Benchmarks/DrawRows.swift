import Reflow

/// The benchmarks of drawing elements into cells.
var drawRows: [Row] { [drawing, clearing, comparing] }

private let size = ScreenSize(columns: 200, rows: 60)
private let cellCount = size.columns * size.rows

/// Boxes of 7 × 3 cells with a gap of one cell, each with its number.
private func boxes() -> CollectionView<Int, Int> {
    let layout = FlowLayout<Int> { _ in
        .flow(
            items: .uniform(Size(width: 56, height: 48)), interItemSpacing: 8, lineSpacing: 16,
            inset: EdgeInsets(bottom: 16))
    }
    var view = CollectionView(layout: layout, snapshot: numbered(10_000))
    view.resize(to: CellScale().size(of: size))
    return view
}

private let colors = Color.palette.map(\.color)

private func draw(
    _ view: CollectionView<Int, Int>, _ buffer: inout ElementBuffer<Int, Int>,
    on screen: inout Screen
) -> Int {
    var count = 0
    // A local constant, because each access to a global one checks its initialization.
    let colors = colors
    screen.clear()
    screen.draw { region in
        region.draw(view, scale: CellScale(), buffer: &buffer) { element, region in
            let item = element.item ?? 0
            region.fill(colors[item % colors.count])
            region.text("\(item)", .centered)
            count += 1
        }
    }
    return count
}

private var drawing: Row {
    let view = boxes()
    var buffer = ElementBuffer<Int, Int>()
    var screen = Screen(size: size)
    var bytes = [UInt8](repeating: 0, count: cellCount * MemoryLayout<Cell>.stride)
    return Row(
        name: "draw 200 × 60 cells of boxes and labels", count: cellCount, unit: "a cell",
        target: 2,
        check: {
            let count = draw(view, &buffer, on: &screen)
            try expect(count == 25 * 15, "The view drew \(count) boxes.")
            try expect(screen.text().contains("374"), "The last box has no number.")
        },
        work: {
            draw(view, &buffer, on: &screen)
        },
        straightforward: { drawCharacters(25, 15) },
        bound: {
            for index in bytes.indices { bytes[index] = opaqueByte }
            return Int(bytes[17])
        })
}

private let opaqueByte: UInt8 = 32

/// The straightforward way: the same boxes as characters and colours, one cell at a time.
private func drawCharacters(_ across: Int, _ down: Int) -> Int {
    var letters = [[Character]](
        repeating: [Character](repeating: " ", count: size.columns), count: size.rows)
    var fills = [[Int]](
        repeating: [Int](repeating: 0, count: size.columns), count: size.rows)
    for box in 0..<across * down {
        let (left, top) = (box % across * 8, box / across * 4)
        for row in top..<min(top + 3, size.rows) {
            for column in left..<min(left + 7, size.columns) {
                letters[row][column] = " "
                fills[row][column] = box % 10
            }
        }
        let text = "\(box)"
        for (index, letter) in text.enumerated() {
            letters[top + 1][left + (7 - text.count) / 2 + index] = letter
        }
    }
    return fills[59][199] + letters.count
}

private var clearing: Row {
    var screen = Screen(size: size)
    return Row(
        name: "clear 200 × 60 cells", count: cellCount, unit: "a cell",
        check: {},
        work: {
            screen.clear()
            return screen.size.columns
        })
}

private var comparing: Row {
    let view = boxes()
    var buffer = ElementBuffer<Int, Int>()
    var (screen, other) = (Screen(size: size), Screen(size: size))
    _ = draw(view, &buffer, on: &screen)
    _ = draw(view, &buffer, on: &other)
    return Row(
        name: "compare two equal screens of 200 × 60", count: cellCount, unit: "a cell",
        target: 0.2,
        check: {
            try expect(screen == other, "The two screens differ.")
            var third = other
            third.draw { $0.fill(.red, columns: 199..<200, rows: 59..<60) }
            try expect(screen != third, "The comparison ignores the last cell.")
        },
        work: { opaque(screen) == opaque(other) ? 1 : 0 },
        straightforward: {
            for row in 0..<size.rows {
                for column in 0..<size.columns
                where screen[row, column] != other[row, column] { return 0 }
            }
            return 1
        })
}
