import Gallery
import Reflow

/// What is between two columns is a divider that is dragged.
extension DemoScene {
    /// Takes a press on what is between the columns, and drags after it; nil for what is not about it.
    func dragDivider(_ event: MouseEvent) -> Outcome? {
        guard let knob = entry.knobs.first(where: { $0.name == "leftSideRatio" }),
            case .number(let range, _, _) = knob.form, let gap = demo.columnGap
        else { return nil }
        // The middle of the cell.
        let cell = stage.scale.cell.width
        let x = (Double(event.column - stage.columns.lowerBound) + 0.5) * cell
        switch event.action {
        case .press:
            isDividerDragged = gap.contains(x) && stage.rows.contains(event.row)
            return isDividerDragged ? .handled : nil
        case .drag where isDividerDragged:
            let spacing = gap.upperBound - gap.lowerBound
            let ratio = (x - spacing / 2) / max(stage.size.width - spacing, 1)
            let hundredths = (ratio * 100).rounded() / 100
            let value = KnobValue.number(
                min(max(hundredths, range.lowerBound), range.upperBound))
            guard value != demo.value(of: knob) else { return .handled }
            demo.turn(knob, to: value)
            return .message(knob.text(of: value))
        case .release:
            defer { isDividerDragged = false }
            return isDividerDragged ? .handled : nil
        default: return nil
        }
    }
}
