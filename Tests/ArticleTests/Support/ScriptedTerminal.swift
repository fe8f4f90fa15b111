import Foundation
import Reflow

/// A terminal in memory in which q is pressed unless a test says otherwise, and what it showed last.
///
/// A program that watches anything is to hear of it first. It is opened as `CursesTerminal` is.
final class ScriptedTerminal: ScopedTerminal {
    /// Belongs to the thread of the test that runs an example; each test sets its own.
    @TaskLocal static var size = ScreenSize(columns: 80, rows: 24)
    @TaskLocal static var inputs: [Input] = [.key("q")]
    @TaskLocal static var result = Result()

    /// Where screens are kept, and the programs that ran.
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

    /// There are no options to heed here; their names are those of the real one.
    typealias Options = Reflow.CursesTerminal.Options

    @discardableResult
    static func withTerminal<Value>(
        _ options: Options = Options(), _ body: (ScriptedTerminal) throws -> Value
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

    /// Waits until one of the watched descriptors can be read.
    private func waitForDescriptors() {
        var polled = watchedDescriptors.map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        hasHeard = polled.isEmpty || poll(&polled, nfds_t(polled.count), -1) > 0
    }

    func run(_ child: ChildProcess) -> ChildEnd { memory.run(child) }

    func draw(_ screen: borrowing Screen, repaint: Bool) { memory.draw(screen, repaint: repaint) }
}
