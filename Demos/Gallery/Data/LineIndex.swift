import Reflow

/// An index of the lines of a text, with one mark for each block of some kilobytes.
///
/// A block begins with a line and contains whole lines. To find a line, find its block, then count lines within the
/// block. The marks of a log of one gigabyte take two megabytes.
struct LineIndex {
    /// The first line of a block, and the offset of its first byte.
    struct Mark: Hashable {
        var line: Int
        var offset: Int
    }

    /// The minimum length of a block, in bytes. Only the last block may be shorter. A block with a long line is longer.
    static let blockLength = 1 << 13

    private(set) var marks: [Mark] = [Mark(line: 0, offset: 0)]
    /// The number of bytes indexed so far.
    private(set) var byteCount = 0
    /// The number of line ends among the indexed bytes.
    private var endCount = 0
    /// The offset at which the last, unfinished line begins.
    private var lastStart = 0

    /// The number of lines, including an unfinished last line.
    var lineCount: Int { endCount + (byteCount > lastStart ? 1 : 0) }

    /// The number of lines with a line end.
    var wholeLineCount: Int { endCount }

    /// Adds the next bytes of the text to the index. O(bytes).
    mutating func append(_ bytes: UnsafeRawBufferPointer) {
        var position = 0
        while let length = Platform.firstIndex(
            of: 0x0A, in: UnsafeRawBufferPointer(rebasing: bytes[position...]))
        {
            position += length + 1
            endCount += 1
            lastStart = byteCount + position
            if let last = marks.last, lastStart - last.offset >= Self.blockLength {
                marks.append(Mark(line: endCount, offset: lastStart))
            }
        }
        byteCount += bytes.count
    }

    /// Returns the block that contains a line. O(log blocks).
    func block(holding line: Int) -> Int {
        var (low, high) = (0, marks.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if marks[middle].line <= line { low = middle } else { high = middle }
        }
        return low
    }

    /// Returns the lines of a block.
    func lines(ofBlock block: Int) -> Range<Int> {
        marks[block].line..<(block + 1 < marks.count ? marks[block + 1].line : lineCount)
    }

    /// Returns the byte range of a block.
    func bytes(ofBlock block: Int) -> Range<Int> {
        let end = block + 1 < marks.count ? marks[block + 1].offset : byteCount
        return marks[block].offset..<end
    }
}
