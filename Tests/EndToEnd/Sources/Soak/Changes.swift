import RandomFrames
import Synchronization

/// Changes a subject at its pace, beside all else, and counts the changes.
final class Changes: Sendable {
    let subject: any Subject
    private let start = ContinuousClock.now
    private let state: Mutex<State>

    private struct State {
        var dice: SplitMix
        var made = 0
        /// Why the first of those that were not made failed.
        var failure: String?
    }

    init(of subject: any Subject, seed: UInt64) {
        self.subject = subject
        // Other numbers than those that choose keys.
        state = Mutex(State(dice: SplitMix(state: ~seed)))
    }

    /// Makes one change after the other until the program exits, and catches up after a delay.
    func makeForEver() async {
        var next = start
        while !Task.isCancelled {
            makeOne()
            next += subject.pause
            try? await Task.sleep(until: next, clock: .continuous)
        }
    }

    private func makeOne() {
        state.withLock { state in
            do {
                try subject.change(by: &state.dice)
                state.made += 1
            } catch {
                state.failure = state.failure ?? "\(error)"
            }
        }
    }

    /// Does something while nothing changes.
    func whileStopped(_ body: () throws -> Void) rethrows {
        try state.withLock { _ in try body() }
    }

    /// What was made so far, and what was wrong: fewer than nine in ten of the changes that there was time for.
    func count() -> (figures: String, fault: String?) {
        let (made, failure) = state.withLock { ($0.made, $0.failure) }
        // The first is made at once.
        let planned = 1 + Int(start.duration(to: .now) / subject.pause)
        let figures = "\(made) of \(planned) changes"
        guard made * 10 < planned * 9 else { return (figures, nil) }
        return (figures, "only \(figures) were made\(failure.map { "; one failed: \($0)" } ?? "")")
    }
}
