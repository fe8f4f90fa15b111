import Gallery
import Reflow

extension DemoScene {
    /// Turns a knob, so often as a number says: names the new value, or says that the demo has no such thing.
    func turn(_ shortcut: KnobShortcut, times: Int?) -> Outcome {
        guard let knob = entry.knobs.first(where: { $0.name == shortcut.knob }) else {
            return .message("\(entry.title) has no \(shortcut.thing)")
        }
        if knob.form == .toggle, times != nil { return refuse(shortcut.key) }
        return turn(knob, by: shortcut.steps, times: times ?? 1)
    }
}
