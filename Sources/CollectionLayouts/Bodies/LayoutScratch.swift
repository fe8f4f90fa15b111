/// Where a line of items of different sizes begins: 16 bytes, and nothing for an item.
struct Line {
    /// From the body's top.
    var top: Double
    /// Its first item.
    var start: UInt32
}

/// The lines of several small sections in one array, to save an allocation for each.
///
/// Sendable, as it is written only during a solve, behind what others read, or by its only owner.
final class LineChunk: @unchecked Sendable {
    @exclusivity(unchecked) var lines: [Line]

    init(_ lines: [Line] = []) { self.lines = lines }

    /// For sections without lines. Never changed.
    static let empty = LineChunk()
}

/// Buffers for sizes and lines during a solve, used again for each section.
final class LayoutScratch {
    /// How many items are solved at once; few enough for the first-level cache.
    static let capacity = 1024

    let sizes = UnsafeMutableBufferPointer<Size>.allocate(capacity: capacity)
    let lines = UnsafeMutableBufferPointer<Line>.allocate(capacity: capacity + 2)

    /// The buffers without reference counting, which would cost much for small sections. Valid during the solve.
    struct Room {
        let sizes: UnsafeMutableBufferPointer<Size>
        let lines: UnsafeMutableBufferPointer<Line>
        /// The builder keeps it alive during the solve.
        private unowned(unsafe) let scratch: LayoutScratch

        init(_ scratch: LayoutScratch) {
            (self.scratch, sizes, lines) = (scratch, scratch.sizes, scratch.lines)
        }

        func chunk(for count: Int) -> LineChunk { scratch.chunk(for: count) }
    }

    /// The chunk that small sections add their lines to.
    @exclusivity(unchecked) private var open = LineChunk()
    private static let mostLines = 4096

    /// A chunk with room for so many more lines.
    ///
    /// The first one has no more, to save memory where a single section is solved. Each one is twice as large as the
    /// last, up to `mostLines`.
    func chunk(for count: Int) -> LineChunk {
        if count <= room {
            room -= count
            return open
        }
        let usual = min(Self.mostLines, 2 * open.lines.capacity)
        open = LineChunk()
        open.lines.reserveCapacity(max(count, usual))
        room = open.lines.capacity - count
        return open
    }

    /// How many more lines fit into the open chunk.
    @exclusivity(unchecked) private var room = 0

    deinit {
        sizes.deallocate()
        lines.deallocate()
    }
}
