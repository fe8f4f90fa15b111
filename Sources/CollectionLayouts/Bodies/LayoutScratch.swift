/// The start of a line in a body whose items have different sizes. A line takes 16 bytes, and its items take no memory.
struct Line {
    /// The distance from the body's top, in points.
    var top: Double
    /// The index of the line's first item.
    var start: UInt32
}

/// The lines of several small sections in one array, which saves an allocation per section.
///
/// The class is `Sendable`, because no thread changes a line that another thread reads. A solve only appends lines. An
/// edit changes lines only if it has the only reference.
final class LineChunk: @unchecked Sendable {
    @exclusivity(unchecked) var lines: [Line]

    init(_ lines: [Line] = []) { self.lines = lines }

    /// The shared empty chunk of all sections without lines.
    static let empty = LineChunk()
}

/// Buffers for sizes and lines. A solve reuses them for each section.
final class LayoutScratch {
    /// The largest number of items that are solved at once. Their sizes fit into the processor's first-level cache.
    static let capacity = 1024

    let sizes = UnsafeMutableBufferPointer<Size>.allocate(capacity: capacity)
    let lines = UnsafeMutableBufferPointer<Line>.allocate(capacity: capacity + 2)

    /// The chunk to which small sections add their lines.
    @exclusivity(unchecked) private var open = LineChunk()
    private static let mostLines = 4096

    /// Returns a chunk with room for `count` more lines.
    ///
    /// The first chunk has no extra room, which saves memory if only one section is solved. Each later chunk has twice
    /// the capacity of the previous chunk, up to `mostLines`.
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

    /// The number of lines that still fit into the open chunk.
    @exclusivity(unchecked) private var room = 0

    deinit {
        sizes.deallocate()
        lines.deallocate()
    }
}
