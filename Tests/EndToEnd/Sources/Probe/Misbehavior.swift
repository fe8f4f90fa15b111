import Reflow

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What a program can do to its terminal.
enum Misbehavior: Character {
    case trap = "t"
    case abort = "a"
    case overflow = "o"
    case exit = "x"
    /// Looks at nothing any more.
    case hang = "h"
    /// A message from another thread; harmless.
    case wake = "w"
    /// From now on another thread sends itself SIGTERM when the process gets SIGURG.
    case betray = "b"

    func happen(_ terminal: CursesTerminal) {
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

    /// Starts a thread that waits for SIGURG, which all others block.
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

    /// Never ends by itself; what follows the call keeps it from becoming a loop.
    @inline(never)
    private static func depth(_ value: Int) -> Int {
        withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 16) { memory in
            memory[0] = UInt8(truncatingIfNeeded: value)
            return depth(value &+ 1) &+ Int(memory[0])
        }
    }
}
