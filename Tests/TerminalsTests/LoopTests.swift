import TerminalSupport
import Testing

@testable import Terminals

/// Counts keys and shows the sum. `q` quits, `x` is ignored, and `t` starts ticks every 100 ms.
private struct Counter: TerminalProgram {
    var count = 0
    var heard: [Input] = []
    var ticks: [Duration] = []
    var next: Duration?
    var remaining = 0

    mutating func handle(_ input: Input, at now: Duration) -> Outcome {
        heard.append(input)
        switch input {
        case .key("q"): return .quit
        case .key("x"): return .ignored
        case .key("L"): return .repaint
        case .key("t"):
            (next, remaining) = (now + .milliseconds(100), 3)
            return .ignored
        case .key("f"):
            next = now
            return .redraw
        case .resize, .end: return .ignored
        default:
            count += 1
            return .redraw
        }
    }

    mutating func draw(into region: inout Region, at now: Duration) {
        region.text("\(count)", row: 0)
        guard let due = next, due <= now, remaining > 0 else { return }
        ticks.append(now)
        remaining -= 1
        next = remaining > 0 ? due + .milliseconds(100) : nil
    }

    var deadline: Duration? { next }
}

@Suite struct LoopTests {
    private func run(_ terminal: MemoryTerminal) -> Counter {
        var program = Counter()
        terminal.run(&program)
        return program
    }

    @Test func aFirstFrameComesByItself() {
        let terminal = MemoryTerminal()
        let program = run(terminal)
        #expect(terminal.frameCount == 1 && terminal.repaintCount == 1)
        #expect(terminal.screen?.size == ScreenSize(columns: 80, rows: 24))
        #expect(program.heard == [.end(.hangUp)], "The program receives the end before it ends.")
    }

    @Test func oneFrameAnInput() {
        let terminal = MemoryTerminal(
            inputs: [.key("a"), .key("x"), .key("b"), .key("q"), .key("c")], isRecording: true)
        let program = run(terminal)
        #expect(terminal.recording.map { $0.text().prefix { $0 != "\n" } } == ["0", "1", "2"])
        #expect(program.heard.count == 4, "The loop does not read inputs after the quit.")
    }

    @Test func whatWaitsBehindQuittingIsLeftAlone() {
        let terminal = MemoryTerminal(
            inputs: [.key("a"), .key("q"), .key("b"), .wake], every: .zero)
        #expect(run(terminal).heard == [.key("a"), .key("q")])
    }

    /// The frame of a wake does not wait for the many ignored keys after the wake.
    @Test func manyIgnoredKeysDoNotDelayTheFrameOfAWake() {
        struct Listener: TerminalProgram {
            var heard = 0
            var heardAtFrames: [Int] = []
            mutating func handle(_ input: Input, at now: Duration) -> Outcome {
                heard += 1
                return input == .wake ? .redraw : .ignored
            }
            mutating func draw(into region: inout Region, at now: Duration) {
                heardAtFrames.append(heard)
            }
        }
        var program = Listener()
        let inputs = [Input.wake] + Array(repeating: .key("x"), count: 5_000)
        MemoryTerminal(script: inputs.map { .init(at: .milliseconds(20), $0) }).run(&program)
        #expect(program.heardAtFrames.count == 2 && program.heardAtFrames[1] < 5_000)
    }

    /// Files leaves its changes unread for a while, and does not watch them meanwhile.
    @Test func aDescriptorThatIsWatchedNoMoreWakesOnce() throws {
        struct Reader: TerminalProgram {
            var descriptors: [Int32]
            var wakes = 0
            mutating func handle(_ input: Input, at now: Duration) -> Outcome {
                guard input == .wake else { return .ignored }
                wakes += 1
                descriptors = []
                return .redraw
            }
            func draw(into region: inout Region, at now: Duration) {}
        }
        let pipe = try #require(Platform.makePipe())
        defer { [pipe.reading, pipe.writing].forEach(Platform.close) }
        Platform.writeByte(to: pipe.writing)
        var program = Reader(descriptors: [pipe.reading])
        MemoryTerminal(inputs: Array(repeating: .key("x"), count: 3)).run(&program)
        #expect(program.wakes == 1)
    }

    /// After a key or a wake ends the program, the loop serves no deadline, even if one is due.
    @Test(arguments: [Input.key("q"), .wake])
    func noDeadlineComesAfterQuitting(end: Input) {
        struct Late: TerminalProgram {
            var heard: [Input] = []
            var deadline: Duration?
            mutating func handle(_ input: Input, at now: Duration) -> Outcome {
                heard.append(input)
                if input != .key("a") { return .quit }
                deadline = now
                return .ignored
            }
            func draw(into region: inout Region, at now: Duration) {}
        }
        var program = Late()
        let terminal = MemoryTerminal(inputs: [.key("a"), end], every: .zero)
        terminal.run(&program)
        #expect(program.heard == [.key("a"), end])
    }

    @Test func framesAreKeptOnlyWhenWanted() {
        for isRecording in [false, true] {
            let terminal = MemoryTerminal(inputs: [.key("a")], isRecording: isRecording)
            _ = run(terminal)
            #expect(terminal.recording.count == (isRecording ? terminal.frameCount : 0))
            #expect(terminal.recordedTimes.count == terminal.recording.count)
        }
    }

    @Test func aHeldKeyIsOneFrame() {
        let terminal = MemoryTerminal(
            inputs: Array(repeating: .key("a"), count: 200) + [.key("x")], every: .zero)
        #expect(run(terminal).count == 200)
        #expect(terminal.frameCount == 2)
    }

