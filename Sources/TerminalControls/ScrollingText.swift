import Terminals

/// A text of many lines, wrapped at the width of the part. Keys and the wheel scroll the text.
///
/// A tab becomes blanks up to the next multiple of 8 columns. After a resize, the first visible line shows the same
/// position in the text.
public struct ScrollingText: TerminalPart {
    /// The text. Setting this property keeps the number of wrapped lines above the first visible line. O(length).
    public var text: String {
        didSet {
            shown = text.expandingTabs()
            wrap()
            scroll(by: 0)
        }
    }
    /// The text with blanks instead of tabs.
    private var shown: String
    private var lines: [Substring] = []
    /// The number of lines above the first visible line.
    private var offset = 0
    /// The start of the first visible line when the text was last set or scrolled.
    private var anchor: String.Index
    private var size = ScreenSize(columns: 0, rows: 0)

    /// Makes a part that shows a text from its start.
    public init(_ text: String = "") {
        self.text = text
        shown = text.expandingTabs()
        anchor = shown.startIndex
    }

    /// Scrolls to the first line.
    public mutating func scrollToStart() { scroll(by: -offset) }

    /// Handles `.resize`, and the keys and wheel steps that scroll every view. Ignores other inputs.
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
        moveOffset(to: lines.lastIndex { $0.startIndex <= anchor } ?? 0)
        return .redraw
    }

    private mutating func wrap() {
        lines = size.columns > 0 ? Array(shown.lines(wrappedAt: size.columns)) : []
    }

    private mutating func scroll(by step: Int) {
        moveOffset(to: offset + step)
        anchor = lines.indices.contains(offset) ? lines[offset].startIndex : shown.startIndex
    }

    private mutating func moveOffset(to line: Int) {
        offset = max(0, min(line, lines.count - size.rows))
    }

    private func step(for input: Input) -> Int? {
        switch input {
        case .key("j"), .key(.down), .key(.control("e")): 1
        case .key("k"), .key(.up), .key(.control("y")): -1
        case .key(" "), .key(.pageDown), .key(.control("f")): size.rows
        case .key("b"), .key(.pageUp), .key(.control("b")): -size.rows
        case .key(.control("d")): size.rows / 2
        case .key(.control("u")): -size.rows / 2
        case .key("G"), .key(.end): lines.count
        case .key("g"), .key(.home): -lines.count
        case .mouse(let event) where event.action == .wheelDown: 3
        case .mouse(let event) where event.action == .wheelUp: -3
        default: nil
        }
    }

    /// Draws the visible lines.
    public func draw(into region: inout Region, at now: Duration) {
        for (row, line) in lines.dropFirst(offset).prefix(region.rows).enumerated() {
            region.text(String(line), row: row)
        }
    }
}

extension String {
    /// Replaces each tab by blanks up to the next multiple of 8 columns. O(length).
    fileprivate func expandingTabs() -> String {
        guard utf8.contains(UInt8(ascii: "\t")) else { return self }
        var (text, column) = ("", 0)
        for character in self {
            let part =
                character == "\t"
                ? String(repeating: " ", count: 8 - column % 8) : String(character)
            text += part
            column = character.isNewline ? 0 : column + part.displayWidth
        }
        return text
    }
}
