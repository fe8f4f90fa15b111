import Reflow

/// The elements of one section with frames that a layout of the user has computed.
struct GivenElements: SectionBody {
    /// An element that is not an item, such as a header or a decoration.
    struct Extra {
        var kind: ElementKind
        var index: Int
        var frame: Rect
        var zIndex: Int
    }

    /// The frame of each item; `nil` for an item without attributes.
    var items: [Rect?] = []
    /// The zIndex of each item.
    var zIndexes: [Int] = []
    var extras: [Extra] = []

    var transposed: GivenElements {
        var copy = self
        copy.items = items.map { $0?.transposed }
        for index in extras.indices { copy.extras[index].frame = extras[index].frame.transposed }
        return copy
    }

    func plan(in room: BodyRoom, _ problems: inout ProblemLog) -> any BodyPlan { GivenPlan(self) }

    /// Moves all frames.
    mutating func move(by offset: Point) {
        items = items.map { $0?.offsetBy(x: offset.x, y: offset.y) }
        for index in extras.indices {
            extras[index].frame = extras[index].frame.offsetBy(x: offset.x, y: offset.y)
        }
    }

    /// The frames of all elements.
    var frames: [Rect] { items.compactMap { $0 } + extras.map(\.frame) }
}

extension Rect {
    /// The rectangle with x and y swapped.
    var transposed: Rect { Rect(x: y, y: x, width: height, height: width) }
}

/// The plan of a section with given frames.
private final class GivenPlan: BodyPlan {
    private let placed: GivenItems

    init(_ elements: GivenElements) { placed = GivenItems(elements) }

    func solve(_ items: BodyItems, _ problems: inout ProblemLog) -> any PlacedItems { placed }
}

/// Elements with given frames. A query reads all of them.
private struct GivenItems: PlacedItems {
    private let elements: GivenElements
    private var size = Size.zero
    private(set) var overhang = EdgeInsets.zero

    init(_ elements: GivenElements) {
        self.elements = elements
        for frame in elements.frames where frame.width > 0 && frame.height > 0 {
            size.width = max(size.width, frame.maxX)
            size.height = max(size.height, frame.maxY)
            overhang.top = max(overhang.top, -frame.minY)
            overhang.left = max(overhang.left, -frame.minX)
        }
    }

    func size(of items: BodyItems) -> Size { size }

    func write(meeting rect: Rect, _ items: BodyItems, to writer: inout ElementWriter) {
        for item in 0..<min(items.count, elements.items.count) {
            guard let frame = elements.items[item], frame.meets(rect) else { continue }
            writer.add(item, frame, zIndex: elements.zIndexes[item])
        }
        for extra in elements.extras where extra.frame.meets(rect) {
            writer.add(extra.kind, at: extra.index, extra.frame, zIndex: extra.zIndex)
        }
    }

    func frame(of item: Int, _ items: BodyItems) -> Rect? {
        guard let frame = elements.items.element(at: item) ?? nil else { return nil }
        return frame.width > 0 && frame.height > 0 ? frame : nil
    }

    func frame(of kind: ElementKind, at index: Int, _ items: BodyItems) -> Rect? {
        elements.extras.first { $0.kind == kind && $0.index == index }?.frame
    }
}
