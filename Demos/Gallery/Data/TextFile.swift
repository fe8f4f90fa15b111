import Reflow

/// The lines of a file by their numbers, read when they are asked for.
final class TextFile {
    let file: OpenFile
    private(set) var index = LineIndex()
    /// Blocks read last, by number and by where they ended then.
    private var blocks: [BlockKey: Block] = [:]
    /// The one asked for last: whoever searches asks for line after line of it.
    private var latest: (key: BlockKey, block: Block)?

    private struct BlockKey: Hashable {
        let block: Int
        let end: Int
    }

    /// The bytes of a block and where its lines are in them.
    private struct Block {
        var bytes: [UInt8]
        var lines: [Range<Int>]
    }

    /// Lines are shown up to this many bytes; nobody reads on.
    static let longestLine = 1 << 14
    private static let mostBlocks = 32

    init(_ file: OpenFile) { self.file = file }

    /// The number of lines found so far.
    var lineCount: Int { index.lineCount }

    /// Whether the line found last has no end yet.
    var endsInLine: Bool { index.lineCount > index.wholeLineCount }

    /// Looks for lines beyond those found so far, in so many bytes at most. Returns how many bytes are left.
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

    /// Takes bytes that are at the end of the file now as looked at.
    func append(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
        try file.write(bytes, at: index.byteCount)
        index.append(bytes)
    }

    /// The bytes of a line without its end, cut where it is longer than anybody reads; empty when there is none.
    func bytes(ofLine line: Int) -> ArraySlice<UInt8> {
        guard line >= 0, line < lineCount else { return [] }
        let number = index.block(holding: line)
        let block = block(number)
        let offset = line - index.marks[number].line
        // A file that was cut since has fewer.
        guard block.lines.indices.contains(offset) else { return [] }
        return block.bytes[block.lines[offset]]
    }

    /// A line as it is shown.
    func text(ofLine line: Int) -> String { LineText.shown(bytes(ofLine: line)) }

    private func block(_ number: Int) -> Block {
        let range = index.bytes(ofBlock: number)
        let key = BlockKey(block: number, end: range.upperBound)
        if let latest, latest.key == key { return latest.block }
        let block = blocks[key] ?? readBlock(key)
        latest = (key, block)
        return block
    }

    /// The bytes of a block as they are in the file now, as far as anybody reads. O(bytes).
    func bytes(ofBlock number: Int) -> [UInt8] {
        let range = index.bytes(ofBlock: number)
        // Only the last line of a block reaches beyond its usual length.
        let length = min(range.count, LineIndex.blockLength + Self.longestLine)
        return file.bytes(at: range.lowerBound, count: length)
    }

    private func readBlock(_ key: BlockKey) -> Block {
        let bytes = bytes(ofBlock: key.block)
        if blocks.count >= Self.mostBlocks { blocks.removeAll(keepingCapacity: true) }
        let block = Block(bytes: bytes, lines: Self.lines(in: bytes))
        blocks[key] = block
        return block
    }

    /// Where the lines are in the bytes of a block, each as far as anybody reads. O(bytes).
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
