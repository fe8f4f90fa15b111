import CCurses
import Terminals

extension CursesTerminal {
    /// Shows a screen; rows that are as before cost a comparison of memory and send nothing.
    ///
    /// What lies outside the terminal is left out. Large repaints are sent as one synchronized update
    /// where the terminal may know them, so that no half-drawn frame is seen.
    public func draw(_ screen: borrowing Screen, repaint: Bool = false) {
        guard isAvailable else { return }
        let newRows = frame.update(to: screen)
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

    /// Makes the next update hand over every row.
    mutating func forget() { size = ScreenSize(columns: 0, rows: 0) }

    /// Hands over what differs, and counts the rows whose contents stood nowhere before.
    mutating func update(to screen: borrowing Screen) -> Int {
        guard size == screen.size else {
            start(with: screen)
            return screen.size.rows
        }
        let before = hashes
        var count = 0
        for row in 0..<size.rows where update(row, of: screen) {
            if !before.contains(hashes[row]) { count += 1 }
        }
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
        for row in 0..<size.rows { screen.withRow(row) { keep($0, at: row) } }
    }

    /// Hands a row over if it differs.
    private mutating func update(_ row: Int, of screen: borrowing Screen) -> Bool {
        screen.withRow(row) { new in
            guard new.count > 0, !isShown(new, at: row) else { return false }
            keep(new, at: row)
            return true
        }
    }

    private func isShown(_ new: UnsafeBufferPointer<Cell>, at row: Int) -> Bool {
        cells.withUnsafeBytes { shown in
            let length = new.count * MemoryLayout<Cell>.stride
            let old = UnsafeRawBufferPointer(rebasing: shown[row * length..<(row + 1) * length])
            return Platform.isEqual(old, UnsafeRawBufferPointer(new))
        }
    }

    private mutating func keep(_ new: UnsafeBufferPointer<Cell>, at row: Int) {
        guard let first = new.baseAddress else { return }
        cells.withUnsafeMutableBufferPointer {
            let start = row * new.count
            _ = UnsafeMutableBufferPointer(rebasing: $0[start..<start + new.count])
                .update(from: new)
        }
        hashes[row] = Self.hash(UnsafeRawBufferPointer(new))
        // The two structs are laid out alike; a test compares their offsets.
        first.withMemoryRebound(to: rfl_cell.self, capacity: new.count) {
            rfl_set_row(Int32(row), $0, new.count)
        }
    }

    /// Tells rows apart well enough to guess whether they moved; 8 bytes at a time.
    static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var hash: UInt64 = 0
        for offset in stride(from: 0, to: bytes.count & ~7, by: 8) {
            let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 32
        }
        return hash
    }
}
