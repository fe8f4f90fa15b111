import Reflow

extension DemoOptions {
    /// Whether the demo reads standard input. If so, the keys must come from another descriptor.
    public var readsStandardInput: Bool { path(.file) == Self.standardInput }

    /// The file name that means standard input: `-`.
    private static let standardInput = Array("-".utf8)
}

extension DemoOption {
    /// The file to follow; `-` means standard input.
    static let file = DemoOption("file")
}

extension FollowedText {
    /// The usual paths of the main log of a system.
    private static let usual = [
        "/var/log/syslog", "/var/log/messages", "/var/log/system.log", "/var/log/dpkg.log",
        "/var/log/install.log",
    ]

    /// Opens a log of this machine. Throws a sentence if none of the usual logs can be read.
    static func ofThisMachine() throws(DemoError) -> FollowedText {
        for path in usual {
            if let text = try? FollowedText(path: Array(path.utf8)) { return text }
        }
        throw DemoError("No log of this machine can be read: “reflow log FILE” follows any file.")
    }
}
