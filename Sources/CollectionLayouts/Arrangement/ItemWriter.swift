/// Writes the items of a section that meet a rectangle where there is room for them.
///
/// Numbers only, so that a loop keeps it in registers.
struct ItemWriter {
    private let room: UnsafeMutableBufferPointer<LayoutAttributes>
    /// How many are written.
    private(set) var count = 0
    private let rect: Rect
    /// Where the coordinates of what is written begin.
    private let origin: Point
    private let section: Int
    private let zIndex: Int

    init(
        _ room: UnsafeMutableBufferPointer<LayoutAttributes>, meeting rect: Rect, origin: Point,
        section: Int, zIndex: Int
    ) {
        (self.room, self.rect, self.origin) = (room, rect, origin)
        (self.section, self.zIndex) = (section, zIndex)
    }

    /// Adds an item, if it meets the rectangle.
    @inline(__always)
    mutating func add(_ item: Int, _ place: Rect) {
        let frame = place.offsetBy(x: origin.x, y: origin.y)
        guard frame.meets(rect) else { return }
        assert(count < room.count, "more items than there is room for")
        room.initializeElement(
            at: count,
            to: LayoutAttributes(
                kind: .item, section: section, item: item, frame: frame, zIndex: zIndex))
        count &+= 1
    }
}
