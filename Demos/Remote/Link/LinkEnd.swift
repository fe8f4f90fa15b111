import Terminals

/// The reason why a link to another process has ended.
public enum LinkEnd: Hashable, Sendable {
    /// The process has ended, or could not be started.
    case process(ChildEnd.Cause)
    /// The process has closed its output without ending.
    case closed
    /// The process has sent bytes that are not messages.
    case broken(FormatError)
    /// The process has printed too much text.
    case printed
    /// The process has not read its messages for too long.
    case full
    /// This process has ended the link.
    case stopped

    /// The reason as a clause about the process: `was ended by signal 11`.
    public var clause: String {
        switch self {
        case .process(.exited(let status)): "has ended with status \(status)"
        case .process(.signaled(let number)): "was ended by signal \(number)"
        case .process(.notStarted(let reason)): "cannot be started: \(reason)"
        case .closed: "has closed its output"
        case .broken(let error): "was ended, because \(error)"
        case .printed: "was ended, because it has printed too much text"
        case .full: "was ended, because it does not read its messages"
        case .stopped: "was ended"
        }
    }
}