    @Test func ignoredInputsDrawNothing() {
        let terminal = MemoryTerminal(inputs: Array(repeating: .key("x"), count: 9))
        _ = run(terminal)
        #expect(terminal.frameCount == 1)
    }

    @Test func aResizeMakesAScreenOfItsSize() {
        let small = ScreenSize(columns: 3, rows: 2)
        let terminal = MemoryTerminal(inputs: [
            .resize(ScreenSize(columns: 0, rows: 0)), .resize(small),
        ])
        _ = run(terminal)
        #expect(terminal.frameCount == 3)
        #expect(terminal.screen?.size == small && terminal.size == small)
        #expect(terminal.screen?.text() == "0\n")
    }

    @Test func aRepaintIsPassedOn() {
        let terminal = MemoryTerminal(inputs: [.key("a"), .key("L")])
        _ = run(terminal)
        #expect(terminal.frameCount == 3 && terminal.repaintCount == 2)
    }

    @Test func deadlinesAreFrames() {
        let terminal = MemoryTerminal(inputs: [.key("t")])
        let program = run(terminal)
        #expect(program.ticks == [1100, 1200, 1300].map { .milliseconds($0) })
        #expect(terminal.frameCount == 4)
    }

    @Test func aForgottenDeadlineDoesNotSpin() {
        let terminal = MemoryTerminal(inputs: [.key("f")])
        _ = run(terminal)
        #expect(terminal.frameCount == 2)
    }

    @Test func anEndlessAnimationEndsWithTheScript() {
        struct Spinner: TerminalProgram {
            var deadline: Duration? = .zero
            mutating func handle(_ input: Input, at now: Duration) -> Outcome { .ignored }
            mutating func draw(into region: inout Region, at now: Duration) {
                deadline = now + .milliseconds(100)
            }
        }
        let terminal = MemoryTerminal(patience: .seconds(1))
        var program = Spinner()
        terminal.run(&program)
        #expect(terminal.frameCount == 10)
    }

    @Test func theScriptPlaysInOrderOfTime() {
        let terminal = MemoryTerminal(script: [
            .init(at: .seconds(2), .key("b")), .init(at: .seconds(1), .key("a")),
            .init(at: .seconds(2), .key("c")),
        ])
        #expect(terminal.nextInput(before: .milliseconds(500)) == nil)
        #expect(terminal.now == .milliseconds(500))
        #expect(terminal.nextInput(before: nil) == .key("a"))
        #expect(terminal.now == .seconds(1))
        #expect(terminal.nextInput(before: .zero) == nil)
        #expect(terminal.nextInput(before: .seconds(3)) == .key("b"))
        #expect(terminal.nextInput(before: .zero) == .key("c"))
        #expect(terminal.nextInput(before: nil) == .end(.hangUp))
    }

    /// Inputs come in order. Deadlines come between them while inputs or patience remain.
    @Test func scriptsAndDeadlinesAreServedInOrder() {
        var random = SplitMix(seed: 8)
        for _ in 0..<500 {
            let patience = Int.random(in: 0...3, using: &random)
            var left = (0..<Int.random(in: 0...4, using: &random)).map { _ in
                Int.random(in: 0...6, using: &random)
            }.sorted()
            let terminal = MemoryTerminal(
                script: left.map { .init(at: .seconds($0), .paste("\($0)")) },
                patience: .seconds(patience))
            let end = (left.last ?? 0) + patience
            var now = 0
            for _ in 0..<12 {
                let deadline =
                    Bool.random(using: &random) ? Int.random(in: 0...9, using: &random) : nil
                var expected: Input?
                if let next = left.first, next <= max(now, (deadline ?? .max) - 1) {
                    left.removeFirst()
                    (expected, now) = (.paste("\(next)"), max(now, next))
                } else if let deadline, !left.isEmpty || deadline <= now || deadline < end {
                    now = max(now, deadline)
                } else {
                    expected = .end(.hangUp)
                }
                let found = terminal.nextInput(before: deadline.map { .seconds($0) })
                #expect(found == expected && terminal.now == .seconds(now))
            }
        }
    }

    @Test(arguments: [EndReason.interrupt, .terminate, .hangUp])
    func anEndEnds(_ reason: EndReason) {
        let terminal = MemoryTerminal(inputs: [.end(reason), .key("a")])
        #expect(run(terminal).heard == [.end(reason)])
    }

    @Test func framesOfAMotionAreDrawnAndNotHeard() {
        var program = Mover()
        let terminal = MemoryTerminal(inputs: [.key("a")])
        terminal.run(&program)
        // The program requests a frame every 16 ms, which is more than 60 frames a second.
        let motion = [1, 2, 3].map { Duration.seconds(1) + .nanoseconds(16_666_667 * $0) }
        #expect(program.drawn == [.zero, .seconds(1)] + motion + [.milliseconds(1_100)])
        #expect(program.heard == [.key("a"), .wake, .end(.hangUp)])
    }
}

/// Starts three frames of motion on a key, and a wake after a tenth of a second.
private struct Mover: TerminalProgram {
    var heard: [Input] = []
    var drawn: [Duration] = []
    var frames = 0
    var nextFrame: Duration?
    var deadline: Duration?

    mutating func handle(_ input: Input, at now: Duration) -> Outcome {
        heard.append(input)
        if input == .wake { deadline = nil }
        guard case .key = input else { return .ignored }
        (frames, nextFrame) = (3, now + .milliseconds(16))
        deadline = now + .milliseconds(100)
        return .redraw
    }

    mutating func draw(into region: inout Region, at now: Duration) {
        drawn.append(now)
        guard let due = nextFrame, due <= now else { return }
        frames -= 1
        nextFrame = frames > 0 ? now + .milliseconds(16) : nil
    }
}
