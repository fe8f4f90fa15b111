/// The optional features of a demo, in groups. Each group is complete, and its defaults suit most demos.
struct DemoAbilities<D: Demo>: Sendable {
    /// The texts about the whole demo; `nil` if no text depends on its state.
    var naming: DemoNaming<D>?
    /// The texts of single elements.
    var texts = DemoTexts<D>()
    /// The numbers of items and percentages.
    var numbering = DemoNumbering<D>()
    /// The functions that open items; `nil` if nothing opens.
    var opening: DemoOpening<D>?
    /// The functions that ask questions; `nil` for a demo without questions.
    var asking: DemoAsking<D>?
    /// The functions that filter the items by a text; `nil` for a demo without a filter.
    var filtering: DemoFiltering<D>?
    /// The functions to call after the reader has moved; `nil` if the demo ignores moves.
    var observing: DemoObserving<D>?
    /// The functions of a demo whose knobs are known only while it runs; `nil` for the knobs of the demo's type.
    var tuning: DemoTuning<D>?
    /// The dependency on the scale; `nil` if neither the layout nor the measurement depends on it.
    var scaling: DemoScaling<D>?
    /// The functions for a demo that changes over time; `nil` for a demo that changes only on an input.
    var waking: DemoWaking<D>?
    /// Returns the preview of the selected item, and reads it if necessary. The whole function is `nil` for a demo
    /// without previews.
    var preview: (@Sendable (inout D) -> DemoPreview)?
    /// Whether the demo can measure its frames and show their durations.
    var isTimed = false
}
