import Foundation

/// The signals that ask this process to end.
enum Termination {
    /// Whether a signal has arrived. The handler of a signal may only set a variable.
    nonisolated(unsafe) private(set) static var isRequested: sig_atomic_t = 0

    /// Handles the signals, so that the process can remove its files and end the compiler.
    static func observe() {
        for number in [SIGTERM, SIGINT, SIGHUP] {
            signal(number) { _ in Termination.isRequested = 1 }
        }
        signal(SIGPIPE, SIG_IGN)
    }
}
