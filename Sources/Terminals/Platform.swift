// The one place of the library that knows which C library there is, beside Platform+Processes.swift and ChangeWatcher.swift.
#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Calls of the C library for terminals and for the loop.
package enum Platform {
    /// Compares plain memory, several times as fast as comparing cells. O(bytes).
    package static func isEqual(
        _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer
    ) -> Bool {
        guard left.count == right.count else { return false }
        guard let mine = left.baseAddress, let theirs = right.baseAddress else { return true }
        return memcmp(mine, theirs, left.count) == 0
    }

    /// An environment variable; nil when it is not set.
    package static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// The system's text for an error code, written to follow a colon.
    package static func reason(_ code: Int32) -> String {
        String(cString: strerror(code)).lowercased()
    }

    /// The error of the call that has just failed.
    static var lastError: Int32 { errno }

    /// Whether an error says that there is no file of that name.
    static func isMissing(_ code: Int32) -> Bool { code == ENOENT || code == ENOTDIR }

    /// Whether there is a file of that path that may be run.
    static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

    /// Whether a descriptor is a terminal.
    static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
}

/// File descriptors that wake a loop.
extension Platform {
    /// A pipe that never blocks and that no program started by this one gets; nil where there is no descriptor left.
    ///
    /// With `blocksWriter` its writer waits for the reader, as every other program expects.
    static func makePipe(blocksWriter: Bool = false) -> (reading: Int32, writing: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends {
            if end == ends[0] || !blocksWriter { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        return (ends[0], ends[1])
    }

    /// Opens a file to read it, which no program started by this one gets; -1 where that is not possible.
    static func open(_ path: String) -> Int32 {
        #if canImport(Darwin)
            Darwin.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        #elseif canImport(Musl)
            Musl.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        #else
            Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        #endif
    }

    static func close(_ descriptor: Int32) {
        #if canImport(Darwin)
            _ = Darwin.close(descriptor)
        #elseif canImport(Musl)
            _ = Musl.close(descriptor)
        #else
            _ = Glibc.close(descriptor)
        #endif
    }

    /// Writes one byte. If the pipe is full, it is readable anyway.
    static func writeByte(to descriptor: Int32) {
        var byte: UInt8 = 0
        _ = write(descriptor, &byte, 1)
    }

    /// Reads and drops everything that waits in a non-blocking descriptor.
    static func readAll(from descriptor: Int32) {
        withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { buffer in
            while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
        }
    }

    /// Whether any of the descriptors can be read now.
    static func isAnyReadable(_ descriptors: [Int32]) -> Bool {
        var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        _ = poll(&polled, nfds_t(polled.count), 0)
        return polled.contains { $0.revents & Int16(POLLIN) != 0 }
    }

    /// Waits until one of the descriptors can be read or has ended, at most this many milliseconds; a negative number
    /// means for ever.
    static func waitUntilReadable(_ descriptors: [Int32], milliseconds: Int32 = -1) {
        var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        _ = poll(&polled, nfds_t(polled.count), milliseconds)
    }

    /// What reading has come to.
    enum ReadResult: Equatable {
        /// So many bytes.
        case bytes(Int)
        /// Nothing is there yet.
        case nothing
        /// Nothing will come any more.
        case end
    }

    /// Reads what is there of a descriptor, whether it blocks or not; never waits.
    static func readWaiting(
        from descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
    ) -> ReadResult {
        guard descriptor >= 0 else { return .end }
        var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&polled, 1, 0) > 0 else { return .nothing }
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        if count > 0 { return .bytes(count) }
        return count < 0 && (errno == EINTR || errno == EAGAIN) ? .nothing : .end
    }

    /// Writes all bytes; returns an error of the system, 0 for none.
    package static func writeAll(_ bytes: some Sequence<UInt8>, to descriptor: Int32) -> Int32 {
        var rest = Array(bytes)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return errno }
        }
        return 0
    }

    /// Where a byte stands first; nil where it does not.
    static func firstIndex(of byte: UInt8, in bytes: UnsafeRawBufferPointer) -> Int? {
        guard let start = bytes.baseAddress,
            let found = memchr(start, Int32(byte), bytes.count)
        else { return nil }
        return UnsafeRawPointer(found) - start
    }
}
