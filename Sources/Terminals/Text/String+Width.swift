extension StringProtocol {
    /// The number of columns that the sanitised text takes on a screen, counted by grapheme cluster.
    ///
    /// The number is the same with and without Unicode. O(length).
    public var displayWidth: Int {
        asciiWidth ?? TextSegments(self).reduce(0) { $0 + $1.width }
    }

    /// The number of columns of a text of printable ASCII characters; nil for any other text.
    var asciiWidth: Int? {
        utf8.withContiguousStorageIfAvailable { Ascii.isPrintable($0) ? $0.count : nil } ?? nil
    }

    /// Returns the text, sanitised and cut to a width in columns. A text that is cut ends in `…` (`~` without Unicode).
    ///
    /// The cut is between grapheme clusters. The result is safe to send to a terminal. Widths below 1 give an empty
    /// text. O(length).
    public func truncated(toWidth width: Int, isUnicode: Bool = true) -> String {
        let fitting = FittingText(self, in: width)
        var text = String.UnicodeScalarView()
        var left = fitting.columns
        var segments = TextSegments(self, isUnicode: isUnicode)
        while left > 0, let segment = segments.next() {
            text.append(contentsOf: segment.glyph.scalars)
            left -= segment.width
        }
        if fitting.hasEllipsis { text.append(isUnicode ? "…" : "~") }
        return String(text)
    }

    /// Returns the text if it fits. Otherwise returns `…` and the longest suffix that fits after it, for example for a
    /// long path.
    ///
    /// Widths below 1 give an empty text. O(width).
    public func suffix(fittingWidth limit: Int) -> String {
        guard limit > 0 else { return "" }
        var width = 0
        var start = endIndex
        // The longest suffix that leaves a column for the ellipsis.
        var end = self[endIndex...]
        while start > startIndex {
            let next = start
            start = index(before: next)
            width += self[start..<next].displayWidth
            if width > limit { return "…" + end }
            if width < limit { end = self[start...] }
        }
        return String(self)
    }

    /// Returns the text, sanitised but not cut. The result is safe to send to a terminal.
    public func printable(isUnicode: Bool = true) -> String {
        truncated(toWidth: .max, isUnicode: isUnicode)
    }
}

/// The measured part of a text that fits a number of columns. It consists of whole grapheme clusters, which an ellipsis
/// may follow.
struct FittingText: Hashable {
    /// The number of columns of the text itself, without the ellipsis.
    var columns: Int
    var hasEllipsis: Bool

    /// The number of columns of the text and the ellipsis.
    var width: Int { columns + (hasEllipsis ? 1 : 0) }

    /// Measures a text. O(length up to the cut).
    init(_ text: some StringProtocol, in available: Int) {
        self.init(TextSegments(text), in: available)
    }

    /// Measures the segments of a text.
    init(_ segments: some Sequence<TextSegment>, in available: Int) {
        (columns, hasEllipsis) = (0, false)
        // The columns up to the last cluster boundary that leaves a column for the ellipsis.
        var cut = 0
        for segment in segments {
            if segment.startsCluster, columns < available { cut = columns }
            columns += segment.width
            if columns > available {
                (columns, hasEllipsis) = available > 0 ? (cut, true) : (0, false)
                return
            }
        }
    }

    /// Measures a text of clusters that are one column wide each.
    init(count: Int, in available: Int) {
        hasEllipsis = count > available && available > 0
        columns = hasEllipsis ? available - 1 : Swift.max(0, Swift.min(count, available))
    }
}

enum Ascii {
    /// Whether every byte is a printable ASCII character, which takes one column.
    static func isPrintable(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        // Do not leave the loop early, so that the compiler can vectorise it.
        var isOther: UInt8 = 0
        for byte in bytes { isOther |= byte &- 0x20 > 0x5E ? 1 : 0 }
        return isOther == 0
    }

    /// Whether every byte is a printable ASCII character or a newline.
    static func isPrintableLines(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var isOther: UInt8 = 0
        for byte in bytes { isOther |= byte &- 0x20 > 0x5E && byte != 0x0A ? 1 : 0 }
        return isOther == 0
    }
}
