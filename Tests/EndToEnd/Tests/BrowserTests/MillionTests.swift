import Sessions
import Testing

/// The demo of a million boxes. The test compares every cell with the demo's definition.
@Suite struct MillionTests {
    @Test(arguments: [(120, 40), (60, 40), (79, 24), (81, 25)])
    func everyRowShowsWhatItShould(size: (columns: Int, rows: Int)) throws {
        let model = MillionModel(items: 1_000_000, columns: size.columns, rows: size.rows)
        let session = try Session(
            .reflow, ["million", "--no-chrome"], columns: size.columns, rows: size.rows)
        var offset = 0
        func expect(_ what: String) throws {
            let wanted = model.screen(at: offset)
            try session.wait(for: "\(what), rows from \(offset)") { shown in
                (0..<size.rows).allSatisfy { row in
                    (0..<size.columns).allSatisfy {
                        MillionModel.Shown(shown.cell($0, row)) == wanted[row][$0]
                    }
                }
            }
        }
        try expect("the start")
        for _ in 0..<30 {
            session.send("j")
            offset += 1
            try expect("a row down")
        }
        session.send("   ")
        offset += 3 * size.rows
        try expect("three pages down")
        session.send("kk")
        offset -= 2
        try expect("two rows up")
        session.send("G")
        offset = model.lastOffset
        try expect("the end")
        session.send("kkkkk")
        offset -= 5
        try expect("five rows back")
        session.send("g")
        offset = 0
        try expect("the start again")
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
    }

    @Test func aNumberAndGJump() throws {
        let session = try Session.reflow(["billion", "--items", "2000000"])
        session.send("123456")
        try session.wait(for: "the number") { $0.row(23).contains("123456   G goes") }
        try session.press("G", for: "the item") {
            $0.row(0).contains("Section 124 (1000 items)") && $0.place(ofWord: "123456") != nil
        }
        try session.press("7G", for: "another") { $0.row(0).hasPrefix("Section 1 ") }
        try session.press("2000001G", for: "a sentence") {
            $0.row(23).contains("there is no item 2000001")
        }
    }
}

/// Computes the demo's screen from its definition.
///
/// Section i has 12 + 7·i mod 13 items, and the last section has the remaining ones. A section has a header of one row,
/// and boxes of three rows. There are three boxes side by side, with gaps of one cell. From 80 columns on, even
/// sections are at the left, and odd ones at the right.
struct MillionModel {
    struct Shown: Hashable {
        var letter: Unicode.Scalar = " "
        var background: Int?
        var isHeader = false

        init(_ letter: Unicode.Scalar = " ", background: Int? = nil, isHeader: Bool = false) {
            (self.letter, self.background, self.isHeader) = (letter, background, isHeader)
        }

        init(_ cell: ShownCell) {
            letter = cell.scalars.first ?? " "
            background = cell.background
            isHeader = cell.isReversed && cell.isBold
        }
    }

    private struct Block {
        var section, first, count, top: Int
        /// The row after the block: a header, and three rows and a blank row for each line of items.
        var end: Int { top + 1 + (count + 2) / 3 * 4 }
    }

    let columns, rows: Int
    private var stacks: [[Block]]
    private let width: Int

    init(items: Int, columns: Int, rows: Int) {
        (self.columns, self.rows) = (columns, rows)
        let isSplit = columns >= 80
        width = isSplit ? (columns - 1) / 2 : columns
        stacks = isSplit ? [[], []] : [[]]
        var first = 0
        var section = 0
        while first < items {
            let count = min(12 + section * 7 % 13, items - first)
            let side = section % stacks.count
            let top = stacks[side].last?.end ?? 0
            stacks[side].append(Block(section: section, first: first, count: count, top: top))
            (first, section) = (first + count, section + 1)
        }
    }

    var lastOffset: Int { max(0, (stacks.compactMap { $0.last?.end }.max() ?? 0) - rows) }

    /// Returns the visible cells, starting at a row of the content.
    func screen(at offset: Int) -> [[Shown]] {
        var screen = Array(
            repeating: Array(repeating: Shown(), count: columns), count: rows)
        for (side, stack) in stacks.enumerated() {
            for block in stack where block.end > offset && block.top < offset + rows {
                draw(block, left: side * (width + 1), offset: offset, into: &screen)
            }
        }
        return screen
    }

    private func draw(
        _ block: Block, left: Int, offset: Int, into screen: inout [[Shown]]
    ) {
        let box = (width - 2) / 3
        for item in 0..<block.count {
            let x = left + item % 3 * (box + 1)
            let y = block.top + 1 + item / 3 * 4 - offset
            let number = block.first + item + 1
            let color = Self.colors[number % 8]
            let text = Array("Item \(number)".unicodeScalars)
            for row in y..<y + 3 where screen.indices.contains(row) {
                for column in 0..<box { screen[row][x + column] = Shown(background: color) }
                guard row == y + 1 else { continue }
                for (index, letter) in text.enumerated() {
                    screen[row][x + (box - text.count) / 2 + index].letter = letter
                }
            }
        }
        // The header stays at the top until the end of its section pushes it out.
        let y = min(max(block.top - offset, 0), block.end - 1 - offset)
        guard screen.indices.contains(y) else { return }
        let title = Array("Section \(block.section + 1) (\(block.count) items)".unicodeScalars)
        for column in 0..<width {
            let letter = column < title.count ? title[column] : " "
            screen[y][left + column] = Shown(letter, isHeader: true)
        }
    }

    private static let colors = [24, 29, 94, 60, 125, 66, 130, 97]
}
