import Reflow

/// Boxes on a circle as wide as the column, the first one at the top. The thirteenth lies over the first.
struct ClockFace: FramesBody, Equatable {
    func frames(_ items: BodyItems, in room: BodyRoom) -> [Rect] {
        (0..<items.count).map { Rect(hour: $0, width: room.size.width) }
    }
}

/// A clock face that winds inwards: each box is a twenty-fourth smaller and nearer to the middle than the last.
struct Spiral: FramesBody, Equatable {
    func frames(_ items: BodyItems, in room: BodyRoom) -> [Rect] {
        var scale = 1.0
        return (0..<items.count).map { item in
            defer { scale *= 23 / 24 }
            return Rect(hour: item, width: room.size.width, scale: scale)
        }
    }
}

extension Rect {
    /// The box of an hour, a seventh as wide as the face. A scale below 1 gives a smaller face with the same middle.
    fileprivate init(hour: Int, width: Double, scale: Double = 1) {
        var (across, up) = (0.0, 1.0)
        for _ in 0..<hour % 12 {
            // Turns by 30 degrees, whose sine is 1/2.
            let cosine = 0.75.squareRoot()
            (across, up) = (across * cosine + up / 2, up * cosine - across / 2)
        }
        let side = width / 7 * scale
        self.init(
            x: width / 2 + (across * 3 - 0.5) * side, y: width / 2 - (up * 3 + 0.5) * side,
            width: side, height: side)
    }
}
