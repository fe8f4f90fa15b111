import Gallery
import Reflow

/// The knobs of a demo with their values. One knob is current.
struct KnobPanel {
    /// The index of the current knob.
    var index = 0
    /// The knob that the mouse drags, with its identity, and with its value and the column at the start of the drag.
    var drag: (knob: Int, identity: String, value: KnobValue, column: Int)?

    /// The number of columns that the mouse must move for one step.
    static let columnsPerStep = 2

    /// Returns the index of the first visible knob. In a list of more than `rows` knobs, the current knob is in the
    /// middle.
    func first(of count: Int, in rows: Int) -> Int {
        max(0, min(index - rows / 2, count - rows))
    }
}
