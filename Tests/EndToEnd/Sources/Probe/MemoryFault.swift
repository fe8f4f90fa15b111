#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A fault for a sanitizer to report once, so that `Tests/sanitize` knows that it is heard; harmless without one.
enum MemoryFault: String {
    /// A byte is written behind the end of a heap buffer.
    case overrun
    /// Two threads write a number, and nothing orders them.
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

    /// A task, as the thread sanitizer reports nothing of a thread that `pthread_create` begins here.
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
        // Both have written.
        var byte: UInt8 = 0
        _ = read(ends[0], &byte, 1)
    }
}

private struct SharedNumber: @unchecked Sendable {
    let pointer: UnsafeMutablePointer<Int>

    func set(_ number: Int) { pointer.pointee = number }
}
