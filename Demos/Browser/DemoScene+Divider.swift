import Gallery
import Reflow

/// What is between two columns is a divider that is dragged.
extension DemoScene {
    /// Takes a press on what is between the columns, and drags after it; nil for what is not about it.
    func dragDivider(_ event: MouseEvent) -> Outcome? {
        if event.action == .release {
            defer { isDividerDragged = false }
            return isDividerDragged ? .handled : nil
        }
        guard let knob = entry.knobs.first(where: { $0.name == "leftSideRatio" }),
            case .number(let range, _, _) = knob.form, let columns = demo.twoColumns
        else { return nil }
        let (left, right) = columns
        let spacing = right.lowerBound - left.upperBound
        // The middle of the cell.
        let cell = stage.scale.cell.width
        let x = (Double(event.column - stage.columns.lowerBound) + 0.5) * cell
        switch event.action {
        case .press:
            // What is narrower than a cell is taken in the cell that is nearest.
            let grip = max(0, cell - spacing) / 2
            let isInside = stage.columns.contains(event.column) && stage.rows.contains(event.row)
            isDividerDragged =
                isInside && x >= left.upperBound - grip && x <= right.lowerBound + grip
            return isDividerDragged ? .handled : nil
        case .drag where isDividerDragged:
            let room = max(right.upperBound - left.lowerBound - spacing, 1)
            let hundredths = ((x - spacing / 2 - left.lowerBound) / room * 100).rounded() / 100
            let value = KnobValue.number(
                min(max(hundredths, range.lowerBound), range.upperBound))
            guard value != demo.value(of: knob) else { return .handled }
            demo.turn(knob, to: value)
            return .message(knob.text(of: value))
        default: return nil
        }
    }
}
