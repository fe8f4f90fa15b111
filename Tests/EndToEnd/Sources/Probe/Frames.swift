import RandomFrames
import Reflow

/// Shows frames of random cells. Every key except q shows the next frame.
struct Frames: TerminalProgram {
    private var frames: RandomFrames

    init(_ colors: RandomFrames.Colors) { frames = RandomFrames(colors) }

    mutating func handle(_ input: Input, at now: Duration) -> Outcome {
        if input == .key("q") { return .quit }
        if case .key = input { frames.advance() }
        return .redraw
    }

    func draw(into region: inout Region, at now: Duration) { frames.draw(into: &region) }
}
