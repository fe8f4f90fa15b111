/// Searches a file block by block. This takes a fraction of the time of a search line by line.
extension TextFile {
    /// The result of a search through one block.
    struct FoundLines {
        /// The numbers of all lines of the block.
        var lines: Range<Int>
        /// The numbers of the lines that contain the pattern, in order.
        var matches: [Int]
        /// The cost of this search, in the unit of a search step (see `TextSearch.stepLength`).
        var work: Int
    }

    /// Searches the block that contains a line. O(bytes of the block).
    ///
    /// Splits the block into lines only if its bytes contain the pattern, an escape sequence or a backspace.
    func search(for pattern: TextPattern, inBlockHolding line: Int) -> FoundLines {
        let number = index.block(holding: line)
        let bytes = bytes(ofBlock: number)
        var found = FoundLines(
            lines: index.lines(ofBlock: number), matches: [],
            work: TextSearch.itemLength + pattern.work(in: bytes[...]))
        // Bytes with escape sequences or backspaces need the search of each line. These bytes are not shown, but they
        // can be in the middle of a match.
        guard LineText.hasMarkup(bytes[...]) || pattern.matches(bytes[...]) else {
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
    /// The upper bound of the numbers of lines that cannot grow. Only the last line of the current file may grow, but
    /// no line of a replaced file.
    var wholeLines: Int { lines.upperBound - (current.text.endsInLine ? 1 : 0) }

    /// Returns the first existing line at or after a line number. O(files).
    func firstLine(from number: Int) -> Int? {
        parts.first { $0.lines.upperBound > number }.map { max($0.firstLine, number) }
    }

    /// Returns the last existing line before a line number. O(files).
    func lastLine(before number: Int) -> Int? {
        parts.last { $0.firstLine < number && !$0.lines.isEmpty }
            .map { min($0.lines.upperBound, number) - 1 }
    }

    /// Searches the block that contains a line.
    func search(for pattern: TextPattern, inBlockHolding line: Int) -> TextFile.FoundLines? {
        guard let part = part(holding: line) else { return nil }
        var found = part.text.search(for: pattern, inBlockHolding: line - part.firstLine)
        found.lines =
            part.firstLine + found.lines.lowerBound..<part.firstLine + found.lines.upperBound
        found.matches = found.matches.map { part.firstLine + $0 }
        return found
    }
}
