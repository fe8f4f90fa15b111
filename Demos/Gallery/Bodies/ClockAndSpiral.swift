import Reflow

/// A clock face as wide as the column. The first box is at the top; the thirteenth covers the first.
struct ClockFace: FramesBody, Equatable {
    func frames(_ items: BodyItems, in room: BodyRoom, _ problems: inout ProblemLog) -> [Rect] {
        (0..<items.count).map { Rect(hour: $0, width: room.size.width) }
    }
}

/// A spiral that winds inwards. Each box is a twenty-fourth smaller than the one before.
struct Spiral: FramesBody, Equatable {
    func frames(_ items: BodyItems, in room: BodyRoom, _ problems: inout ProblemLog) -> [Rect] {
        var scale = 1.0
        return (0..<items.count).map { item in
            defer { scale *= 23 / 24 }
            return Rect(hour: item, width: room.size.width, scale: scale)
        }
    }
}

extension Rect {
    /// Creates the box of an hour. Its width is a seventh of the width of the face. A scale below 1 shrinks the face to
    /// its centre.
    fileprivate init(hour: Int, width: Double, scale: Double = 1) {
        var (across, up) = (0.0, 1.0)
        for _ in 0..<hour % 12 {
            // Rotates by 30 degrees, whose sine is 1/2.
            let cosine = 0.75.squareRoot()
            (across, up) = (across * cosine + up / 2, up * cosine - across / 2)
        }
        let side = width / 7 * scale
        self.init(
            x: width / 2 + (across * 3 - 0.5) * side, y: width / 2 - (up * 3 + 0.5) * side,
            width: side, height: side)
    }
}
