/// Where a line of items of different sizes begins: 16 bytes, and nothing for an item.
struct Line {
    /// From the body's top.
    var top: Double
    /// Its first item.
    var start: UInt32
}

/// The lines of some sections, one after the other: a section of few items is not worth memory of its own.
///
/// Sendable because it is only written while nobody else can read what is written: in a solve, or by its only owner.
final class LineChunk: @unchecked Sendable {
    @exclusivity(unchecked) var lines: [Line]

    init(_ lines: [Line] = []) { self.lines = lines }

    /// Of sections without lines. Never changed.
    static let empty = LineChunk()
}

/// Room for the sizes of some items and the lines they begin, kept from section to section: there may be many small
/// ones.
final class LayoutScratch {
    /// Few enough to stay in the nearest cache.
    static let capacity = 1024

    let sizes = UnsafeMutableBufferPointer<Size>.allocate(capacity: capacity)
    let lines = UnsafeMutableBufferPointer<Line>.allocate(capacity: capacity + 2)

    /// What a solve may use while it lasts, handed on without counting references: there are many small sections.
    struct Room {
        let sizes: UnsafeMutableBufferPointer<Size>
        let lines: UnsafeMutableBufferPointer<Line>
        /// Outlives the solve, as the builder holds it.
        private unowned(unsafe) let scratch: LayoutScratch

        init(_ scratch: LayoutScratch) {
            (self.scratch, sizes, lines) = (scratch, scratch.sizes, scratch.lines)
        }

        func chunk(for count: Int) -> LineChunk { scratch.chunk(for: count) }
    }

    /// Where the lines of small sections go.
    @exclusivity(unchecked) private var open = LineChunk()
    private static let mostLines = 4096

    /// A chunk with room for so many more lines: the first has no more, so that a section solved by itself takes what
    /// it needs, and each is twice as large as the last up to the largest.
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
