import Gallery
import Reflow

/// The code panel. It shows the code of a demo's layout with its current numbers, and scrolls.
struct CodePanel {
    /// The number of lines above the first shown line.
    var offset = 0
    /// The number of columns left of the shown columns.
    var column = 0
    var target = CodeTarget.reflow

    /// Scrolls by rows, at most to the start or the end.
    mutating func scroll(by rows: Int, of count: Int, in room: Int) -> Outcome {
        let former = offset
        let (wish, isBeyond) = min(offset, max(0, count - room)).addingReportingOverflow(rows)
        offset = isBeyond ? count : max(0, min(wish, count - room))
        offset = max(0, min(offset, count - room))
        return offset == former ? .handled : .redraw
    }
}

/// What a key does with the code.
enum CodeAction: Hashable {
    case scroll(rows: Int)
    case scrollPages(Double)
    case end(ScrollEdge)
    case scrollColumns(Int)
    /// The same for UIKit, or for Reflow again.
    case otherTarget

    /// Whether a number before its key repeats the action.
    var repeats: Bool {
        switch self {
        case .scroll, .scrollPages, .scrollColumns: true
        case .end, .otherTarget: false
        }
    }
}

extension KeyMap<Command> {
    /// The keys of the code panel.
    static let code = Group(
        "Code",
        [
            Entry(
                ["j", .down], names: "j k PgDn PgUp g G", help: "scroll the code",
                title: "a line down",
                hint: Hint("j", "k", word: "scroll"), rank: -9, .code(.scroll(rows: 1))),
            Entry(["k", .up], title: "a line up", .code(.scroll(rows: -1))),
            Entry([" ", .pageDown, .control("f")], title: "a page down", .code(.scrollPages(1))),
            Entry(["b", .pageUp, .control("b")], title: "a page up", .code(.scrollPages(-1))),
            Entry([.control("d")], title: "half a page down", .code(.scrollPages(0.5))),
            Entry([.control("u")], title: "half a page up", .code(.scrollPages(-0.5))),
            Entry(["g", .home], title: "to the start", .code(.end(.start))),
            Entry(["G", .end], title: "to the end", .code(.end(.end))),
            Entry(
                ["l", .right], names: "h l ← →", help: "scroll it sideways",
                title: "the code to the right",
                .code(.scrollColumns(8))),
            Entry(["h", .left], title: "the code to the left", .code(.scrollColumns(-8))),
            Entry(
                ["t"], help: "code for UIKit, or for Reflow", hint: Hint("t", word: "UIKit"),
                rank: -8, .code(.otherTarget)),
            Entry(
                ["y"], help: "copy the code", hint: Hint("y", word: "copy"), rank: -8,
                .copy),
        ])
}

extension DemoScene {
    func perform(_ action: CodeAction, times: Int) -> Outcome {
        let count = codeLines.count
        let area = areaInside(.code)
        let room = max(1, area?.rows.count ?? 1)
        switch action {
        case .scroll(let rows):
            return panels.code.scroll(by: rows * min(times, count), of: count, in: room)
        case .scrollPages(let pages):
            let rows = Int((Double(room) * pages).rounded()) * min(times, count)
            return panels.code.scroll(by: rows, of: count, in: room)
        case .end(let edge):
            return panels.code.scroll(by: edge == .start ? -count : count, of: count, in: room)
        case .scrollColumns(let columns):
            let widest = codeLines.map(\.count).max() ?? 0
            let (former, most) = (panels.code.column, max(0, widest - (area?.columns.count ?? 0)))
            panels.code.column = max(0, min(former + columns * min(times, 1_000), most))
            return panels.code.column == former ? .handled : .redraw
        case .otherTarget:
            panels.code.target = panels.code.target == .reflow ? .uikit : .reflow
            (panels.code.offset, panels.code.column) = (0, 0)
            return .message("for \(panels.code.target.title)")
        }
    }

    private var codeLines: [String] { demo.code(for: panels.code.target)?.lines ?? [] }

    /// Draws the code. Lines about the current knob are bold. Without code, a sentence gives the reason.
    func drawCode(into region: inout Region) {
        let lines = codeLines
        guard !lines.isEmpty else {
            let reason = CodeError(entry: entry, target: panels.code.target).reason
            return region.text(wrapped: reason)
        }
        let first = max(0, min(panels.code.offset, lines.count - region.rows))
        let column = max(
            0, min(panels.code.column, (lines.map(\.count).max() ?? 0) - region.columns))
        // The number of items is not part of the layout.
        let knob =
            panels.open.contains(.knobs)
            ? knobInHand.flatMap { $0.name == "items" ? nil : $0 } : nil
        for (row, line) in lines.dropFirst(first).prefix(region.rows).enumerated() {
            let isComment = line.drop { $0 == " " }.hasPrefix("//")
            let isMarked = !isComment && knob.map { DemoCode.isAbout($0.name, line: line) } ?? false
            let seen = String(line.dropFirst(column))
            region.text(seen, row: row, column: 0, isMarked ? .bold : isComment ? .dim : [])
        }
    }
}
