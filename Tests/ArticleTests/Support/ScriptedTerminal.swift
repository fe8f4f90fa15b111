import Foundation
import Reflow

/// A terminal in memory that sends a test's inputs, by default the key q, and keeps the last
/// screen.
///
/// A program that watches descriptors receives their wake before the inputs. Examples open this
/// terminal like `DefaultTerminal`.
final class ScriptedTerminal: ScopedTerminal {
    /// The size for the current task. Each test sets its own value.
    @TaskLocal static var size = ScreenSize(columns: 80, rows: 24)
    @TaskLocal static var inputs: [Input] = [.key("q")]
    @TaskLocal static var result = Result()

    /// The screens and the child processes of a run.
    final class Result: @unchecked Sendable {
        var screens: [Screen] = []
        var screen: Screen? { screens.last }
        var children: [ChildProcess] = []
    }

    private let memory = MemoryTerminal(
        size: ScriptedTerminal.size, inputs: ScriptedTerminal.inputs, isRecording: true)

    @discardableResult
    static func withTerminal<Value>(_ body: (ScriptedTerminal) throws -> Value) throws -> Value {
        let terminal = ScriptedTerminal()
        defer {
            result.screens = terminal.memory.recording
            result.children = terminal.memory.children
        }
        return try body(terminal)
    }

    /// Ignores the options, which are those of the real terminal.
    @discardableResult
    static func withTerminal<Value>(
        _ options: TerminalOptions, _ body: (ScriptedTerminal) throws -> Value
    ) throws -> Value {
        try withTerminal(body)
    }

    var features: ScreenFeatures { memory.features }
    var size: ScreenSize { memory.size }
    var now: Duration { memory.now }
    var isMouseEnabled: Bool {
        get { memory.isMouseEnabled }
        set { memory.isMouseEnabled = newValue }
    }

    var watchedDescriptors: [Int32] {
        get { memory.watchedDescriptors }
        set { memory.watchedDescriptors = newValue }
    }

    private var hasHeard = false

    func nextInput(before deadline: Duration?) -> Input? {
        if !hasHeard { waitForDescriptors() }
        return memory.nextInput(before: deadline)
    }

    /// Waits until a watched descriptor is readable.
    private func waitForDescriptors() {
        var polled = watchedDescriptors.map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        hasHeard = polled.isEmpty || poll(&polled, nfds_t(polled.count), -1) > 0
    }

    func run(_ child: ChildProcess) -> ChildEnd { memory.run(child) }

    func draw(_ screen: borrowing Screen, repaint: Bool) { memory.draw(screen, repaint: repaint) }
}
