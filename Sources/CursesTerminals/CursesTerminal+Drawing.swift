import CCurses
import Terminals

extension CursesTerminal {
    /// Shows a screen; rows that are as before cost a comparison of memory and send nothing.
    ///
    /// What lies outside the terminal is left out. Large repaints are sent as one synchronized update
    /// where the terminal may know them, so that no half-drawn frame is seen.
    public func draw(_ screen: borrowing Screen, repaint: Bool = false) {
        guard isAvailable else { return }
        let newRows = frame.update(to: screen, scrolls: !repaint)
        let isLarge = repaint || newRows * 2 > screen.size.rows
        if rfl_show(repaint, isLarge) { return }
        // More colours than the terminal has pairs for: they were handed out anew, so every row has to
        // say again what it looks like. A frame that has too many by itself is shown as it is.
        frame.setRows(of: screen)
        if !rfl_show(true, true) { rfl_show(true, true) }
    }
}

extension CursesTerminal {
    /// Whether the system takes more output now. What lies between it and the reader's eyes is not known.
    public var isReadyForOutput: Bool { rfl_can_write() }
}

/// The cells handed to ncurses last, to hand over only rows that differ.
struct ShownFrame {
    private var size = ScreenSize(columns: 0, rows: 0)
    private var cells: ContiguousArray<Cell> = []
    /// A hash of each row, to tell a scroll from a repaint.
    private var hashes: [UInt64] = []
    /// Those of the frame to come.
    private var next: [UInt64] = []

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
        var changed = 0
        for row in 0..<size.rows where !isShown(row, of: screen) {
            next[row] = screen.withRow(row) { Self.hash(UnsafeRawBufferPointer($0)) }
            changed += 1
        }
        guard changed > 0 else { return 0 }
        let count = next.indices.count { next[$0] != hashes[$0] && !hashes.contains(next[$0]) }
        if scrolls, changed > 2, let scroll = RowScroll(from: hashes, to: next),
            rfl_scroll(
                Int32(scroll.rows.lowerBound), Int32(scroll.rows.upperBound),
                Int32(scroll.distance))
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
        let (gained, columns) = (scroll.gained, size.columns)
        let kept = scroll.rows.count - gained.count
        let target = scroll.distance > 0 ? scroll.rows.lowerBound : gained.upperBound
        cells.withUnsafeMutableBufferPointer { cells in
            guard let first = cells.baseAddress else { return }
            // The two overlap.
            (first + target * columns).update(
                from: first + (target + scroll.distance) * columns, count: kept * columns)
            (first + gained.lowerBound * columns).update(
                repeating: .blank, count: gained.count * columns)
        }
    }

    private func isShown(_ row: Int, of screen: borrowing Screen) -> Bool {
        screen.withRow(row) { new in
            cells.withUnsafeBytes { shown in
                let length = new.count * MemoryLayout<Cell>.stride
                let old = UnsafeRawBufferPointer(rebasing: shown[row * length..<(row + 1) * length])
                return Platform.isEqual(old, UnsafeRawBufferPointer(new))
            }
        }
    }

    private mutating func keep(_ new: UnsafeBufferPointer<Cell>, at row: Int) {
        guard let first = new.baseAddress else { return }
        cells.withUnsafeMutableBufferPointer {
            let start = row * new.count
            _ = UnsafeMutableBufferPointer(rebasing: $0[start..<start + new.count])
                .update(from: new)
        }
        // The two structs are laid out alike; a test compares their offsets.
        first.withMemoryRebound(to: rfl_cell.self, capacity: new.count) {
            rfl_set_row(Int32(row), $0, new.count)
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
        func mixed(_ hash: UInt64, _ lane: UInt64) -> UInt64 { (hash ^ hash >> 32 ^ lane) &* prime }
        return mixed(mixed(mixed(a, b), c), d)
    }
}
