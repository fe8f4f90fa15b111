import Sessions
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite struct BoardSessionTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    /// Starts the board of a file in the temporary folder.
    private func session(
        _ file: String = "board.json", columns: Int = 80, rows: Int = 24
    ) throws -> Session {
        try Session(
            .example("board"), ["\(directory.path)/\(file)"], columns: columns, rows: rows)
    }

    private func text() throws -> String {
        String(decoding: try directory.bytes(of: "board.json"), as: UTF8.self)
    }

    @Test(
        "Cards are added, moved and saved, and shown again by the next run",
        arguments: [(80, 24), (40, 24), (24, 8)])
    func cardsAreSaved(columns: Int, rows: Int) throws {
        let first = try session(columns: columns, rows: rows)
        try first.wait(for: "an empty board") { $0.shows("To do (0)") }
        first.send("awater the plants\r")
        try first.wait(for: "the card") { $0.shows("water the plants") && $0.shows("To do (1)") }
        first.send("L")
        try first.wait(for: "the move") { $0.shows("Doing (1)") }
        first.resize(columns: 60, rows: 16)
        try first.wait(for: "the board after a resize") {
            $0.shows("Doing (1)") && $0.shows("water the plants")
        }
        first.send("q")
        #expect(try first.waitForEnd() == .exited(0) && first.leftOn == [])
        #expect(try text().contains("Doing") && text().contains("water the plants"))
        let second = try session()
        try second.wait(for: "the same board") {
            $0.shows("Doing (1)") && $0.shows("water the plants")
        }
        second.send("\tx")
        try second.wait(for: "no card") { $0.shows("Doing (0)") }
        second.send("u")
        try second.wait(for: "the card again") { $0.shows("Doing (1)") }
        second.send("q")
        #expect(try second.waitForEnd() == .exited(0) && second.leftOn == [])
        #expect(try text().contains("water the plants"))
    }

    @Test("A board that cannot be saved says so and stays as it is")
    func aFailedWriteIsReported() throws {
        let session = try session("none/board.json")
        try session.wait(for: "an empty board") { $0.shows("To do (0)") }
        session.send("a")
        try session.wait(for: "the prompt") { $0.shows("New card") }
        session.send("one\r")
        try session.wait(for: "the message") {
            $0.shows("Nothing was changed: ") && $0.shows("To do (0)")
        }
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0) && session.leftOn == [])
    }

    @Test("A file that is no board is reported in a sentence, and stays as it is")
    func anotherFileIsReported() throws {
        try directory.makeFile("board.json", containing: "no board")
        let session = try Session(
            .path("/bin/sh"),
            ["-c", "cd \(directory.path) && exec \(Program.example("board").command)"])
        #expect(try session.waitForEnd() == .exited(1))
        #expect(session.row(0).hasPrefix("board: “board.json” is not a board."))
        #expect(session.count(of: "\u{1B}[?1049h") == 0)
        #expect(try text() == "no board")
    }

    @Test("A signal ends the program with the status that a shell expects")
    func aSignalEndsIt() throws {
        let session = try session()
        try session.wait(for: "an empty board") { $0.shows("To do (0)") }
        session.signal(SIGTERM)
        #expect(try session.waitForEnd() == .exited(128 + SIGTERM) && session.leftOn == [])
    }
}
