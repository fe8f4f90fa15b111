import Gallery
import Reflow

/// The room of panels, what they hear, and how they are drawn.
extension DemoScene {
    var division: Panels.Division { panels.division(of: pane) }

    /// Opens a panel, or moves the focus; the content keeps the reader's place.
    func toggle(_ panel: Panel) -> Outcome {
        panels.toggle(panel, in: pane)
        panelsChanged()
        return .redraw
    }

    /// Closes the panel in use, or the last one. Returns whether there was one.
    func closePanel() -> Bool {
        guard panels.close() else { return false }
        panelsChanged()
        return true
    }

    /// Gives the content the room that the panels leave, and an inspector while its panel is open.
    func panelsChanged() {
        demo.isInspected = panels.open.contains(.inspector)
        place()
    }

    func inspect(_ key: Key, times: Int) -> Outcome {
        // No view shows more elements than this.
        let most = 1_000
        guard times <= most else { return .message("\(key) takes a number up to \(most)") }
        return (0..<times).map { _ in demo.inspect(.key(key)) }.max() ?? .handled
    }

    /// What a panel does with the mouse over it; nil for an event elsewhere.
    func pointAtPanels(_ event: MouseEvent) -> Outcome? {
        if panels.knobs.drag != nil, let area = areaInside(.knobs) {
            return point(event.relative(to: area), in: area.size)
        }
        guard
            let panel = division.panels.first(where: {
                $0.area.contains(column: event.column, row: event.row)
            })?.panel, let area = areaInside(panel)
        else {
            if event.action == .press, panels.focus != .inspector { panels.setFocus(nil) }
            return nil
        }
        if event.action == .press { panels.setFocus(panel) }
        let event = event.relative(to: area)
        switch panel {
        case .knobs: return point(event, in: area.size)
        case .devices: return pointAtDevices(event, in: area.size)
        case .inspector:
            let key: Key? =
                switch event.action {
                case .wheelDown: .shift(.down)
                case .wheelUp: .shift(.up)
                default: nil
                }
            return key.map { inspect($0, times: 1) } ?? .redraw
        case .code:
            switch event.action {
            case .wheelDown: return perform(CodeAction.scroll(rows: 1), times: 1)
            case .wheelUp: return perform(CodeAction.scroll(rows: -1), times: 1)
            default: return .redraw
            }
        }
    }

    /// The cells of a panel within its edges; nil for one that is not open.
    func areaInside(_ panel: Panel) -> ScreenArea? {
        division.panels.first { $0.panel == panel }.map { Self.inside($0.area) }
    }

    /// Without the line around it; one that is too low for that has none.
    private static func inside(_ area: ScreenArea) -> ScreenArea {
        guard area.rows.count > 2, area.columns.count > 4 else { return area }
        return ScreenArea(
            columns: area.columns.lowerBound + 2..<area.columns.upperBound - 2,
            rows: area.rows.lowerBound + 1..<area.rows.upperBound - 1)
    }

    func drawPanels(into region: inout Region) {
        for (panel, area) in division.panels {
            let inside = Self.inside(area)
            if inside != area {
                region.within(area) {
                    $0.border(title: title(of: panel), panels.focus == panel ? .bold : .dim)
                }
            }
            region.within(inside) {
                switch panel {
                case .knobs: drawKnobs(into: &$0)
                case .inspector: demo.drawInspectorFacts(into: &$0)
                case .code: drawCode(into: &$0)
                case .devices: drawDevices(into: &$0)
                }
            }
        }
    }

    private func title(of panel: Panel) -> String {
        panel == .code ? "Code for \(panels.code.target.title)" : panel.title
    }

    /// What is copied from a panel that has the focus; nil where none has.
    var panelText: String? {
        switch panels.focus {
        case .knobs, .devices: commandLine
        case .code: demo.code(for: panels.code.target)?.text
        case .inspector, nil: nil
        }
    }

    /// The demo with its options, knobs and device, as it is typed in a shell.
    var commandLine: String {
        let settings = entry.knobs.compactMap { knob -> String? in
            guard let value = demo.value(of: knob), value != demo.initialValue(of: knob) else {
                return nil
            }
            return "--set \(knob.name)=\(knob.settingText(value))"
        }
        let device = held.map { [$0.options] } ?? []
        return (["reflow", entry.name] + options.words(for: entry) + settings + device)
            .joined(separator: " ")
    }
}
