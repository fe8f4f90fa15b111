import CPty

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Functions that wait until a program is idle. They need information of the kernel; see `SystemCall.tellsTimes`.
extension Session {
    /// Types a text, and waits until the program has handled it and is idle. Returns false if the program has ended.
    public func act(_ text: String) throws -> Bool {
        let waits = SystemCall.waits(of: process)
        send(text)
        return try rest(after: waits)
    }

    /// Changes the terminal, and waits until the program has handled the change and is idle. Returns false if the
    /// program has ended.
    public func act(_ change: () -> Void) throws -> Bool {
        let waits = SystemCall.waits(of: process)
        change()
        return try rest(after: waits)
    }

    /// Waits until the program waits for input, nothing moves, and all its output is on the screen. Returns false if
    /// the program has ended.
    public func rest(after waits: Int = 0) throws -> Bool {
        let start = ContinuousClock.now
        while read(before: 1) {
            if isResting(after: waits) { return try readAll() }
            if start.duration(to: .now) > Self.patience {
                throw failure("The program did not become idle within \(Self.patience).")
            }
        }
        return false
    }

    /// Whether the program has waited more often than `waits` times, has read all input, and waits again.
    private func isResting(after waits: Int) -> Bool {
        SystemCall.waits(of: process) > waits && pty_waiting(child.line) == 0
            && SystemCall(of: process)?.isLongPoll ?? false
    }

    /// Reads all output that is on its way to the terminal. It writes a null byte, which terminals ignore, and reads up
    /// to it.
    private func readAll() throws -> Bool {
        let start = ContinuousClock.now
        // The line may be full of output. The write of the null byte would then wait for a read by this same thread.
        while !hasRoom {
            guard read(before: 1) else { return false }
            if start.duration(to: .now) > Self.patience {
                throw failure("The line to the terminal stayed full for \(Self.patience).")
            }
        }
        let first = output.count
        var mark: UInt8 = 0
        _ = write(child.line, &mark, 1)
        while !output[first...].contains(mark) {
            guard read(before: 500) else { return false }
            if start.duration(to: .now) > Self.patience {
                throw failure("The null byte did not arrive within \(Self.patience).")
            }
        }
        return true
    }

    /// Whether a write to the terminal would not wait.
    private var hasRoom: Bool {
        var watched = pollfd(fd: child.line, events: Int16(POLLOUT), revents: 0)
        return poll(&watched, 1, 0) > 0
    }
}

extension Session {
    /// Reads until the program waits for input and all its output is on the screen. Without information from the kernel
    /// it returns at once.
    public func waitUntilIdle() throws {
        guard SystemCall.canBeSeen else { return }
        try wait(for: "rest") { SystemCall(of: $0.process)?.isEndlessPoll ?? false }
        _ = try readAll()
    }
}
