import Sessions
import Testing

/// What the examples print about themselves, wherever they are started.
@Suite struct HelpTests {
    private static let names = ["dashboard", "gitlog", "pick"]

    /// What a command prints in an empty folder with nothing on its input, and how it ends.
    private func run(_ name: String, _ words: String) throws -> (text: String, end: Session.End) {
        let directory = try TemporaryDirectory()
        let command = "\(Program.example(name).command) \(words)"
        let session = try Session(
            .path("/bin/sh"), ["-c", "cd \(directory.path) && exec \(command) </dev/null"],
            hasTerminal: false)
        let end = try session.waitForEnd()
        return (String(decoding: session.output, as: UTF8.self), end)
    }

    @Test("help is the command's own", arguments: names, ["--help", "-h", "--help x", "x --help"])
    func help(name: String, words: String) throws {
        let (text, end) = try run(name, words)
        #expect(end == .exited(0))
        #expect(text.hasPrefix("USAGE: ") && text.contains(name), "\(text)")
        #expect(text.split(whereSeparator: \.isNewline).count > 3, "\(text)")
    }

    @Test("an argument that is none is one sentence", arguments: names, ["--x", "x", "-- --x"])
    func unknown(name: String, words: String) throws {
        let (text, end) = try run(name, words)
        #expect(end == .exited(64))
        #expect(text.hasPrefix("\(name): “\(words.split(separator: " ")[0])” is not an argument"))
        #expect(text.split(whereSeparator: \.isNewline).count == 1, "\(text)")
    }
}
