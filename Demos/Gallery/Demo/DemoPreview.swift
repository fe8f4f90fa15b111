import Reflow

/// The preview of the selected item: the text of a file, for example.
public struct DemoPreview: Hashable, Sendable {
    /// The name of the item.
    public let title: String
    /// The identity of the item. A preview of another item shows its first line.
    public let id: [UInt8]
    /// The lines above the content, which do not scroll.
    public let heading: [[TextSpan]]
    /// The lines of the content. A line that is too long for the screen is cut.
    public let lines: [[TextSpan]]

    init(title: String, id: [UInt8], heading: [[TextSpan]], lines: [[TextSpan]] = []) {
        (self.title, self.id) = (title, id)
        (self.heading, self.lines) = (heading, lines)
    }

    /// The number of rows for the heading and the blank row below it.
    public var headingRows: Int { heading.count + 1 }

    /// Draws the heading, and below it the content from a line and a column on.
    public func draw(into region: inout Region, line: Int = 0, column: Int = 0) {
        for (row, spans) in heading.enumerated() {
            region.text(spans.map { region.shown($0) }, row: row)
        }
        let room = max(0, region.rows - headingRows)
        for (row, spans) in lines.dropFirst(line).prefix(room).enumerated() {
            let spans = column > 0 ? spans.droppingFirst(column) : spans
            region.text(spans.map { region.shown($0) }, row: headingRows + row)
        }
    }
}

extension Region {
    /// Returns a span with a colour that is readable without a fill.
    fileprivate func shown(_ span: TextSpan) -> TextSpan {
        TextSpan(span.text, span.attributes, color: ink(span.color))
    }
}

extension [TextSpan] {
    /// Returns the spans without the first characters. O(characters).
    fileprivate func droppingFirst(_ count: Int) -> [TextSpan] {
        var rest = count
        return map { span in
            defer { rest = Swift.max(0, rest - span.text.count) }
            return TextSpan(String(span.text.dropFirst(rest)), span.attributes, color: span.color)
        }
    }
}
