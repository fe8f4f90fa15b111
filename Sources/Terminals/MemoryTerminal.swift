/// A terminal without a tty: its inputs and its clock follow a script, and it keeps what was drawn.
///
/// The clock only moves while the program waits: to the next input, or to the program's deadline.
/// When the script is at its end, the program is asked to end, so that none waits for ever.
public final class MemoryTerminal: Terminal {
    /// An input and when it arrives.
    public struct Event: Hashable, Sendable {
        /// When the input arrives, since the terminal was opened.
        public var time: Duration
        /// What arrives.
        public var input: Input

        /// Makes an event; a time that has passed means at once.
        public init(at time: Duration, _ input: Input) {
            self.time = time
            self.input = input
        }
    }

    /// What the terminal pretends to be able to show.
    public let features: ScreenFeatures
    /// The size in cells; that of the last `.resize` of the script.
    public private(set) var size: ScreenSize
    /// The time of the script, since the terminal was opened; never goes back.
    public private(set) var now: Duration = .zero
    /// Whether the program wants the mouse; the script plays all the same.
    public var isMouseEnabled = true

    /// What the program watches. They are looked at, without waiting: one that can be read is a `.wake` before the
    /// next input of the script.
    public var watchedDescriptors: [Int32] = []

    /// When the terminal takes no output, since it was opened: then only inputs are followed by a frame.
    public var busyTimes: [Range<Duration>] = []
    /// Whether no busy time is now.
    public var isReadyForOutput: Bool { !busyTimes.contains { $0.contains(now) } }

    /// What the background pretends to be.
    public var background: ScreenBackground?
    /// What was sent beside screens, in order.
    public private(set) var requests: [TerminalRequest] = []

    /// The programs that were to run in it, in order.
    public private(set) var children: [ChildProcess] = []
    /// How each of them ends; none is started. It may do what the program would have done.
    public var childCause: (ChildProcess) -> ChildEnd.Cause = { _ in .exited(0) }

    /// The screen drawn last, nil before the first.
    public private(set) var screen: Screen?
    /// How many screens were drawn.
    public private(set) var frameCount = 0
    /// How many of them were to be sent as a whole.
    public private(set) var repaintCount = 0
    /// Every screen drawn, when they are recorded.
    public private(set) var recording: [Screen] = []
    /// When each of them was drawn.
    public private(set) var recordedTimes: [Duration] = []

    private let isRecording: Bool
    private var script: ArraySlice<Event>
    /// A program that animates for ever ends here.
    private let end: Duration

    /// Makes a terminal that plays a script, in order of time; inputs of the same time in order given.
    ///
    /// `patience` is how long deadlines are served after the last input.
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

    /// Makes a terminal that plays inputs one after the other; with no interval all wait at once.
    public convenience init(
        size: ScreenSize = ScreenSize(columns: 80, rows: 24),
        features: ScreenFeatures = ScreenFeatures(), inputs: [Input],
        every interval: Duration = .seconds(1), isRecording: Bool = false
    ) {
        let script = inputs.enumerated().map { Event(at: interval * ($0.offset + 1), $0.element) }
        self.init(size: size, features: features, script: script, isRecording: isRecording)
    }

    /// The next input of the script; moves the clock to it, or to the deadline when that is earlier.
    ///
    /// Wakes of the script come whatever is watched. Reports `.end(.hangUp)` when the script is at its end and no deadline within `patience` is left.
    public func nextInput(before deadline: Duration?) -> Input? {
        if !watchedDescriptors.isEmpty, Platform.isAnyReadable(watchedDescriptors) { return .wake }
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

    /// Keeps a request; false, and not kept, when a terminal would not be sent it.
    @discardableResult
    public func send(_ request: TerminalRequest) -> Bool {
        guard request.sequence() != nil else { return false }
        requests.append(request)
        return true
    }

    /// Keeps what was to run, and ends it at once as `childCause` says.
    @discardableResult
    public func run(_ child: ChildProcess) -> ChildEnd {
        children.append(child)
        return ChildEnd(of: child, childCause(child))
    }

    /// Keeps a copy of the screen, and counts it; O(cells).
    public func draw(_ screen: borrowing Screen, repaint: Bool) {
        frameCount += 1
        repaintCount += repaint ? 1 : 0
        self.screen = copy screen
        guard isRecording else { return }
        recording.append(copy screen)
        recordedTimes.append(now)
    }
}
