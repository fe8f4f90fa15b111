import Terminals

/// A list of all keys of a table and their help texts, by section. The list wraps if it is too narrow and scrolls if it
/// is too low.
public struct KeyHelp: TerminalPart {
    private struct Line {
        var names = ""
        var help = ""
        /// The first column of the help text.
        var column = 0
        var isTitle = false
    }

    private let sections: [(title: String, keys: [(names: String, help: String)])]
    /// The width of the key names, and of names and help together without wrapping, in columns.
    private let keyWidth: Int
    private let width: Int
    /// The lines at the current width. `draw` adds blank lines between sections if there is room.
    private var lines: [Line] = []
    /// The number of lines above the first visible line.
    private var offset = 0
    /// The size from the last `.resize`.
    private var size = ScreenSize(columns: Int.max / 2, rows: Int.max / 2)

    /// Makes the list from a table of keys, without the entries that have no help text.
    package init<Action>(_ keys: KeyMap<Action>) {
        sections = keys.groups.map { section in
            let told = section.entries.filter { !$0.help.isEmpty }
            return (section.title, told.map { ($0.names, $0.help) })
        }.filter { !$0.keys.isEmpty }
        let entries = sections.flatMap(\.keys)
        keyWidth = 2 + (entries.map(\.names.displayWidth).max() ?? 0)
        width = keyWidth + (entries.map(\.help.displayWidth).max() ?? 0)
        lines = lines(in: size.columns)
    }

    /// Returns the size needed to show all lines, at most `size`. The size includes blank lines between sections if
    /// there is room.
    package func fittingSize(in size: ScreenSize) -> ScreenSize {
        let columns = min(width, size.columns)
        let lines = lines(in: columns)
        let spaced = lines.count + blanks
        return ScreenSize(
            columns: columns, rows: min(spaced <= size.rows ? spaced : lines.count, size.rows))
    }

    private var blanks: Int { max(0, sections.count - 1) }

    /// Whether there are hidden lines above and below.
    package var goesOn: (up: Bool, down: Bool) {
        let last = max(0, lines.count - size.rows)
        return (min(offset, last) > 0, offset < last)
    }

    /// Scrolls by keys and the wheel. Ignores other inputs, and all inputs when everything is visible.
    public mutating func handle(_ input: Input, at now: Duration) -> Outcome {
        if case .resize(let size) = input {
            self.size = ScreenSize(columns: size.columns, rows: max(1, size.rows))
            lines = lines(in: size.columns)
        }
        let last = lines.count - size.rows
        guard last > 0, let step = step(for: input) else { return .ignored }
        let former = offset
        offset = min(max(min(offset, last) + step, 0), last)
        return offset == former ? .handled : .redraw
    }

    private func step(for input: Input) -> Int? {
        switch input {
        case .key("j"), .key(.down): 1
        case .key("k"), .key(.up): -1
        case .key(" "), .key(.pageDown): size.rows
        case .key("b"), .key(.pageUp): -size.rows
        case .mouse(let event) where event.action == .wheelDown: 1
        case .mouse(let event) where event.action == .wheelUp: -1
        default: nil
        }
    }

    /// Draws the visible lines.
    public func draw(into region: inout Region, at now: Duration) {
        let isSpaced = lines.count + blanks <= region.rows
        // After the screen has grown, the last lines fill it.
        let first = min(offset, max(0, lines.count - region.rows))
        var row = 0
        for (index, line) in lines.enumerated().dropFirst(first) where row < region.rows {
            if isSpaced, line.isTitle, index > 0 { row += 1 }
            region.text(line.names, row: row, column: 0, line.isTitle ? .underline : .bold)
            region.text(line.help, row: row, column: line.column)
            row += 1
        }
    }
}

extension KeyHelp {
    /// The smallest width of a help text beside its keys, in columns. A narrower help text is below its keys.
    private static let leastColumns = 20

    /// Returns all lines at a width in columns. If there is no room beside the keys, the help text is below them.
    private func lines(in columns: Int) -> [Line] {
        sections.flatMap { title, keys in
            [Line(names: title, isTitle: true)]
                + keys.flatMap { lines(of: $0.names, help: $0.help, in: columns) }
        }
    }

    private func lines(of names: String, help: String, in columns: Int) -> [Line] {
        let isBeside = columns >= min(width, keyWidth + Self.leastColumns)
        let column = isBeside ? keyWidth : min(2, max(0, columns - 1))
        func wrapped(_ text: String, at columns: Int) -> [String] {
            text.lines(wrappedAt: max(1, columns)).map { String($0) }
        }
        let helps = wrapped(help, at: columns - column)
        guard isBeside else {
            return wrapped(names, at: columns).map { Line(names: $0) }
                + helps.map { Line(help: $0, column: column) }
        }
        return helps.enumerated().map { index, help in
            Line(names: index == 0 ? names : "", help: help, column: column)
        }
    }
}
