import Testing

@testable import Terminals

/// How often the loop draws frames that no key caused.
@Suite struct PacingTests {
    private static let interval = Duration.nanoseconds(16_666_667)

    /// Moves until an end time, requests more frames than the loop allows, and receives one wake.
    private struct Mover: TerminalProgram {
        var end: Duration
        var wake: Duration?
        /// Whether wakes, instead of `nextFrame`, drive the motion.
        var isWoken = false
        /// Whether a wake changes the screen.
        var isChangedByWakes = false
        var drawn: [Duration] = []
        var heard: [(input: Input, time: Duration)] = []

        var nextFrame: Duration? { isWoken ? nil : next }
        var deadline: Duration? { [wake, isWoken ? next : nil].compactMap { $0 }.min() }

        private var next: Duration? {
            guard let last = drawn.last, last < end else { return nil }
            return min(last + .milliseconds(5), end)
        }

        mutating func handle(_ input: Input, at now: Duration) -> Outcome {
            heard.append((input, now))
            if let due = wake, due <= now { wake = nil }
            if case .key = input { return .redraw }
            if isChangedByWakes, input == .wake { return .redraw }
            return .ignored
        }

        mutating func draw(into region: inout Region, at now: Duration) { drawn.append(now) }
    }

    private func run(
        _ mover: Mover, _ script: [MemoryTerminal.Event] = [], busy: [Range<Duration>] = []
    ) -> Mover {
        let terminal = MemoryTerminal(script: script)
        terminal.busyTimes = busy
        var program = mover
        terminal.run(&program)
        return program
    }

    @Test(arguments: [false, true])
    func thereAreSixtyFramesASecondAtMost(_ isWoken: Bool) {
        let drawn = run(Mover(end: .seconds(1), isWoken: isWoken)).drawn
        #expect(drawn.count <= 62 && drawn.count >= 59)
        for (frame, next) in zip(drawn, drawn.dropFirst()) {
            #expect(next - frame >= Self.interval)
        }
        #expect(
            drawn.last.map { $0 >= .seconds(1) } == true, "The loop draws the frame at the end.")
    }

    @Test func whatIsTypedIsDrawnAtOnce() {
        let times = [100, 101, 103, 150].map { Duration.milliseconds($0) }
        let drawn = run(
            Mover(end: .milliseconds(200)), times.map { .init(at: $0, .key("a")) },
            busy: [.zero..<(.seconds(1))]
        ).drawn
        #expect(times.allSatisfy(drawn.contains))
    }

    @Test func aTerminalThatDoesNotKeepUpGetsFewerFrames() {
        let busy = [
            Duration.milliseconds(40)..<(.milliseconds(180)),
            .milliseconds(190)..<(.milliseconds(700)),
        ]
        let drawn = run(Mover(end: .milliseconds(200)), busy: busy).drawn
        #expect(drawn.count <= 6)
        #expect(drawn.allSatisfy { time in !busy.contains { $0.contains(time) } })
        // The loop draws the last frame as soon as the terminal accepts it.
        #expect(drawn.last.map { $0 >= .milliseconds(700) && $0 < .milliseconds(717) } == true)
    }

    @Test func neitherInputsNorWakesWaitForTheTerminal() {
        let program = run(
            Mover(end: .milliseconds(200), wake: .milliseconds(110)),
            [.init(at: .milliseconds(90), .key("a")), .init(at: .milliseconds(95), .paste("x"))],
            busy: [.zero..<(.seconds(2))])
        #expect(program.heard.map(\.input) == [.key("a"), .paste("x"), .wake, .end(.hangUp)])
        #expect(program.heard[0].time == .milliseconds(90))
        #expect(program.heard[1].time == .milliseconds(95))
        #expect(program.heard[2].time >= .milliseconds(110))
        #expect(program.heard[2].time < .milliseconds(127))
        #expect(
            program.drawn.count == 3,
            "The loop draws the first frame, the key's frame, and one frame at the end.")
    }

    @Test func whatAWakeChangesWaitsForTheTerminal() {
        let busy = Duration.milliseconds(40)..<(.milliseconds(300))
        let drawn = run(
            Mover(end: .zero, isChangedByWakes: true), [.init(at: .milliseconds(100), .wake)],
            busy: [busy]
        ).drawn
        #expect(drawn.allSatisfy { !busy.contains($0) }, "\(drawn)")
        #expect(drawn.contains { $0 >= busy.upperBound && $0 < .milliseconds(317) }, "\(drawn)")
    }

    @Test func quittingDoesNotWait() {
        let program = run(
            Mover(end: .seconds(1)),
            [.init(at: .milliseconds(50), .end(.terminate))], busy: [.zero..<(.seconds(9))])
        #expect(program.heard.last?.time == .milliseconds(50))
    }
}
