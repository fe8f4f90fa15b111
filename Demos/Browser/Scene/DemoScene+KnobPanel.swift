import Gallery
import Reflow

/// The knob panel: changing knobs.
extension DemoScene {
    /// The current knob; `nil` for a demo without knobs.
    var currentKnob: Knob? {
        entry.knobs.isEmpty ? nil : entry.knobs[min(panels.knobs.index, entry.knobs.count - 1)]
    }

    func performInKnobs(_ action: PanelAction, count: Int) -> Outcome {
        guard let knob = currentKnob else { return .message("\(entry.title) has no knobs") }
        switch action {
        case .step(let steps):
            // A count beyond the end of the list stops at the end.
            let index = panels.knobs.index + steps * min(count, entry.knobs.count)
            panels.knobs.index = min(max(index, 0), entry.knobs.count - 1)
            return .redraw
        case .adjust(let steps): return change(knob, by: steps, count: count)
        case .accept: return change(knob, by: 1, count: 1)
        case .reset:
            reset(knob)
            return .message("\(text(of: knob)) (reset)")
        case .resetAll:
            entry.knobs.forEach(reset)
            return .message("all knobs are reset")
        case .page, .jump, .otherTarget: return .ignored
        }
    }

    /// Changes a knob by steps. The message contains the value, and reports a change that is not visible.
    func change(_ knob: Knob, by steps: Int, count: Int) -> Outcome {
        guard let value = demo.value(of: knob) else { return .handled }
        // Limit the count. No knob has more than a million steps.
        let next = knob.turned(value, by: steps * min(count, 1_000_000))
        demo.turn(knob, to: next)
        let isSeen = demo.columnCount >= knob.leastColumns
        let condition = isSeen ? "" : ", seen with \(knob.leastColumns) columns"
        return .message(knob.text(of: next) + condition)
    }

    private func reset(_ knob: Knob) {
        if let value = demo.initialValue(of: knob) { demo.turn(knob, to: value) }
    }

    private func text(of knob: Knob) -> String {
        demo.value(of: knob).map(knob.text(of:)) ?? knob.title
    }

    /// Handles a mouse event over the list of knobs. Row zero is the first row of the panel.
    func pointAtKnobs(_ event: MouseEvent, in size: ScreenSize) -> Outcome {
        if let drag = panels.knobs.drag { return dragKnob(drag, event) }
        let place = event.row + panels.knobs.first(of: entry.knobs.count, in: size.rows)
        guard entry.knobs.indices.contains(place) else { return .handled }
        let knob = entry.knobs[place]
        switch event.action {
        case .press:
            panels.knobs.index = place
            guard let value = demo.value(of: knob) else { return .handled }
            panels.knobs.drag = (place, value, event.column)
            let valueWidth = knob.valueText(value).displayWidth
            if event.column >= size.columns - 2 { return change(knob, by: 1, count: 1) }
            let isArrow = (valueWidth + 3...valueWidth + 4).contains(size.columns - event.column)
            return isArrow ? change(knob, by: -1, count: 1) : .redraw
        case .wheelUp, .wheelDown:
            panels.knobs.index = place
            return change(knob, by: event.action == .wheelUp ? 1 : -1, count: 1)
        default: return .handled
        }
    }

    private func dragKnob(
        _ drag: (knob: Int, value: KnobValue, column: Int), _ event: MouseEvent
    ) -> Outcome {
        let steps = (event.column - drag.column) / KnobPanel.columnsPerStep
        if event.action != .drag { panels.knobs.drag = nil }
        guard event.action == .drag, steps != 0 else { return .handled }
        let knob = entry.knobs[drag.knob]
        let value = knob.turned(drag.value, by: steps)
        demo.turn(knob, to: value)
        return .message(knob.text(of: value))
    }

    func drawKnobs(into region: inout Region) {
        let knobs = entry.knobs
        guard !knobs.isEmpty else { return region.text("This demo has no knobs.", row: 0, .dim) }
        let first = panels.knobs.first(of: knobs.count, in: region.rows)
        for (row, place) in (first..<min(knobs.count, first + region.rows)).enumerated() {
            let isInHand = place == panels.knobs.index && panels.focus == .knobs
            region.within(columns: 0..<region.columns, rows: row..<row + 1) {
                draw(knobs[place], isInHand: isInHand, into: &$0)
            }
        }
        // The last row shows the values that the current knob accepts, if there is room.
        guard knobs.count < region.rows - 1, let knob = currentKnob else { return }
        region.text(knob.rangeText, row: region.rows - 1, .dim)
    }

    /// Draws a title and a value between arrows at the end of the row. A changed value is bold.
    private func draw(_ knob: Knob, isInHand: Bool, into region: inout Region) {
        guard let value = demo.value(of: knob) else { return }
        let isChanged = value != demo.initialValue(of: knob)
        let (left, right) = region.features.isUnicode ? ("◂", "▸") : ("<", ">")
        let text = knob.valueText(value).suffix(fittingWidth: max(region.columns - 8, 4))
        let shown = isInHand ? "\(left) \(text) \(right)" : "  \(text)  "
        let isSeen = demo.columnCount >= knob.leastColumns
        let room = max(0, region.columns - shown.displayWidth - 1)
        region.within(columns: 0..<room, rows: 0..<1) {
            $0.text(knob.title, row: 0, column: 0, isInHand ? .reverse : isSeen ? [] : .dim)
        }
        region.text(
            shown, row: 0, column: max(0, region.columns - shown.displayWidth),
            isChanged ? .bold : isSeen ? [] : .dim)
    }
}
