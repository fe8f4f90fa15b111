/// An error that the system has reported.
public struct SystemError: Error, Hashable, Sendable {
    /// The system's error number.
    public let code: Int32

    /// Makes an error from the system's error number.
    package init(code: Int32) { self.code = code }

    /// The error of the call that has just failed.
    package static var last: SystemError { SystemError(code: Platform.lastError) }

    /// The system's description of the error, worded to follow a colon.
    public var reason: String { Platform.reason(code) }

    /// Whether the error means that no file of that name exists.
    public var isMissing: Bool { Platform.isMissing(code) }
}
