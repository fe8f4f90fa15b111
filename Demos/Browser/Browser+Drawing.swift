import Gallery
import Reflow

extension Browser {
    /// Draws what there is to see at a time: a motion that goes on while the frame waits is drawn where it is then.
    public mutating func draw(into region: inout Region, at now: Duration) {
        advance(to: now)
        let frame = Frame(
            size: ScreenSize(columns: region.columns, rows: region.rows), hasChrome: hasChrome)
        let rows = 0..<frame.content.rows
        region.within(columns: 0..<region.columns, rows: rows) { region in
            switch mode {
            case .list: list.draw(into: &region)
            case .demo: list.scene?.draw(into: &region, hasScrollbar: hasChrome)
            }
        }
        // One whose time was over before this frame would hide all later deadlines behind its own.
        if let end = notice?.end, end <= now { notice = nil }
        if frame.hasStatus {
            statusLine(notice?.text).draw(into: &region, row: region.rows - 1)
        }
        help?.draw(into: &region)
    }

    private func statusLine(_ message: String?) -> StatusLine {
        switch mode {
        case .list: list.statusLine(message)
        case .demo: demoStatus(message)
        }
    }

    private func demoStatus(_ message: String?) -> StatusLine {
        guard let scene = list.scene else {
            return StatusLine(title: "Reflow", parts: [], hints: [])
        }
        if scene.finder.isTyping { return scene.findStatus(message) }
        let facts = scene.facts
        var parts = [
            StatusLine.Part(facts.sizeText, rank: 0),
            StatusLine.Part(facts.isLandscape ? "landscape" : "portrait", rank: 1),
            StatusLine.Part(facts.columnText, rank: 2),
            StatusLine.Part(facts.sectionText, rank: 5),
            StatusLine.Part(facts.percentText, rank: 4),
        ]
        if let timing = facts.timing { parts.append(StatusLine.Part(timing, rank: 3)) }
        if let place = facts.place {
            // Said nowhere else, so it goes last.
            parts.insert(StatusLine.Part(place.end(fitting: 30), rank: -1), at: 0)
        }
        return StatusLine(
            title: scene.entry.title, parts: parts, message: message ?? scene.typedText,
            hints: scene.hints + scene.ownHints + [Hint("?", "keys"), Hint("q", leaving)],
            kept: 2 + scene.ownHints.count)
    }

    private var leaving: String { quitsByLeaving ? "quit" : "back" }

    /// All keys that do something on this screen, by subject.
    var keys: [HelpPanel.Section] {
        switch mode {
        case .list: HelpPanel.list
        case .demo:
            HelpPanel.demo(
                list.scene?.entry.tunables ?? [], list.scene?.demo.actions ?? [],
                hasText: list.scene?.demo.isSearchable ?? false,
                numbersItems: list.scene?.demo.numbersItems ?? false, leaving: leaving)
        }
    }
}
