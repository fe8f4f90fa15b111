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

    private func race() {
        let number = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        _ = pthread_create(&thread, nil, writeOne, number)
        number.pointee = 2
        #if canImport(Darwin)
            if let thread { pthread_join(thread, nil) }
        #else
            pthread_join(thread, nil)
        #endif
        number.deallocate()
    }
}

#if canImport(Darwin)
    private func writeOne(_ number: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        number.storeBytes(of: 1, as: Int.self)
        return nil
    }
#else
    private func writeOne(_ number: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        number?.storeBytes(of: 1, as: Int.self)
        return nil
    }
#endif
