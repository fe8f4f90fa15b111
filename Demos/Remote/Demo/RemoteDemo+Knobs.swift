import Gallery
import Reflow

/// Knobs, while the child is replaced.
extension RemoteDemo {
    /// Returns the values of a program's knobs: those that the reader has set for the same knobs of the former program.
    /// A knob whose literal has changed in the code gets the value of the new literal.
    func keptStates(of program: RemoteProgram) -> [KnobState] {
        zip(program.knobs, program.knobStates).map { knob, state in
            keptState(of: knob, startingAt: state) ?? state
        }
    }

    /// Returns the state that the reader sees of a knob; `nil` for a knob that is new, or whose first value is new.
    func keptState(of knob: Knob, startingAt state: KnobState) -> KnobState? {
        guard let former = childKnobs.firstIndex(where: { $0.identity == knob.identity }),
            let kept = self.state?.knobs[inside: former], kept.initialValue == state.initialValue
        else { return nil }
        return knob.fitting(kept)
    }

    /// Returns the knobs of the next child that differ from what the reader has set, with their values.
    func changedKnobs(of next: Replacement) -> [(index: Int, value: KnobValue)] {
        next.knobs.enumerated().compactMap { index, knob in
            guard let state = next.state?.knobs[inside: index],
                let kept = keptState(of: knob, startingAt: state), kept != state
            else { return nil }
            return (index, kept.value)
        }
    }

    /// Remembers the values of the knobs that the child has drawn.
    func noteDrawnKnobs() {
        let isPending = connection.pending.contains {
            if case .setKnob = $0.request { true } else { false }
        }
        if !isPending, let knobs = state?.knobs { drawnKnobs = knobs }
    }

    /// After a knob has ended the child, starts the child again with the values that it has drawn last. Returns whether
    /// a knob has ended the child.
    func restoresKnobs(afterEnd sentence: String) -> Bool {
        guard !waitsForReplies, let launch, let knobs = state?.knobs, !options.knobs.isEmpty,
            let index = knobs.indices.first(where: { knobs[$0] != drawnKnobs[inside: $0] }),
            let knob = childKnobs[inside: index], knobs.count == drawnKnobs.count
        else { return false }
        knobRemark =
            "The layout cannot have \(knob.title) \(knob.valueText(knobs[index].value)), "
            + "so the number has its former value again. \(sentence)"
        state?.knobs = drawnKnobs
        options.knobStates = drawnKnobs
        connection.stop(byForce: true)
        // Until the next child has started, changes of knobs are only remembered.
        hasChild = false
        start(launch.program)
        return true
    }
}
