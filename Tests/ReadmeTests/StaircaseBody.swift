import Reflow

// A body as a program that uses the package writes it; it stands in the README as well.
struct Staircase: FramesBody, Equatable {
    func frames(_ items: BodyItems, in room: BodyRoom) -> [Rect] {
        let width = room.size.width / 4
        return (0..<items.count).map { step in
            Rect(x: Double(step % 4) * width, y: Double(step) * 24, width: width, height: 24)
        }
    }
}
