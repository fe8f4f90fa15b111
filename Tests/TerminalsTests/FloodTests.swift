import Testing

@testable import Terminals

/// Counts the inputs between two frames.
private struct Counting: TerminalProgram {
    var deadline: Duration?
    var heard = 0
    var frames: [(time: Duration, heard: Int)] = []
    var wakes: [Duration] = []
    /// The outcome for a wake.
    var answer = Outcome.ignored

    mutating func handle(_ input: Input, at now: Duration) -> Outcome {
        heard += 1
        if input == .wake { wakes.append(now) }
        if input == .wake, let due = deadline, due <= now { deadline = nil }
        switch input {
        case .wake: return answer
        case .key("x"): return .ignored
        default: return .redraw
        }
    }

    mutating func draw(into region: inout Region, at now: Duration) { frames.append((now, heard)) }
}

@Suite struct FloodTests {
    @Test(arguments: [Input.key("a"), .key("x"), .wake]) func aFloodIsDrawnNowAndThen(input: Input)
    {
        let terminal = MemoryTerminal(
            inputs: Array(repeating: input, count: 3_000), every: .zero)
        var program = Counting(answer: .redraw)
        terminal.run(&program)
        let counts = program.frames.map(\.heard)
        switch input {
        case .key("a"): #expect(counts == [0, 1024, 2048, 3000])
        case .wake: #expect(counts == [0, 3000], "Wakes wait for a sixtieth of a second.")
        default: #expect(counts == [0])
        }
        #expect(program.heard == 3001)
    }

    /// All outcomes that a program can return: some of them draw, some of them end the program.
    static let answers: [Outcome] = [
        .ignored, .handled, .redraw, .message("moved"), .opened, .repaint, .leave, .quit,
    ]

    @Test(arguments: answers)
    func aWakeIsAnsweredAsTheProgramSays(answer: Outcome) {
        let terminal = MemoryTerminal(script: [
            .init(at: .milliseconds(3), .wake), .init(at: .milliseconds(900), .wake),
        ])
        var program = Counting(answer: answer)
        terminal.run(&program)
        let ends = answer == .leave || answer == .quit
        let draws = ![.ignored, .handled].contains(answer) && !ends
        let later = [Duration.nanoseconds(16_666_667), .milliseconds(900)]
        let times = [Duration.zero] + (draws ? later : [])
        #expect(program.frames.map(\.time) == times)
        #expect(terminal.repaintCount == (answer == .repaint ? 3 : 1))
        #expect(program.wakes.count == (ends ? 1 : 2))
    }

    /// A deadline gives one wake and one frame with every outcome, but not before the next frame
    /// may be drawn.
    @Test(arguments: answers, [1, 16, 17, 500])
    func aDeadlineIsAWakeAndAFrame(answer: Outcome, milliseconds: Int) {
        let due = Duration.milliseconds(milliseconds)
        var program = Counting(deadline: due, answer: answer)
        let terminal = MemoryTerminal()
        terminal.run(&program)
        let ends = answer == .leave || answer == .quit
        let time = max(due, .nanoseconds(16_666_667))
        #expect(program.wakes == [time])
        #expect(program.frames.map(\.time) == (ends ? [.zero] : [.zero, time]))
        #expect(terminal.repaintCount == (answer == .repaint ? 2 : 1))
    }

    /// A deadline that is due while the user types comes before the frame of the next key.
    @Test func keysDoNotKeepAProgramFromItsDeadline() {
        let keys = (1...20).map { MemoryTerminal.Event(at: .milliseconds($0 * 3), .key("a")) }
        var program = Counting(deadline: .milliseconds(12), answer: .ignored)
        MemoryTerminal(script: keys).run(&program)
        #expect(program.wakes == [.milliseconds(12)])
        let times = [Duration.zero] + keys.map(\.time)
        #expect(program.frames.map(\.time) == times)
        #expect(program.frames.map(\.heard) == [0, 1, 2, 3] + (5...21))
    }

    /// A deadline that is due between ignored keys is also a wake and a frame.
    @Test func ignoredKeysDoNotReplaceTheFrameOfADeadline() {
        let keys = (1...20).map { MemoryTerminal.Event(at: .milliseconds($0 * 3), .key("x")) }
        var program = Counting(deadline: .milliseconds(12), answer: .ignored)
        MemoryTerminal(script: keys).run(&program)
        #expect(program.wakes == [.milliseconds(12)])
        #expect(program.frames.map(\.time) == [.zero, .nanoseconds(16_666_667)])
    }

    @Test func aDeadlineAtTheLastFrameIsServedByIt() {
        var program = Counting(deadline: .zero, answer: .redraw)
        let terminal = MemoryTerminal(inputs: [.key("x")])
        terminal.run(&program)
        #expect(program.wakes == [])
        #expect(program.frames.count == 1)
    }
}
