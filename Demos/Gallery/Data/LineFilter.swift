/// The lines of a text that match a pattern. The search runs in steps: from a start line to the end, then back to the
/// first line.
///
/// Item zero is the first match from the start line on. Matches before the start line have negative numbers. Thus a
/// number stays valid while either end grows, and the numbers form a range.
struct LineFilter {
    let pattern: TextPattern
    /// The range of lines searched so far.
    private var searched: Range<Int>
    /// The matches from the start line on, in order.
    private var following: [Int] = []
    /// The matches before the start line, the nearest first.
    private var preceding: [Int] = []
    /// The last line of the text, if it matches and has no line end yet. It is searched again when it grows.
    private var unfinished: Int?

    /// Begins the search at a line.
    init(_ pattern: TextPattern, from line: Int) {
        self.pattern = pattern
        searched = line..<line
    }

    /// The numbers of the matches.
    var items: Range<Int> {
        -preceding.count..<following.count + (unfinished == nil ? 0 : 1)
    }

    /// Returns the line of a match; `nil` if there is no match with this number.
    func line(of item: Int) -> Int? {
        guard items.contains(item) else { return nil }
        if item < 0 { return preceding[-1 - item] }
        return item < following.count ? following[item] : unfinished
    }

    /// Returns the number of the first match at or after a line. O(log matches).
    func item(from line: Int) -> Int {
        var (low, high) = (items.lowerBound, items.upperBound)
        while low < high {
            let middle = low + (high - low) / 2
            if let found = self.line(of: middle), found < line {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }
}

extension LineFilter {
    /// Returns whether lines remain to be searched.
    func isSearching(_ text: FollowedText) -> Bool {
        nextLine(in: text) != nil || formerLine(in: text) != nil
    }

    /// Returns the share of the text searched so far, 0…1.
    func fraction(of text: FollowedText) -> Double {
        let lines = text.lines
        return lines.isEmpty
            ? 1 : Double(searched.clamped(to: lines).count) / Double(lines.count)
    }

    /// Searches one step, short enough for the next frame to be on time.
    ///
    /// O(bytes searched), with the limit `TextSearch.stepLength`.
    mutating func search(_ text: FollowedText) {
        var work = 0
        while work < TextSearch.stepLength {
            if let line = nextLine(in: text) {
                work += lookAhead(from: line, in: text)
            } else if let line = formerLine(in: text) {
                work += lookBack(from: line, in: text)
            } else {
                break
            }
        }
        updateUnfinishedLine(of: text)
    }

    /// Returns the first line after the searched range, if it has a line end.
    private func nextLine(in text: FollowedText) -> Int? {
        text.firstLine(from: searched.upperBound).flatMap { $0 < text.wholeLines ? $0 : nil }
    }

    private func formerLine(in text: FollowedText) -> Int? {
        text.lastLine(before: searched.lowerBound)
    }

    private mutating func lookAhead(from line: Int, in text: FollowedText) -> Int {
        guard let found = text.search(for: pattern, inBlockHolding: line) else { return 0 }
        // The last line of the block may lack a line end. It stays outside of the searched range, because it may still
        // grow.
        let end = min(found.lines.upperBound, text.wholeLines)
        following += found.matches.filter { line <= $0 && $0 < end }
        searched = searched.lowerBound..<end
        return found.work
    }

    private mutating func lookBack(from line: Int, in text: FollowedText) -> Int {
        guard let found = text.search(for: pattern, inBlockHolding: line) else { return 0 }
        preceding += found.matches.reversed().filter { $0 <= line }
        searched = found.lines.lowerBound..<searched.upperBound
        return found.work
    }

    private mutating func updateUnfinishedLine(of text: FollowedText) {
        let line = text.wholeLines
        let isNext = text.firstLine(from: searched.upperBound) == line
        let holds = isNext && pattern.matches(LineText.searched(text.bytes(ofLine: line)))
        unfinished = holds ? line : nil
    }
}
