import CollectionLayouts
import CollectionViews
import Terminals

extension ViewInspector {
    /// The most columns that its facts are easily read in.
    package static var panelColumns: Int { 30 }

    /// Fills a panel with the facts: titles in bold, labels at the left and values at the right, below where they do
    /// not fit beside the label. What does not fit below is left out; shift with an arrow scrolls it in, and here it is
    /// known how far that goes.
    public mutating func drawFacts(
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

    /// Draws a framed panel with the facts over a view: at the right, or at the bottom of a narrow one, unless the
    /// chosen element stands there. It takes half of the view at most, and nothing of one that is too small.
    public mutating func drawPanel(
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
