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
            case .demo: list.scene?.draw(into: &region)
            }
        }
        // One whose time was over before this frame would hide all later deadlines behind its own.
        if let end = notice?.end, end <= now { notice = nil }
        if frame.hasStatus {
            region.within(columns: 0..<region.columns, rows: region.rows - 1..<region.rows) {
                statusLine.draw(into: &$0, at: now)
            }
        }
        help?.draw(into: &region, at: now)
    }

    /// The row at the bottom, as it is now.
    var statusLine: StatusLine {
        guard let scene = focusedScene else { return list.statusLine(notice?.text) }
        return status(of: scene, notice?.text)
    }

    private func status(of scene: DemoScene, _ message: String?) -> StatusLine {
        if let prompt = scene.promptStatus(message) { return prompt }
        let facts = scene.demo.facts
        var parts = [
            StatusLine.Part(facts.sizeText, rank: 0),
            StatusLine.Part(facts.isLandscape ? "landscape" : "portrait", rank: 1),
            StatusLine.Part(facts.columnText, rank: 2),
            StatusLine.Part(facts.sectionText, rank: 5),
            StatusLine.Part(facts.percentText, rank: 4),
        ]
        if scene.finder.canRepeat {
            let text = "/" + scene.finder.prompt.field.text.suffix(fittingWidth: 20)
            let progress = scene.finder.progress.map {
                " \($0.figure)\(scene.finder.isSearching ? " \($0.word)" : "")"
            }
            parts.insert(StatusLine.Part(text + (progress ?? ""), rank: -2), at: 0)
        }
        if let filter = scene.demo.filterState {
            let text = "&\(filter.pattern.text.suffix(fittingWidth: 20)) \(filter)"
            parts.insert(StatusLine.Part(text, rank: -3), at: 0)
        }
        // That not all is shown goes before the demo's own keys.
        let isNarrowed = scene.finder.canRepeat || scene.demo.filterState != nil
        if let timing = facts.timing { parts.append(StatusLine.Part(timing, rank: 3)) }
        if let place = facts.place {
            // Said nowhere else, so it goes last.
            parts.insert(StatusLine.Part(place.suffix(fittingWidth: 30), rank: -1), at: 0)
        }
        return StatusLine(
            title: scene.title, parts: parts, message: message ?? scene.typedText,
            hints: scene.keys.hints,
            keeping: 2 + (isNarrowed ? 0 : scene.demo.keys.count { !$0.word.isEmpty }))
    }

    /// The table of keys of the screen that is shown.
    var keys: KeyMap<Command> { focusedScene?.keys ?? list.keys }
}
