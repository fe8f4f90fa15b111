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
        case .wake:
            let waker = terminal.waker
            Task.detached { waker() }
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
