import Sessions
import Testing

/// Demos that are printed line by line, with `--plain` or `TERM=dumb`.
@Suite struct PlainModeSessionTests {
    private static let prompt = "? lists commands> "

    /// Runs a shell script without a terminal. In the script, `$0` is the program and `$1` a folder.
    private func run(
        _ script: String, _ folder: String = "/", environment: [String: String?] = [:]
    ) throws -> (end: Session.End, text: String) {
        let session = try Session(
            .path("/bin/sh"), ["-c", script, Program.reflow.location, folder],
            environment: environment, hasTerminal: false)
        let end = try session.waitForEnd()
        return (end, String(decoding: session.output, as: UTF8.self))
    }

    @Test("A terminal that cannot move its cursor gets pages of lines and a prompt")
    func dumb() throws {
        let session = try Session(.reflow, ["sections"], rows: 200, environment: ["TERM": "dumb"])
        try session.wait(for: "a prompt") { $0.count(of: Self.prompt) == 1 }
        #expect(session.row(0).hasPrefix("## "))
        for (number, line) in ["", "/7", "]", "tab", "?", "all", "nonsense"].enumerated() {
            session.send(line + "\n")
            try session.wait(for: "an answer") { $0.count(of: Self.prompt) == number + 2 }
        }
        session.send("q\n")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(!session.output.contains(0x1B))
        #expect(session.isLineUntouched)
    }

    @Test("The end of the input ends the program with a line break")
    func end() throws {
        let session = try Session(.reflow, ["basic", "--plain"])
        try session.wait(for: "a prompt") { $0.count(of: Self.prompt) == 1 }
        session.send("\u{4}")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.output.last == 0x0A)
    }

    @Test(
        "A pipe gets lines without prompts", arguments: ["printf 'all\\nq\\nall\\n'", "echo all"])
    func pipe(input: String) throws {
        let (end, text) = try run("\(input) | \"$0\" basic --plain")
        #expect(end == .exited(0))
        let lines = text.split(separator: "\n")
        let items = lines.filter { $0.hasPrefix("- ") }
            .compactMap { $0.split(separator: ",").first }
        #expect(items == (1...60).map { "- \($0)" })
        #expect(lines.last?.hasSuffix("100 %") == true && !text.contains(Self.prompt))
    }

    @Test("The program prints no error if a reader closes the pipe early")
    func closedPipe() throws {
        let script = "yes all | head -50 | \"$0\" million --plain | head -1; echo end"
        let (end, text) = try run(script)
        #expect(end == .exited(0))
        let lines = text.split(separator: "\n")
        #expect(lines.count == 2 && lines.last == "end", "\(text)")
    }

    @Test("A failed write gives an error of one sentence")
    func fullOutput() throws {
        let (end, text) = try run("\"$0\" basic --plain </dev/null 2>&1 >/dev/full")
        #expect(end == .exited(1))
        expectSentence(
            Array(text.utf8), beginning: "reflow: The output can't be written: No space left")
    }

    /// Creates a log and a folder with text that could harm the terminal.
    private func makeHostile() throws -> TemporaryDirectory {
        let directory = try TemporaryDirectory()
        try directory.makeFile(
            "hostile.log",
            containing: "\u{1B}]0;owned\u{7}title\n\u{1B}[31mred\u{8}\n\u{9B}31mc1\nreturn\rover\n"
                + "\u{1B}Pnever ended\nright\u{202E}left\n")
        for name in HostileFolderTests.hostile { try directory.makeFile(name.bytes) }
        try directory.makeFolder(HostileFolderTests.folder)
        return directory
    }

    private static let commands = [
        "\"$0\" log \"$1/hostile.log\" --plain", "\"$0\" files \"$1\" --plain",
    ]

    @Test(
        "Text from files and file names is printed without its control characters",
        arguments: commands)
    func controls(command: String) throws {
        let directory = try makeHostile()
        let (end, text) = try run("printf 'g\\nall\\n/\\033[31m\\n' | \(command)", directory.path)
        #expect(end == .exited(0))
        #expect(text.split(separator: "\n").count > 5)
        #expect(
            text.unicodeScalars.allSatisfy {
                $0 == "\n" || ![.control, .format].contains($0.properties.generalCategory)
            })
    }

    @Test(
        "The output for a vt100 in the C locale is ASCII",
        arguments: commands + ["\"$0\" everything --plain"])
    func bareLocale(command: String) throws {
        try expectASCII(command, ["LC_ALL": "C", "TERM": "vt100"])
    }

    @Test(
        "The output in a single-byte character set is ASCII",
        .enabled(if: LatinLocale.canBeMade, "localedef cannot compile a locale of ISO-8859-1"),
        arguments: commands + ["\"$0\" everything --plain"])
    func latinLocale(command: String) throws {
        let directory = try TemporaryDirectory()
        try expectASCII(command, LatinLocale.environment(in: directory.path))
    }

    private func expectASCII(_ command: String, _ environment: [String: String?]) throws {
        let directory = try makeHostile()
        let (end, text) = try run(
            "printf 'all\\n/\\303\\244\\n' | \(command) 2>&1", directory.path,
            environment: environment)
        #expect(end == .exited(0))
        #expect(text.split(separator: "\n").count > 5)
        #expect(text.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) })
    }

    @Test(
        "Without a name, the program prints the names of the demos and how to open one",
        arguments: [[], ["--plain"]])
    func names(arguments: [String]) throws {
        let session = try Session(.reflow, arguments, rows: 100, environment: ["TERM": "dumb"])
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.row(0) == "Several layouts" && session.shows("  log "))
        #expect(session.shows("“reflow NAME --plain” shows one demo line by line."))
        #expect(!session.output.contains(0x1B))
    }
}
