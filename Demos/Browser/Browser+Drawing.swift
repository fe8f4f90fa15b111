import Gallery
import Reflow

extension Browser {
    /// Draws the screen at a time. It first advances the demo, so that an animation is drawn at this time.
    public mutating func draw(into region: inout Region, at now: Duration) {
        advance(to: now)
        let frame = Frame(
            size: ScreenSize(columns: region.columns, rows: region.rows), hasChrome: hasChrome)
        let rows = 0..<frame.content.rows
        region.within(columns: 0..<region.columns, rows: rows) { region in
            switch mode {
            case .list: list.draw(into: &region)
            case .demo: list.scene?.draw(into: &region)
            }
        }
        // An expired notice would hide all later deadlines behind its own.
        if let end = notice?.end, end <= now { notice = nil }
        if frame.hasStatus {
            region.within(columns: 0..<region.columns, rows: region.rows - 1..<region.rows) {
                statusLine.draw(into: &$0, at: now)
            }
        }
        help?.draw(into: &region, at: now)
        palette?.draw(into: &region, at: now)
    }

    /// The current status line.
    var statusLine: StatusLine {
        guard let scene = focusedScene else { return list.statusLine(notice?.text) }
        return status(of: scene, notice?.text)
    }

    private func status(of scene: DemoScene, _ message: String?) -> StatusLine {
        if let prompt = scene.promptStatus(message) { return prompt }
        return StatusLine(
            title: scene.title, parts: scene.statusParts, message: message ?? scene.typedText,
            hints: scene.keys.hints, keeping: 2 + scene.demo.keys.count { !$0.word.isEmpty })
    }

    /// The keys of the current screen.
    var keys: KeyMap<Command> { focusedScene?.keys ?? list.keys }
}
