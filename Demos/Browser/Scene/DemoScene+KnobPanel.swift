import Gallery
import Reflow

/// The knob panel: changing knobs.
extension DemoScene {
    /// The index of the current knob; `nil` for a demo without knobs.
    var currentKnob: Int? {
        demo.knobs.isEmpty ? nil : min(panels.knobs.index, demo.knobs.count - 1)
    }

    func performInKnobs(_ action: PanelAction, count: Int) -> Outcome {
        guard let index = currentKnob else { return .message("\(entry.title) has no knobs") }
        switch action {
        case .step(let steps):
            // A count beyond the end of the list stops at the end.
            let next = panels.knobs.index + steps * min(count, demo.knobs.count)
            panels.knobs.index = min(max(next, 0), demo.knobs.count - 1)
            showKnobInCode()
            return .redraw
        case .adjust(let steps): return changeKnob(at: index, by: steps, count: count)
        case .accept: return changeKnob(at: index, by: 1, count: 1)
        case .reset:
            let value = demo.knobStates[index].initialValue
            demo.setKnob(index, to: value)
            return .message("\(demo.knobs[index].text(of: value)) (reset)")
        case .resetAll:
            for (index, state) in demo.knobStates.enumerated() where state.isChanged {
                demo.setKnob(index, to: state.initialValue)
            }
            return .message("all knobs have their first values again")
        case .page, .jump, .otherTarget: return .ignored
        }
    }

    /// Changes a knob by steps. The message contains the value, and reports a change that is not visible.
    func changeKnob(at index: Int, by steps: Int, count: Int) -> Outcome {
        let knob = demo.knobs[index]
        // Limit the count. No knob has more than a million steps.
        let next = knob.turned(demo.knobStates[index].value, by: steps * min(count, 1_000_000))
        demo.setKnob(index, to: next)
        let isSeen = demo.facts.columns >= knob.leastColumns
        let condition = isSeen ? "" : " (visible with \(knob.leastColumns) columns)"
        return .message(knob.text(of: next) + condition)
    }

    /// Handles a mouse event over the list of knobs. Row zero is the first row of the panel.
    func pointAtKnobs(_ event: MouseEvent, in size: ScreenSize) -> Outcome {
        if let drag = panels.knobs.drag { return dragKnob(drag, event) }
        let place = event.row + panels.knobs.first(of: demo.knobs.count, in: size.rows)
        guard demo.knobs.indices.contains(place) else { return .handled }
        switch event.action {
        case .press:
            panels.knobs.index = place
            let value = demo.knobStates[place].value
            panels.knobs.drag = (place, demo.knobs[place].identity, value, event.column)
            let valueWidth = demo.knobs[place].valueText(value).displayWidth
            if event.column >= size.columns - 2 { return changeKnob(at: place, by: 1, count: 1) }
            let isArrow = (valueWidth + 3...valueWidth + 4).contains(size.columns - event.column)
            return isArrow ? changeKnob(at: place, by: -1, count: 1) : .redraw
        case .wheelUp, .wheelDown:
            panels.knobs.index = place
            return changeKnob(at: place, by: event.action == .wheelUp ? 1 : -1, count: 1)
        default: return .handled
        }
    }

    private func dragKnob(
        _ drag: (knob: Int, identity: String, value: KnobValue, column: Int), _ event: MouseEvent
    ) -> Outcome {
        let steps = (event.column - drag.column) / KnobPanel.columnsPerStep
        if event.action != .drag { panels.knobs.drag = nil }
        let knobs = demo.knobs
        // The code of the demo may have changed since the start of the drag.
        guard knobs.indices.contains(drag.knob), knobs[drag.knob].identity == drag.identity else {
            panels.knobs.drag = nil
            return .handled
        }
        guard event.action == .drag, steps != 0 else { return .handled }
        let knob = knobs[drag.knob]
        let value = knob.turned(drag.value, by: steps)
        demo.setKnob(drag.knob, to: value)
        return .message(knob.text(of: value))
    }

    func drawKnobs(into region: inout Region) {
        let knobs = demo.knobs
        guard !knobs.isEmpty else { return region.text("This demo has no knobs.", row: 0, .dim) }
        let (states, columns) = (demo.knobStates, demo.facts.columns)
        let first = panels.knobs.first(of: knobs.count, in: region.rows)
        for (row, place) in (first..<min(knobs.count, first + region.rows)).enumerated() {
            let isInHand = place == panels.knobs.index && panels.focus == .knobs
            let isSeen = columns >= knobs[place].leastColumns
            region.within(columns: 0..<region.columns, rows: row..<row + 1) {
                draw(knobs[place], states[place], isInHand: isInHand, isSeen: isSeen, into: &$0)
            }
        }
        // The last row shows the values that the current knob accepts, if there is room.
        guard knobs.count < region.rows - 1, let index = currentKnob else { return }
        region.text(knobs[index].rangeText, row: region.rows - 1, .dim)
    }

    /// Draws a title and a value between arrows at the end of the row. A changed value is bold.
    private func draw(
        _ knob: Knob, _ state: KnobState, isInHand: Bool, isSeen: Bool, into region: inout Region
    ) {
        let (left, right) = region.features.isUnicode ? ("◂", "▸") : ("<", ">")
        let text = knob.valueText(state.value).suffix(fittingWidth: max(region.columns - 8, 4))
        let shown = isInHand ? "\(left) \(text) \(right)" : "  \(text)  "
        let room = max(0, region.columns - shown.displayWidth - 1)
        region.within(columns: 0..<room, rows: 0..<1) {
            $0.text(knob.title, row: 0, column: 0, isInHand ? .reverse : isSeen ? [] : .dim)
        }
        region.text(
            shown, row: 0, column: max(0, region.columns - shown.displayWidth),
            state.isChanged ? .bold : isSeen ? [] : .dim)
    }
}
