/// Looking through a file block by block, which takes a fraction of the time of line by line.
extension TextFile {
    /// What a block holds of a pattern.
    struct FoundLines {
        /// The lines of the block.
        var lines: Range<Int>
        /// Those that hold the pattern, in order.
        var matches: [Int]
        /// What it cost, counted as the steps of a search are.
        var work: Int
    }

    /// Looks through the block that holds a line. O(its bytes); only where the pattern is among them its lines are told
    /// apart.
    func search(for pattern: TextPattern, inBlockHolding line: Int) -> FoundLines {
        let number = index.block(holding: line)
        let bytes = bytes(ofBlock: number)
        var found = FoundLines(
            lines: index.lines(ofBlock: number), matches: [],
            work: TextSearch.itemLength + pattern.work(in: bytes[...]))
        // What is looked for may be interrupted by sequences that are not shown.
        guard LineText.hasSequences(bytes[...]) || pattern.matches(bytes[...]) else {
            return found
        }
        for (offset, range) in Self.lines(in: bytes).enumerated() {
            found.work += TextSearch.itemLength + pattern.work(in: bytes[range])
            if pattern.matches(LineText.searched(bytes[range])) {
                found.matches.append(found.lines.lowerBound + offset)
            }
        }
        return found
    }
}

extension FollowedText {
    /// The number behind the last line that has its end; a file that was replaced gets no more.
    var wholeLines: Int { lines.upperBound - (current.text.endsInLine ? 1 : 0) }

    /// The first line there is at or after a number. O(files).
    func firstLine(from number: Int) -> Int? {
        parts.first { $0.lines.upperBound > number }.map { max($0.firstLine, number) }
    }

    /// The last line there is before a number. O(files).
    func lastLine(before number: Int) -> Int? {
        parts.last { $0.firstLine < number && !$0.lines.isEmpty }
            .map { min($0.lines.upperBound, number) - 1 }
    }

    /// Looks through the block that holds a line.
    func search(for pattern: TextPattern, inBlockHolding line: Int) -> TextFile.FoundLines? {
        guard let part = part(holding: line) else { return nil }
        var found = part.text.search(for: pattern, inBlockHolding: line - part.firstLine)
        found.lines =
            part.firstLine + found.lines.lowerBound..<part.firstLine + found.lines.upperBound
        found.matches = found.matches.map { part.firstLine + $0 }
        return found
    }
}
