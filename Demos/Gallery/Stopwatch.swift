import Reflow

/// Measures the stages of a frame, if anybody wants to know: what came in, the layout, reading where everything is,
/// drawing, and what went out.
///
/// A reference, because what is drawn ends its reading.
final class Stopwatch {
    private let clock = ContinuousClock()
    let isRunning: Bool
    private var layout = Duration.zero
    private var read = Duration.zero
    private var startOfReading: ContinuousClock.Instant?
    /// What the last frame took, in microseconds; nil before there was one.
    private(set) var text: String?

    init(isRunning: Bool) { self.isRunning = isRunning }

    /// Counts what is done as layout.
    func timeLayout(_ body: () -> Void) {
        guard isRunning else { return body() }
        layout += clock.measure(body)
    }

    func startReading() {
        if isRunning { startOfReading = clock.now }
    }

    /// Ends reading; only the first call of a frame counts.
    @inline(__always)
    func endReading() {
        guard let start = startOfReading else { return }
        read += start.duration(to: clock.now)
        startOfReading = nil
    }

    /// Takes what the loop has measured, of which layout and reading are parts, and begins the next frame.
    func finish(_ times: FrameTimes) {
        guard isRunning else { return }
        endReading()
        let stages = [
            ("input", times.input - layout), ("layout", layout), ("read", read),
            ("draw", times.draw - read), ("output", times.output),
        ]
        text = stages.map { "\($0) \(max(0, $1.microseconds))" }.joined(separator: " · ") + " µs"
        (layout, read) = (.zero, .zero)
    }
}

extension Duration {
    fileprivate var microseconds: Int64 {
        components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000
    }
}
