import Reflow

/// Follows the changes on disk and the change of the day. At midnight, the heading “Today” becomes “Yesterday”.
extension FilesDemo {
    var descriptors: [Int32] { isStale ? [] : folders.descriptors }

    /// The minimum time between two reads of the disk: at most ten reads a second.
    static let pause = Duration.milliseconds(100)

    var deadline: Duration? {
        let stale = isStale ? (lastLook ?? now) + Self.pause : nil
        return [stale, nextCheck, nextDay].compactMap { $0 }.min()
    }

    mutating func advance(to now: Duration) -> Bool {
        self.now = now
        let isAnotherDay = nextDay.map { $0 <= now } ?? false
        if isAnotherDay { show() }
        let isDue = nextCheck.map { $0 <= now } ?? false
        if isDue { nextCheck = nil }
        let isStale = isStale && now >= (lastLook ?? now) + Self.pause
        let outcome = isDue || isStale ? look(isAll: isDue) : .ignored
        if case .message = outcome { pendingMessage = outcome }
        // If the next timed read already has a time, keeps that time, so that many events cannot delay the read for
        // ever.
        nextCheck = folders.interval.map { nextCheck ?? now + $0 }
        return isAnotherDay || outcome != .ignored
    }

    /// Reads changes. If the last read is less than `pause` ago, the read waits until `pause` has passed. Meanwhile,
    /// the loop does not watch the descriptor, so several changes share one read.
    mutating func wake() -> Outcome {
        defer { pendingMessage = nil }
        if let lastLook, now < lastLook + Self.pause {
            isStale = true
            return pendingMessage ?? .ignored
        }
        let outcome = look()
        return outcome == .ignored ? pendingMessage ?? .ignored : saying(outcome)
    }

    /// Reads changed folders again, or all folders. Returns `.ignored` if nothing looks different.
    private mutating func look(isAll: Bool = false) -> Outcome {
        isStale = false
        guard let isDifferent = folders.refresh(isAll: isAll) else { return .ignored }
        // The pause before the next read also begins after a read without changes, because this read takes as long.
        lastLook = now
        guard isDifferent else { return .ignored }
        let place = readerPosition
        show()
        switch folders.takeEvent() {
        case .gone(let path):
            lostPosition = place
            return .message("“\(title(of: path))” is gone: it was renamed or removed")
        case .returned(let path):
            if let place = lostPosition { go(to: place) }
            lostPosition = nil
            return .message("“\(title(of: path))” is back")
        case nil: return .redraw
        }
    }
}
