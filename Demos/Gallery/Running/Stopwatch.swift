import Reflow

/// Measures the stages of a frame if the reader wants to see them: input, layout, reading of frames, drawing and
/// output.
///
/// This type is a class, because the closure that draws must change it to end the stage of reading.
final class Stopwatch {
    private let clock = ContinuousClock()
    let isRunning: Bool
    private var layout = Duration.zero
    private var read = Duration.zero
    private var startOfReading: ContinuousClock.Instant?
    /// The durations of the last frame's stages, in microseconds; `nil` before the first frame.
    private(set) var text: String?

    init(isRunning: Bool) { self.isRunning = isRunning }

    /// Runs a closure and counts its time as layout.
    func timeLayout(_ body: () -> Void) {
        guard isRunning else { return body() }
        layout += clock.measure(body)
    }

    func startReading() {
        if isRunning { startOfReading = clock.now }
    }

    /// Ends the reading stage. Only the first call in a frame counts.
    @inline(__always)
    func endReading() {
        guard let start = startOfReading else { return }
        read += start.duration(to: clock.now)
        startOfReading = nil
    }

    /// Receives the times that the event loop has measured. They include the times of layout and reading. Then begins
    /// the next frame.
    func finish(_ times: FrameTimes) {
        guard isRunning else { return }
        endReading()
        let total = times.input + times.draw + times.output
        text = "frame in \(max(0, total.microseconds)) µs, layout \(max(0, layout.microseconds)) µs"
        (layout, read) = (.zero, .zero)
    }
}

extension Duration {
    fileprivate var microseconds: Int64 {
        components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000
    }
}
