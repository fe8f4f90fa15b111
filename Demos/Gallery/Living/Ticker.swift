/// A repeating timer, for a demo that changes without input.
///
/// The timer starts when the time is first set. Ticks missed while the demo was not shown are skipped.
struct Ticker: Hashable {
    let interval: Duration
    private(set) var next: Duration?
    private(set) var isRunning = true
    /// The time of the last update.
    private var now = Duration.zero

    init(every interval: Duration) { self.interval = interval }

    /// The time of the next tick; `nil` while the timer is stopped.
    var deadline: Duration? { isRunning ? next : nil }

    /// Sets the time. Returns `true` if a tick was due.
    mutating func advance(to now: Duration) -> Bool {
        self.now = now
        guard isRunning else { return false }
        guard let next else {
            self.next = now + interval
            return false
        }
        guard next <= now else { return false }
        self.next = next + interval > now ? next + interval : now + interval
        return true
    }

    /// Stops the timer, or continues it. After continuing, the next tick is one interval from now.
    mutating func toggle() {
        isRunning.toggle()
        next = isRunning ? now + interval : nil
    }

    /// Stops the timer until `toggle` continues it.
    mutating func stop() {
        isRunning = false
        next = nil
    }
}
