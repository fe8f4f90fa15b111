import CollectionLayouts

// Section bodies as a program writes them. They use only the public interface of the library.

/// Items on a circle, like the hours of a clock face. The first item is at the top.
struct ClockFace: FramesBody, Equatable {
    /// The side of an hour's square, in points.
    var side: Double

    func frames(_ items: BodyItems, in room: BodyRoom, _ problems: inout ProblemLog) -> [Rect] {
        // Symmetry gives all twelve positions, so the body needs no sine.
        let half = 3.0.squareRoot() / 2
        let directions = [
            (0, -1), (0.5, -half), (half, -0.5), (1, 0), (half, 0.5), (0.5, half), (0, 1),
            (-0.5, half), (-half, 0.5), (-1, 0), (-half, -0.5), (-0.5, -half),
        ]
        let radius = max(0, (room.size.width - side) / 2)
        return (0..<items.count).map { item in
            let (x, y) = directions[item % 12]
            // Every further twelve items form a smaller circle.
            let reach = radius / Double(item / 12 + 1)
            return Rect(
                x: radius + x * reach, y: radius + y * reach, width: side, height: side)
        }
    }
}

/// Items in descending steps. After the last step that fits the width, the next one starts at the left again.
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

/// A plan that computes each frame from the item's index, so a section stores no frames.
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
