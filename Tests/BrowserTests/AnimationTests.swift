import Browser
import Gallery
import Reflow
import Testing

/// The frames between a key and its final screen.
@Suite struct AnimationTests {
    /// Sends one key per second on a terminal in memory.
    private func play(
        _ demo: String, _ script: [MemoryTerminal.Event], animates: Bool = true,
        busy: [Range<Duration>] = [], size: ScreenSize = "80x24"
    ) throws -> MemoryTerminal {
        let tree = try FileTree()
        var options = tree.options
        options.animates = animates
        let terminal = MemoryTerminal(size: size, script: script, isRecording: true)
        terminal.busyTimes = busy
        var browser = try Browser(demo: demo, options: options, size: size)
        terminal.run(&browser)
        return terminal
    }

    private func keys(_ keys: Key...) -> [MemoryTerminal.Event] {
        keys.enumerated().map { .init(at: .seconds($0 + 1), .key($1)) }
    }

    /// Keys that move elements in every demo. Each demo is rotated, and gets one of the other keys.
    private static func moving(_ demo: String) -> [Key] {
        let others: [Key] = ["+", "-", "]"]
        return ["r", others[demo.utf8.count % others.count]]
    }

    @Test("An animation ends at the screen without animation", arguments: settledDemoNames)
    func endings(_ demo: String) throws {
        for key in Self.moving(demo) {
            let script = keys("j", "j", key)
            let moved = try play(demo, script)
            let still = try play(demo, script, animates: false)
            #expect(moved.screen == still.screen, "\(key)")
            #expect(moved.frameCount >= still.frameCount)
            // The first frame, up to fourteen frames for each key with its animation of 200 ms, and
            // one frame after the message.
            #expect(moved.frameCount <= 1 + 3 * 14 + 1, "\(key)")
        }
    }

    @Test("Rotating animates the visible elements")
    func rotation() throws {
        let terminal = try play("basic", keys("r"))
        let screens = terminal.recording
        #expect(screens.count > 10)
        // The device appears at once, and the last boxes stop after 200 ms.
        #expect(screens[1].text().contains("╭ 384 × 640 pt · portrait · 1 column ─"))
        let end = try #require(terminal.recordedTimes.firstIndex { $0 >= .milliseconds(1_200) })
        #expect(terminal.recordedTimes[end] < .milliseconds(1_217))
        #expect(Set(screens[1...end]).count > 5, "The frames show moving boxes.")
        // In the next frame the boxes rest, so the drawing keeps their gaps. Afterwards only the message disappears.
        let rest = screens[(end + 1)...].map { $0.lines.dropLast() }
        #expect(rest.count == 2 && Set(rest).count == 1)
    }

    @Test(
        "A knob that changes the layout is animated, also with measured sizes or data that is read again",
        arguments: [("million", "p"), ("billion", "p"), ("processes", "]"), ("waterfall", "p")]
            as [(String, Key)])
    func knobs(_ demo: String, _ key: Key) throws {
        let script = keys("j", "j", key)
        // At this size, all demos have two columns.
        let moved = try play(demo, script, size: "120x40")
        let still = try play(demo, script, animates: false, size: "120x40")
        #expect(moved.frameCount > still.frameCount + 5)
    }

    @Test("Without animation, a key gives one frame", arguments: ["r", "+", "-", "]"] as [Key])
    func still(_ key: Key) throws {
        // The first frame, the key's frame, and one frame when the message ends.
        #expect(try play("sections", keys(key), animates: false).frameCount == 3)
    }

    @Test("An animation draws at most 60 frames a second and wakes no demo")
    func pacing() throws {
        let terminal = try play("sections", keys("r", "]", "r"))
        let times = terminal.recordedTimes
        #expect(times.count > 20)
        for (frame, next) in zip(times, times.dropFirst()) where next - frame < .seconds(1) / 60 {
            // Only frames of typed keys come earlier.
            #expect(next.components.attoseconds == 0, "\(frame), \(next)")
        }
        let tree = try FileTree()
        var options = tree.options
        options.animates = true
        var browser = try Browser(demo: "sections", options: options, size: "80x24")
        for input in [Input.wake, .key("r")] { _ = browser.handle(input, at: .seconds(1)) }
        #expect(browser.nextFrame.map { $0 > .seconds(1) } == true)
        // The message sets the only deadline.
        #expect(browser.deadline.map { $0 > .seconds(2) } == true)
    }

    @Test("A resize shows the final screen, also during an animation")
    func resize() throws {
        let size = ScreenSize(columns: 60, rows: 20)
        let script = [
            MemoryTerminal.Event(at: .seconds(1), .key("r")),
            .init(at: .milliseconds(1_060), .resize(size)),
        ]
        let terminal = try play("sections", script)
        let index = try #require(terminal.recording.firstIndex { $0.size == size })
        let first = terminal.recording[index]
        #expect(terminal.recordedTimes[index] == .milliseconds(1_060))
        for screen in terminal.recording[index...] {
            #expect(screen.lines.dropLast() == first.lines.dropLast())
        }
        // Only the end of the message is drawn after it.
        #expect(terminal.recording.count - index == 2)
    }

    @Test("Keys during an animation act on its final state at once")
    func interrupted() throws {
        let script = ["r", "r", "]", "j", "r"].enumerated().map {
            MemoryTerminal.Event(
                at: .seconds(1) + .milliseconds(45 * $0), .key(.character(Character($1))))
        }
        let moved = try play("sections", script)
        let still = try play("sections", script, animates: false)
        #expect(moved.screen == still.screen)
        for event in script { #expect(moved.recordedTimes.contains(event.time)) }
    }

    @Test("A slow terminal gets fewer frames, and always the last frame")
    func slowOutput() throws {
        let busy = [Duration.milliseconds(1_010)..<(.milliseconds(1_800))]
        let slow = try play("sections", keys("r"), busy: busy)
        let quick = try play("sections", keys("r"))
        #expect(slow.frameCount <= 5 && quick.frameCount > 10)
        #expect(slow.screen == quick.screen)
        #expect(
            slow.recordedTimes.contains { $0 >= busy[0].upperBound && $0 < .milliseconds(1_820) })
    }
}
