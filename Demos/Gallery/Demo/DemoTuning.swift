/// The functions of a demo whose knobs are known only while it runs.
struct DemoTuning<D: Demo>: Sendable {
    /// Returns the knobs, which stay the same while the demo runs.
    var knobs: @Sendable (D) -> [Knob]
    /// Returns the values of the knobs.
    var states: @Sendable (D) -> [KnobState]
    /// Sets the value of a knob, and changes the layout.
    var turn: @Sendable (inout D, Int, KnobValue) -> Void
}
