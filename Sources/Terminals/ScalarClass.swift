/// How a scalar is drawn in cells.
enum ScalarClass: UInt32 {
    /// Takes one column.
    case narrow = 0
    /// Takes two columns.
    case wide = 1
    /// Joins the base before it and takes no column.
    case mark = 2
    /// Changes how its neighbours look (joiners, variation selectors, tags). Dropped, as terminals disagree about it,
    /// and a lone joiner spoils the next cell.
    case dropped = 3
    /// Nothing to see, or something that moves text about (controls, bidirectional marks, private
    /// and unassigned scalars): shown as U+FFFD, so that nobody is fooled by what isn't visible.
    case replaced = 4

    /// Looks a scalar up; O(log ranges), and O(1) for what is drawn most.
    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300, 0x2010..<0x2028, 0x2500..<0x25FD:
            self = .narrow
        case 0x4E00..<0xA000, 0xAC00..<0xD7A4: self = .wide
        default: self = Self.searched(scalar.value)
        }
    }

    /// The class by the table alone.
    static func searched(_ value: UInt32) -> ScalarClass {
        var low = 0
        var high = ranges.count
        // The last entry that starts at or before the value; the first entry starts at zero.
        while high - low > 1 {
            let middle = (low + high) / 2
            if ranges[middle] >> 3 <= value { low = middle } else { high = middle }
        }
        return ScalarClass(rawValue: ranges[low] & 7) ?? .replaced
    }
}
