import Testing

@testable import Terminals

/// A terminal whose clock advances with each operation, and which logs the calls.
private final class SlowTerminal: Terminal {
    let features = ScreenFeatures()
    let size = ScreenSize(columns: 4, rows: 1)
    var now = Duration.zero
    var inputs: [Input]
    var log: [String] = []
    var isMouseEnabled = true { didSet { log.append("mouse \(isMouseEnabled)") } }
    var watchedDescriptors: [Int32] = [] { didSet { log.append("watch \(watchedDescriptors)") } }

    init(_ inputs: [Input]) { self.inputs = inputs }

    func nextInput(before deadline: Duration?) -> Input? {
        if inputs.isEmpty { return deadline == .zero ? nil : .end(.terminate) }
        // The loop receives one input at a time, and no further input is waiting.
        return deadline == .zero ? nil : inputs.removeFirst()
    }

    func draw(_ screen: borrowing Screen, repaint: Bool) {
        now += .seconds(100)
        log.append("draw \(repaint)")
    }
}

private struct SlowProgram: TerminalProgram {
    let terminal: SlowTerminal
    var usesMouse = false
    var descriptors: [Int32] = []
    var shown: [FrameTimes] = []

    mutating func handle(_ input: Input, at now: Duration) -> Outcome {
        terminal.now += .seconds(1)
        switch input {
        case .key("m"): usesMouse.toggle()
        case .key("w"): descriptors = [-1]
        case .key("d"): return .redraw
        case .key("q"): return .quit
        default: break
        }
        return .ignored
    }

    func draw(into region: inout Region, at now: Duration) { terminal.now += .seconds(10) }
    mutating func hasShown(_ times: FrameTimes) { shown.append(times) }
}

@Suite struct ProgramTimesTests {
    @Test func aProgramHearsWhatEachFrameTook() {
        let terminal = SlowTerminal([.key("a"), .key("d"), .key("d"), .key("b"), .key("q")])
        var program = SlowProgram(terminal: terminal)
        #expect(terminal.run(&program) == nil)
        let frames = program.shown
        #expect(frames.map(\.input) == [.zero, .seconds(2), .seconds(1)])
        #expect(frames.allSatisfy { $0.draw == .seconds(10) && $0.output == .seconds(100) })
    }

    @Test func theTerminalIsToldWhatChangesAndNothingElse() {
        let terminal = SlowTerminal(
            [.key("a"), .key("m"), .key("a"), .key("w"), .key("d"), .key("w"), .key("m")])
        var program = SlowProgram(terminal: terminal)
        #expect(terminal.run(&program) == .terminate)
        #expect(
            terminal.log == [
                "mouse false", "draw true", "mouse true", "watch [-1]", "draw false",
                "mouse false", "watch []",
            ])
    }
}
