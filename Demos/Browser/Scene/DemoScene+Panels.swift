import Gallery
import Reflow

/// The areas, inputs and drawing of panels.
extension DemoScene {
    var division: Panels.Division { panels.division(of: pane) }

    /// Opens a panel, or moves the focus to the panel or back. The content keeps the reader's scroll position.
    func toggle(_ panel: Panel) -> Outcome {
        guard panel != .preview || demo.features.hasPreview else {
            return .message("\(entry.title) has no preview")
        }
        let isNew = panel == .code && !panels.open.contains(.code)
        panels.toggle(panel, in: pane)
        panelsChanged()
        if isNew { showKnobInCode() }
        return .redraw
    }

    /// Closes the panel with the focus, or the panel that was opened last. Returns whether there was an open panel.
    @discardableResult
    func closePanel() -> Bool {
        guard panels.close() else { return false }
        panelsChanged()
        return true
    }

    /// Adapts the content to the room that the panels leave, and turns the inspector on or off.
    func panelsChanged() {
        panels.fit(pane, hasPreview: demo.features.hasPreview)
        _ = demo.perform(.setInspected(panels.open.contains(.inspector)))
        place()
    }

    /// Performs an action of the panel with the focus.
    func performInPanel(_ action: PanelAction, count: Int) -> Outcome {
        switch panels.focus {
        case .knobs: performInKnobs(action, count: count)
        case .code: performInCode(action, count: count)
        case .devices: performInDevices(action, count: count)
        case .preview: performInPreview(action, count: count)
        case .inspector, nil: .ignored
        }
    }

    /// Passes a key to the inspector, as often as the number before the key says, or once.
    func inspect(_ press: KeyPress) -> Outcome {
        // No view shows more than this number of elements.
        let most = 1_000
        let count = press.count ?? 1
        guard count <= most else { return .message("\(press.key) takes a number up to \(most)") }
        return (0..<count).map { _ in demo.perform(.inspect(.key(press.key))) }.max() ?? .handled
    }

    /// The value that can be typed into the panel with the focus: its title, an example, its maximum length, and
    /// whether it is a text. `nil` if the panel takes no value.
    var panelValue: (title: String, placeholder: String, limit: Int, isText: Bool)? {
        switch (panels.focus, currentKnob) {
        case (.devices, _): return ("Size", "390x844", 12, false)
        case (.knobs, let index?):
            let knob = demo.knobs[index]
            switch knob.form {
            case .number, .count: return (knob.title, knob.rangeText, 12, false)
            case .text: return (knob.title, knob.rangeText, 256, true)
            case .toggle, .choice: return nil
            }
        default: return nil
        }
    }

    /// Sets the value that was typed into the panel with the focus.
    func setPanelValue(_ text: String) -> Outcome {
        if panels.focus == .devices {
            return Device(size: text).map(show(on:))
                ?? .message("type a size in points, like 390x844; each side 1 to 10000")
        }
        guard let index = currentKnob else { return .handled }
        let knob = demo.knobs[index]
        guard let value = knob.value(of: text) else {
            return .message("\(knob.title): \(knob.rangeText)")
        }
        demo.setKnob(index, to: value)
        return .message(knob.text(of: value))
    }

    /// Handles a mouse event over a panel; `nil` for an event elsewhere.
    func pointAtPanels(_ event: MouseEvent) -> Outcome? {
        if panels.knobs.drag != nil, let area = areaInside(.knobs) {
            return pointAtKnobs(event.relative(to: area), in: area.size)
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
        case .knobs: return pointAtKnobs(event, in: area.size)
        case .devices: return pointAtDevices(event, in: area.size)
        case .inspector:
            let key: Key? =
                switch event.action {
                case .wheelDown: .shift(.down)
                case .wheelUp: .shift(.up)
                default: nil
                }
            return key.map { inspect(KeyPress($0)) } ?? .redraw
        case .code, .preview:
            let action: PanelAction? =
                switch event.action {
                case .wheelDown: .step(1)
                case .wheelUp: .step(-1)
                default: nil
                }
            guard let action else { return .redraw }
            return panel == .code
                ? performInCode(action, count: 1) : performInPreview(action, count: 1)
        }
    }

    /// Returns the cells of a panel inside its border; `nil` if the panel is closed.
    func areaInside(_ panel: Panel) -> ScreenArea? {
        division.panels.first { $0.panel == panel }.map { Self.inside($0.area) }
    }

    /// Returns an area without its border. A small area has no border.
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
                    let isFocused = panels.focus == panel
                    $0.border(
                        title: title(of: panel), isFocused ? .bold : .dim,
                        color: isFocused && $0.paintsTones ? .blue.mid : nil)
                }
            }
            region.within(inside) {
                switch panel {
                case .knobs: drawKnobs(into: &$0)
                case .inspector: demo.draw(.inspectorFacts, into: &$0)
                case .code: drawCode(into: &$0)
                case .devices: drawDevices(into: &$0)
                case .preview: drawPreview(into: &$0)
                }
            }
        }
    }

    private func title(of panel: Panel) -> String {
        switch panel {
        case .code: codeTitle
        case .preview: demo.preview?.title ?? panel.title
        case .knobs, .inspector, .devices: panel.title
        }
    }

    /// The text to copy from the panel with the focus; `nil` if there is none.
    var panelText: String? {
        switch panels.focus {
        case .knobs, .devices: commandLine
        case .code, .inspector, .preview, nil: nil
        }
    }

    /// The command line that shows the demo with its options, knobs and device.
    var commandLine: String {
        let settings = zip(demo.knobs, demo.knobStates).filter(\.1.isChanged).map { knob, state in
            "--set \(knob.name.quoted ?? knob.name)=\(knob.settingText(state.value))"
        }
        let device = held.map { [$0.options] } ?? []
        let direction = layoutDirection == .rightToLeft ? ["--rtl"] : []
        let words = options.words(for: entry)
        return (["reflow", entry.command] + words + settings + device + direction)
            .joined(separator: " ")
    }
}
