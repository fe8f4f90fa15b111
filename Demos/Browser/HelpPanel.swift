import Gallery
import Reflow

/// All keys, in a frame over the middle of the screen; it scrolls where it is too low for them.
struct HelpPanel {
    struct Section: Hashable {
        var title: String
        var hints: [Hint]
    }

    private let lines: [Line]
    /// Columns of the keys, and of keys and words together.
    private let keyWidth: Int
    private let width: Int
    /// Lines above the first one that is shown.
    private(set) var offset = 0

    /// One line of the panel.
    private enum Line {
        case title(String)
        case hint(Hint)
        case blank
    }

    init(_ sections: [Section]) {
        let hints = sections.flatMap(\.hints)
        lines = sections.flatMap { [.title($0.title)] + $0.hints.map { .hint($0) } }
        keyWidth = 2 + (hints.map(\.key.displayWidth).max() ?? 0)
        width = keyWidth + (hints.map(\.word.displayWidth).max() ?? 0)
    }

    /// Scrolls by a key on a screen of so many rows; false for a key that doesn't scroll, or when all is shown.
    mutating func scroll(_ key: Key, screenRows: Int) -> Bool {
        let room = max(1, screenRows - 2)
        guard lines.count > room else { return false }
        let step: Int
        switch key {
        case "j", .down: step = 1
        case "k", .up: step = -1
        case " ", .pageDown: step = room
        case "b", .pageUp: step = -room
        default: return false
        }
        offset = min(max(offset + step, 0), lines.count - room)
        return true
    }

    /// The lines with a blank one above each title but the first.
    private var spacedLines: [Line] {
        Array(
            lines.flatMap { line -> [Line] in
                if case .title = line { [.blank, line] } else { [line] }
            }.dropFirst())
    }

    /// Draws the panel, with blank lines between the sections where there is room for them.
    func draw(into region: inout Region) {
        let spaced = spacedLines
        let lines = spaced.count + 2 <= region.rows ? spaced : lines
        let height = min(region.rows, lines.count + 2)
        let total = min(region.columns, width + 4)
        let left = (region.columns - total) / 2
        let top = (region.rows - height) / 2
        region.within(columns: left..<left + total, rows: top..<top + height) { region in
            region.fill(.terminal)
            region.border(title: "Keys", .bold)
            let room = max(0, region.rows - 2)
            // A screen that has grown since shows the last lines without a gap.
            let offset = min(offset, max(0, lines.count - room))
            if room > 0, lines.count > room {
                let isAtEnd = offset + room >= lines.count
                region.text(
                    isAtEnd ? " ↑ k " : " ↓ j ", row: region.rows - 1, column: 2, .bold)
            }
            region.inset(columns: 2) { draw(into: &$0, lines: lines.dropFirst(offset)) }
        }
    }

    private func draw(into region: inout Region, lines: ArraySlice<Line>) {
        for (row, line) in lines.prefix(region.rows).enumerated() {
            switch line {
            case .title(let title): region.text(title, row: row, column: 0, .underline)
            case .hint(let hint):
                region.text(hint.key, row: row, column: 0, .bold)
                region.text(hint.word, row: row, column: keyWidth)
            case .blank: break
            }
        }
    }
}

extension HelpPanel {
    /// The keys of the list.
    static let list: [Section] = [
        Section(
            title: "Choose",
            hints: [
                Hint("↑ ↓ j k ^e ^y tab shift-tab", "another demo"),
                Hint("g G Home End", "the first, the last"),
                Hint("PgDn PgUp space b ^f ^b ^d ^u", "scroll the list"),
                Hint("enter, click again", "open it"), Hint("wheel", "scroll what is under it"),
            ]),
        Section(
            title: "Filter",
            hints: [
                Hint("/", "filter by name, summary, category"), Hint("^u", "empty the filter"),
                Hint("esc backspace", "all demos again"),
            ]),
        Section(
            title: "Look",
            hints: [
                Hint("resize", "the window, and see it reflow"),
                Hint("r", "rotate the preview"), Hint("m", "mouse on or off"),
                Hint("^l", "draw again"), Hint("? F1", "these keys"),
            ]),
        Section(
            title: "Leave",
            hints: [Hint("q esc backspace", "quit"), Hint("Q ^c", "quit from anywhere")]),
    ]

    /// The keys of a demo that has these parameters and actions.
    static func demo(
        _ tunables: DemoTunables, _ actions: [DemoAction], hasText: Bool, numbersItems: Bool,
        leaving: String
    ) -> [Section] {
        let finding = hasText ? [Hint("/ n N", "find a text, the next, the one before")] : []
        var parameters = actions.map { Hint($0.keyNames, $0.help) }
        if tunables.contains(.pinning) { parameters.append(Hint("p", "pin headers or not")) }
        if tunables.contains(.equalHeights) { parameters.append(Hint("e", "equal heights or not")) }
        if tunables.contains(.leftSideRatio) {
            parameters.append(Hint("[ ]", "narrower or wider left column"))
        }
        return [
            Section(
                title: "Scroll",
                hints: [
                    Hint("j k ^e ^y wheel", "by rows; shift-wheel, sideways"),
                    Hint("PgDn PgUp space b ^f ^b", "by a page"), Hint("^d ^u", "by half a page"),
                    Hint("g G Home End", "to the start or end"),
                ] + (numbersItems ? [Hint("a number, G", "to that item")] : [])),
            Section(
                title: "Select",
                hints: [
                    Hint("tab shift-tab click", "select an item"),
                    Hint("arrows h l", "its neighbour, or scroll when there is none"),
                    Hint("enter, click again", "open it"),
                ] + finding),
            Section(
                title: "Change",
                hints: [Hint("r", "rotate, and back")] + parameters + [
                    Hint("+ = - 0", "zoom in, out, reset")
                ]),
            Section(
                title: "Leave",
                hints: [
                    Hint("q esc backspace", leaving), Hint("Q ^c", "quit from anywhere"),
                    Hint("m", "mouse on or off"), Hint("^l", "draw again"),
                    Hint("? F1", "these keys"),
                ]),
        ]
    }
}
