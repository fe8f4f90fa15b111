import Gallery
import Reflow

extension DemoScene {
    /// Changes a knob, as often as a number says. The message names the new value, or says that the demo has no such
    /// knob.
    func turn(_ shortcut: KnobShortcut, times: Int?) -> Outcome {
        guard let knob = entry.knobs.first(where: { $0.name == shortcut.knob }) else {
            return .message("\(entry.title) has no \(shortcut.thing)")
        }
        if knob.form == .toggle, times != nil { return refuse(shortcut.key) }
        return turn(knob, by: shortcut.steps, times: times ?? 1)
    }
}
