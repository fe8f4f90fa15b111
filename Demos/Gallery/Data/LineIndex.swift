#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Where the lines of a text are, without the text: one mark for every block of some kilobytes.
///
/// A block begins with a line and holds whole lines, so finding a line is finding its block and counting within it.
/// A gigabyte of log takes two megabytes of marks.
struct LineIndex {
    /// The first line of a block, and the offset of its first byte.
    struct Mark: Hashable {
        var line: Int
        var offset: Int
    }

    /// Blocks are at least this long, in bytes; the last one may be shorter, one with a long line longer.
    static let blockLength = 1 << 13

    private(set) var marks: [Mark] = [Mark(line: 0, offset: 0)]
    /// How many bytes were looked at.
    private(set) var byteCount = 0
    /// How many of them end a line.
    private var endCount = 0
    /// Where the line begins that the next byte belongs to.
    private var lastStart = 0

    /// The number of lines; what stands after the last line end is one too.
    var lineCount: Int { endCount + (byteCount > lastStart ? 1 : 0) }

    /// The number of lines whose end was seen.
    var wholeLineCount: Int { endCount }

    /// Looks at the bytes that follow those looked at before. O(bytes).
    mutating func append(_ bytes: UnsafeRawBufferPointer) {
        guard let start = bytes.baseAddress else { return }
        var position = 0
        while position < bytes.count,
            let end = memchr(start + position, 0x0A, bytes.count - position)
        {
            position = UnsafeRawPointer(end) - start + 1
            endCount += 1
            lastStart = byteCount + position
            if let last = marks.last, lastStart - last.offset >= Self.blockLength {
                marks.append(Mark(line: endCount, offset: lastStart))
            }
        }
        byteCount += bytes.count
    }

    /// The block that holds a line. O(log blocks).
    func block(holding line: Int) -> Int {
        var (low, high) = (0, marks.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if marks[middle].line <= line { low = middle } else { high = middle }
        }
        return low
    }

    /// The block that holds a byte. O(log blocks).
    func block(atOffset offset: Int) -> Int {
        var (low, high) = (0, marks.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if marks[middle].offset <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The lines of a block.
    func lines(ofBlock block: Int) -> Range<Int> {
        marks[block].line..<(block + 1 < marks.count ? marks[block + 1].line : lineCount)
    }

    /// The bytes of a block.
    func bytes(ofBlock block: Int) -> Range<Int> {
        let end = block + 1 < marks.count ? marks[block + 1].offset : byteCount
        return marks[block].offset..<end
    }
}
