import CollectionLayouts

/// A body as users of the package write one: equal items in descending steps, starting at the left again after each
/// flight.
struct Staircase: SectionBody, Equatable {
    var step = Size(width: 6, height: 3)

    func plan(in room: BodyRoom, _ problems: inout ProblemLog) -> any BodyPlan {
        let step = problems.size(step)
        let most = step.width > 0 ? room.size.width / step.width : 0
        return Plan(step: step, perFlight: max(1, Int(min(most, 1e6))))
    }

    private final class Plan: BodyPlan {
        let stairs: Stairs

        init(step: Size, perFlight: Int) { stairs = Stairs(step: step, perFlight: perFlight) }

        func solve(_ items: BodyItems, _ problems: inout ProblemLog) -> any PlacedItems { stairs }
    }

    private struct Stairs: PlacedItems {
        let step: Size
        let perFlight: Int

        func size(of items: BodyItems) -> Size {
            guard !step.isEmpty else { return .zero }
            return Size(
                width: step.width * Double(min(items.count, perFlight)),
                height: step.height * Double(items.count))
        }

        func write(meeting rect: Rect, _ items: BodyItems, to elements: inout ElementWriter) {
            for item in 0..<items.count {
                if let frame = frame(of: item, items) { elements.add(item, frame) }
            }
        }

        func frame(of item: Int, _ items: BodyItems) -> Rect? {
            guard !step.isEmpty else { return nil }
            return Rect(
                origin: Point(
                    x: step.width * Double(item % perFlight), y: step.height * Double(item)),
                size: step)
        }
    }
}
