/// The output of a program without a terminal: neither its input nor its output is a terminal.
public struct Printed {
    public enum Stream: String, Sendable {
        case output = "2>/dev/null"
        case error = "2>&1 >/dev/null"
    }

    public var bytes: [UInt8]
    public var end: Session.End

    public var text: String { String(decoding: bytes, as: UTF8.self) }
    public var lines: [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// Runs a program to its end, and keeps the bytes of one stream.
    public init(
        on stream: Stream, by program: Program = .reflow, _ arguments: [String],
        environment: [String: String?] = [:]
    ) throws {
        // The order of the redirections matters: standard error goes to the earlier destination of standard output.
        let session = try Session(
            .path("/bin/sh"),
            ["-c", "\"$0\" \"$@\" \(stream.rawValue)", program.location] + arguments,
            environment: environment, hasTerminal: false)
        end = try session.waitForEnd()
        bytes = session.output
    }
}
