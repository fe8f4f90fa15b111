import CollectionLaws
import Reflow
import Testing

struct Staircase: FramesBody, Equatable {
    func frames(_ items: BodyItems, in room: BodyRoom, _ problems: inout ProblemLog) -> [Rect] {
        let width = room.size.width / 4
        return (0..<items.count).map { step in
            Rect(x: Double(step % 4) * width, y: Double(step) * 32, width: width, height: 32)
        }
    }
}

struct Bricks: SectionBody, Equatable {
    var brick = Size(width: 64, height: 32)

    func plan(in room: BodyRoom, _ problems: inout ProblemLog) -> any BodyPlan {
        let brick = problems.size(brick)
        let most = brick.isEmpty ? 0 : room.size.width / brick.width
        return Wall(brick: brick, perRow: max(2, Int(min(most, 1e6))))
    }

    var transposed: Bricks { Bricks(brick: Size(width: brick.height, height: brick.width)) }
}

final class Wall: BodyPlan, ClosedForm {
    private let brick: Size
    /// The number of bricks in an even row. An odd row has one brick less.
    private let perRow: Int

    init(brick: Size, perRow: Int) { (self.brick, self.perRow) = (brick, perRow) }

    func height(of count: Int) -> Double {
        guard count > 0, !brick.isEmpty else { return 0 }
        return brick.height * Double(place(of: count - 1).row + 1)
    }

    func size(of items: BodyItems) -> Size {
        guard items.count > 0, !brick.isEmpty else { return .zero }
        return Size(
            width: brick.width * Double(min(items.count, perRow)), height: height(of: items.count))
    }

    func frame(of item: Int, _ items: BodyItems) -> Rect? {
        guard !brick.isEmpty else { return nil }
        let (row, column) = place(of: item)
        let x = brick.width * (Double(column) + Double(row % 2) / 2)
        return Rect(origin: Point(x: x, y: brick.height * Double(row)), size: brick)
    }

    func write(meeting rect: Rect, _ items: BodyItems, to elements: inout ElementWriter) {
        guard items.count > 0, !brick.isEmpty else { return }
        // One more row on each side. The writer drops elements outside the rectangle.
        let last = Double(place(of: items.count - 1).row)
        let top = max(0, rect.minY / brick.height - 1)
        let bottom = min(last, rect.maxY / brick.height + 1)
        guard top <= bottom else { return }
        for row in Int(top)...Int(bottom) {
            let first = row / 2 * (2 * perRow - 1) + row % 2 * perRow
            for item in first..<min(first + perRow - row % 2, items.count) {
                if let frame = frame(of: item, items) { elements.add(item, frame) }
            }
        }
    }

    private func place(of item: Int) -> (row: Int, column: Int) {
        let (pair, rest) = item.quotientAndRemainder(dividingBy: 2 * perRow - 1)
        return rest < perRow ? (2 * pair, rest) : (2 * pair + 1, rest - perRow)
    }
}

extension Examples {
    enum YourOwnBody {
        static func staircase() throws -> CollectionView<Int, Int> {
            let layout = FlowLayout<Int> { _, _ in
                SectionLayout(Staircase(), inset: EdgeInsets(left: 8, right: 8))
                    .header(height: 16, pinned: true)
            }
            return try CollectionView(layout: layout) { Section(0, items: 1...8) }
        }
    }
}

@Suite struct BodyLawTests {
    @Test("The staircase keeps all laws")
    func staircase() throws { try checkLaws(of: Staircase()) }

    @Test("Few and many bricks keep all laws")
    func bricks() throws {
        try checkLaws(of: Bricks(), items: 0...60, widths: 1...600)
        try checkLaws(of: Bricks(brick: Size(width: 6, height: 3)))
    }
}
