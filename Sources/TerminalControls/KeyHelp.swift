import Terminals

/// All keys of a table with what they do, by subject; it scrolls where it is too low for them.
public struct KeyHelp: TerminalPart {
    private enum Line {
        case title(String)
        case keys(String, help: String)
        case blank
    }

    /// Without the blank lines that there are where all fits.
    private let lines: [Line]
    private let spacedLines: [Line]
    /// Columns of the keys, and of keys and help together.
    private let keyWidth: Int
    private let width: Int
    /// Lines above the first one that is shown.
    private var offset = 0
    /// As many rows as `.resize` has told.
    private var rows = Int.max / 2

    /// Lists what is told of the keys of a table.
    public init<Action>(_ keys: KeyMap<Action>) {
        let sections = keys.sections.map { section in
            (section.title, section.entries.filter { !$0.help.isEmpty })
        }.filter { !$0.1.isEmpty }
        let entries = sections.flatMap(\.1)
        keyWidth = 2 + (entries.map(\.names.displayWidth).max() ?? 0)
        width = keyWidth + (entries.map(\.help.displayWidth).max() ?? 0)
        let parts = sections.map { title, entries in
            [Line.title(title)] + entries.map { .keys($0.names, help: $0.help) }
        }
        lines = Array(parts.joined())
        spacedLines = Array(parts.joined(separator: [.blank]))
    }

    /// The size it needs to show everything, with blank lines where the screen is high enough.
    public func fittingSize(in size: ScreenSize) -> ScreenSize {
        let rows = spacedLines.count <= size.rows ? spacedLines.count : lines.count
        return ScreenSize(columns: min(width, size.columns), rows: min(rows, size.rows))
    }

    /// Whether there is more than is shown, above and below.
    public var goesOn: (up: Bool, down: Bool) {
        let last = max(0, lines.count - rows)
        return (min(offset, last) > 0, offset < last)
    }

    /// Scrolls by keys and the wheel; ignores what does not scroll, or has nothing to.
    public mutating func handle(_ input: Input, at now: Duration) -> Outcome {
        if case .resize(let size) = input { rows = max(1, size.rows) }
        guard lines.count > rows, let step = step(for: input) else { return .ignored }
        let former = offset
        offset = min(max(min(offset, lines.count - rows) + step, 0), lines.count - rows)
        return offset == former ? .handled : .redraw
    }

    private func step(for input: Input) -> Int? {
        switch input {
        case .key("j"), .key(.down): 1
        case .key("k"), .key(.up): -1
        case .key(" "), .key(.pageDown): rows
        case .key("b"), .key(.pageUp): -rows
        case .mouse(let event) where event.action == .wheelDown: 1
        case .mouse(let event) where event.action == .wheelUp: -1
        default: nil
        }
    }

    /// Draws the lines that are in sight.
    public func draw(into region: inout Region, at now: Duration) {
        let lines = spacedLines.count <= region.rows ? spacedLines : lines
        // A screen that has grown since shows the last lines without a gap.
        let first = min(offset, max(0, lines.count - region.rows))
        for (row, line) in lines.dropFirst(first).prefix(region.rows).enumerated() {
            switch line {
            case .title(let title): region.text(title, row: row, column: 0, .underline)
            case .keys(let names, let help):
                region.text(names, row: row, column: 0, .bold)
                region.text(help, row: row, column: keyWidth)
            case .blank: break
            }
        }
    }
}
