import Gallery
import Reflow

extension DemoList {
    func draw(into region: inout Region) {
        if hasTitle { drawTitle(into: &region) }
        region.within(columns: 0..<region.columns, rows: top..<region.rows) { region in
            if let area = panes.area(of: .list) { region.within(area) { drawList(into: &$0) } }
            if let area = panes.area(of: .preview) {
                region.within(area) { drawPreview(into: &$0) }
            }
        }
    }

    /// The program's name, and what the selected demo is about above its preview.
    private func drawTitle(into region: inout Region) {
        region.text(" Reflow", row: 0, column: 0, .bold)
        guard let entry else { return }
        let column = panes.area(of: .preview)?.columns.lowerBound ?? Self.listColumns / 2
        region.text(entry.title, row: 0, column: column, .bold)
        region.text(
            entry.summary, row: 0, column: column + entry.title.displayWidth + 2, .dim)
    }

    private func drawList(into region: inout Region) {
        guard names.view.snapshot.numberOfItems > 0 else {
            return region.text(" No demo matches.", row: 0, .dim)
        }
        var names = names
        names.draw(into: &region, at: .zero)
        scrollbar.draw(into: &region, in: track)
    }

    /// The summaries stand where there is room beside the titles.
    static func draw(_ element: Element<DemoCategory, String>, in region: inout Region) {
        guard let entry = element.item.flatMap({ Gallery.entry(named: $0) }) else {
            // What is scrolled under a pinned name is not to be read through it.
            region.fill(.terminal)
            return region.text(" \(element.section.title)", .bold)
        }
        region.text("   \(entry.title)")
        guard region.columns >= summaryColumn + 9 else { return }
        // The last column is the scrollbar's.
        region.within(columns: 0..<region.columns - 1, rows: 0..<1) {
            $0.text(entry.summary, row: 0, column: summaryColumn, .dim)
        }
    }

    /// Where the summaries begin: beside the longest title.
    private static let summaryColumn =
        3 + (Gallery.entries.map(\.title.displayWidth).max() ?? 0) + 2

    private func drawPreview(into region: inout Region) {
        let edge: TextOptions = focusedScene == nil ? .dim : .bold
        guard let scene else {
            region.border(edge)
            let sentence = entry == nil ? "Nothing to show." : "This demo can't be shown here."
            return region.text(sentence, [.centered, .dim])
        }
        region.border(title: "\(scene.title) · \(scene.demo.facts.form)", edge)
        region.inset { scene.draw(into: &$0, isPreview: true) }
        if !scene.stage.isFramed { scene.drawScrollbar(into: &region, before: 1) }
    }

    func statusLine(_ message: String?) -> StatusLine {
        guard let filter else { return StatusLine(message: message, hints: keys.hints) }
        guard isTyping else {
            return StatusLine(
                title: "Filter", parts: [StatusLine.Part(filter.text, rank: 0)], message: message,
                hints: [Hint(.escape, word: "all demos")] + keys.hints)
        }
        return StatusLine(
            title: "Filter", field: filter, message: message,
            hints: [
                Hint(.enter, word: "open"), Hint(.up, .down, word: "choose"),
                Hint(.escape, word: "all demos"),
            ])
    }
}
