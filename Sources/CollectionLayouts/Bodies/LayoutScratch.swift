/// Where a line of items of different sizes begins: 16 bytes, and nothing for an item.
struct Line {
    /// From the body's top.
    var top: Double
    /// Its first item.
    var start: UInt32
}

/// Room for the sizes of some items and the lines they begin, kept from section to section: there may be many small
/// ones.
final class LayoutScratch {
    /// Few enough to stay in the nearest cache.
    static let capacity = 1024

    let sizes = UnsafeMutableBufferPointer<Size>.allocate(capacity: capacity)
    let lines = UnsafeMutableBufferPointer<Line>.allocate(capacity: capacity)

    deinit {
        sizes.deallocate()
        lines.deallocate()
    }
}
