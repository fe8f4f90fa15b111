import Reflow

/// A signal that the reader can send to a process.
enum ProcessSignal: Hashable, CaseIterable, Sendable {
    case terminate, interrupt, hangUp, kill, stop, resume, user1, user2

    /// The name without the prefix `SIG`, as `kill -l` lists it.
    var name: String {
        switch self {
        case .terminate: "TERM"
        case .interrupt: "INT"
        case .hangUp: "HUP"
        case .kill: "KILL"
        case .stop: "STOP"
        case .resume: "CONT"
        case .user1: "USR1"
        case .user2: "USR2"
        }
    }
}

/// The reason why a signal was not sent.
enum SignalError: Error, Hashable {
    /// The process has ended. Its number may belong to another process now.
    case ended
    /// The user may not send signals to the process.
    case notPermitted
    /// The processes are files in a folder, and not those of this machine.
    case notRunning
    /// Another error of the system.
    case system(SystemError)
}
