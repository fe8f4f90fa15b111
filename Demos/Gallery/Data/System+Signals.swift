import Reflow

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Signals to other processes. Only this file sends them.
extension System {
    /// The number of this process.
    static var ownProcess: Int { Int(getpid()) }

    /// Sends a signal to a process. Sends nothing if the process with this number has another start time than `id`.
    ///
    /// `start` returns the present start time of the process with a number. The call checks it immediately before it
    /// sends the signal. In the few microseconds between the check and the signal, the process could end, and the
    /// system could give its number to a new process. Systems give out numbers in turn, so this needs the start of
    /// thousands of processes in that time. On Linux, `pidfd_send_signal` could close the gap, but the Swift module of
    /// the C library does not contain it.
    ///
    /// Numbers up to 1 are refused: `kill` sends a signal for 0 and below to groups of processes, and the process 1
    /// starts and ends the system.
    static func send(
        _ signal: ProcessSignal, to id: ProcessID, start: (Int) -> UInt64?
    ) throws(SignalError) {
        guard id.number > 1, let number = pid_t(exactly: id.number) else { throw .notPermitted }
        guard start(id.number) == id.start else { throw .ended }
        guard kill(number, signal.number) != 0 else { return }
        switch errno {
        case ESRCH: throw .ended
        case EPERM: throw .notPermitted
        default: throw .system(.last)
        }
    }
}

extension ProcessSignal {
    /// The number of this system, which differs between systems.
    fileprivate var number: Int32 {
        switch self {
        case .terminate: SIGTERM
        case .interrupt: SIGINT
        case .hangUp: SIGHUP
        case .kill: SIGKILL
        case .stop: SIGSTOP
        case .resume: SIGCONT
        case .user1: SIGUSR1
        case .user2: SIGUSR2
        }
    }
}
