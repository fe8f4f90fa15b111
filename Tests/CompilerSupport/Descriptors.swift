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
    wait(for: 0, of: reading)
}

private func wait(for events: Int16, of descriptor: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: events, revents: 0)
    return poll(&entry, 1, 10_000) == 1
}
