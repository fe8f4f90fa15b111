import Sessions
import Testing

@Suite struct NotesSessionTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.makeFolder("Work")
        try directory.makeFile("Work/plan.md", containing: "# The plan\n- first step")
        try directory.makeFile("alpha.md", containing: "text of alpha")
        try directory.makeFile("beta.txt", containing: "text of beta")
        try directory.makeFile("picture.png", containing: "no note")
    }

    @Test("Notes are selected, filtered and read", arguments: [(80, 24), (40, 24), (24, 14)])
    func notesAreRead(columns: Int, rows: Int) throws {
        let session = try Session(
            .example("notes"), [directory.path], columns: columns, rows: rows)
        try session.wait(for: "the notes") {
            $0.row(0).hasPrefix("Work") && $0.row(1).hasPrefix("▌plan.md")
                && $0.shows("first step") && !$0.shows("picture")
        }
        session.send("\u{1B}[B")
        try session.wait(for: "the next note") { $0.shows("text of alpha") }
        session.send("/bet")
        try session.wait(for: "the found note") {
            $0.shows("text of beta") && !$0.shows("alpha")
        }
        session.resize(columns: 60, rows: 16)
        session.send("\r\r")
        try session.wait(for: "the note after a resize") { $0.shows("text of beta") }
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0) && session.leftOn == [])
    }

    @Test("On a screen with room for one pane, Enter shows the text and Tab the list")
    func oneNoteIsShownAtATime() throws {
        let session = try Session(.example("notes"), [directory.path], columns: 24, rows: 8)
        try session.wait(for: "the list") { $0.shows("▌plan.md") }
        session.send("\r")
        try session.wait(for: "the text") { $0.shows("first step") && !$0.shows("plan.md") }
        session.send("\t")
        try session.wait(for: "the list again") { $0.shows("▌plan.md") }
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0) && session.leftOn == [])
    }

    @Test("A folder that cannot be read is reported in a sentence, without opening the terminal")
    func aMissingFolderIsReported() throws {
        let session = try Session(
            .path("/bin/sh"),
            ["-c", "cd \(directory.path) && exec \(Program.example("notes").command) none"])
        #expect(try session.waitForEnd() == .exited(1))
        #expect(session.row(0) == "notes: “none” is not a folder that can be read.")
        #expect(session.count(of: "\u{1B}[?1049h") == 0)
    }
}
