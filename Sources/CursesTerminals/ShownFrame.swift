import Terminals

/// What takes the rows of a frame: ncurses, or a model of a terminal.
protocol RowOutput {
    func set(_ cells: UnsafeBufferPointer<Cell>, at row: Int)

    /// Moves rows, and blanks those they leave; false when the terminal can't: then nothing has changed.
    func scroll(_ scroll: RowScroll) -> Bool
}

/// The cells handed over last, to hand over only rows that differ.
struct ShownFrame<Output: RowOutput> {
    private let output: Output
    private var size = ScreenSize(columns: 0, rows: 0)
    private var cells: ContiguousArray<Cell> = []
    /// Where each row is among them: those that the terminal moves stay where they are.
    private var places: [Int] = []
    /// A hash of each row, to tell a scroll from a repaint.
    private var hashes: [UInt64] = []
    /// Those of the frame to come.
    private var next: [UInt64] = []

    init(output: Output) { self.output = output }

    /// Makes the next update hand over every row.
    mutating func forget() { size = ScreenSize(columns: 0, rows: 0) }

    /// Hands over what differs, and counts the rows whose contents stood nowhere before.
    ///
    /// - Parameter scrolls: Whether rows that only moved may be moved by the terminal.
    mutating func update(to screen: borrowing Screen, scrolls: Bool) -> Int {
        guard size == screen.size else {
            start(with: screen)
            return screen.size.rows
        }
        next = hashes
        var hasChanged = false
        for row in 0..<size.rows where !isShown(row, of: screen) {
            next[row] = screen.withRow(row) { Self.hash(UnsafeRawBufferPointer($0)) }
            hasChanged = true
        }
        guard hasChanged else { return 0 }
        let count = next.indices.count { next[$0] != hashes[$0] && !hashes.contains(next[$0]) }
        if scrolls, let scroll = RowScroll(from: hashes, to: next),
            output.scroll(scroll)
        {
            move(scroll)
        }
        for row in 0..<size.rows where !isShown(row, of: screen) {
            screen.withRow(row) { keep($0, at: row) }
        }
        swap(&hashes, &next)
        return count
    }

    /// Hands over every row, and compares with them from now on.
    private mutating func start(with screen: borrowing Screen) {
        size = screen.size
        cells = ContiguousArray(repeating: .blank, count: size.columns * size.rows)
        places = Array(0..<size.rows)
        hashes = Array(repeating: 0, count: size.rows)
        setRows(of: screen)
    }

    /// Hands over every row.
    mutating func setRows(of screen: borrowing Screen) {
        for row in 0..<size.rows {
            screen.withRow(row) {
                hashes[row] = Self.hash(UnsafeRawBufferPointer($0))
                keep($0, at: row)
            }
        }
    }

    /// Moves rows as the terminal has done.
    private mutating func move(_ scroll: RowScroll) {
        let rows = scroll.rows
        let first = (scroll.distance > 0 ? rows.lowerBound : rows.upperBound) + scroll.distance
        places.replaceSubrange(
            rows, with: places[first..<rows.upperBound] + places[rows.lowerBound..<first])
        for row in scroll.gained {
            withRow(row) { $0.update(repeating: .blank) }
        }
    }

    private func isShown(_ row: Int, of screen: borrowing Screen) -> Bool {
        screen.withRow(row) { new in
            cells.withUnsafeBufferPointer { cells in
                let start = places[row] * size.columns
                let shown = UnsafeBufferPointer(rebasing: cells[start..<start + size.columns])
                return Platform.isEqual(UnsafeRawBufferPointer(shown), UnsafeRawBufferPointer(new))
            }
        }
    }

    private mutating func keep(_ new: UnsafeBufferPointer<Cell>, at row: Int) {
        withRow(row) { _ = $0.update(from: new) }
        output.set(new, at: row)
    }

    private mutating func withRow(_ row: Int, _ body: (UnsafeMutableBufferPointer<Cell>) -> Void) {
        let start = places[row] * size.columns
        cells.withUnsafeMutableBufferPointer {
            body(UnsafeMutableBufferPointer(rebasing: $0[start..<start + size.columns]))
        }
    }

    /// Tells rows apart well enough to guess whether they moved.
    ///
    /// 32 bytes at a time in four lanes, so that no multiplication waits for another.
    static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        let prime: UInt64 = 0x9E37_79B9_7F4A_7C15
        var (a, b, c, d): (UInt64, UInt64, UInt64, UInt64) = (1, 2, 3, 4)
        func word(_ offset: Int) -> UInt64 {
            bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        }
        var offset = 0
        while offset + 32 <= bytes.count {
            a = (a ^ word(offset)) &* prime
            b = (b ^ word(offset + 8)) &* prime
            c = (c ^ word(offset + 16)) &* prime
            d = (d ^ word(offset + 24)) &* prime
            offset += 32
        }
        while offset + 8 <= bytes.count {
            a = (a ^ word(offset)) &* prime
            offset += 8
        }
        if offset + 4 <= bytes.count {
            // Half a word is left where the number of cells is odd.
            let half = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
            b = (b ^ UInt64(half)) &* prime
        }
        func mixed(_ hash: UInt64, _ lane: UInt64) -> UInt64 { (hash ^ hash >> 32 ^ lane) &* prime }
        return mixed(mixed(mixed(a, b), c), d)
    }
}
