/// Takes the elements of a body that meet a rectangle; others are passed over.
public struct ElementWriter {
    var elements: [LayoutAttributes]
    /// What is read, in content coordinates.
    private let rect: Rect
    /// The body's corner, in content coordinates.
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

    /// The writer with all that is written, for a loop that needs one of its own and puts it back: copied as it is, its
    /// elements would be copied with the first that is added.
    mutating func taken() -> ElementWriter {
        let own = self
        elements = []
        return own
    }

    /// Makes room for so many elements.
    public mutating func reserve(_ count: Int) {
        elements.reserveCapacity(max(elements.count + count, 2 * elements.count))
    }

    /// Adds an item by its index and its frame in the body.
    @inline(__always)
    public mutating func add(_ item: Int, _ frame: Rect, zIndex: Int = 0) {
        add(.item, at: item, frame, zIndex: zIndex)
    }

    /// Adds an element that sits on an item or a group, by that one's index.
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

extension Int {
    /// A zIndex on top of another, no further than integers go.
    @inline(__always)
    fileprivate func raised(by zIndex: Int) -> Int {
        let (sum, isOverflow) = addingReportingOverflow(zIndex)
        return isOverflow ? (zIndex > 0 ? .max : .min) : sum
    }
}
