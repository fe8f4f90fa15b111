import Gallery
import Reflow

/// All keys, in a frame over the middle of the screen.
struct HelpPanel {
    struct Section: Hashable {
        var title: String
        var hints: [Hint]
    }

    var sections: [Section]

    /// One line of the panel.
    private enum Line {
        case title(String)
        case hint(Hint)
        case blank

        var isText: Bool {
            if case .blank = self { false } else { true }
        }
    }

    private var lines: [[Line]] {
        sections.map { [.title($0.title)] + $0.hints.map { .hint($0) } + [.blank] }
    }

    /// Draws the panel; in two columns of sections where one would be too high, or without blank lines.
    func draw(into region: inout Region) {
        let key = 2 + (sections.flatMap(\.hints).map(\.key.displayWidth).max() ?? 0)
        let width = key + (sections.flatMap(\.hints).map(\.word.displayWidth).max() ?? 0)
        // The last blank line is where the edge stands.
        var columns = [Array(lines.flatMap { $0 }.dropLast())]
        if columns[0].count + 2 > region.rows {
            columns = region.columns >= 2 * width + 8 ? halves : [columns[0].filter(\.isText)]
        }
        let height = min(region.rows, (columns.map(\.count).max() ?? 0) + 2)
        let total = min(region.columns, columns.count * (width + 4) + 2)
        let left = (region.columns - total) / 2
        let top = (region.rows - height) / 2
        region.within(columns: left..<left + total, rows: top..<top + height) { region in
            region.fill(.terminal)
            region.border(title: "Keys", .bold)
            region.inset(columns: 2) { region in
                for (index, lines) in columns.enumerated() {
                    let start = index * (width + 4)
                    region.within(columns: start..<start + width + 2, rows: 0..<region.rows) {
                        draw(lines, key: key, into: &$0)
                    }
                }
            }
        }
    }

    /// The sections in two columns, as even as whole sections allow.
    private var halves: [[Line]] {
        let all = lines
        let total = all.reduce(0) { $0 + $1.count }
        var left: [Line] = []
        var index = 0
        while index < all.count, (left.count + all[index].count / 2) * 2 <= total {
            left += all[index]
            index += 1
        }
        return [left, all[index...].flatMap { $0 }].map { $0.dropLast() }
    }

    private func draw(_ lines: [Line], key: Int, into region: inout Region) {
        for (row, line) in lines.enumerated() where row < region.rows {
            switch line {
            case .title(let title): region.text(title, row: row, column: 0, .underline)
            case .hint(let hint):
                region.text(hint.key, row: row, column: 0, .bold)
                region.text(hint.word, row: row, column: key)
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
                Hint("↑ ↓ j k", "another demo"), Hint("enter", "open it"),
                Hint("/", "filter by name"), Hint("click", "choose, again to open"),
                Hint("wheel", "scroll what is under it"),
            ]),
        Section(
            title: "Look",
            hints: [
                Hint("resize", "the window, and see it reflow"),
                Hint("r", "rotate the preview"), Hint("^l", "draw again"),
                Hint("m", "mouse on or off"),
            ]),
        Section(
            title: "Leave", hints: [Hint("q esc", "quit"), Hint("Q ^c", "quit from anywhere")]),
    ]

    /// The keys of a demo that has these parameters.
    static func demo(_ tunables: DemoTunables, leaving: String) -> [Section] {
        var parameters: [Hint] = []
        if tunables.contains(.pinning) { parameters.append(Hint("p", "pin headers or not")) }
        if tunables.contains(.equalHeights) { parameters.append(Hint("e", "equal heights or not")) }
        if tunables.contains(.leftSideRatio) {
            parameters.append(Hint("[ ]", "narrower or wider left column"))
        }
        return [
            Section(
                title: "Scroll",
                hints: [
                    Hint("j k ^e ^y", "a row"), Hint("wheel", "three rows"),
                    Hint("PgDn PgUp space b ^f ^b", "a page"), Hint("^d ^u", "half a page"),
                    Hint("g G Home End", "to the start or end"),
                ]),
            Section(
                title: "Select",
                hints: [
                    Hint("tab shift-tab", "the next or previous item"),
                    Hint("arrows h l", "its neighbour, once one is selected"),
                    Hint("click", "select, again to open"), Hint("enter", "open"),
                ]),
            Section(
                title: "Change",
                hints: [Hint("r", "rotate, and back")] + parameters + [
                    Hint("+ - 0", "zoom in, out, reset")
                ]),
            Section(
                title: "Leave",
                hints: [
                    Hint("q esc backspace", leaving), Hint("Q ^c", "quit from anywhere"),
                    Hint("m", "mouse on or off"), Hint("^l", "draw again"),
                ]),
        ]
    }
}
