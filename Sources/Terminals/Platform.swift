// The one place of the library that knows which C library there is.
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

    /// Whether there is a file of that path that may be run.
    static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

    static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
}

/// File descriptors that wake a loop.
extension Platform {
    /// A pipe that never blocks and that no program started by this one gets; nil where there is no descriptor left.
    static func makePipe() -> (reading: Int32, writing: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        return (ends[0], ends[1])
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

    /// Writes one byte; a pipe that is full is readable as it is.
    static func writeByte(to descriptor: Int32) {
        var byte: UInt8 = 0
        _ = write(descriptor, &byte, 1)
    }

    /// Reads what is waiting in a descriptor that does not block, and throws it away.
    static func readAll(from descriptor: Int32) {
        withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { buffer in
            while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
        }
    }

    /// Whether any of the descriptors can be read now, or has ended.
    static func isAnyReadable(_ descriptors: [Int32]) -> Bool {
        var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        _ = poll(&polled, nfds_t(polled.count), 0)
        return polled.contains { $0.revents & Int16(POLLIN) != 0 }
    }
}
