import CollectionLayouts
import CollectionViews
import Terminals

extension ViewInspector {
    /// The maximum width of a panel, in columns. The facts on a wider panel would be hard to read.
    package static var panelColumns: Int { 30 }

    /// Fills a panel with the facts. Titles are bold, labels are at the left and values at the right. A value that does
    /// not fit beside its label begins in the next line.
    ///
    /// Lines that do not fit in the panel are left out. Shift with an arrow scrolls to them. This method also clamps
    /// the scroll position, because the number of lines is known here.
    package mutating func drawFacts(
        into region: inout Region, of view: View, scale: CellScale = CellScale()
    ) {
        let (columns, rows) = (region.columns, region.rows)
        let lines = facts(of: view, scale: scale).flatMap { $0.lines(wrappedAt: columns) }
        skippedLines = min(skippedLines, max(0, lines.count - rows))
        for (row, line) in lines[skippedLines...].prefix(rows).enumerated() {
            switch line {
            case .title(let text): region.text(text, row: row, .bold)
            case .sentence(let text, let isMarked):
                region.text(text, row: row, isMarked ? .bold : [])
            case .fact(let label, let value):
                region.text(label, row: row, .dim)
                region.text(value, row: row, .trailing)
            }
        }
    }

    /// Draws a framed panel with the facts over a view. The panel is at the right, or at the bottom of a narrow view.
    /// If this would hide the chosen element, the panel is at the opposite side. The panel covers at most half of the
    /// view. A view that is too small gets no panel.
    package mutating func drawPanel(
        over region: inout Region, of view: View, scale: CellScale = CellScale()
    ) {
        guard let area = panelArea(in: region, of: view) else { return }
        region.within(area) { region in
            region.fill(.terminal)
            region.border(title: "inspector", .bold)
            region.inset(columns: 2) { drawFacts(into: &$0, of: view, scale: scale) }
        }
    }

    private func panelArea(in region: borrowing Region, of view: View) -> ScreenArea? {
        let (columns, rows) = (region.columns, region.rows)
        let isBeside = columns >= 2 * Self.panelColumns
        let area = isBeside ? rows : rows / 2
        guard columns >= 12, area >= 4 else { return nil }
        let frame = element(in: view)?.attributes.frame
        let (middle, offset) = (view.size, view.contentOffset)
        if isBeside {
            let isTaken = frame.map { $0.midX - offset.x > middle.width / 2 } ?? false
            let first = isTaken ? 0 : columns - Self.panelColumns
            return ScreenArea(columns: first..<first + Self.panelColumns, rows: 0..<rows)
        }
        let isTaken = frame.map { $0.midY - offset.y > middle.height / 2 } ?? false
        let first = isTaken ? 0 : rows - area
        return ScreenArea(columns: 0..<columns, rows: first..<first + area)
    }
}

/// A line of a panel.
private enum PanelLine {
    case title(String)
    case sentence(String, isMarked: Bool)
    case fact(String, String)
}

extension InspectorFacts {
    fileprivate func lines(wrappedAt columns: Int) -> [PanelLine] {
        [.title(title)] + facts.flatMap { $0.lines(wrappedAt: columns) }
    }
}

extension InspectorFact {
    fileprivate func lines(wrappedAt columns: Int) -> [PanelLine] {
        if isSentence {
            return "\(label) \(value)".lines(wrappedAt: columns).map {
                .sentence(String($0), isMarked: isMarked)
            }
        }
        guard label.displayWidth + value.displayWidth < columns else {
            return [.fact(label, ""), .fact("", value)]
        }
        return [.fact(label, value)]
    }
}
