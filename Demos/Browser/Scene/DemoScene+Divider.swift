import Gallery
import Reflow

/// The dragging of the gap between two columns.
extension DemoScene {
    /// Handles a press on the gap, and the drags after it; `nil` for other events.
    func dragDivider(_ event: MouseEvent) -> Outcome? {
        if event.action == .release {
            defer { isDividerDragged = false }
            return isDividerDragged ? .handled : nil
        }
        guard let index = demo.knobs.firstIndex(where: { $0.name == "leftSideRatio" }),
            case .number(let range, _, _) = demo.knobs[index].form,
            let columns = demo.facts.twoColumns
        else { return nil }
        let (left, right) = (columns.left, columns.right)
        let spacing = right.lowerBound - left.upperBound
        // The middle of the cell under the pointer, in points.
        let cell = stage.scale.cell.width
        let x = (Double(event.column - stage.columns.lowerBound) + 0.5) * cell
        switch event.action {
        case .press:
            // A gap narrower than a cell is widened to one cell for the mouse.
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
            guard value != demo.knobStates[index].value else { return .handled }
            demo.setKnob(index, to: value)
            let sizes = demo.facts.twoColumns.map {
                let widths = [$0.left, $0.right].map { $0.upperBound - $0.lowerBound }
                return " · \(Int(widths[0].rounded())) + \(Int(widths[1].rounded())) pt"
            }
            return .message(demo.knobs[index].text(of: value) + (sizes ?? ""))
        default: return nil
        }
    }
}
