import Gallery
import Reflow
import UIKit

/// The numbers of the user's code with their present values.
struct CodeNumbers {
    private(set) var states: [KnobState]

    init(_ states: [KnobState]) { self.states = states }

    /// Sets a number. Returns whether it has changed. Ignores a number that does not exist, and a value that is no
    /// number.
    mutating func set(_ index: Int, to value: KnobValue) -> Bool {
        guard states.indices.contains(index), value.number != nil, states[index].value != value
        else { return false }
        states[index] = KnobState(value: value, initialValue: states[index].initialValue)
        apply()
        return true
    }

    /// Gives the user's code the changed numbers.
    func apply() {
        var values: [Int: Double] = [:]
        for (index, state) in states.enumerated() where state.isChanged {
            values[index] = state.value.number
        }
        _ReflowNumbers.values = values
    }
}

extension HostedLayout {
    /// Sets a number of the user's code, and shows what the code makes with it.
    func setKnob(_ index: Int, to value: KnobValue, in view: inout View) {
        if knobs.set(index, to: value) { remake(&view) }
    }
}
