import Sessions
import Testing

/// Animations after a key, on a real terminal.
@Suite struct AnimationSessionTests {
    @Test func rotatingMovesAndEndsWhereItIsWithoutAnimation() throws {
        let still = try Session.reflow(["basic", "--no-animation"])
        let moved = try Session.reflow(["basic"])
        let (firstStill, firstMoved) = (still.output.count, moved.output.count)
        for session in [still, moved] {
            try session.press("r", for: "a frame") { $0.shows("384 × 640 pt · portrait") }
        }
        try still.settle()
        try moved.wait(for: "the same screen") { $0.content == still.content }
        #expect(moved.output.count - firstMoved > still.output.count - firstStill)
        for session in [still, moved] {
            session.send("q")
            #expect(try session.waitForEnd() == .exited(0))
        }
    }

    /// Animations continue while the terminal does not read. The next frame shows the current positions.
    @Test func aReaderThatStopsMissesFramesAndSeesTheEnd() throws {
        let still = try Session.reflow(["sections", "--no-animation"])
        let stopped = try Session.reflow(["sections"])
        try still.press("r", for: "a frame") { $0.shows("384 × 640 pt · portrait") }
        try still.settle()
        let count = stopped.count(of: "\u{1B}[?2026h")
        stopped.setOutput(flowing: false)
        stopped.send("r")
        // Longer than every animation.
        for _ in 0..<20 { #expect(!stopped.hasEnded()) }
        stopped.setOutput(flowing: true)
        try stopped.wait(for: "the same screen") { $0.content == still.content }
        // A frame for the key, the last frame, and a frame without the notice.
        #expect(stopped.count(of: "\u{1B}[?2026h") - count <= 3)
    }
}
