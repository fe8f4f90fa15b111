/// Cuts spans into the lines of their joined text, in the order of the lines.
///
/// A grapheme cluster belongs to the span in which it begins. Therefore a line of spans is as wide as the same line of
/// the joined text.
struct SpanCutter {
    /// The joined text of all spans.
    let text: String
    private let spans: [TextSpan]
    /// The index of the current span.
    private var index = -1
    /// The number of bytes in the text up to the end of the current span.
    private var byteCount = 0
    /// The end of the current span in the text, at the end of a cluster.
    private var end: String.Index

    init(_ spans: [TextSpan]) {
        self.spans = spans
        text = spans.reduce(into: "") { $0 += $1.text }
        end = text.startIndex
    }

    /// Returns the spans of a line. The line must follow the lines of earlier calls; lines may be left out. All calls
    /// together take O(length).
    mutating func spans(in line: Substring) -> [TextSpan] {
        var cut: [TextSpan] = []
        var start = line.startIndex
        while start < line.endIndex {
            while end <= start, index < spans.count - 1 { goToNextSpan() }
            let stop = min(end, line.endIndex)
            // The last span ends with the text, so this only guards against a line of another text.
            guard start < stop else { break }
            var span = spans[index]
            span.text = String(text[start..<stop])
            cut.append(span)
            start = stop
        }
        return cut
    }

    private mutating func goToNextSpan() {
        index += 1
        byteCount += spans[index].text.utf8.count
        let wanted = text.utf8.index(text.startIndex, offsetBy: byteCount)
        while end < wanted { text.formIndex(after: &end) }
    }
}
