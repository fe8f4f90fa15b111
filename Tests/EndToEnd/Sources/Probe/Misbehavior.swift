import Reflow

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A fault of a program that must not leave the terminal in a bad state. The raw value is the key that causes it.
enum Misbehavior: Character {
    case trap = "t"
    case abort = "a"
    case overflow = "o"
    case exit = "x"
    /// An endless wait without reading input.
    case hang = "h"
    /// A wake-up from another thread, which is not a fault.
    case wake = "w"
    /// A thread that sends itself SIGTERM as soon as the process receives SIGURG.
    case betray = "b"

    func happen(_ terminal: any SystemTerminal) {
        switch self {
        case .trap: preconditionFailure("The probe was told to trap.")
        case .abort:
            #if canImport(Darwin)
                Darwin.abort()
            #else
                Glibc.abort()
            #endif
        case .overflow: print(Self.depth(1))
        case .exit:
            #if canImport(Darwin)
                Darwin.exit(7)
            #else
                Glibc.exit(7)
            #endif
        case .hang: while true { pause() }
        case .betray: Self.betray()
        case .wake:
            let waker = terminal.waker
            Task.detached { waker() }
        }
    }

    /// Starts a thread that waits for SIGURG. All other threads block this signal.
    private static func betray() {
        var urgent = sigset_t()
        sigemptyset(&urgent)
        sigaddset(&urgent, SIGURG)
        pthread_sigmask(SIG_BLOCK, &urgent, nil)
        Task.detached {
            var urgent = sigset_t()
            var found: Int32 = 0
            sigemptyset(&urgent)
            sigaddset(&urgent, SIGURG)
            sigwait(&urgent, &found)
            var none = sigset_t()
            sigemptyset(&none)
            pthread_sigmask(SIG_SETMASK, &none, nil)
            raise(SIGTERM)
        }
    }

    /// Calls itself until the stack overflows. The addition after the call prevents the compiler from making a loop of
    /// it.
    @inline(never)
    private static func depth(_ value: Int) -> Int {
        withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 16) { memory in
            memory[0] = UInt8(truncatingIfNeeded: value)
            return depth(value &+ 1) &+ Int(memory[0])
        }
    }
}
