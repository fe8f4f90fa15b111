/// A repeating timer, for a demo that changes by itself.
///
/// It starts when the time is first set. Ticks missed while the demo was not shown are skipped.
struct Ticker: Hashable {
    let interval: Duration
    private(set) var next: Duration?
    private(set) var isRunning = true
    /// The time it was told last.
    private var now = Duration.zero

    init(every interval: Duration) { self.interval = interval }

    /// When it is due; nil while it is stopped.
    var deadline: Duration? { isRunning ? next : nil }

    /// Takes the time; true when it was due.
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

    /// Stops or goes on; then it is due one interval from now.
    mutating func toggle() {
        isRunning.toggle()
        next = isRunning ? now + interval : nil
    }

    /// Stops for good.
    mutating func stop() {
        isRunning = false
        next = nil
    }
}
