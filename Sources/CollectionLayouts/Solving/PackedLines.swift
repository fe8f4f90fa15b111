/// The lines of small sections, one after the other: 10 bytes a line, nothing for a section.
///
/// Written while everything is solved and never changed, so that arrangements share it. A section that changes later
/// gets a `LineTable` of its own.
final class PackedLines {
    /// The first item of each line; instead of a section's first, which is always zero, how many lines it has.
    fileprivate let starts: [UInt16]
    /// The top of each line from the body's top; instead of a section's first, which is always zero, the bottom of its
    /// last line.
    fileprivate let tops: [Double]

    /// A section of more items has a table of its own. Few enough for 16 bits, and to be asked for at once.
    static let mostItems = LineScratch.capacity

    fileprivate init(starts: [UInt16], tops: [Double]) {
        self.starts = starts
        self.tops = tops
    }
}

/// Where a section's lines are among those that are packed.
struct PackedPlace {
    /// The index of the piece, then 12 bits of the place in it.
    let bits: Int32

    fileprivate init(piece: Int, line: Int) { bits = Int32(piece << 12 | line) }

    init(bits: Int32) { self.bits = bits }

    var piece: Int { Int(bits >> 12) }
    var line: Int { Int(bits & 0xFFF) }

    /// How many lines fit into a large piece: four sections at least.
    fileprivate static let linesOfPiece = 1 << 12
    /// How many pieces there can be: a thousand million lines.
    fileprivate static let mostPieces = 1 << 18
}

/// Packs lines as they are broken, piece after piece, so that nothing is moved when there are more.
struct LinePacking {
    private var pieces: [PackedLines] = []
    /// The open piece, as long as there is room.
    private var starts: [UInt16] = []
    private var tops: [Double] = []
    /// How much of it is written.
    private var count = 0

    /// Whether there is room for another section.
    var hasRoom: Bool { pieces.count < PackedPlace.mostPieces - 1 }

    /// Breaks the items of a section, already in `sizes`, into lines; returns where these begin and their height.
    @inline(never)
    mutating func append(
        _ sizes: UnsafeMutableBufferPointer<Size>, of flow: LineBreaker, log: inout ProblemLog
    ) -> (place: PackedPlace, height: Double) {
        // Never more lines than items; and one place for a section of none.
        let room = max(1, sizes.count)
        if count + room > starts.count { openPiece(of: room) }
        let place = count
        var breaker = flow
        let lines = starts.withUnsafeMutableBufferPointer { starts in
            tops.withUnsafeMutableBufferPointer { tops in
                let lines = breaker.breakLines(
                    sizes, first: 0, UnsafeMutableBufferPointer(rebasing: starts[place...]),
                    UnsafeMutableBufferPointer(rebasing: tops[place...]), &log)
                starts[place] = UInt16(truncatingIfNeeded: lines)
                tops[place] = lines > 0 ? breaker.bottom : 0
                return lines
            }
        }
        count = place + max(1, lines)
        return (
            PackedPlace(piece: pieces.count, line: place), lines > 0 ? breaker.bottom : 0
        )
    }

    /// Each piece is twice as large as the last, up to the largest: most layouts have few lines.
    private mutating func openPiece(of leastLines: Int) {
        closePiece()
        let usual = min(PackedPlace.linesOfPiece, 256 << min(pieces.count, 8))
        let lines = max(leastLines, usual)
        starts = Array(repeating: 0, count: lines)
        tops = Array(repeating: 0, count: lines)
    }

    private mutating func closePiece() {
        guard count > 0 else { return }
        if count < starts.count * 15 / 16 {
            // Copied, so that the rest is given back.
            pieces.append(PackedLines(starts: Array(starts[..<count]), tops: Array(tops[..<count])))
        } else {
            pieces.append(PackedLines(starts: starts, tops: tops))
        }
        (starts, tops, count) = ([], [], 0)
    }

    /// What was packed.
    consuming func finish() -> [PackedLines] {
        closePiece()
        return pieces
    }
}

/// The lines of one section among those that are packed.
struct LineRun {
    let lines: PackedLines
    /// Where they begin.
    let place: Int
    let itemCount: Int
}

extension LineRun {
    var lineCount: Int { Int(lines.starts[place]) }

    /// The bottom of the last line.
    var height: Double { lines.tops[place] }

    /// The top of a line from the body's top.
    func top(of line: Int) -> Double { line == 0 ? 0 : lines.tops[place + line] }

    /// The items of some lines.
    func items(in range: ClosedRange<Int>) -> Range<Int> {
        let end = range.upperBound + 1
        return start(of: range.lowerBound)..<(end < lineCount ? start(of: end) : itemCount)
    }

    private func start(of line: Int) -> Int { line == 0 ? 0 : Int(lines.starts[place + line]) }

    /// The last line that begins at or above `y`; zero when none does.
    func line(at y: Double) -> Int {
        lines.tops[later].partitioningIndex { $0 > y } - place - 1
    }

    /// The line an item is on, or would be on if it took room.
    func line(of item: Int) -> Int {
        lines.starts[later].partitioningIndex { Int($0) > item } - place - 1
    }

    /// All lines but the first.
    private var later: Range<Int> { place + 1..<place + max(1, lineCount) }

    /// A copy that can be changed.
    func table(lineSpacing: Double) -> LineTable {
        guard lineCount > 0 else { return LineTable() }
        return LineTable(
            starts: [0] + lines.starts[later].map { UInt32($0) } + [UInt32(itemCount)],
            tops: [0] + lines.tops[later] + [height + lineSpacing], height: height)
    }
}
