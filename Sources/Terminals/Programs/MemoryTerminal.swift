/// A terminal in memory for tests. It plays a script of inputs on its own clock, and keeps the drawn screens.
///
/// The clock moves only while the program waits. It moves to the next input or to the program's deadline, whichever is
/// earlier. After the last input, the terminal requests the end of the program, so that no test waits for ever.
public final class MemoryTerminal: Terminal {
    /// A scripted input with its time.
    public struct Event: Hashable, Sendable {
        /// The time when the input arrives, counted from the opening of the terminal.
        public var time: Duration
        /// The input.
        public var input: Input

        /// Makes an event. A time in the past delivers the input at once.
        public init(at time: Duration, _ input: Input) {
            self.time = time
            self.input = input
        }
    }

    /// The features that the terminal reports.
    public let features: ScreenFeatures
    /// The size in cells; a `.resize` of the script changes it.
    public private(set) var size: ScreenSize
    /// The time since the terminal was opened, on the terminal's own clock. It never decreases.
    public private(set) var now: Duration = .zero
    /// Whether the program wants mouse events. The terminal delivers mouse events of the script in any case.
    public var isMouseEnabled = true

    /// The file descriptors that the program watches.
    ///
    /// The terminal checks them without waiting. A readable descriptor causes a `.wake` before the next input of the
    /// script.
    public var watchedDescriptors: [Int32] = []

    /// The times when the terminal accepts no output, counted from its opening. During these times, the loop draws a
    /// frame only after an input.
    package var busyTimes: [Range<Duration>] = []
    /// Whether the terminal accepts a screen at once. Always true, except in tests of Reflow itself.
    public var isReadyForOutput: Bool { !busyTimes.contains { $0.contains(now) } }

    /// The background that the terminal reports; nil for unknown.
    public var background: ScreenBackground?
    /// The requests that the program has sent, in order.
    public private(set) var requests: [TerminalRequest] = []

    /// The child processes that the program wanted to run, in order. The terminal starts no process.
    public private(set) var children: [ChildProcess] = []
    /// The closure that returns how a child process ends. The closure can also imitate the effects of the process.
    public var childCause: (ChildProcess) -> ChildEnd.Cause = { _ in .exited(0) }

    /// The last screen that was drawn; nil before the first.
    public private(set) var screen: Screen?
    /// The number of screens that were drawn.
    package private(set) var frameCount = 0
    /// The number of screens that were drawn with the argument `repaint`.
    package private(set) var repaintCount = 0
    /// Every screen that was drawn, if `isRecording` was set; else empty.
    public private(set) var recording: [Screen] = []
    /// The time of each screen in `recording`.
    package private(set) var recordedTimes: [Duration] = []

    private let isRecording: Bool
    private var script: ArraySlice<Event>
    /// The time at which the terminal ends a program whose animation never ends.
    private let end: Duration

    /// Makes a terminal that plays a script in order of time. Inputs at the same time keep their order.
    ///
    /// `patience` is the time after the last input during which the terminal still serves deadlines.
    public init(
        size: ScreenSize = ScreenSize(columns: 80, rows: 24),
        features: ScreenFeatures = ScreenFeatures(), script: [Event] = [],
        isRecording: Bool = false, patience: Duration = .seconds(60)
    ) {
        self.size = size
        self.features = features
        self.isRecording = isRecording
        let sorted = script.enumerated().sorted {
            ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
        }
        self.script = sorted.map(\.element)[...]
        end = (sorted.last?.element.time ?? .zero) + patience
    }

    /// Makes a terminal that plays inputs one after the other, with `interval` between two inputs. If the interval is
    /// zero, all inputs are available at once.
    public convenience init(
        size: ScreenSize = ScreenSize(columns: 80, rows: 24),
        features: ScreenFeatures = ScreenFeatures(), inputs: [Input],
        every interval: Duration = .seconds(1), isRecording: Bool = false
    ) {
        let script = inputs.enumerated().map { Event(at: interval * ($0.offset + 1), $0.element) }
        self.init(size: size, features: features, script: script, isRecording: isRecording)
    }

    /// Returns the next input of the script; nil if the deadline comes first. Moves the clock to the input or the
    /// deadline.
    ///
    /// Wakes of the script arrive whether or not the program watches descriptors. After the last input, returns
    /// `.end(.hangUp)` once no deadline within `patience` is left.
    public func nextInput(before deadline: Duration?) -> Input? {
        if Platform.isAnyReadable(watchedDescriptors) { return .wake }
        if let event = script.first,
            event.time <= now || event.time < deadline ?? .seconds(Int64.max)
        {
            script.removeFirst()
            now = max(now, event.time)
            if case .resize(let size) = event.input { self.size = size }
            return event.input
        }
        guard let deadline, script.first != nil || deadline < end || deadline <= now else {
            return .end(.hangUp)
        }
        now = max(now, deadline)
        return nil
    }

    /// Appends a request to `requests`. Returns false, and appends nothing, for a request that could not be sent to a
    /// terminal.
    @discardableResult
    public func send(_ request: TerminalRequest) -> Bool {
        guard request.sequence() != nil else { return false }
        requests.append(request)
        return true
    }

    /// Appends a child process to `children`, and at once returns the end that `childCause` gives for it.
    @discardableResult
    public func run(_ child: ChildProcess) -> ChildEnd {
        children.append(child)
        return ChildEnd(of: child, childCause(child))
    }

    /// Stores a copy of the screen and counts it. O(cells).
    public func draw(_ screen: borrowing Screen, repaint: Bool) {
        frameCount += 1
        repaintCount += repaint ? 1 : 0
        self.screen = copy screen
        guard isRecording else { return }
        recording.append(copy screen)
        recordedTimes.append(now)
    }
}
