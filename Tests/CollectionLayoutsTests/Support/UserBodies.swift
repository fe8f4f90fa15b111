import CollectionLayouts

// Bodies as a program brings its own: nothing here sees more of the library than a program does.

/// The hours of a clock, and its hands: items on a circle, the first at the top.
struct ClockFace: FramesBody, Equatable {
    /// The side of an hour's square, in points.
    var side: Double

    func frames(_ items: BodyItems, in room: BodyRoom) -> [Rect] {
        // Twelve places by symmetry; no sines are needed for a face like that.
        let half = 3.0.squareRoot() / 2
        let directions = [
            (0, -1), (0.5, -half), (half, -0.5), (1, 0), (half, 0.5), (0.5, half), (0, 1),
            (-0.5, half), (-half, 0.5), (-1, 0), (-half, -0.5), (-0.5, -half),
        ]
        let radius = max(0, (room.size.width - side) / 2)
        return (0..<items.count).map { item in
            let (x, y) = directions[item % 12]
            // Past twelve a smaller circle begins.
            let reach = radius / Double(item / 12 + 1)
            return Rect(
                x: radius + x * reach, y: radius + y * reach, width: side, height: side)
        }
    }
}

/// Stairs that go down to the right and begin again at the left.
struct Stairs: SectionBody, Equatable {
    /// The size of a step, in points.
    var step: Size

    func plan(in room: BodyRoom, _ problems: inout ProblemLog) -> any BodyPlan {
        let step = problems.size(step)
        if step.width > room.size.width { problems.report(.body("a step is wider than its room.")) }
        let perFlight = step.isEmpty ? 1 : room.size.width / step.width
        return StairsPlan(step: step, perFlight: Int(min(max(1, perFlight), 1e6)))
    }

    var transposed: Stairs { Stairs(step: Size(width: step.height, height: step.width)) }
}

/// Places follow from the number of steps, so no section keeps anything.
final class StairsPlan: BodyPlan, ClosedForm {
    private let step: Size
    private let perFlight: Int

    init(step: Size, perFlight: Int) { (self.step, self.perFlight) = (step, perFlight) }

    func height(of count: Int) -> Double { step.isEmpty ? 0 : Double(count) * step.height }

    func size(of items: BodyItems) -> Size {
        Size(
            width: Double(min(items.count, perFlight)) * step.width,
            height: height(of: items.count))
    }

    func write(meeting rect: Rect, _ items: BodyItems, to elements: inout ElementWriter) {
        guard !step.isEmpty, items.count > 0 else { return }
        let rows = 0.0...Double(items.count - 1)
        let first = min(max((rect.minY / step.height).rounded(.down), 0), rows.upperBound)
        let last = min(max(first, (rect.maxY / step.height).rounded(.down)), rows.upperBound)
        for item in Int(first)...Int(last) {
            if let frame = frame(of: item, items) { elements.add(item, frame) }
        }
    }

    func frame(of item: Int, _ items: BodyItems) -> Rect? {
        guard !step.isEmpty else { return nil }
        return Rect(
            x: Double(item % perFlight) * step.width, y: Double(item) * step.height,
            width: step.width, height: step.height)
    }
}
