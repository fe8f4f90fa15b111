import Gallery
import Reflow

extension DemoScene {
    /// Turns a knob, so often as a number says: names the new value, or says that the demo has no such thing.
    func turn(_ shortcut: KnobShortcut, times: Int?) -> Outcome {
        guard let knob = entry.knobs.first(where: { $0.name == shortcut.knob }),
            let value = demo.knobs[knob.name]
        else { return .message("\(entry.title) has no \(shortcut.thing)") }
        if knob.form == .toggle, times != nil { return refuse(shortcut.key) }
        // No knob has more steps than this.
        let steps = shortcut.steps * min(times ?? 1, 1_000_000)
        let next = knob.turned(value, by: steps)
        demo.knobs[knob.name] = next
        let isSeen = demo.columnCount >= knob.leastColumns
        let condition = isSeen ? "" : ", seen with \(knob.leastColumns) columns"
        return .message(knob.text(of: next) + condition)
    }
}
