#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Waits until a descriptor is readable. Returns false after 10 seconds.
package func waitUntilReadable(_ descriptor: Int32) -> Bool {
    wait(for: Int16(POLLIN), of: descriptor)
}

/// Waits until all writing ends of a pipe are closed. Returns false after 10 seconds.
///
/// Tests run in one process and start programs. A new child process has copies of all descriptors until its program
/// starts, so a closed file or pipe can stay open a little longer.
package func waitUntilUnwritten(_ reading: Int32) -> Bool {
    wait(for: Int16(POLLHUP), of: reading)
}

/// Asks again and again, because `poll` on macOS also returns for unread data when only a hang-up is requested.
private func wait(for event: Int16, of descriptor: Int32) -> Bool {
    for _ in 0..<10_000 {
        var entry = pollfd(fd: descriptor, events: event, revents: 0)
        if poll(&entry, 1, 0) == 1, entry.revents & event != 0 { return true }
        usleep(1_000)
    }
    return false
}
