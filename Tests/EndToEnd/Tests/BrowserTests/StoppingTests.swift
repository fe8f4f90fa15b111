import Sessions
import Testing

/// ^Z and `fg` in a shell with job control.
@Suite struct StoppingTests {
    private func begin(columns: Int, rows: Int) throws -> Session {
        let session = try Session(
            .path("/bin/bash"), ["--norc", "--noprofile", "-i"], columns: columns, rows: rows,
            environment: ["PS1": "prompt> "])
        try session.wait(for: "the prompt") { $0.row(0).hasPrefix("prompt>") }
        session.send("\(Program.reflow.command) basic\n")
        try session.waitForFrame()
        return session
    }

    private func stop(_ session: Session) throws {
        session.send(Sent.stop)
        try session.wait(for: "the shell") { !$0.isAlternateScreen && $0.shows("Stopped") }
        try session.wait(for: "its prompt") { $0.text.last { !$0.isEmpty } == "prompt>" }
        #expect(session.isCursorVisible)
        #expect(!session.isMouseReported)
    }

    @Test func aResizeWhileStoppedIsSeenAfterGoingOn() throws {
        let session = try begin(columns: 120, rows: 40)
        let first = session.content
        try stop(session)
        session.resize(columns: 40, rows: 40)
        try session.press("fg\n", for: "one column") {
            $0.isAlternateScreen && $0.shows("2 → 1 column") && $0.row(39).hasPrefix(" Basic ")
        }
        #expect(session.place(ofWord: "18") != nil)
        #expect(session.place(ofWord: "21") == nil)
        try stop(session)
        session.resize(columns: 120, rows: 40)
        try session.press("fg\n", for: "the first screen again") { $0.content == first }
        #expect(session.isMouseReported)
        #expect(session.isPasteBracketed)
        #expect(!session.isCursorVisible)
        session.send("q")
        try session.wait(for: "the prompt") { !$0.isAlternateScreen && $0.isCursorVisible }
        session.send("exit 3\n")
        #expect(try session.waitForEnd() == .exited(3))
    }

    @Test func withoutAResizeThePictureIsTheSame() throws {
        let session = try begin(columns: 80, rows: 24)
        try session.scroll(rows: 2)
        let before = session.picture
        try stop(session)
        try session.press("fg\n", for: "the same frame") {
            $0.isAlternateScreen && $0.picture == before
        }
    }
}
