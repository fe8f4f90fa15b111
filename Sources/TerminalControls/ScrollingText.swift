import Terminals

/// A text of many lines, wrapped at the width of the part. Keys and the wheel scroll the text.
///
/// A line consists of spans, each with its own style. A tab becomes blanks up to the next multiple of 8 columns. After
/// a resize, the first visible line shows the same position in the text.
public struct ScrollingText: TerminalPart {
    /// The lines before wrapping, as spans. Setting this property keeps the number of wrapped lines above the first
    /// visible line. O(length).
    public var lines: [[TextSpan]] {
        didSet {
            shown = lines.map(\.withoutTabs.withWholeClusters)
            wrap()
            scroll(by: 0)
        }
    }
    /// The lines with blanks instead of tabs, and with whole grapheme clusters in each span.
    private var shown: [[TextSpan]]
    /// The wrapped lines at the current width; empty before the first `.resize`.
    private var wrapped: [WrappedLine] = []
    /// The number of wrapped lines above the first visible line.
    private var offset = 0
    /// The start of the first visible line when the text was last set or scrolled.
    private var anchor = WrappedLine(line: 0, bytes: 0..<0)
    private var size = ScreenSize(columns: 0, rows: 0)

    /// A part of a line that fits the width, as UTF-8 offsets in the text of the line.
    private struct WrappedLine: Hashable {
        var line: Int
        var bytes: Range<Int>
    }

    /// Makes a part that shows lines of spans from their start.
    public init(_ lines: [[TextSpan]]) {
        self.lines = lines
        shown = lines.map(\.withoutTabs.withWholeClusters)
    }

    /// Makes a part that shows a text from its start.
    public init(_ text: String = "") { self.init(text.spanLines) }

    /// The text without styles. Setting this property replaces `lines`. O(length).
    public var text: String {
        get { lines.map(\.text).joined(separator: "\n") }
        set { lines = newValue.spanLines }
    }

    /// Scrolls to the first line.
    public mutating func scrollToStart() { scroll(by: -offset) }

    /// Handles `.resize`, and the standard keys and wheel steps for scrolling. Ignores other inputs.
    public mutating func handle(_ input: Input, at now: Duration) -> Outcome {
        if case .resize(let size) = input { return resize(to: size) }
        guard let step = step(for: input) else { return .ignored }
        let former = offset
        scroll(by: step)
        return offset == former ? .handled : .redraw
    }

    private mutating func resize(to size: ScreenSize) -> Outcome {
        guard size != self.size else { return .handled }
        let hasOtherWidth = size.columns != self.size.columns
        self.size = size
        if hasOtherWidth { wrap() }
        moveOffset(
            to: wrapped.lastIndex {
                ($0.line, $0.bytes.lowerBound) <= (anchor.line, anchor.bytes.lowerBound)
            } ?? 0)
        return .redraw
    }

    private mutating func wrap() {
        guard size.columns > 0 else { return wrapped = [] }
        wrapped = shown.enumerated().flatMap { line, spans in
            let text = spans.text
            return text.lines(wrappedAt: size.columns).map { part in
                let start = text.utf8.distance(from: text.startIndex, to: part.startIndex)
                return WrappedLine(line: line, bytes: start..<start + part.utf8.count)
            }
        }
    }

    private mutating func scroll(by step: Int) {
        moveOffset(to: offset + step)
        anchor =
            wrapped.indices.contains(offset) ? wrapped[offset] : WrappedLine(line: 0, bytes: 0..<0)
    }

    private mutating func moveOffset(to line: Int) {
        offset = max(0, min(line, wrapped.count - size.rows))
    }

    private func step(for input: Input) -> Int? {
        switch input {
        case .key("j"), .key(.down), .key(.control("e")): 1
        case .key("k"), .key(.up), .key(.control("y")): -1
        case .key(" "), .key(.pageDown), .key(.control("f")): size.rows
        case .key("b"), .key(.pageUp), .key(.control("b")): -size.rows
        case .key(.control("d")): size.rows / 2
        case .key(.control("u")): -size.rows / 2
        case .key("G"), .key(.end): wrapped.count
        case .key("g"), .key(.home): -wrapped.count
        case .mouse(let event) where event.action == .wheelDown: 3
        case .mouse(let event) where event.action == .wheelUp: -3
        default: nil
        }
    }

    /// Draws the visible lines.
    public func draw(into region: inout Region, at now: Duration) {
        for (row, line) in wrapped.dropFirst(offset).prefix(region.rows).enumerated() {
            region.text(shown[line.line].spans(in: line.bytes), row: row)
        }
    }
}

extension [TextSpan] {
    /// The text of all spans.
    fileprivate var text: String { count == 1 ? self[0].text : map(\.text).joined() }

    /// The spans with blanks instead of tabs, up to the next multiple of 8 columns. O(length).
    fileprivate var withoutTabs: [TextSpan] {
        guard contains(where: { $0.text.utf8.contains(UInt8(ascii: "\t")) }) else { return self }
        var column = 0
        return map { span in
            var expanded = span
            expanded.text = ""
            for character in span.text {
                let part =
                    character == "\t"
                    ? String(repeating: " ", count: 8 - column % 8) : String(character)
                expanded.text += part
                column = character.isNewline ? 0 : column + part.displayWidth
            }
            return expanded
        }
    }

    /// The spans with each grapheme cluster in the span where it begins. Otherwise a cluster that is drawn in two parts
    /// would take more columns than the wrapping has counted. O(length).
    fileprivate var withWholeClusters: [TextSpan] {
        guard count > 1, text.count < reduce(0, { $0 + $1.text.count }) else { return self }
        var whole = map { TextSpan("", $0.attributes, color: $0.color) }
        var (index, end, position) = (0, self[0].text.utf8.count, 0)
        for character in text {
            while position >= end {
                index += 1
                end += self[index].text.utf8.count
            }
            whole[index].text.append(character)
            position += character.utf8.count
        }
        return whole
    }

    /// Returns the part of the spans in a range of UTF-8 offsets of their text.
    fileprivate func spans(in bytes: Range<Int>) -> [TextSpan] {
        var start = 0
        return compactMap { span in
            let count = span.text.utf8.count
            defer { start += count }
            let part = bytes.clamped(to: start..<start + count)
            guard !part.isEmpty else { return nil }
            var cut = span
            cut.text = String(
                decoding: span.text.utf8.dropFirst(part.lowerBound - start).prefix(part.count),
                as: UTF8.self)
            return cut
        }
    }
}

extension String {
    /// The lines of the text, each as one span. A newline at the very end adds no line.
    fileprivate var spanLines: [[TextSpan]] {
        let lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let isEnded = lines.count > 1 && lines.last?.isEmpty == true
        return lines.dropLast(isEnded ? 1 : 0).map { [TextSpan(String($0))] }
    }
}
