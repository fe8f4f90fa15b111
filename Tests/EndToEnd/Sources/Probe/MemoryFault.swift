#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A fault that a sanitizer must report once. `Tests/sanitize` uses it to check that the sanitizer works. Without a
/// sanitizer it has no effect.
enum MemoryFault: String {
    /// A write of one byte after the end of a heap buffer.
    case overrun
    /// Writes of two threads to one number, without synchronization.
    case race

    func happen() {
        switch self {
        case .overrun: overrun(UnsafeMutablePointer<UInt8>.allocate(capacity: 9), count: 9)
        case .race: race()
        }
    }

    private func overrun(_ buffer: UnsafeMutablePointer<UInt8>, count: Int) {
        buffer[count] = 1
        buffer.deallocate()
    }

    /// Writes the number from a task and from this thread. A thread of `pthread_create` would not do, because
    /// ThreadSanitizer does not report its accesses here.
    private func race() {
        let number = SharedNumber(pointer: .allocate(capacity: 1))
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return }
        let end = ends[1]
        Task.detached {
            number.set(1)
            _ = write(end, "x", 1)
        }
        number.set(2)
        // Waits until both threads have written.
        var byte: UInt8 = 0
        _ = read(ends[0], &byte, 1)
    }
}

private struct SharedNumber: @unchecked Sendable {
    let pointer: UnsafeMutablePointer<Int>

    func set(_ number: Int) { pointer.pointee = number }
}
