import Reflow

/// The lines of a file by number. Each line is read on demand.
final class TextFile {
    let file: OpenFile
    private(set) var index = LineIndex()
    /// The last used block, kept because drawing and searching read one line after another from the same block.
    private var latest: (key: BlockKey, block: Block)?

    /// The identity of a block: its number and its end, which changes when the last block grows.
    private struct BlockKey: Hashable {
        let block: Int
        let end: Int
    }

    /// The bytes of a block and the ranges of its lines in these bytes.
    private struct Block {
        var bytes: [UInt8]
        var lines: [Range<Int>]
    }

    /// The maximum length of a shown line, in bytes. The remaining bytes of a longer line are not shown.
    static let longestLine = 1 << 14

    init(_ file: OpenFile) { self.file = file }

    /// The number of lines found so far.
    var lineCount: Int { index.lineCount }

    /// Whether the last line found has no line end yet.
    var endsInLine: Bool { index.lineCount > index.wholeLineCount }

    /// Searches the next bytes, at most `limit`, for lines. Returns the number of bytes that are left in the file.
    @discardableResult
    func findLines(inNext limit: Int) -> Int {
        let size = file.status?.size ?? 0
        var remaining = min(limit, size - index.byteCount)
        withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
            while remaining > 0 {
                let part = UnsafeMutableRawBufferPointer(
                    rebasing: buffer[..<min(buffer.count, remaining)])
                let count = file.read(at: index.byteCount, into: part)
                guard count > 0 else { return }
                index.append(UnsafeRawBufferPointer(rebasing: part[..<count]))
                remaining -= count
            }
        }
        return max(0, size - index.byteCount)
    }

    /// Writes bytes at the end of the file and adds their lines to the index.
    func append(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
        try file.write(bytes, at: index.byteCount)
        index.append(bytes)
    }

    /// Returns the bytes of a line without the line end, at most `longestLine`. Empty if there is no such line.
    func bytes(ofLine line: Int) -> ArraySlice<UInt8> {
        guard line >= 0, line < lineCount else { return [] }
        let number = index.block(holding: line)
        let block = block(number)
        let offset = line - index.marks[number].line
        // The block may have fewer lines than the index says, because the file was truncated after indexing.
        guard block.lines.indices.contains(offset) else { return [] }
        return block.bytes[block.lines[offset]]
    }

    private func block(_ number: Int) -> Block {
        let range = index.bytes(ofBlock: number)
        let key = BlockKey(block: number, end: range.upperBound)
        if let latest, latest.key == key { return latest.block }
        let bytes = bytes(ofBlock: number)
        let block = Block(bytes: bytes, lines: Self.lines(in: bytes))
        latest = (key, block)
        return block
    }

    /// Returns the current bytes of a block in the file, without the rest of an overlong last line. O(bytes).
    func bytes(ofBlock number: Int) -> [UInt8] {
        let range = index.bytes(ofBlock: number)
        // The usual length of a block plus the longest line is enough, because only the last line of a block exceeds
        // that length.
        let length = min(range.count, LineIndex.blockLength + Self.longestLine)
        return file.bytes(at: range.lowerBound, count: length)
    }

    /// Returns the ranges of the lines in the bytes of a block, each at most `longestLine` bytes. O(bytes).
    static func lines(in bytes: [UInt8]) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        for (position, byte) in bytes.enumerated() where byte == 0x0A {
            lines.append(start..<min(position, start + longestLine))
            start = position + 1
        }
        if start < bytes.count { lines.append(start..<min(bytes.count, start + longestLine)) }
        return lines
    }
}
