import RandomFrames
import Synchronization

/// Changes a subject in the background, at the subject's rate, and counts the changes.
final class Changes: Sendable {
    let subject: any Subject
    private let start = ContinuousClock.now
    private let state: Mutex<State>

    private struct State {
        var dice: SplitMix
        var made = 0
        /// The reason of the first change that failed.
        var failure: String?
    }

    init(of subject: any Subject, seed: UInt64) {
        self.subject = subject
        // Differs from the seed that selects the keys.
        state = Mutex(State(dice: SplitMix(state: ~seed)))
    }

    /// Makes changes until the task is cancelled. After a delay it catches up.
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

    /// Calls the function while the changes are paused.
    func whileStopped(_ body: () throws -> Void) rethrows {
        try state.withLock { _ in try body() }
    }

    /// Returns the number of changes as a text, and a fault if fewer than 90 % of the planned changes were made.
    func count() -> (figures: String, fault: String?) {
        let (made, failure) = state.withLock { ($0.made, $0.failure) }
        // The first change has no pause before it.
        let planned = 1 + Int(start.duration(to: .now) / subject.pause)
        let figures = "\(made) of \(planned) changes"
        guard made * 10 < planned * 9 else { return (figures, nil) }
        return (figures, "only \(figures) succeeded\(failure.map { "; one failed: \($0)" } ?? "")")
    }
}
