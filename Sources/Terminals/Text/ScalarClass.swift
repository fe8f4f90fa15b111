/// The way a scalar is drawn in cells.
package enum ScalarClass: UInt32 {
    /// A scalar that takes one column.
    case narrow = 0
    /// A scalar that takes two columns.
    case wide = 1
    /// A scalar that joins the base before it and takes no column.
    case mark = 2
    /// A scalar that changes how its neighbours look (a joiner, a variation selector, a tag). These scalars are
    /// dropped, because terminals treat them differently, and a lone joiner changes the next cell.
    case dropped = 3
    /// A scalar that is invisible or moves text (a control, a bidirectional mark, a private or unassigned scalar). Such
    /// a scalar is shown as U+FFFD, so that invisible characters cannot deceive the user.
    case replaced = 4

    /// Finds the class of a scalar. O(log ranges), and O(1) for the most frequent scalars.
    package init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300, 0x2010..<0x2028, 0x2500..<0x25FD:
            self = .narrow
        case 0x4E00..<0xA000, 0xAC00..<0xD7A4: self = .wide
        default: self = Self.searched(scalar.value)
        }
    }

    /// Finds the class of a scalar in the table alone. O(log ranges).
    static func searched(_ value: UInt32) -> ScalarClass {
        var low = 0
        var high = ranges.count
        // Find the last entry that starts at or before the value. There is always one, because the first entry starts
        // at zero.
        while high - low > 1 {
            let middle = (low + high) / 2
            if ranges[middle] >> 3 <= value { low = middle } else { high = middle }
        }
        return ScalarClass(rawValue: ranges[low] & 7) ?? .replaced
    }
}
