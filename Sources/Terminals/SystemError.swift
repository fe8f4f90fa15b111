/// Why the system refused something.
public struct SystemError: Error, Hashable, Sendable {
    /// The system's number for it.
    public let code: Int32

    /// Makes an error of the system's number.
    package init(code: Int32) { self.code = code }

    /// The error of the call that has just failed.
    package static var last: SystemError { SystemError(code: Platform.lastError) }

    /// The system's own words, to stand after a colon.
    public var reason: String { Platform.reason(code) }

    /// Whether there is no file of that name.
    public var isMissing: Bool { Platform.isMissing(code) }
}
