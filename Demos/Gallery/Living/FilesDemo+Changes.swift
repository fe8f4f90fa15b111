import Reflow

/// What happens on disk.
extension FilesDemo {
    var descriptors: [Int32] { isStale ? [] : folders.descriptors }

    /// The least time from one look at the disk to the next: whatever happens there, it is read ten times a second at
    /// most.
    static let pause = Duration.milliseconds(100)

    var deadline: Duration? {
        let stale = isStale ? (lastLook ?? now) + Self.pause : nil
        return [stale, nextLook].compactMap { $0 }.min()
    }

    mutating func advance(to now: Duration) -> Bool {
        self.now = now
        let isDue = nextLook.map { $0 <= now } ?? false
        if isDue { nextLook = nil }
        let isStale = isStale && now >= (lastLook ?? now) + Self.pause
        let hasChanged = isDue || isStale ? look(isAll: isDue) : false
        // What is told in between does not put the look off.
        nextLook = folders.interval.map { nextLook ?? now + $0 }
        return hasChanged
    }

    /// Changes that follow each other fast are waited for, without listening.
    mutating func wake() -> Outcome {
        if let lastLook, now < lastLook + Self.pause {
            isStale = true
            return .ignored
        }
        return look() ? saying(.redraw) : .ignored
    }

    /// Reads again what has changed, or all there is; false when nothing looks different.
    private mutating func look(isAll: Bool = false) -> Bool {
        isStale = false
        guard let isDifferent = folders.refresh(isAll: isAll) else { return false }
        // What was read costs the same whether anything is different or not.
        lastLook = now
        guard isDifferent else { return false }
        show()
        return true
    }
}
