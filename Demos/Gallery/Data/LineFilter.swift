/// The lines of a text that hold a pattern, looked for bit by bit: from one line on to the end, then back to the start.
///
/// They are numbered in their order, from zero on at the first line and downwards before it: a number stays when more
/// lines are found at either end, and the numbers are a range.
struct LineFilter {
    let pattern: TextPattern
    /// The lines that were searched.
    private var searched: Range<Int>
    /// Lines from where the search began, in order.
    private var following: [Int] = []
    /// Lines before that, the last one first.
    private var preceding: [Int] = []
    /// The last line of the text, if it has no end yet and matches: its growth is searched too.
    private var unfinished: Int?

    /// Begins at a line.
    init(_ pattern: TextPattern, from line: Int) {
        self.pattern = pattern
        searched = line..<line
    }

    /// The numbers of what was found.
    var items: Range<Int> {
        -preceding.count..<following.count + (unfinished == nil ? 0 : 1)
    }

    /// The line of a number; nil where there is none.
    func line(of item: Int) -> Int? {
        guard items.contains(item) else { return nil }
        if item < 0 { return preceding[-1 - item] }
        return item < following.count ? following[item] : unfinished
    }

    /// The number of the first line found at or after one. O(log lines found).
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
    /// Whether there is more to look through.
    func isSearching(_ text: FollowedText) -> Bool {
        nextLine(in: text) != nil || formerLine(in: text) != nil
    }

    /// How much of the text was looked through, 0…1.
    func fraction(of text: FollowedText) -> Double {
        let lines = text.lines
        return lines.isEmpty
            ? 1 : Double(searched.clamped(to: lines).count) / Double(lines.count)
    }

    /// Looks through so much that the next frame is not late. O(bytes looked through), of which there are as many as
    /// in a step of a search.
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
        noteUnfinishedLine(of: text)
    }

    /// The first line after those looked through that has its end.
    private func nextLine(in text: FollowedText) -> Int? {
        text.firstLine(from: searched.upperBound).flatMap { $0 < text.wholeLines ? $0 : nil }
    }

    private func formerLine(in text: FollowedText) -> Int? {
        text.lastLine(before: searched.lowerBound)
    }

    private mutating func lookAhead(from line: Int, in text: FollowedText) -> Int {
        guard let found = text.search(for: pattern, inBlockHolding: line) else { return 0 }
        // The block may end with a line without an end.
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

    private mutating func noteUnfinishedLine(of text: FollowedText) {
        let line = text.wholeLines
        let isNext = text.firstLine(from: searched.upperBound) == line
        let holds = isNext && pattern.matches(LineText.searched(text.bytes(ofLine: line)))
        unfinished = holds ? line : nil
    }
}
