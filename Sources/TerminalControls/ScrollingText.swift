import Terminals

/// A text of many lines, wrapped where the part is narrow; keys and the wheel scroll it.
public struct ScrollingText: TerminalPart {
    /// The text. Setting it, or another width, keeps the number of wrapped lines above the first one that is shown.
    public var text: String {
        didSet { wrap() }
    }
    private var lines: [Substring] = []
    /// Lines above the first one that is shown.
    private var offset = 0
    /// As `.resize` has told.
    private var size = ScreenSize(columns: 0, rows: 0)

    /// Shows a text from its start.
    public init(_ text: String = "") { self.text = text }

    /// Takes its size, and keys and wheel steps that scroll: those of every view. Others are ignored.
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
        if hasOtherWidth { wrap() } else { scroll(by: 0) }
        return .redraw
    }

    private mutating func wrap() {
        lines = size.columns > 0 ? Array(text.lines(wrappedAt: size.columns)) : []
        scroll(by: 0)
    }

    private mutating func scroll(by step: Int) {
        offset = max(0, min(offset + step, lines.count - size.rows))
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

    /// Draws the lines that are in sight.
    public func draw(into region: inout Region, at now: Duration) {
        for (row, line) in lines.dropFirst(offset).prefix(region.rows).enumerated() {
            region.text(String(line), row: row)
        }
    }
}
