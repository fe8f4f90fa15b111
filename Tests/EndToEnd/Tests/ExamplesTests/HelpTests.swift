import Sessions
import Testing

/// Tests of the help and of the error messages of the examples.
@Suite struct HelpTests {
    private static let names = ["board", "dashboard", "gitlog", "notes", "pick"]

    /// Runs an example in an empty folder with an empty standard input. Returns what it prints, and how it ends.
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

    @Test(
        "An argument that is none is one sentence",
        arguments: [
            ("dashboard", "x", "x"), ("gitlog", "x", "x"), ("pick", "x", "x"),
            ("board", "x y", "y"), ("notes", "x y", "y"), ("notes", "x y z", "y"),
        ] + names.flatMap { [($0, "--x", "--x"), ($0, "-- --x", "--"), ($0, "x -y", "-y")] })
    func unknown(name: String, words: String, word: String) throws {
        let (text, end) = try run(name, words)
        #expect(end == .exited(64))
        #expect(text.hasPrefix("\(name): “\(word)” is not an argument"), "\(text)")
        #expect(text.split(whereSeparator: \.isNewline).count == 1, "\(text)")
    }

    @Test("An allowed argument is not reported as one too many", arguments: ["board", "notes"])
    func allowed(name: String) throws {
        let (text, end) = try run(name, "none")
        #expect(end == .exited(1))
        #expect(text.hasPrefix("\(name): ") && !text.contains("is not an argument"), "\(text)")
    }
}
