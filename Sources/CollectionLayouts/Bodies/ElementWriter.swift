/// A writer that collects the elements of a body that meet a rectangle, and drops all others.
///
/// Frames are in points from the body's upper left corner. All numbers must be finite, because the writer does not
/// check frames. The writer drops an element without width or height.
public struct ElementWriter {
    var elements: [LayoutAttributes]
    /// The rectangle whose elements the writer collects, in content coordinates.
    private let rect: Rect
    /// The body's upper left corner, in content coordinates.
    private let origin: Point
    private let section: Int
    private let zIndex: Int
    private let scrollsSideways: Bool

    init(
        _ elements: consuming [LayoutAttributes], meeting rect: Rect, origin: Point, section: Int,
        zIndex: Int, scrollsSideways: Bool
    ) {
        self.elements = elements
        (self.rect, self.origin, self.section) = (rect, origin, section)
        (self.zIndex, self.scrollsSideways) = (zIndex, scrollsSideways)
    }

    /// Reserves memory for `count` more elements. This call is optional.
    package mutating func reserve(_ count: Int) {
        elements.reserveCapacity(max(elements.count + count, 2 * elements.count))
    }

    /// Adds an item by its index and its frame. Items must come in ascending order.
    ///
    /// `zIndex` is added to the zIndex of the section's items. Elements with a higher value are in front.
    @inline(__always)
    public mutating func add(_ item: Int, _ frame: Rect, zIndex: Int = 0) {
        add(.item, at: item, frame, zIndex: zIndex)
    }

    /// Adds an element of any kind, such as a badge, by the index of its item or group.
    @inline(__always)
    public mutating func add(_ kind: ElementKind, at index: Int, _ place: Rect, zIndex: Int) {
        let frame = place.offsetBy(x: origin.x, y: origin.y)
        guard frame.meets(rect) else { return }
        var element = LayoutAttributes(
            kind: kind, section: section, item: index, frame: frame,
            zIndex: self.zIndex.raised(by: zIndex))
        element.scrollsSideways = scrollsSideways
        elements.append(element)
    }
}

extension ElementWriter {
    /// Adds at most `count` items, with one check of the capacity for all of them.
    @inline(__always)
    mutating func addItems(atMost count: Int, _ body: (inout ItemWriter) -> Void) {
        // Return early, because appending zero items would still write to the storage that all empty arrays share, even
        // arrays of other threads.
        guard count > 0 else { return }
        let (rect, origin, section, zIndex) = (rect, origin, section, zIndex)
        let scrollsSideways = scrollsSideways
        elements.append(addingCapacity: count) { span in
            span.withUnsafeMutableBufferPointer { room, count in
                var writer = ItemWriter(
                    room: room, rect: rect, origin: origin, section: section, zIndex: zIndex,
                    scrollsSideways: scrollsSideways)
                body(&writer)
                count = writer.count
            }
        }
    }
}

/// A writer that collects the items of a body that meet a rectangle. It does not check the capacity for each item.
struct ItemWriter {
    let room: UnsafeMutableBufferPointer<LayoutAttributes>
    let rect: Rect
    let origin: Point
    let section: Int
    let zIndex: Int
    let scrollsSideways: Bool
    /// The number of items written so far.
    private(set) var count = 0

    fileprivate init(
        room: UnsafeMutableBufferPointer<LayoutAttributes>, rect: Rect, origin: Point, section: Int,
        zIndex: Int, scrollsSideways: Bool
    ) {
        (self.room, self.rect, self.origin, self.section) = (room, rect, origin, section)
        (self.zIndex, self.scrollsSideways) = (zIndex, scrollsSideways)
    }

    /// Adds an item by its index and its frame in the body, if the frame meets the rectangle.
    @inline(__always)
    mutating func add(_ item: Int, _ place: Rect) {
        let frame = place.offsetBy(x: origin.x, y: origin.y)
        guard frame.meets(rect) else { return }
        var element = LayoutAttributes(
            kind: .item, section: section, item: item, frame: frame, zIndex: zIndex)
        element.scrollsSideways = scrollsSideways
        room.initializeElement(at: count, to: element)
        count &+= 1
    }
}

extension Int {
    /// Returns the sum of two zIndex values, clamped to the range of `Int`.
    @inline(__always)
    fileprivate func raised(by zIndex: Int) -> Int {
        let (sum, isOverflow) = addingReportingOverflow(zIndex)
        return isOverflow ? (zIndex > 0 ? .max : .min) : sum
    }
}
