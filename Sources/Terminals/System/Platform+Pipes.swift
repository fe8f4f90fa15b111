#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Functions for a program that exchanges messages with this process.
extension Platform {
    /// Makes two connected sockets for the input of a child: this process writes to one, and the child reads the other.
    /// Returns nil if the system has no free descriptor.
    ///
    /// With a pipe, the system would end this process when it writes after the child has ended. Sockets have an option
    /// against that. Child processes don't inherit the descriptors. The child's end waits for bytes, as programs expect
    /// of their input.
    package static func makeInput() -> (reading: Int32, writing: Int32)? {
        var ends: [Int32] = [-1, -1]
        #if canImport(Glibc)
            let kind = Int32(SOCK_STREAM.rawValue)
        #else
            let kind = SOCK_STREAM
        #endif
        let isMade = inheritance.withLock { _ in
            guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return false }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            return true
        }
        guard isMade else { return nil }
        _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
        #if canImport(Darwin)
            var isOn: Int32 = 1
            let size = socklen_t(MemoryLayout<Int32>.size)
            setsockopt(ends[1], SOL_SOCKET, SO_NOSIGPIPE, &isOn, size)
        #endif
        return (ends[0], ends[1])
    }

    /// Writes as many bytes to a socket of `makeInput` as it accepts now. Returns their number; nil if the other
    /// process no longer reads.
    package static func writeAvailable(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int? {
        #if canImport(Darwin)
            let flags: Int32 = 0
        #else
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        let count = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) }
        if count >= 0 { return count }
        return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? 0 : nil
    }

    /// Waits until a descriptor can be read or written, or has ended, at most this many milliseconds.
    package static func wait(
        reading: [Int32], writing: [Int32], milliseconds: Int32
    ) {
        var polled = reading.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        polled += writing.map { pollfd(fd: $0, events: Int16(POLLOUT), revents: 0) }
        _ = poll(&polled, nfds_t(polled.count), milliseconds)
    }
}
