/// A body that returns the frames of all items at once. Implementing this protocol is the shortest way to write your
/// own body.
///
///     struct Diagonal: FramesBody {
///         func frames(_ items: BodyItems, in room: BodyRoom, _ problems: inout ProblemLog) -> [Rect] {
///             (0..<items.count).map { Rect(x: Double($0) * 8, y: Double($0) * 9, width: 8, height: 9) }
///         }
///     }
///     SectionLayout(Diagonal())
///
/// Frames may lie anywhere, and may overlap: later items are in front. In a layout that scrolls sideways, width and
/// height are swapped, in the room and in the frames.
///
/// A query takes O(log items) for each frame it finds. An arrow key reads the frames near the item. If no item lies in
/// the key's direction, it reads all frames. An edit computes all frames of the section again and sorts them, in
/// O(items × log items). The body keeps 44 bytes for each item.
public protocol FramesBody: SectionBody {
    /// Returns the frames of the items in order, in points from the body's upper left corner.
    ///
    /// The body ends at the rightmost and the lowest edge of its frames. Frames at negative coordinates are visible,
    /// but do not change the body's size. An item whose frame has no width or no height is not shown.
    ///
    /// A number that is infinite, not a number or beyond 10^12 counts as zero, as does a negative width or height. Each
    /// of these is a `LayoutProblem`. If there are fewer frames than items, that is a `LayoutProblem` and the other
    /// items take no room. If there are more frames than items, the additional frames are ignored.
    ///
    /// `problems.size` reports a bad width or height of the description, and replaces it by zero.
    func frames(_ items: BodyItems, in room: BodyRoom, _ problems: inout ProblemLog) -> [Rect]

    /// Whether the frames depend on `BodyItems.measuredSize`. False by default. If true, all frames are computed again
    /// whenever an item is measured.
    var isMeasured: Bool { get }

    /// Returns the numbers of the layout in a room, for tools that show them. Empty by default.
    func numbers(in room: BodyRoom) -> [BodyNumber]
}

extension FramesBody {
    public var isMeasured: Bool { false }

    public func numbers(in room: BodyRoom) -> [BodyNumber] { [] }

    public func plan(in room: BodyRoom, _ problems: inout ProblemLog) -> any BodyPlan {
        FramesPlan(self, in: room)
    }
}

/// The plan of a `FramesBody` in one column.
private final class FramesPlan: BodyPlan {
    private let body: any FramesBody
    private let room: BodyRoom
    let isMeasured: Bool

    init(_ body: any FramesBody, in room: BodyRoom) {
        (self.body, self.room, isMeasured) = (body, room, body.isMeasured)
    }

    var numbers: [BodyNumber] { body.numbers(in: room) }

    func solve(_ items: BodyItems, _ problems: inout ProblemLog) -> any PlacedItems {
        let frames = body.frames(items, in: room, &problems)
        if frames.count < items.count {
            problems.report(
                .tooFewFrames(frames: frames.count, items: items.count), item: frames.count)
        }
        return PlacedFrames(
            zip(0..<items.count, frames).map { problems.frame($1, of: $0) }, along: room.axis)
    }
}

extension ProblemLog {
    /// Returns the frame with zero in place of each invalid number, and reports these numbers.
    fileprivate mutating func frame(_ frame: Rect, of item: Int) -> Rect {
        Rect(
            origin: Point(
                x: coordinate(frame.x, item: item), y: coordinate(frame.y, item: item)),
            size: size(frame.size, item: item))
    }
}

/// The frames of one section, with an index that finds them by their coordinates.
struct PlacedFrames: PlacedItems {
    private let frames: [Rect]
    let index: FrameIndex
    private var size = Size.zero
    private(set) var overhang = EdgeInsets.zero

    init(_ frames: [Rect], along axis: Axis) {
        self.frames = frames
        index = FrameIndex(frames, along: axis)
        for frame in frames where !frame.size.isEmpty {
            size.width = max(size.width, frame.maxX)
            size.height = max(size.height, frame.maxY)
            overhang.widen(EdgeInsets(top: -frame.minY, left: -frame.minX))
        }
    }

    func size(of items: BodyItems) -> Size { size }

    func write(meeting rect: Rect, _ items: BodyItems, to elements: inout ElementWriter) {
        var found: [Int] = []
        index.forEach(meeting: rect, of: frames) { found.append($0) }
        found.sort()
        for item in found { elements.add(item, frames[item]) }
    }

    func frame(of item: Int, _ items: BodyItems) -> Rect? {
        frames.indices.contains(item) && !frames[item].size.isEmpty ? frames[item] : nil
    }
}
