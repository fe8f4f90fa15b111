import LayoutSlicer
import RemoteDemos

/// The compilations with numbers that can change.
extension LayoutBuild {
    /// Links the code that the compiler has accepted. Code without numbers that can change is first compiled with them,
    /// if the compiler may accept that.
    func compiled() -> CompilerReply? {
        guard let slice, !turnsNumbers, plainSlice == nil, numberRounds < Self.numberLimit else {
            return link()
        }
        plainSlice = slice
        // Without a repair, the code has no other faults than its numbers.
        if let faults = numberFaults, faults.adjustments == adjustments {
            guard let next = faults.slice.keepingLiterals(faults.messages) else { return link() }
            adjustments.keptLiterals.formUnion(next.keptLiterals)
        }
        return compile(turnsNumbers: true)
    }

    /// Compiles again, without the numbers that the messages are about.
    func leaveOutNumbers(_ messages: [Message]) -> CompilerReply? {
        guard let slice else { return nil }
        guard plainSlice != nil else {
            numberFaults = (slice, messages, adjustments)
            return compile(turnsNumbers: false)
        }
        guard numberRounds < Self.numberLimit, let next = slice.keepingLiterals(messages) else {
            return linkPlain()
        }
        adjustments.keptLiterals = next.keptLiterals
        return compile(turnsNumbers: true)
    }

    /// Links the code without numbers that can change.
    private func linkPlain() -> CompilerReply? {
        slice = plainSlice
        return link()
    }
}
