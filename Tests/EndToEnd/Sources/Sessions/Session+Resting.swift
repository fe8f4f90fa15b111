import CPty

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Waiting until a program rests, as the system shows it; see `SystemCall.tellsTimes`.
extension Session {
    /// Types something and waits until the program has dealt with it and rests; false when it has ended.
    public func act(_ text: String) throws -> Bool {
        let waits = SystemCall.waits(of: process)
        send(text)
        return try rest(after: waits)
    }

    /// Does something to the terminal and waits until the program has dealt with it and rests.
    public func act(_ change: () -> Void) throws -> Bool {
        let waits = SystemCall.waits(of: process)
        change()
        return try rest(after: waits)
    }

    /// Waits until the program waits for input, nothing moves, and all that it has written is on the screen; false
    /// when it has ended.
    public func rest(after waits: Int = 0) throws -> Bool {
        let start = ContinuousClock.now
        while read(before: 1) {
            if isResting(after: waits) { return try readAll() }
            if start.duration(to: .now) > Self.patience { throw failure("It never rests.") }
        }
        return false
    }

    /// It has woken since it had waited so often, has read what was typed, and waits again.
    private func isResting(after waits: Int) -> Bool {
        SystemCall.waits(of: process) > waits && pty_waiting(child.line) == 0
            && SystemCall(of: process)?.isLongPoll ?? false
    }

    /// Reads what is on its way to the terminal: all that comes before a byte of ours, which terminals ignore.
    private func readAll() throws -> Bool {
        let start = ContinuousClock.now
        // What the program has written may fill the way there, and we would wait for ourselves to read that.
        while !hasRoom {
            guard read(before: 1) else { return false }
            if start.duration(to: .now) > Self.patience { throw failure("There is no room.") }
        }
        let first = output.count
        var mark: UInt8 = 0
        _ = write(child.line, &mark, 1)
        while !output[first...].contains(mark) {
            guard read(before: 500) else { return false }
            if start.duration(to: .now) > Self.patience { throw failure("It is not read.") }
        }
        return true
    }

    /// Whether what is written to the terminal now is taken at once.
    private var hasRoom: Bool {
        var watched = pollfd(fd: child.line, events: Int16(POLLOUT), revents: 0)
        return poll(&watched, 1, 0) > 0
    }
}

extension Session {
    /// Reads until the program waits for input, as far as the system shows it, and all that it has written is there.
    public func waitUntilIdle() throws {
        guard SystemCall.canBeSeen else { return }
        try wait(for: "rest") { SystemCall(of: $0.process)?.isEndlessPoll ?? false }
        _ = try readAll()
    }
}
