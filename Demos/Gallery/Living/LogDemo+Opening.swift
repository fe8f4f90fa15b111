import Reflow

extension DemoOptions {
    /// Whether standard input is shown, so that keys have to come from elsewhere.
    public var readsStandardInput: Bool { path(.file) == Self.standardInput }

    /// What stands for standard input: `-`.
    private static let standardInput = Array("-".utf8)
}

extension DemoOption {
    /// The file that is followed, `-` for standard input.
    static let file = DemoOption("file")
}

extension FollowedText {
    /// Where systems keep the log that most is written to.
    private static let usual = [
        "/var/log/syslog", "/var/log/messages", "/var/log/system.log", "/var/log/dpkg.log",
        "/var/log/install.log",
    ]

    /// A log of this machine. Throws a sentence when none of the usual ones can be read.
    static func ofThisMachine() throws(LogError) -> FollowedText {
        for path in usual {
            if let text = try? FollowedText(path: Array(path.utf8)) { return text }
        }
        throw LogError(
            description: "No log of this machine can be read: “reflow log FILE” follows any file.")
    }
}
