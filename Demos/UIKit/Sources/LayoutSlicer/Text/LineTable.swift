/// The positions of a text's lines.
struct LineTable {
    /// The positions of the first bytes of all lines.
    private let starts: [Int]

    init(_ bytes: [UInt8]) {
        var starts = [0]
        for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
            starts.append(index + 1)
        }
        self.starts = starts
    }

    /// Returns the number of the line with a byte, from 1.
    func line(at offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return max(1, low)
    }

    /// Returns the position of a line and a column, which both count from 1; `nil` if there is no such line.
    func offset(line: Int, column: Int) -> Int? {
        guard starts.indices.contains(line - 1) else { return nil }
        return starts[line - 1] + max(0, column - 1)
    }

    /// Returns the column of a byte, from 1.
    func column(at offset: Int) -> Int {
        offset - starts[line(at: offset) - 1] + 1
    }
}
